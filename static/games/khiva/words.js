import { html } from "htm/preact";
import { t } from "../../shell/i18n.js";
import { camelName, cardName, carpetName, teapotName } from "./alt.js";
import { Blanket } from "./art/blanket.js";
import { Carpet, Gem, Salt, Teapot } from "./art/goods.js";
import { cardOf, carpetOf, colourOf, teapotValue } from "./catalog.js";

// Pieces in a sentence: a small drawing for the eye, the name for those who hear it.

/** @typedef {import("./catalog.js").Table} Table */

/** @param {{ table: Table, camel: number }} props */
export function CamelWord({ table, camel }) {
  return html`<b class="word"><${Blanket} colour=${colourOf(table.catalog, camel)} size=${15} />${camelName(table, camel)}</b>`;
}

/** @param {{ table: Table, id: number }} props */
export function CardWord({ table, id }) {
  const { camel, number } = cardOf(table.catalog, id);
  const colour = colourOf(table.catalog, camel);
  return html`<b class="word card-word" data-camel=${colour} title=${cardName(table, id)}><span class="sr">${cardName(table, id)}</span
    ><span aria-hidden="true"><${Blanket} colour=${colour} size=${15} />${t(`khiva.initial.${colour}`)}${number}</span></b>`;
}

/** @param {{ table: Table, ids: readonly number[] }} props */
export function CardWords({ table, ids }) {
  return html`<span class="words">${ids.map((id) => html`<${CardWord} key=${id} table=${table} id=${id} />`)}</span>`;
}

/** @param {{ table: Table, id: number }} props */
export function CarpetWord({ table, id }) {
  const { camel, value } = carpetOf(table.catalog, id);
  return html`<b class="word"><span class="sr">${carpetName(table, id)}</span><span aria-hidden="true"><${Carpet} colour=${colourOf(table.catalog, camel)} value=${value} size=${21} /></span></b>`;
}

/** @param {{ table: Table, id: number | null }} props */
export function TeapotWord({ table, id }) {
  const value = id === null ? null : teapotValue(table.catalog, id);
  return html`<b class="word"><span class="sr">${teapotName(table, id)}</span><span aria-hidden="true"><${Teapot} value=${value} size=${21} /></span></b>`;
}

/** @param {{ value: number }} props */
export function SaltWord({ value }) {
  return html`<b class="word"><span class="sr">${t("khiva.salt", { value })}</span><span aria-hidden="true"><${Salt} value=${value} size=${21} /></span></b>`;
}

/** @param {{ count: number }} props */
export function GemsWord({ count }) {
  return html`<b class="word"><span class="sr">${t("khiva.gems", { count })}</span
    ><span aria-hidden="true">${Array.from({ length: count }, (_, place) => html`<${Gem} key=${place} size=${14} />`)}</span></b>`;
}
