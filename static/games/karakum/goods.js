/**
 * @typedef {import("../../types/karakum.d.ts").Catalog} Catalog
 * @typedef {import("../../types/karakum.d.ts").View} View
 * @typedef {import("../../types/karakum.d.ts").Hand} Hand
 * @typedef {import("../../types/karakum.d.ts").Move} Move
 * @typedef {import("../../types/karakum.d.ts").Buy} Buy
 * @typedef {import("../../types/karakum.d.ts").Telling} Telling
 * @typedef {import("../game.d.ts").Table<View, Hand, Move, Catalog>} Table
 * @typedef {"jewelry" | "silk" | "spices" | "honey" | "paper" | "gold"} Good
 * @typedef {{ id: number, good: Good, colour: string, number: number }} Camel
 */

/** @param {Catalog} catalog @param {number} resource @returns {Good} */
export function goodOf(catalog, resource) {
  return /** @type {Good} */ (catalog.resources[resource]?.key);
}

/** A camel with the good that its price is paid in. @param {Catalog} catalog @param {number} id @returns {Camel} */
export function camelOf(catalog, id) {
  const camel = catalog.camels[id];
  if (!camel) throw new RangeError(`there is no camel ${id} in the catalog`);
  return {
    id,
    number: camel.number,
    good: goodOf(catalog, camel.colour),
    colour: String(catalog.colours[camel.colour]),
  };
}

/** The kinds in a count of resources, each with how many. @param {Catalog} catalog @param {readonly number[]} counts */
export function piles(catalog, counts) {
  return counts.flatMap((count, resource) => (count > 0 ? [{ resource, good: goodOf(catalog, resource), count }] : []));
}

/** @param {readonly number[]} counts */
export const total = (counts) => counts.reduce((sum, count) => sum + count, 0);
