import { html } from "htm/preact";

/** Khiva from above on a 320 by 212 grid, and its tents: where the camels wait, in the order in which they are asked. */
export const CITY = { width: 320, height: 212, tents: [54, 107, 160, 213, 266], tentY: 70, campY: 134 };

const WALL = "M66 14H254L306 64V148L254 198H66L14 148V64Z";
const CORNERS = /** @type {const} */ ([
  [66, 14],
  [254, 14],
  [306, 64],
  [306, 148],
  [254, 198],
  [66, 198],
  [14, 148],
  [14, 64],
]);
const STAR =
  "M20 5 24.400 13.400 33.500 10.600 30.600 19.600 39 24 30.600 28.400 33.500 37.400 24.400 34.600 20 43 15.600 34.600 6.500 37.400 9.400 28.400 1 24 9.400 19.600 6.500 10.600 15.600 13.400Z";

/** @param {{ x: number, y: number, width: number, height: number, colours: import("../catalog.js").Colour[] }} props */
export function City({ x, y, width, height, colours }) {
  return html`<svg class="city" x=${x} y=${y} width=${width} height=${height} viewBox="0 0 320 212">
    <defs>
      <pattern id="khiva-tiles" width="40" height="48" patternUnits="userSpaceOnUse">
        <path class="tile-star" d=${STAR} />
        <path class="tile-line" d="M0 0 10.500 12M40 0 29.500 12M0 48 10.500 36M40 48 29.500 36" />
        <path class="tile-heart" d="M20 18 24 20 26 24 24 28 20 30 16 28 14 24 16 20Z" />
      </pattern>
    </defs>
    <path class="city-shadow" d=${WALL} transform="translate(0 5)" />
    <path class="city-ground" d=${WALL} />
    <path class="city-tiles" d=${WALL} />
    <path class="city-square" d="M44 96H276a14 14 0 0 1 14 14v40a14 14 0 0 1-14 14H44a14 14 0 0 1-14-14v-40a14 14 0 0 1 14-14Z" />
    <path class="wall-edge" d=${WALL} />
    <path class="wall" d=${WALL} />
    <path class="wall-walk" d=${WALL} />
    <path class="merlons" d=${WALL} />
    ${CORNERS.map(([cx, cy]) => html`<g transform=${`translate(${cx} ${cy})`}><circle class="tower" r="12" /><circle class="tower-top" r="7" /></g>`)}
    <g transform="translate(160 14)"><circle class="minaret-foot" r="15" /><circle class="minaret-band" r="11" /><circle class="minaret-top" r="6.500" /></g>
    ${colours.map((colour, place) => html`<${Tent} key=${colour} colour=${colour} x=${CITY.tents[place] ?? 0} />`)}
  </svg>`;
}

/** @param {{ colour: import("../catalog.js").Colour, x: number }} props */
function Tent({ colour, x }) {
  return html`<g class="tent" data-camel=${colour} transform=${`translate(${x} ${CITY.tentY})`}>
    <path class="tent-roof" d="M0-36C5-22 14-12 25-6 25-2 23 0 19 0 15 0 13-3 12.500-5 11-1 9 0 6.300 0 3 0 1-2 0-5-1-2-3 0-6.300 0-9 0-11-1-12.500-5-13-3-15 0-19 0-23 0-25-2-25-6-14-12-5-22 0-36Z" />
    <path class="tent-seam" d="M0-34C-3-20-7-12-12.500-6M0-34C3-20 7-12 12.500-6M0-34V-6" />
    <path class="tent-side" d="M-20-1H20V24H-20Z" />
    <path class="tent-door" d="M-7 24V9C-7 3-3 2 0-1 3 2 7 3 7 9V24Z" />
    <path class="tent-pole" d="M0-36V-42L8-39.500 0-37" />
  </g>`;
}
