import { spotOf } from "./catalog.js";

/** The spots a camel went over, the last one the one where it stopped. @param {import("../../types/khiva.d.ts").Moved} telling */
export function wayOf({ camel, start, to, over }) {
  const leapt = new Set(over.map((spot) => spotOf(spot, camel)));
  /** @type {(import("./catalog.js").Spot | null)[]} */
  const spots = [];
  const back = start !== null && start.path !== to.path;
  if (back) for (let space = start.space - 1; space >= 1; space--) spots.push({ path: start.path, space });
  if (back) spots.push(null);
  const from = start !== null && !back ? start.space + 1 : 1;
  for (let space = from; space <= to.space; space++) spots.push({ path: to.path, space });
  return spots.map((spot) => ({ spot: spotOf(spot, camel), over: leapt.has(spotOf(spot, camel)) }));
}
