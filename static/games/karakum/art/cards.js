import { html } from "htm/preact";
import { Mark } from "../marks.js";
import { Camel } from "./camel.js";
import { GoodPicture } from "./goods.js";

// Every card is drawn on a 100 by 140 grid and is decoration: what it says aloud is in alt.js.

const FACE = html`<rect class="card-face" x="1" y="1" width="98" height="138" rx="8" />`;

/** @param {{ good: import("../goods.js").Good }} props */
export function GoodCard({ good }) {
  return html`<svg class="card good-card" data-good=${good} viewBox="0 0 100 140" aria-hidden="true">
    ${FACE}
    <rect class="good-border" x="5" y="5" width="90" height="130" rx="5" />
    <path class="good-niche" d="M15 129V66C15 45 40 40 50 22 60 40 85 45 85 66V129Z" />
    <path class="good-sill" d="M15 118H85V129H15Z" />
    <path class="good-weave" d="M22 123.5l4-4 4 4-4 4ZM34 123.5l4-4 4 4-4 4ZM46 123.5l4-4 4 4-4 4ZM58 123.5l4-4 4 4-4 4ZM70 123.5l4-4 4 4-4 4Z" />
    <${GoodPicture} good=${good} x=${23} y=${56} size=${54} />
    <g class="good-corner">
      <${Mark} good=${good} x=${10} y=${10} size=${21} />
      <${Mark} good=${good} x=${69} y=${10} size=${21} />
    </g>
  </svg>`;
}

/** @param {{ good: import("../goods.js").Good, number: number }} props */
export function CamelCard({ good, number }) {
  const pips = Array.from({ length: number }, (_, place) => 50 + (place - number / 2) * 16);
  return html`<svg class="card camel-card" data-good=${good} viewBox="0 0 100 140" aria-hidden="true">
    ${FACE}
    <path class="camel-sky" d="M5 10a5 5 0 0 1 5-5H90a5 5 0 0 1 5 5V112H5Z" />
    <circle class="camel-sun" cx="72" cy="32" r="13" />
    <path class="camel-dune-far" d="M5 84C22 70 34 72 48 80S78 92 95 74V116H5Z" />
    <path class="camel-dune" d="M5 104C30 96 52 110 95 100V116H5Z" />
    <${Camel} good=${good} x=${7} y=${36} width=${87} />
    <path class="camel-label" d="M5 112H95V130a5 5 0 0 1-5 5H10a5 5 0 0 1-5-5Z" />
    <path class="camel-label-edge" d="M5 112H95" />
    ${pips.map((x) => html`<${Mark} good=${good} x=${x + 1} y=${116.5} size=${14} />`)}
    <text class="camel-number" x="11" y="37">${number}</text>
  </svg>`;
}

const DIAMOND = "M0-15h4v4h4v4h4v4h4v6h-4v4h-4v4h-4v4h-8v-4h-4v-4h-4v-4h-4v-6h4v-4h4v-4h4v-4Z";
const EYE = "M0-6h3v3h3v6h-3v3h-6v-3h-3v-6h3v-3Z";

/** @param {{ deck: "camels" | "resources" }} props */
export function CardBack({ deck }) {
  return html`<svg class="card card-back" data-deck=${deck} viewBox="0 0 100 140" aria-hidden="true">
    ${FACE}
    <rect class="back-field" x="5" y="5" width="90" height="130" rx="5" />
    <path class="back-stripe" d="M5 20H95V24H5ZM5 46H95V49H5ZM5 91H95V94H5ZM5 116H95V120H5Z" />
    <path class="back-teeth" d="M5 30l7.5 9 7.5-9 7.5 9 7.5-9 7.5 9 7.5-9 7.5 9 7.5-9 7.5 9 7.5-9 7.5 9 7.5-9V46H5ZM5 110l7.5-9 7.5 9 7.5-9 7.5 9 7.5-9 7.5 9 7.5-9 7.5 9 7.5-9 7.5 9 7.5-9 7.5 9V94H5Z" />
    ${[20, 50, 80].map(
      (x) => html`<g transform=${`translate(${x} 70)`}>
        <path class="back-diamond" d=${DIAMOND} /><path class="back-eye" d=${EYE} />
      </g>`,
    )}
    <path class="back-comb" d="M10 9v7M18 9v7M26 9v7M34 9v7M42 9v7M50 9v7M58 9v7M66 9v7M74 9v7M82 9v7M90 9v7M10 124v7M18 124v7M26 124v7M34 124v7M42 124v7M50 124v7M58 124v7M66 124v7M74 124v7M82 124v7M90 124v7" />
  </svg>`;
}
