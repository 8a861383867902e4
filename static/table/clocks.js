/**
 * The clocks as the server told them last, and when; those of `runs` have gone on since.
 * @typedef {{ left: import("./protocol.d.ts").Left[], runs: number[], since: number | null }} Clocks  `since` by performance.now(); null: they stand still
 */

/** @param {import("./protocol.d.ts").Left[] | undefined} left @param {number[]} runs @param {number} since @returns {Clocks | null} */
export const clocksOf = (left, runs, since) => (left ? { left, runs, since } : null);

/** What a seat has left at this moment. @param {Clocks} clocks @param {number} seat @param {number} now */
export function leftOf({ left, runs, since }, seat, now) {
  const { turn, reserve } = left[seat] ?? { turn: 0, reserve: 0 };
  const passed = runs.includes(seat) && since !== null ? now - since : 0;
  return { turn: Math.max(0, turn - passed), reserve: Math.max(0, reserve - Math.max(0, passed - turn)) };
}

/** Nobody's time goes on while the house is not heard of. @param {Clocks | null} clocks @param {number} now @returns {Clocks | null} */
export function halted(clocks, now) {
  if (!clocks) return null;
  return { ...clocks, left: clocks.left.map((_, seat) => leftOf(clocks, seat, now)), since: null };
}
