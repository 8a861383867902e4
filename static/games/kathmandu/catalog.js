/**
 * @typedef {import("../../types/kathmandu.d.ts").Kathmandu} Kathmandu
 * @typedef {import("../../types/kathmandu.d.ts").Catalog} Catalog
 * @typedef {import("../../types/kathmandu.d.ts").TableView} TableView
 * @typedef {import("../../types/kathmandu.d.ts").SoloView} SoloView
 * @typedef {Kathmandu["view"]} View
 * @typedef {Kathmandu["hand"]} Hand
 * @typedef {Kathmandu["move"]} Move
 * @typedef {Kathmandu["telling"]} Telling
 * @typedef {import("../../types/kathmandu.d.ts").Play} Play
 * @typedef {import("../../types/kathmandu.d.ts").MonumentView} Monument
 * @typedef {import("../game.d.ts").Table<View, Hand, Move, Catalog>} Table
 */

/** @param {Catalog} catalog @param {number} card @param {number} end */
export const faceOf = (catalog, card, end) => entry(catalog.faces, 2 * card + end);

/** The ends of a card that are different uses. @param {Catalog} catalog @param {number} card */
export const endsOf = (catalog, card) => entry(catalog.cards, card).ends;

/** The deck a card was in: those that come to the market, those that are drawn. @param {Catalog} catalog @param {number} card */
export const deckOf = (catalog, card) =>
  ["red", "rainbow"].includes(catalog.cards[card]?.deck ?? "") ? "red" : "blue";

/** @param {Table} table */
export const matOf = ({ catalog, view }) =>
  /** @type {import("../../types/kathmandu.d.ts").MatInfo} */ (catalog.mats[view.mat]);

/** The view of a match of several; null in solo. @param {Table} table @returns {TableView | null} */
export const together = ({ view }) => (view.type === "table" ? view : null);

/** The view of a solo game. @param {Table} table @returns {SoloView | null} */
export const alone = ({ view }) => (view.type === "solo" ? view : null);

/** The reader's hand cards; those just drawn of which one goes back, and one just bought, are among them. @param {Table} table @returns {number[]} */
export function cardsInHand(table) {
  if (table.me === null) return [];
  const { hand, view } = table;
  if (view.type === "solo") return view.hand;
  if (hand?.type !== "hand") return [];
  const bought = view.bought !== null && view.queue[0] === table.me ? [view.bought] : [];
  return [...new Set([...bought, ...hand.cards, ...hand.drawn])];
}

/** The reader's unspent coins. @param {Table} table @returns {number[]} */
export function ownCoins(table) {
  if (table.view.type === "solo") return table.view.coins;
  return table.hand?.type === "hand" ? table.hand.coins : [];
}

/** @param {Table} table @returns {Play[]} */
export const playsOf = (table) => table.hand?.plays ?? [];

/** The monuments of a seat as the reader may see them: the own ones with what is not shown to others yet. @param {Table} table @param {number} seat @returns {Monument[]} */
export function areaOf(table, seat) {
  if (table.view.type === "solo") return table.view.squares[seat]?.area ?? [];
  if (seat === table.me && table.hand?.type === "hand" && table.hand.draft) return table.hand.draft.area;
  return table.view.players[seat]?.area ?? [];
}

/** The areas in which something could be built, the own one first: seats, or in solo the squares. @param {Table} table @returns {number[]} */
export function areasOf(table) {
  if (table.view.type === "solo") return table.view.squares.map((_, square) => square);
  if (table.me === null) return [];
  const team = table.view.players[table.me]?.team ?? null;
  const mates = table.view.players.filter(
    (player) => team !== null && player.team === team && player.seat !== table.me,
  );
  return [table.me, ...mates.map((player) => player.seat)];
}

/** @param {Table} table @param {number} seat */
export function scoreOf(table, seat) {
  if (table.view.type === "solo") return 0;
  if (seat === table.me && table.hand?.type === "hand" && table.hand.draft) return table.hand.draft.score;
  return table.view.players[seat]?.score ?? 0;
}

/** @param {Table} table @param {string | null} id */
export const missionOf = ({ catalog }, id) => catalog.missions.find((mission) => mission.id === id) ?? null;

/** @param {Table} table @param {string} id */
export const goalOf = ({ catalog }, id) => catalog.goals.find((goal) => goal.id === id) ?? null;

/** @template T @param {readonly T[]} list @param {number} id @returns {T} */
function entry(list, id) {
  const found = list[id];
  if (found === undefined) throw new RangeError(`there is no ${id} in the catalog`);
  return found;
}
