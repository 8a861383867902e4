import { html } from "htm/preact";
import { rich, t } from "../../shell/i18n.js";
import { cardName, goodsName } from "./alt.js";
import { goodOf } from "./goods.js";
import { Mark } from "./marks.js";
import { CamelWord, Cards } from "./payment.js";

/**
 * @typedef {import("./goods.js").Table} Table
 * @typedef {import("./goods.js").Telling} Telling
 */

/** One telling in words; null for what goes without saying. @param {Table} table @param {Telling} telling */
export function logLine(table, telling) {
  switch (telling.type) {
    case "took":
    case "drew":
      return taken(table, telling);
    case "bought":
      return line(table, telling.tax ? "bought.taxed" : "bought", telling.seat, {
        camel: camel(table, telling.camel),
        cards: html`<${Cards} table=${table} counts=${telling.pay} />`,
      });
    case "joined":
    case "waits":
    case "followed":
      return line(table, telling.type, telling.seat, { camel: camel(table, telling.camel) });
    case "nosecond":
    case "skipped":
      return line(table, telling.type, telling.seat, {});
    case "reshuffled":
      return t("karakum.log.reshuffled", { count: telling.cards });
    case "ended":
      return ended(table, telling.left_out);
    case "revealed":
    case "arrived":
      return null;
  }
}

/** @param {Table} table @param {import("../../types/karakum.d.ts").Took | import("../../types/karakum.d.ts").Drew} telling */
function taken(table, telling) {
  const card = telling.resource === null ? null : html`<${GoodWord} table=${table} resource=${telling.resource} />`;
  const kind = card && telling.type === "drew" ? "drewKnown" : telling.type;
  return line(table, telling.bonus ? `${kind}.bonus` : kind, telling.seat, { card });
}

/** The end, and now all may know which camels were not in the game (KR14). @param {Table} table @param {number[]} leftOut */
function ended(table, leftOut) {
  if (leftOut.length === 0) return t("karakum.log.ended");
  return rich("karakum.log.ended.leftOut", { camels: leftOut.map((id) => html`${camel(table, id)} `) });
}

/** The line for the reader ("You …") or with the name. @param {Table} table @param {string} kind @param {number} seat @param {Record<string, import("preact").ComponentChild>} words */
function line(table, kind, seat, words) {
  if (seat === table.me) return rich(`karakum.log.you.${kind}`, words);
  return rich(`karakum.log.${kind}`, { ...words, name: html`<b class="name">${table.names[seat]}</b>` });
}

/** @param {Table} table @param {number} id */
const camel = (table, id) => html`<${CamelWord} table=${table} camel=${id} />`;

/** A card in a sentence. @param {{ table: Table, resource: number }} props */
function GoodWord({ table, resource }) {
  const good = goodOf(table.catalog, resource);
  return html`<span class="good-word" data-good=${good} title=${cardName(table, resource)}><${Mark} good=${good} size=${15} />${goodsName(good, 1)}</span>`;
}
