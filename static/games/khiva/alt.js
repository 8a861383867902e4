import { list, t } from "../../shell/i18n.js";
import { cardOf, carpetOf, colourOf, OUTPOST, teapotValue } from "./catalog.js";

// What each thing is called by those who hear the page: made from what the reader's own views say, and nothing else.

/** @typedef {import("./catalog.js").Table} Table */
/** @typedef {import("./catalog.js").Spot} Spot */

/** @param {Table} table @param {number} camel */
export const camelName = (table, camel) => t(`khiva.camel.${colourOf(table.catalog, camel)}`);

/** @param {Table} table @param {number} camel */
export const colourName = (table, camel) => t(`khiva.colour.${colourOf(table.catalog, camel)}`);

/** @param {Table} table @param {number} id */
export function cardName(table, id) {
  const { camel, number } = cardOf(table.catalog, id);
  return t("khiva.card", { colour: colourName(table, camel), number });
}

/** @param {Table} table @param {number} id */
export function cardWithGems(table, id) {
  return t("khiva.card.gems", { card: cardName(table, id), count: cardOf(table.catalog, id).gems });
}

/** @param {Table} table @param {readonly number[]} ids */
export const cardNames = (table, ids) => list(ids.map((id) => cardName(table, id)));

/** @param {Table} table @param {number} id */
export function carpetName(table, id) {
  const { camel, value } = carpetOf(table.catalog, id);
  return t("khiva.carpet", { colour: colourName(table, camel), value });
}

/** @param {Table} table @param {number | null} id */
export const teapotName = (table, id) =>
  id === null ? t("khiva.teapot.none") : t("khiva.teapot", { value: teapotValue(table.catalog, id) });

/** "shop 3 of Ada", "your outpost". @param {Table} table @param {Spot} spot */
export function spotName(table, { path, space }) {
  const whose = path === table.me ? "you" : "other";
  const words = { name: table.names[path] ?? "", space };
  return t(space === OUTPOST ? `khiva.outpost.${whose}` : `khiva.shop.${whose}`, words);
}

/** A space of a path, with who stands on it. @param {Table} table @param {Spot} spot */
export function spaceName(table, spot) {
  const here = table.view.camels.findIndex(({ at }) => at?.path === spot.path && at.space === spot.space);
  const what = t(`khiva.space.${spot.space}`);
  const camel = table.view.camels[here];
  if (!camel) return what;
  return t("khiva.space.camel", {
    space: what,
    camel: camelName(table, here),
    teapot: teapotName(table, camel.teapot),
  });
}

/** What stopping there gives. @param {Table} table @param {import("../../types/khiva.d.ts").Effect} effect */
export function effectName(table, effect) {
  const colour = effect.carpet === null ? "" : colourName(table, effect.carpet);
  const words = { count: effect.gems, colour, salt: effect.salt ?? 0 };
  if (effect.kind === "market") return t(effect.carpet === null ? "khiva.effect.salt" : "khiva.effect.market", words);
  if (effect.kind !== "outpost") return t(`khiva.effect.${effect.kind}`, words);
  const value = effect.teapot === null ? 0 : teapotValue(table.catalog, effect.teapot);
  const carpets = effect.delivers.reduce((sum, id) => sum + carpetOf(table.catalog, id).value, 0);
  return t(carpets > 0 ? "khiva.effect.delivers" : "khiva.effect.outpost", { value, carpets });
}

/** @param {Table} table @param {number} seat */
export const leftOf = (table, seat) => (seat + 1) % table.names.length;
