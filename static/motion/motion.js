import { fly } from "./flights.js";
import { movePieces, places, TRAVEL } from "./flip.js";
import { light, showLights } from "./lights.js";

const LONGEST = 1200;
const STEP = 190;

/** @type {import("./flip.js").Places | null} */
let before = null;

/** Remember where everything is: to be called just before the table is drawn anew. */
export function remember() {
  skip();
  before = places();
}

/**
 * To be called when the table has been drawn anew: plays what happened since `remember`.
 * @param {import("../games/game.d.ts").Trace[]} traces  one for each telling, in order
 */
export function playBack(traces) {
  if (traces.length > 0)
    light(
      "last",
      traces.flatMap((trace) => trace.lights),
    );
  else showLights();
  if (!before) return;
  const was = before;
  before = null;
  const step = Math.min(STEP, (LONGEST - TRAVEL) / Math.max(1, traces.length - 1));
  /** @type {Map<string, number>} */
  const delays = new Map();
  const flights = traces.flatMap((trace, place) => {
    for (const piece of trace.moves ?? []) delays.set(piece, place * step);
    return (trace.flights ?? []).map((flight) => ({ ...flight, delay: place * step }));
  });
  const walks = new Map(traces.flatMap(({ walk }) => (walk ? [[walk.piece, walk.along]] : [])));
  movePieces(was, (piece) => delays.get(piece) ?? 0, walks);
  fly(was, flights);
}

/** Ends everything that is on its way: one click skips. */
export function skip() {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSAnimation || animation instanceof CSSTransition) continue;
    animation.finish();
  }
}
