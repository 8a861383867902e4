import { html } from "htm/preact";
import { Mark } from "./marks.js";
import { heightOf, SectionParts } from "./sections.js";

/**
 * A monument as far as it has grown, each storey with the mark of its colour; with `ghost` the storeys that are to come.
 * @param {{ kind: string, colours: string, height: number, ghost?: boolean }} props  `colours`: bottom first, `height`: storeys when complete
 */
export function MonumentArt({ kind, colours, height, ghost = true }) {
  const levels = Array.from({ length: height }, (_, place) => place + 1);
  const heights = levels.map((level) => heightOf(kind, level));
  const whole = heights.reduce((sum, each) => sum + each, 0);
  let floor = whole;
  return html`<svg class="monument-art" viewBox=${`-4 -6 108 ${whole + 10}`} aria-hidden="true">
    ${levels.map((level, place) => {
      floor -= heights[place] ?? 0;
      const colour = colours[place];
      if (colour === undefined && !ghost) return null;
      return html`<g key=${level} transform=${`translate(0 ${floor})`} class=${colour === undefined ? "ghost" : "storey"}>
        <${SectionParts} kind=${kind} level=${level} colour=${colour ?? "none"} />
        ${colour !== undefined && html`<${Mark} colour=${colour} x=${78} y=${Math.max(0, (heights[place] ?? 0) - 26)} size=${24} />`}
      </g>`;
    })}
  </svg>`;
}

/** One storey alone, as on a card. @param {{ kind: string, level: number, colour: string }} props */
export function StoreyArt({ kind, level, colour }) {
  const height = heightOf(kind, level);
  return html`<svg class="storey-art" viewBox=${`-4 -3 108 ${height + 6}`} aria-hidden="true"><${SectionParts} kind=${kind} level=${level} colour=${colour} /></svg>`;
}
