import { total } from "./goods.js";

/**
 * Choosing among the ways to pay that the server has listed: nothing here knows why they are the ways.
 *
 * @typedef {import("./goods.js").Buy} Buy
 * @typedef {{ resource: number, count: number }[]} Wishes  what the reader has asked for, the latest last
 */

/** Cheapest in cards first, golds (the last of the counts) kept back. @param {Buy[]} ways */
export function cheapestFirst(ways) {
  return [...ways].sort((a, b) => total(a.pay) - total(b.pay) || a.pay[5] - b.pay[5]);
}

/**
 * The next number of this resource that some way spends; after the greatest comes the least again.
 * @param {Buy[]} ways @param {Buy} now @param {number} resource
 */
export function nextCount(ways, now, resource) {
  const counts = [...new Set(ways.map((way) => way.pay[resource] ?? 0))].sort((a, b) => a - b);
  const spent = now.pay[resource] ?? 0;
  return counts.find((count) => count > spent) ?? counts[0] ?? 0;
}

/**
 * The way that keeps to the latest wishes, and else changes as few cards as it can. Every way can be reached: wishing for
 * its counts one after the other leads to it, since it keeps to all of them.
 * @param {Buy[]} ways  not empty
 * @param {Buy} now
 * @param {Wishes} wishes
 */
export function nearest(ways, now, wishes) {
  const badness = (/** @type {Buy} */ way) => {
    const broken = wishes.reduce(
      (sum, { resource, count }, age) => sum + (way.pay[resource] === count ? 0 : 2 ** age),
      0,
    );
    return 100 * broken + way.pay.reduce((sum, count, resource) => sum + Math.abs(count - (now.pay[resource] ?? 0)), 0);
  };
  return ways.reduce((best, way) => (badness(way) < badness(best) ? way : best));
}

/** @param {Wishes} wishes @param {number} resource @param {number} count @returns {Wishes} */
export function wished(wishes, resource, count) {
  return [...wishes.filter((wish) => wish.resource !== resource), { resource, count }];
}
