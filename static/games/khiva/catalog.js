/**
 * @typedef {import("../../types/khiva.d.ts").Catalog} Catalog
 * @typedef {import("../../types/khiva.d.ts").View} View
 * @typedef {import("../../types/khiva.d.ts").Hand} Hand
 * @typedef {import("../../types/khiva.d.ts").Move} Move
 * @typedef {import("../../types/khiva.d.ts").Telling} Telling
 * @typedef {import("../../types/khiva.d.ts").Spot} Spot
 * @typedef {import("../../types/khiva.d.ts").WayView} Way
 * @typedef {import("../../types/khiva.d.ts").SeatView} SeatView
 * @typedef {import("../game.d.ts").Table<View, Hand, Move, Catalog>} Table
 * @typedef {"white" | "blue" | "green" | "pink" | "black"} Colour  of a camel's blanket
 */

export const SHOPS = /** @type {const} */ ([1, 2, 3, 4]);
export const OUTPOST = 5;
export const SPACES = /** @type {const} */ ([...SHOPS, OUTPOST]);

/** @param {Catalog} catalog @param {number} camel @returns {Colour} */
export const colourOf = (catalog, camel) => /** @type {Colour} */ (catalog.camels[camel]);

/** @param {Catalog} catalog @param {number} id */
export const cardOf = (catalog, id) => entry(catalog.cards, id);

/** @param {Catalog} catalog @param {number} id */
export const carpetOf = (catalog, id) => entry(catalog.carpets, id);

/** @param {Catalog} catalog @param {number} id */
export const teapotValue = (catalog, id) => entry(catalog.teapots, id).value;

/** @template T @param {readonly T[]} list @param {number} id @returns {T} */
function entry(list, id) {
  const found = list[id];
  if (found === undefined) throw new RangeError(`there is no ${id} in the catalog`);
  return found;
}

/** How many cards everybody plays, and gives, in a turn (KH20, KH91). @param {Table} table */
export const choiceSize = (table) => (table.names.length === 2 ? 2 : 1);

/** The name of a place on the table: a space of a path, or the camel's tent in Khiva. @param {Spot | null} at @param {number} camel */
export const spotOf = (at, camel) => (at ? `space:${at.path}:${at.space}` : `tent:${camel}`);
