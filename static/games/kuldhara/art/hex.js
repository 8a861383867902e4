import { html } from "htm/preact";
import { Gem } from "./gem.js";

const EDGE = "M50 2 98 29.7V85.3L50 113 2 85.3V29.7Z";
const PLATE = "M50 11 90.2 34.2V80.8L50 104 9.8 80.8V34.2Z";
const INSET = "M50 19 83 38V77L50 96 17 77V38Z";

/**
 * A hex of a workbench or a pattern, 100 wide and 115 high: a socket, on it a protection tile, a gem, or a gem on a tile.
 * @param {{ colour?: string | null, gem?: boolean, tile?: boolean, bare?: boolean }} props  `bare`: without the socket
 */
export function HexArt({ colour = null, gem = false, tile = false, bare = false }) {
  return html`<svg class="hex-art" viewBox="0 0 100 115" aria-hidden="true">
    ${!bare && html`<path class="hex-socket" d=${EDGE} /><path class="hex-well" d=${INSET} />`}
    ${tile && html`<g data-gem=${colour}><path class="tile-plate" d=${PLATE} /><path class="tile-inset" d=${INSET} /></g>`}
    ${tile && !gem && html`<g class="tile-mark"><${Gem} colour=${colour ?? "white"} x=${30} y=${37.5} size=${40} /></g>`}
    ${gem && html`<${Gem} colour=${colour ?? "white"} x=${17} y=${24.5} size=${66} />`}
  </svg>`;
}
