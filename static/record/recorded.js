import { FRESH } from "../table/session.js";

/** @typedef {import("./file.js").Recorded} Recorded */

/** The match of a file as a page knows a match that is over. @param {Recorded} recorded @returns {import("../table/session.js").Session} */
export function sessionOf(recorded) {
  const last = /** @type {Recorded["positions"][number]} */ (recorded.positions.at(-1));
  return {
    ...FRESH,
    link: "live",
    presence: { ...FRESH.presence, seats: recorded.match.seats.map(() => true) }, // nobody is missed any more
    match: recorded.match,
    ply: last.ply,
    table: { view: last.view, to_act: [], outcome: last.outcome },
    log: logOf(recorded, null),
  };
}

/** The log as a seat was told it, or everybody. @param {Recorded} recorded @param {number | null} seat */
function logOf({ log }, seat) {
  return log.map(({ undoes, private: told, ...entry }) => ({
    ...entry,
    events: (seat === null ? undefined : told?.[seat]) ?? entry.events,
    ...(undoes === null ? {} : { undoes }),
  }));
}

/** The positions of a file, from one side. @implements {Pick<import("../replay/positions.js").Positions, "at">} */
export class RecordedPositions {
  /** @param {Recorded} recorded @param {number | null} seat */
  constructor(recorded, seat) {
    this.recorded = recorded;
    this.seat = seat;
    this.log = logOf(recorded, seat);
  }

  /** @param {number} ply @returns {Promise<import("../replay/positions.js").Position | undefined>} */
  async at(ply) {
    const found = this.recorded.positions.find((position) => position.ply === ply);
    if (!found) return undefined;
    const { view, to_act, outcome, hands } = found;
    const you = this.seat === null ? null : { seat: this.seat, hand: hands[this.seat], legal: [], undo: false };
    return { ply, table: { view, to_act, outcome }, you, log: this.log };
  }
}
