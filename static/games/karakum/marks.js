import { html } from "htm/preact";

/**
 * The mark of each good: the shape that doubles its colour, drawn on a 24 by 24 grid in the current colour.
 * The same marks stand on cards, on camels' blankets and in the log.
 *
 * @type {Record<import("./goods.js").Good, string>}
 */
const SHAPES = {
  jewelry: "M8.4 1.5h7.2L18.3 5 12 11 5.7 5ZM12 8.8a6.9 6.9 0 1 1-.01 0ZM12 11.7a4 4 0 1 0 .01 0Z",
  silk: "M4.5 1.8h15v3.4h-15ZM4.5 18.8h15v3.4h-15ZM6.5 6.4h11l1 1.4L6 10.2V7.4ZM18.5 9.2v2.8L5.5 14.6v-2.8ZM18.5 13.5v3.2l-.8.9H6.3L5.5 16.2Z",
  spices:
    "M12 .8 14 6.6 19.9 4.1 17.4 10 23.2 12 17.4 14 19.9 19.9 14 17.4 12 23.2 10 17.4 4.1 19.9 6.6 14 .8 12 6.6 10 4.1 4.1 10 6.6ZM12 9.4a2.6 2.6 0 1 0 .01 0Z",
  honey:
    "M12 1c3.5 5.2 7.3 9 7.3 13.7a7.3 7.3 0 0 1-14.6 0C4.7 10 8.5 6.2 12 1ZM8 14.3c-.3 2.9 1.1 5 3.6 5.6-1.4-1.6-2-3.4-1.8-5.6Z",
  paper:
    "M6 2h13.5A3.5 3.5 0 0 1 23 5.5V8h-4.8v10.5A3.5 3.5 0 0 1 14.7 22H4.5A3.5 3.5 0 0 1 1 18.5V16h8.8v2.5a1.3 1.3 0 0 0 1.3 1.3V8.3H2.5V5.5A3.5 3.5 0 0 1 6 2ZM13 9.5v1.6h3.3V9.5ZM13 13v1.6h3.3V13Z",
  gold: "M7.5 5.5h9l1.2 5H6.3ZM5 12h6.3l1.3 7H1.4L2.7 12ZM12.7 12h8.6l1.3 7h-8.6Z",
};

/** @param {{ good: import("./goods.js").Good, x?: number, y?: number, size?: number }} props */
export function Mark({ good, x, y, size = 24 }) {
  return html`<svg class="mark" x=${x} y=${y} width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${SHAPES[good]} fill="currentColor" fill-rule="evenodd" />
  </svg>`;
}
