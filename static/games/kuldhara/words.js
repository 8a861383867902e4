import { html } from "htm/preact";
import { cardName, cardText, colourName } from "./alt.js";
import { Gem } from "./art/gem.js";
import { HexArt } from "./art/hex.js";
import { Drop } from "./art/water.js";
import { colourOf } from "./catalog.js";

// Pieces in a sentence: a small drawing for the eye, the name for those who hear it.

/** @typedef {import("./catalog.js").Table} Table */

/** @param {{ table: Table, colour: number, count?: number }} props */
export function GemWord({ table, colour, count = 1 }) {
  return html`<b class="word">${count > 1 ? html`${count} ` : ""}<${Gem} colour=${colourOf(table.catalog, colour)} size=${16} /><span class="word-name">${colourName(table, colour)}</span></b>`;
}

/** @param {{ table: Table, colour: number }} props */
export function TileWord({ table, colour }) {
  return html`<b class="word"><span class="tile-word"><${HexArt} colour=${colourOf(table.catalog, colour)} tile=${true} bare=${true} /></span><span class="word-name">${colourName(table, colour)}</span></b>`;
}

/** @param {{ table: Table, id: number }} props */
export function CardWord({ table, id }) {
  return html`<b class="word" title=${cardText(table, id)}>${cardName(table, id)}</b>`;
}

/** @param {{ count: number }} props */
export function WaterWord({ count }) {
  return html`<b class="word"><${Drop} size=${13} />${count}</b>`;
}
