import { seatName } from "./seat-name.js";
import { isOver } from "./session.js";

/**
 * The session as a game's parts want it.
 * @param {import("./session.js").Session} session  one whose match has started
 * @param {any} catalog
 * @param {(move: unknown, from?: string) => void} play
 * @param {() => void} undo
 * @returns {import("../games/game.d.ts").Table}
 */
export function tableOf(session, catalog, play, undo) {
  const { match, table, you } = session;
  if (!match || !table) throw new TypeError("the match has not started");
  const over = isOver(session);
  const playsOneself = you !== null && !match.seats[you.seat]?.computer;
  return {
    match,
    presence: session.presence,
    catalog,
    view: table.view,
    over,
    toAct: over ? [] : table.to_act,
    names: match.seats.map(seatName),
    me: you?.seat ?? null,
    hand: you?.hand ?? null,
    legal: playsOneself && !over ? you.legal : [],
    ready: session.link === "live" && session.pending === null,
    refusal: session.refusal,
    log: session.log,
    play,
    undo: playsOneself && !over && you.undo ? undo : null,
  };
}
