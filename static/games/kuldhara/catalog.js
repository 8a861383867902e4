/**
 * @typedef {import("../../types/kuldhara.d.ts").Catalog} Catalog
 * @typedef {import("../../types/kuldhara.d.ts").View} View
 * @typedef {import("../../types/kuldhara.d.ts").Hand} Hand
 * @typedef {import("../../types/kuldhara.d.ts").Move} Move
 * @typedef {import("../../types/kuldhara.d.ts").Telling} Telling
 * @typedef {import("../../types/kuldhara.d.ts").HunterView} Hunter
 * @typedef {import("../../types/kuldhara.d.ts").Content} Content
 * @typedef {import("../../types/kuldhara.d.ts").Card} Card
 * @typedef {import("../../types/kuldhara.d.ts").Way} Way
 * @typedef {import("../game.d.ts").Table<View, Hand, Move, Catalog>} Table
 * @typedef {"orange" | "red" | "green" | "blue" | "purple" | "white"} Colour
 */

export const WHITE = -1;
export const KADHAN = -1;
export const NIGHT = 4;

/** @param {Catalog} catalog @param {number} colour @returns {Colour} */
export const colourOf = (catalog, colour) =>
  colour === WHITE ? "white" : /** @type {Colour} */ (entry(catalog.colours, colour).key);

/** @param {Catalog} catalog @param {number} colour */
export const sizeOf = (catalog, colour) => entry(catalog.colours, colour).size;

/** @param {Catalog} catalog @param {number} id @returns {Card} */
export function cardOf(catalog, id) {
  const found = catalog.cards.find((card) => card.id === id);
  if (!found) throw new RangeError(`there is no card ${id} in the catalog`);
  return found;
}

/** The colours of these counts, each as often as it is there. @param {readonly number[]} counts */
export const spread = (counts) => counts.flatMap((count, colour) => Array.from({ length: count }, () => colour));

/** @param {readonly number[]} counts */
export const total = (counts) => counts.reduce((sum, count) => sum + count, 0);

/** The reader's own hunter; null for a spectator. @param {Table} table @returns {Hunter | null} */
export const mine = (table) => (table.me === null ? null : (table.view.hunters[table.me] ?? null));

/** Who plays: a name, or Kadhan's. @param {Table} table @param {number} seat @param {string} kadhan */
export const nameOf = (table, seat, kadhan) => (seat === KADHAN ? kadhan : (table.names[seat] ?? ""));

/** @template T @param {readonly T[]} list @param {number} id @returns {T} */
function entry(list, id) {
  const found = list[id];
  if (found === undefined) throw new RangeError(`there is no ${id} in the catalog`);
  return found;
}
