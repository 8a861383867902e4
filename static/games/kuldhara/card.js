import { html } from "htm/preact";
import { Pattern } from "./art/pattern.js";
import { cardOf } from "./catalog.js";

/** A jewelry card: points, level, pattern, and a tile as reward on the lower two levels. @param {{ table: import("./catalog.js").Table, id: number }} props */
export function Jewelry({ table, id }) {
  const card = cardOf(table.catalog, id);
  return html`<span class="jewelry" data-level=${card.level}>
    <span class="jewelry-head"><b class="jewelry-points">${card.points}</b><${Level} level=${card.level} /></span>
    <span class="jewelry-pattern"><${Pattern} card=${card} catalog=${table.catalog} /></span>
    ${card.level < 3 && html`<svg class="jewelry-reward" viewBox="0 0 100 115" aria-hidden="true"><path d="M50 6 94 31.4V83.6L50 109 6 83.6V31.4Z" /><path class="plus" d="M50 36v44M28 57.5h44" /></svg>`}
  </span>`;
}

/** The back of a card. @param {{ level: number }} props */
export function JewelryBack({ level }) {
  return html`<span class="jewelry jewelry-back" data-level=${level}><${Level} level=${level} /></span>`;
}

/** @param {{ level: number }} props */
export function Level({ level }) {
  return html`<span class="level" aria-hidden="true">${Array.from({ length: level }, (_, pip) => html`<i key=${pip}></i>`)}</span>`;
}
