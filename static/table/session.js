import { clocksOf } from "./clocks.js";

/**
 * What this page knows of its match: a fold over the messages of docs/protocol.md, without side effects.
 *
 * @typedef {import("./protocol.d.ts").ServerMessage} ServerMessage
 * @typedef {import("./protocol.d.ts").Entry} Entry
 * @typedef {"connecting" | "live" | "lost" | "gone" | "stopped"} Link
 *
 * @typedef {Pick<Session, "ply" | "table" | "you">} Then
 *
 * @typedef {object} Session
 * @property {Link} link
 * @property {import("./protocol.d.ts").Match | null} match
 * @property {import("./protocol.d.ts").Presence} presence
 * @property {(number | null)[]} gone  by seat, since when nobody is there, by performance.now(); null where that is not known
 * @property {number} ply
 * @property {import("./protocol.d.ts").TableState | null} table
 * @property {import("./clocks.js").Clocks | null} clocks  null for a match without a pace
 * @property {import("./protocol.d.ts").You | null} you
 * @property {import("./protocol.d.ts").Poll[]} polls
 * @property {Then | null} before  how it stood before the newest entry, if this page was told; null if not
 * @property {Entry[]} log
 * @property {import("./protocol.d.ts").Line[]} talk  what has been said, oldest first
 * @property {number | null} oldTalk  the last line that was said before the page was opened; null until that is known
 * @property {import("./protocol.d.ts").Person | null} nudge  who waits for the reader and has said so
 * @property {number | null} pending  the `n` of a move that the server has not answered yet
 * @property {import("./protocol.d.ts").Refused | null} refusal  the answer to the last try, until the next one
 */

const KEPT = 500; // lines of talk

/** @type {Session} */
export const FRESH = {
  link: "connecting",
  match: null,
  presence: { seats: [], watching: [], gone: [] },
  gone: [],
  ply: 0,
  table: null,
  clocks: null,
  you: null,
  before: null,
  polls: [],
  log: [],
  talk: [],
  oldTalk: null,
  nudge: null,
  pending: null,
  refusal: null,
};

/** Whether the match has ended: by the rules, or because its table wanted so. @param {Pick<Session, "match" | "table">} session */
export const isOver = ({ match, table }) => match?.status === "over" || table?.outcome != null;

/** @param {Session} session @param {ServerMessage} message @param {number} [now] by performance.now() @returns {Session} */
export function after(session, message, now = 0) {
  switch (message.type) {
    case "sync":
      return {
        ...session,
        link: "live",
        match: message.match,
        ...here(message.presence, now),
        ply: message.ply,
        table: message.table,
        clocks: clocksOf(message.clocks, message.table?.to_act ?? [], now),
        you: message.you,
        before: beforeOf(session, message.ply),
        log: joined(session.log, message.log, message.ply),
      };
    case "update":
      return updated(session, message, now);
    case "match":
      return { ...session, match: message.match };
    case "presence":
      return { ...session, ...here(message.presence, now) };
    case "polls":
      return { ...session, polls: message.polls };
    case "lines":
      return {
        ...session,
        talk: heard(session.talk, message.lines),
        oldTalk: session.oldTalk ?? message.lines.at(-1)?.id ?? 0,
      };
    case "line":
      return { ...session, talk: heard(session.talk, [message.line]) };
    case "nudge":
      return { ...session, nudge: message.by };
    case "ack":
      return message.n === session.pending ? { ...session, pending: null } : session;
    case "refused":
      return { ...session, refusal: message, pending: message.n === session.pending ? null : session.pending };
    case "pong":
      return session;
  }
}

/** A house that is being upgraded may not tell yet who is gone. @param {import("./protocol.d.ts").Presence} presence @param {number} now */
const here = (presence, now) => ({ presence, gone: presence.gone?.map((ms) => (ms === null ? null : now - ms)) ?? [] });

/** A sync may tell what is known already. @param {Session} session @param {number} ply @returns {Then | null} */
function beforeOf({ ply: known, table, you, before }, ply) {
  if (known === ply) return before;
  return known === ply - 1 ? { ply: known, table, you } : null;
}

/** @param {Session} session @param {import("./protocol.d.ts").Update} message @param {number} now @returns {Session} */
function updated(session, message, now) {
  const { ply, seat, at, undoes } = message;
  const events = [...message.events];
  for (const [place, telling] of message.you?.told ?? []) events[place] = telling;
  return {
    ...session,
    ply,
    table: message.table,
    clocks: clocksOf(message.clocks, message.table.to_act, now),
    you: message.you,
    before: beforeOf(session, ply),
    log: joined(session.log, [{ ply, seat, at, events, undoes }], ply),
    nudge: seat !== message.you?.seat && isWaitedFor(message) ? session.nudge : null,
    pending: message.n === session.pending ? null : session.pending,
    refusal: null,
  };
}

/** @param {import("./protocol.d.ts").Update} message */
const isWaitedFor = ({ you, table }) => you !== null && table.to_act.includes(you.seat);

/** @param {import("./protocol.d.ts").Line[]} talk @param {import("./protocol.d.ts").Line[]} news */
function heard(talk, news) {
  const known = new Set(talk.map(({ id }) => id));
  const fresh = news.filter(({ id }) => !known.has(id));
  return fresh.length > 0 ? [...talk, ...fresh].slice(-KEPT) : talk;
}

/** The log up to `ply`, what is new in place of what was known of the same plies. @param {Entry[]} known @param {Entry[]} news @param {number} ply */
function joined(known, news, ply) {
  const first = news[0]?.ply ?? ply + 1;
  return standing([...known.filter((entry) => entry.ply < first && entry.ply <= ply), ...news]);
}

/** Without what was taken back; that it was is left only where something had been told. @param {Entry[]} log */
function standing(log) {
  const undone = new Set(log.map((entry) => entry.undoes));
  const untold = new Set(log.filter((entry) => entry.events.length === 0).map((entry) => entry.ply));
  return log.filter(({ ply, undoes }) => !undone.has(ply) && !(undoes && untold.has(undoes)));
}
