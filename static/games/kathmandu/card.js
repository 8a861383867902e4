import { html } from "htm/preact";
import { Mark } from "./art/marks.js";
import { StoreyArt } from "./art/monument.js";
import { deckOf, endsOf, faceOf } from "./catalog.js";

/** @typedef {import("./catalog.js").Table} Table */

/** One end of a card: a storey with its colour, its height and its points. @param {{ table: Table, card: number, end: number }} props */
export function End({ table, card, end }) {
  const face = faceOf(table.catalog, card, end);
  const storeys = table.catalog.heights[face.kind] ?? 1;
  return html`<span class="end" aria-hidden="true" data-element=${face.colour} data-kind=${face.kind}>
    <span class="end-signs"><${Mark} colour=${face.colour} size="100%" /><span class="storeys" aria-hidden="true">${Array.from({ length: storeys }, (_, place) => html`<i key=${place} data-here=${place + 1 === face.level}></i>`)}</span><b>${face.points}</b></span>
    <${StoreyArt} kind=${face.kind} level=${face.level} colour=${face.colour} />
  </span>`;
}

/** A card with all its ends. @param {{ table: Table, id: number }} props */
export function Card({ table, id }) {
  return html`<span class="section-card" data-deck=${deckOf(table.catalog, id)}>${endsOf(table.catalog, id).map((end) => html`<${End} key=${end} table=${table} card=${id} end=${end} />`)}</span>`;
}
