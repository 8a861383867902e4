import { html } from "htm/preact";

/**
 * The weave of each camel's blanket, which doubles its colour everywhere, on a 24 by 24 grid: white plain, blue stripes,
 * green dots, pink zigzag, black checks.
 * @type {Record<import("../catalog.js").Colour, string>}
 */
export const WEAVES = {
  white: "",
  blue: "M3.5 0h4v24h-4ZM10 0h4v24h-4ZM16.5 0h4v24h-4Z",
  green:
    "M6 3.4a2.6 2.6 0 1 0 .01 0ZM18 3.4a2.6 2.6 0 1 0 .01 0ZM12 9.4a2.6 2.6 0 1 0 .01 0ZM6 15.4a2.6 2.6 0 1 0 .01 0ZM18 15.4a2.6 2.6 0 1 0 .01 0Z",
  pink: "M0 8.5 6 2.5 12 8.5 18 2.5 24 8.5V12.5L18 6.5 12 12.5 6 6.5 0 12.5ZM0 19 6 13 12 19 18 13 24 19V23L18 17 12 23 6 17 0 23Z",
  black: "M0 0h6v6H0ZM12 0h6v6h-6ZM6 6h6v6H6ZM18 6h6v6h-6ZM0 12h6v6H0ZM12 12h6v6h-6ZM6 18h6v6H6ZM18 18h6v6h-6Z",
};

/**
 * A small piece of a blanket: the mark of a camel. As a part of a drawing it takes `x` and `y`.
 * @param {{ colour: import("../catalog.js").Colour, x?: number, y?: number, size?: number | string }} props
 */
export function Blanket({ colour, x, y, size = 24 }) {
  return html`<svg class="blanket" data-camel=${colour} x=${x} y=${y} width=${size} height=${size} viewBox="-1 -1 26 26" aria-hidden="true">
    <rect class="blanket-cloth" width="24" height="24" rx="4" />
    <path class="blanket-weave" d=${WEAVES[colour]} />
    <rect class="blanket-hem" width="24" height="24" rx="4" />
  </svg>`;
}
