import { html } from "htm/preact";

/** The element of each colour, on a 20 by 20 grid: circle the sky, spiral the air, flame, wave, square the earth. @type {Record<string, string>} */
const MARKS = {
  b: "M10 3.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Z",
  w: "M10 10.2a1.2 1.2 0 0 1 2.2.5 2.7 2.7 0 0 1-4.9 1.5A4.3 4.3 0 0 1 14.8 8.6 6.2 6.2 0 1 1 5.2 6.2",
  r: "M10 2.8c.7 3.3 5 4.9 5 9.2a5 5 0 0 1-10 0c0-2.1 1-3.4 2.2-4.5.2 1.5.8 2.2 1.6 2.5-.3-2.7 0-5 1.2-7.2Z",
  g: "M2.5 8.5c2-2.6 4-2.6 5.6 0s3.7 2.6 5.5 0 2.8-2 3.9-1M2.5 13.5c2-2.6 4-2.6 5.6 0s3.7 2.6 5.5 0 2.8-2 3.9-1",
  y: "M4.5 4.5h11v11h-11Z",
};

/** @param {{ colour: string, x?: number, y?: number, size?: number | string }} props */
export function Mark({ colour, x, y, size = 16 }) {
  const mark = MARKS[colour];
  return html`<svg class="mark" data-element=${colour} x=${x} y=${y} width=${size} height=${size} viewBox="0 0 20 20" aria-hidden="true">
    <circle class="mark-ground" cx="10" cy="10" r="9.2" />
    ${mark ? html`<path class=${colour === "w" || colour === "g" ? "mark-line" : "mark-shape"} d=${mark} />` : html`<${WildRing} />`}
  </svg>`;
}

const PIECES = ["b", "w", "r", "g", "y"];

/** All five colours in a ring. */
function WildRing() {
  return PIECES.map((colour, place) => {
    const [from, to] = [place, place + 1].map((turn) => {
      const angle = (turn * 2 * Math.PI) / PIECES.length - Math.PI / 2;
      return `${(10 + 5.6 * Math.cos(angle)).toFixed(2)} ${(10 + 5.6 * Math.sin(angle)).toFixed(2)}`;
    });
    return html`<path class="mark-arc" data-element=${colour} d=${`M${from}A5.6 5.6 0 0 1 ${to}`} />`;
  });
}
