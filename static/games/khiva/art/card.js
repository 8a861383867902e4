import { html } from "htm/preact";
import { WEAVES } from "./blanket.js";
import { Camel } from "./camel.js";
import { Gem } from "./goods.js";

// Travel cards on a 100 by 140 grid, decoration: what they say aloud is in alt.js.

/** @param {{ colour: import("../catalog.js").Colour, number: number, gems: number, initial: string }} props */
export function CardFace({ colour, number, gems, initial }) {
  const stones = Array.from({ length: gems }, (_, place) => 50 + (place - gems / 2) * 27);
  return html`<svg class="card" data-camel=${colour} viewBox="0 0 100 140" aria-hidden="true">
    <rect class="card-face" x="1" y="1" width="98" height="138" rx="9" />
    <path class="card-sky" d="M6 13a7 7 0 0 1 7-7H87a7 7 0 0 1 7 7V104H6Z" />
    <path class="card-wall" d="M6 84h7v-6h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v6h9V104H6Z" />
    <${Camel} colour=${colour} x=${21} y=${38} width=${68} />
    <rect class="card-hem" x="6" y="101" width="88" height="7" />
    <svg x="6" y="101" width="88" height="7" viewBox="0 0 300 24" preserveAspectRatio="xMidYMid slice">
      ${[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((place) => html`<path class="blanket-weave" transform=${`translate(${place * 24 - 6} 0)`} d=${WEAVES[colour]} />`)}
    </svg>
    <path class="card-plate" d="M6 6H46C46 28 34 44 6 46Z" />
    <text class="card-number" x="22" y="36">${number}</text>
    ${stones.map((x) => html`<${Gem} x=${x} y=${110} size=${25} />`)}
    <text class="card-initial" x="86" y="24">${initial}</text>
  </svg>`;
}

/** A card of the size of a thumbnail: its colour, its weave, its number. @param {{ colour: import("../catalog.js").Colour, number: number }} props */
export function SmallCard({ colour, number }) {
  return html`<svg class="card small" data-camel=${colour} viewBox="0 0 100 140" aria-hidden="true">
    <rect class="card-cloth" x="3" y="3" width="94" height="134" rx="12" />
    ${[0, 1, 2, 3].map((place) => html`<svg key=${place} x=${6 + place * 22} y="108" width="22" height="22" viewBox="0 0 24 24"><path class="blanket-weave" d=${WEAVES[colour]} /></svg>`)}
    <text class="card-number" x="50" y="90">${number}</text>
  </svg>`;
}

/** The back: a star tile in its frame. */
export function CardBack() {
  return html`<svg class="card card-back" viewBox="0 0 100 140" aria-hidden="true">
    <rect class="card-face" x="1" y="1" width="98" height="138" rx="9" />
    <rect class="back-field" x="7" y="7" width="86" height="126" rx="5" />
    <path class="back-lace" d="M50 12 88 50 50 88 12 50ZM50 52 88 90 50 128 12 90ZM12 12 88 88M88 12 12 88M12 52 88 128M88 52 12 128" />
    <path class="back-star" d="M50 40 57.5 52 71 48.500 67.500 62 80 70 67.500 78 71 91.500 57.500 88 50 100 42.500 88 29 91.500 32.500 78 20 70 32.500 62 29 48.500 42.500 52Z" />
    <path class="back-heart" d="M50 56 60 60 64 70 60 80 50 84 40 80 36 70 40 60Z" />
  </svg>`;
}
