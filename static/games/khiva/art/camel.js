import { html } from "htm/preact";
import { WEAVES } from "./blanket.js";

// A camel with two humps on a 100 by 92 grid, walking to the left, feet at y = 90.
const FAR = "M47 62 54 60C55 70 53 78 51 90H44C46 80 47 72 47 62ZM78 60 88 60C87 70 84 76 84 90H77C79 80 79 70 78 60Z";
const BODY =
  "M4.5 27C4 23.5 7 21.5 11 20 14.5 18 17.5 16 21 15.3L21.6 11.5C24.2 12.3 25.6 14.3 25.9 17 29.6 23 29.4 32 33 37.5 35.4 40.6 37.6 37.5 39 33 41 26 45 21.5 49 22 53 22.5 55 28 57 33 60 35.5 66 35.5 69 33.5 71 28 75 22.5 79.5 23 85 24 86.5 32 89.5 38 93.5 43.5 95 49 94.5 55 94 60 92 63 92.2 68L94.5 90H87L84.5 70.5C82 67 78.5 64.5 74 63.5 66 66 57 66 50 63.5 49 70 47 76 45.5 81L44 90H36.5L38.5 79C39.2 73 38.8 67 37 62.5 31 57.5 26.5 48.5 24 39 23 35.5 20.8 33 17.5 32.8 12.5 33.3 6 32.8 4.5 27Z";
const TAIL = "M93.5 44C98 48 98.5 55 97 61";
const BLANKET = "M49 31.5C55 36.5 70 37 76 32L80.5 60C72 65.5 55.5 65.5 46.5 60.5Z";

/** @param {{ colour: import("../catalog.js").Colour, x?: number, y?: number, width?: number | string }} props */
export function Camel({ colour, x, y, width = "100%" }) {
  const height = typeof width === "number" ? width * 0.92 : undefined;
  return html`<svg class="camel" data-camel=${colour} x=${x} y=${y} width=${width} height=${height} viewBox="0 0 100 92" aria-hidden="true">
    <path class="camel-far" d=${FAR} />
    <path class="camel-tail" d=${TAIL} />
    <path class="camel-body" d=${BODY} />
    <circle class="camel-eye" cx="18" cy="21.5" r="1.6" />
    <path class="camel-blanket" d=${BLANKET} />
    <svg x="49" y="35.5" width="28" height="26" viewBox="0 0 24 24" preserveAspectRatio="none">
      <path class="blanket-weave" d=${WEAVES[colour]} />
    </svg>
  </svg>`;
}
