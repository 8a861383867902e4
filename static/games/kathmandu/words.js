import { html } from "htm/preact";
import { cardName, colourName, faceName } from "./alt.js";
import { Mark } from "./art/marks.js";
import { endsOf, faceOf } from "./catalog.js";

// Pieces in a sentence: marks for the eye, names for those who hear it.

/** @typedef {import("./catalog.js").Table} Table */

/** @param {{ colour: string }} props */
export function ColourWord({ colour }) {
  return html`<b class="word"><${Mark} colour=${colour} size=${15} />${colourName(colour)}</b>`;
}

/** @param {{ table: Table, card: number, end: number }} props */
export function FaceWord({ table, card, end }) {
  return html`<b class="word"><${Mark} colour=${faceOf(table.catalog, card, end).colour} size=${15} />${faceName(table, card, end)}</b>`;
}

/** @param {{ table: Table, card: number }} props */
export function CardWord({ table, card }) {
  return html`<b class="word" title=${cardName(table, card)}>${endsOf(table.catalog, card).map((end) => html`<${Mark} key=${end} colour=${faceOf(table.catalog, card, end).colour} size=${15} />`)}<span class="word-name">${cardName(table, card)}</span></b>`;
}

/** @param {{ table: Table, cards: readonly (number | null)[] }} props */
export function CardWords({ table, cards }) {
  return cards
    .filter((card) => card !== null)
    .map((card, place) => html`${place > 0 ? ", " : ""}<${CardWord} key=${card} table=${table} card=${card} />`);
}
