import { get } from "../shell/http.js";

/**
 * @typedef {object} Position  the table after a ply, as the reader saw it or may see it now
 * @property {number} ply
 * @property {import("../table/protocol.d.ts").TableState} table
 * @property {import("../table/protocol.d.ts").You | null} you
 * @property {import("../table/protocol.d.ts").Entry[]} [log]  as this side was told it, where it is another than the session's
 */

const BEFORE = 20;

/** The positions of a match, fetched many at a time and kept. */
export class Positions {
  /** @type {Map<number, Position>} */
  #found = new Map();

  /** @param {string} code @param {number | null} seat  whose hand is seen; null: the reader's own */
  constructor(code, seat) {
    this.path = `/api/matches/${encodeURIComponent(code)}/plies?${seat === null ? "" : `seat=${seat}&`}first=`;
  }

  /** @param {number} ply @returns {Promise<Position | undefined>} */
  async at(ply) {
    if (!this.#found.has(ply)) {
      const first = Math.max(0, ply - BEFORE);
      for (const position of await get(`${this.path}${first}`)) this.#found.set(position.ply, position);
    }
    return this.#found.get(ply);
  }
}
