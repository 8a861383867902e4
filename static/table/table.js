import { t } from "../shell/i18n.js";

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
  return {
    match,
    presence: session.presence,
    catalog,
    view: table.view,
    over: table.outcome !== null,
    toAct: table.to_act,
    names: match.seats.map((seat) => seat.person?.name ?? t("seat.free")),
    me: you?.seat ?? null,
    hand: you?.hand ?? null,
    legal: you?.legal ?? [],
    ready: session.link === "live" && session.pending === null,
    refusal: session.refusal,
    log: session.log,
    play,
    undo: you?.undo ? undo : null,
  };
}
