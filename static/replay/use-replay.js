import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { remember } from "../motion/motion.js";
import { RecordedPositions } from "../record/recorded.js";
import { toastProblem } from "../shell/toast.js";
import { Positions } from "./positions.js";

/** @typedef {import("../table/session.js").Session} Session */

/** Milliseconds from one position to the next. */
export const SPEEDS = /** @type {const} */ ([1600, 800, 350]);

/**
 * Looking back while the match may go on: which position is shown, and how to get to others.
 * @typedef {object} Replay
 * @property {Session | null} past  the session as it was; null: now
 * @property {number} place  how many positions lie before this one
 * @property {number} last
 * @property {boolean} playing
 * @property {number} speed  place in `SPEEDS`
 * @property {(place: number) => void} go
 * @property {(ply: number) => void} goToPly
 * @property {() => void} leave
 * @property {() => void} toggle
 * @property {(speed: number) => void} setSpeed
 * @property {number | null} seat  whose hand is seen; null: the reader's own
 * @property {(seat: number | null) => void} setSeat
 */

/**
 * @param {Session} session
 * @param {import("../record/file.js").Recorded} [recorded]  a file that has all there is
 * @returns {Replay}
 */
export function useReplay(session, recorded) {
  const code = session.match?.code ?? "";
  const [seat, setSeat] = useState(/** @type {number | null} */ (null));
  const from = seat ?? session.you?.seat ?? null;
  const positions = useMemo(
    () => (recorded ? new RecordedPositions(recorded, from) : new Positions(code, from)),
    [code, from, recorded],
  );
  const [position, setPosition] = useState(/** @type {import("./positions.js").Position | null} */ (null));
  const [playing, play] = useState(false);
  const [speed, setSpeed] = useState(1);
  const wanted = useRef(0);
  const plies = useMemo(() => [0, ...session.log.filter(({ undoes }) => !undoes).map(({ ply }) => ply)], [session.log]);
  const last = plies.length - 1;
  const place = position ? plies.findLastIndex((ply) => ply <= position.ply) : last;

  const goToPly = (/** @type {number} */ ply) => {
    wanted.current = ply;
    positions.at(ply).then((found) => {
      if (!found || wanted.current !== ply) return;
      remember();
      setPosition(found);
    }, toastProblem);
  };
  const go = (/** @type {number} */ next) => goToPly(plies[Math.min(last, Math.max(0, next))] ?? 0);
  const leave = () => {
    play(false);
    remember();
    setPosition(null);
    if (location.search) history.replaceState(null, "", location.pathname);
  };

  const linked = recorded ? 0 : Number(new URLSearchParams(location.search).get("ply") ?? -1);
  useEffect(() => {
    if (linked >= 0 && code) goToPly(linked);
  }, [code]);
  useEffect(() => {
    if (position) goToPly(position.ply);
  }, [positions]);
  useEffect(() => {
    if (!playing) return;
    if (place >= last) return play(false);
    const timer = setTimeout(() => go(place + 1), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [playing, place, speed]);

  return {
    past: useMemo(() => (position ? asItWas(session, position) : null), [session, position]),
    place,
    last,
    playing,
    speed,
    go,
    goToPly,
    leave,
    toggle: () => {
      if (!playing && place >= last) go(0);
      play(!playing);
    },
    setSpeed,
    seat,
    setSeat,
  };
}

/** Nothing can be done in the past. @param {Session} session @param {import("./positions.js").Position} position @returns {Session} */
function asItWas(session, { ply, table, you, log }) {
  return {
    ...session,
    ply,
    table: { ...table, to_act: [], outcome: null },
    you: you && { ...you, legal: [], undo: false },
    log: (log ?? session.log).filter((entry) => entry.ply <= ply),
    refusal: null,
  };
}
