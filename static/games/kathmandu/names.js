// What a move is chosen by: the names of pieces and spots on the table, one of each group. No rules: a move says itself
// what it is about.

/** @typedef {import("./catalog.js").Move} Move */

/** A move by the names that lead to it; without groups it has only a button. @param {Move} move @returns {string[][]} */
export function groupsOf(move) {
  switch (move.type) {
    case "bid":
    case "swap":
      return [[`coin:${move.coin}`], [`spot:${move.spot}`]];
    case "jump":
      return [[`spot:${move.spot}`], [`spot:${move.to}`]];
    case "build":
    case "rebuild":
      return [[`end:${move.card}:${move.face}`], [targetOf(move)]];
    case "return":
    case "discard":
    case "offer":
      return [[`end:${move.card}:0`, `end:${move.card}:1`]];
    case "claim":
      return [[`goal:${move.goal}`]];
    case "take_discard":
    case "buy":
    case "retrieve":
      return [[`card-${move.card}`]];
    case "scrap":
      return [[`monument:${move.area}:${move.monument}`]];
    case "store":
      return [[`space:${move.space}`]];
    default:
      return [];
  }
}

/** @param {{ area: number, monument: number | null }} build */
export const targetOf = ({ area, monument }) => (monument === null ? `new:${area}` : `monument:${area}:${monument}`);

/** Whether every name chosen leads to this move, each by a group of its own. @param {Move} move @param {readonly string[]} chosen */
export function leadsTo(move, chosen) {
  const groups = groupsOf(move);
  const used = chosen.map((name) => groups.findIndex((group) => group.includes(name)));
  return used.every((place, index) => place >= 0 && used.indexOf(place) === index);
}
