import { list, t } from "../../shell/i18n.js";
import { camelOf, goodOf, piles } from "./goods.js";

// What each piece is called by those who hear the page: one function for each, made from views alone.

/** @typedef {import("./goods.js").Table} Table */

/** @param {import("./goods.js").Good} good @param {number} count */
export const goodsName = (good, count) => t(`karakum.good.${good}`, { count });

/** @param {Table} table @param {number} camel */
export function camelName(table, camel) {
  const { colour, number, good } = camelOf(table.catalog, camel);
  return t("karakum.camel", { colour: t(`karakum.colour.${colour}`), number, good: goodsName(good, 1) });
}

/** @param {Table} table @param {readonly number[]} counts */
export function paymentName(table, counts) {
  const parts = piles(table.catalog, counts).map(({ good, count }) =>
    t("karakum.pile", { count, good: goodsName(good, count) }),
  );
  return list(parts);
}

/** @param {Table} table @param {number} place @param {boolean} playable */
export function marketName(table, place, playable) {
  const offer = table.view.market[place];
  if (!offer) return "";
  const { good } = camelOf(table.catalog, offer.camel);
  const words = { camel: camelName(table, offer.camel), count: offer.price, good: goodsName(good, offer.price) };
  const lacking = table.hand?.lacking[place] ?? 0;
  return [
    t(offer.tax ? "karakum.alt.taxed" : "karakum.alt.offer", words),
    lacking > 0 ? t("karakum.alt.lacking", { count: lacking }) : "",
    playable ? t("karakum.alt.canBuy") : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** @param {Table} table @param {number} place @param {boolean} playable */
export function faceUpName(table, place, playable) {
  const resource = table.view.face_up[place];
  if (resource == null) return t("karakum.alt.empty");
  return t(playable ? "karakum.alt.canTake" : "karakum.alt.faceUp", { good: cardName(table, resource) });
}

/** @param {Table} table @param {number} resource */
export function cardName(table, resource) {
  const kind = table.catalog.resources[resource];
  const good = goodsName(goodOf(table.catalog, resource), 1);
  return kind?.colour ? t("karakum.card", { good, colour: t(`karakum.colour.${kind.colour}`) }) : good;
}
