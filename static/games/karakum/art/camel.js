import { html } from "htm/preact";
import { Mark } from "../marks.js";

// One dromedary on a 120 by 100 grid, walking to the left behind its master; the ground is at y = 96.
const WALKING = {
  far: "M56 60 64 58C66 66 66 72 64 79L62 92 62.5 96H54.5C56.5 90 57.5 84 57.5 78 57.5 72 56.5 66 56 60ZM80 58 92 60C90 68 86.5 73 85.5 79L83 92 83.5 96H75.5C78 89 79 83 79.5 77 79.7 71 79.5 64 80 58Z",
  near: "M4.5 30C3.5 26.5 6 23.5 10 21.5 14 19 18 16 22.5 14.8L22.8 11C25.5 11.5 27.5 13.5 27.8 16.5 31.5 22 31.5 33 36 39.5 39.5 44 45 40.5 50 35.5 56 28 60.5 12 70 12 80 12 84.5 27.5 92 36 97.5 41.5 99.8 47 99.5 54 99.2 60 97 64 96.5 69 96.3 76 99.5 84 100.5 91.5L101.5 96H93C93.5 88.5 91.5 81 88 74.5 85 68.5 81.5 64.5 77 63 69 65.5 60.5 65.5 53.5 63 52.5 70 50.5 76.5 48 82.5 45.5 88 43.5 91.5 43.5 96H35C37.5 90.5 39.5 84.5 40.5 78.5 41.3 72.5 41 67 39 62 32.5 57 27.5 47.5 24.5 37.5 23 34.5 20.5 32.5 17.5 32.5 12.5 34 6.5 35 4.5 30Z",
  tail: "M98.5 45C103 49 103.5 56 102 63",
  blanket: "M57 26.5C64 23 76.5 23 84.5 27.5L87 54.5C77 58.5 64.5 58.5 54.5 54Z",
};
const KNEELING = {
  far: "",
  near: "M4.5 50C3.5 46.5 6 43.5 10 41.5 14 39 18 36 22.5 34.8L22.8 31C25.5 31.5 27.5 33.5 27.8 36.5 31.5 42 31 52 36 58 39.5 62.5 45 59.5 50 55 56 48 60.5 36 70 36 80 36 84.5 48 92 56 99 61.5 102.5 68 103.5 76 104.5 83 109 86 112 92L113 96H30C26.5 96 25.5 92 28.5 90.5L39 86C36.5 83.5 36.5 81.5 37.5 79 31 74.5 27.5 67 24.5 57.5 23 54.5 20.5 52.5 17.5 52.5 12.5 54 6.5 55 4.5 50Z",
  tail: "M102 68C107 73 108 79 107 85",
  blanket: "M57 48.5C64 45 76.5 45 84.5 49.5L88 77C78 81 64.5 81 54 76.5Z",
};

/**
 * A camel in its colour with its mark on the blanket. As a part of a drawing it takes `x`, `y`, `width`.
 * @param {{ good: import("../goods.js").Good, kneeling?: boolean, x?: number, y?: number, width?: number }} props
 */
export function Camel({ good, kneeling = false, x, y, width = 120 }) {
  const shape = kneeling ? KNEELING : WALKING;
  return html`<svg class="camel" data-good=${good} x=${x} y=${y} width=${width} height=${(width * 100) / 120}
      viewBox="0 0 120 100" aria-hidden="true">
    ${shape.far && html`<path class="camel-far" d=${shape.far} />`}
    <path class="camel-tail" d=${shape.tail} />
    <path class="camel-near" d=${shape.near} />
    <circle class="camel-eye" cx="19.5" cy=${kneeling ? 41.5 : 21.5} r="1.5" />
    <path class="camel-blanket" d=${shape.blanket} />
    <${Mark} good=${good} x=${59} y=${kneeling ? 51.5 : 29.5} size=${23} />
  </svg>`;
}
