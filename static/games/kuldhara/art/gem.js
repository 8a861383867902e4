import { html } from "htm/preact";

/**
 * Cut stones on a 24 by 24 grid: the cut says the colour, the size says how much room and water a stone takes.
 * `edge` is the outline, `table` the flat top, `light` the facets that catch the light.
 * @type {Record<string, { edge: string, table: string, light: string }>}
 */
const CUTS = {
  orange: {
    edge: "M12 5.4a6.6 6.6 0 1 1 0 13.2 6.6 6.6 0 0 1 0-13.2Z",
    table: "M12 8.6a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8Z",
    light: "M6.5 8.4A6.6 6.6 0 0 1 12 5.4v3.2a3.4 3.4 0 0 0-2.8 1.5Z",
  },
  red: {
    edge: "M12 4.6 19.4 17.6H4.6Z",
    table: "M12 9.4 15.4 15.4H8.6Z",
    light: "M12 4.6V9.4L8.6 15.4 4.6 17.6Z",
  },
  green: {
    edge: "M4.2 4.2H19.8V19.8H4.2Z",
    table: "M8 8H16V16H8Z",
    light: "M4.2 4.2H19.8L16 8H8Z",
  },
  blue: {
    edge: "M12 2.8 21 9.4 17.6 20H6.4L3 9.4Z",
    table: "M12 7.6 16.6 10.9 14.8 16.2H9.2L7.4 10.9Z",
    light: "M12 2.8V7.6L7.4 10.9 3 9.4Z",
  },
  purple: {
    edge: "M12 .8 15 4 19.9 4.1 20 9 23.2 12 20 15 19.9 19.9 15 20 12 23.2 9 20 4.1 19.9 4 15 .8 12 4 9 4.1 4.1 9 4Z",
    table: "M12 6.4 16 8 17.6 12 16 16 12 17.6 8 16 6.4 12 8 8Z",
    light: "M.8 12 4 9 4.1 4.1 9 4 12 .8V6.4L8 8 6.4 12Z",
  },
};

const COLOURS = Object.keys(CUTS);

/** A fifth of a ring for each colour: any gem will do. */
const WHEEL = COLOURS.map((_, wedge) => {
  const [from, to] = [wedge, wedge + 1].map((step) => {
    const angle = (step * 2 * Math.PI) / 5 - Math.PI / 2;
    return `${(12 + 9.4 * Math.cos(angle)).toFixed(2)} ${(12 + 9.4 * Math.sin(angle)).toFixed(2)}`;
  });
  return `M12 12 ${from}A9.4 9.4 0 0 1 ${to}Z`;
});

/** @param {{ colour: string, x?: number, y?: number, size?: number | string }} props */
export function Gem({ colour, x, y, size = 24 }) {
  const cut = CUTS[colour];
  return html`<svg class="gem" data-gem=${colour} x=${x} y=${y} width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true">
    ${
      cut
        ? html`<path class="gem-edge" d=${cut.edge} /><path class="gem-light" d=${cut.light} /><path class="gem-table" d=${cut.table} />`
        : html`${WHEEL.map((wedge, colour) => html`<path class="wheel" data-gem=${COLOURS[colour]} d=${wedge} />`)}<circle class="wheel-hub" cx="12" cy="12" r="3.6" />`
    }
  </svg>`;
}
