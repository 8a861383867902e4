import { useEffect, useReducer, useRef } from "preact/hooks";
import { remember } from "../motion/motion.js";

/**
 * A long entry is shown telling by telling: what the table looks like after `told` of the events of `ply`, for `hold` ms.
 * @typedef {import("../games/game.d.ts").Step & { ply: number }} Still
 */

/**
 * The session as it is to be shown now, for games that say how an entry goes step by step; others see every entry at once.
 * @param {import("./session.js").Session} session
 * @param {import("../games/game.d.ts").GameModule<any, any>} game
 * @param {any} catalog
 * @returns {{ shown: import("./session.js").Session, telling: any, skip: () => void }} `telling`: what is being shown, null if nothing is
 */
export function usePaced(session, game, catalog) {
  const [, redraw] = useReducer((/** @type {number} */ count) => count + 1, 0);
  const seen = useRef(session);
  const waiting = useRef(/** @type {Still[]} */ ([]));
  if (session.you?.seat !== seen.current.you?.seat) {
    waiting.current = []; // somebody else is looking
    seen.current = session;
  } else if (session.ply !== seen.current.ply) {
    const stills = stillsOf(session, game, catalog);
    if (stills.length > 0) waiting.current = stills; // nobody is shown more than one entry behind
    seen.current = session;
  }
  const [still] = waiting.current;
  const skip = () => {
    if (waiting.current.length === 0) return;
    waiting.current = [];
    redraw(0);
  };

  useEffect(() => {
    if (!still) return;
    const timer = setTimeout(() => {
      remember();
      waiting.current.shift();
      redraw(0);
    }, still.hold);
    return () => clearTimeout(timer);
  }, [still]);
  useEffect(() => {
    if (!still) return;
    const onKey = (/** @type {KeyboardEvent} */ event) => (event.key === "Escape" || isFree(event)) && skip();
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [still !== undefined]);

  if (!still) return { shown: session, telling: null, skip };
  const shown = asItWas(session, still);
  return { shown, telling: shown.log.at(-1)?.events.at(-1), skip };
}

/** A key that nothing on the page has a use for. @param {KeyboardEvent} event */
const isFree = ({ key, target }) => (key === " " || key === "Enter") && target === document.body;

/**
 * The newest entry, from how the table stood before it: of entries that come together the last one is told.
 * @param {import("./session.js").Session} session
 * @param {import("../games/game.d.ts").GameModule<any, any>} game
 * @param {any} catalog
 * @returns {Still[]}
 */
function stillsOf({ ply, log, before }, game, catalog) {
  const entry = log.at(-1);
  if (!game.steps || !before?.table || entry?.ply !== ply || document.hidden) return [];
  const start = { view: before.table.view, hand: before.you?.hand ?? null };
  return game.steps(start, entry.events, before.you?.seat ?? null, catalog).map((step) => ({ ...step, ply }));
}

/** Nobody can do anything in a picture of the past. @param {import("./session.js").Session} session @param {Still} still @returns {import("./session.js").Session} */
function asItWas(session, { ply, told, view, hand }) {
  const log = session.log.filter((entry) => entry.ply <= ply);
  const newest = log.at(-1);
  if (newest?.ply === ply) log[log.length - 1] = { ...newest, events: newest.events.slice(0, told) };
  return {
    ...session,
    ply,
    table: { view, to_act: [], outcome: null },
    you: session.you && { ...session.you, hand, legal: [], undo: false },
    log,
  };
}
