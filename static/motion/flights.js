import { html, render } from "htm/preact";
import { fromTo, isCalm, TRAVEL } from "./flip.js";

/**
 * Pictures that fly over the table, for cards without a name of their own.
 * @typedef {{ picture: import("preact").ComponentChild, from: string, to: string, covers?: boolean, delay: number }} TimedFlight
 */

/** @param {import("./flip.js").Places} before @param {TimedFlight[]} flights */
export function fly(before, flights) {
  for (const flight of flights) {
    const goal = document.querySelector(`[data-spot="${CSS.escape(flight.to)}"]`);
    const start = before.get(`@${flight.from}`) ?? rectOf(flight.from);
    if (!(goal instanceof HTMLElement) || goal.offsetParent === null || !start) continue;
    send(flight, start, goal);
  }
}

/** @param {string} spot */
function rectOf(spot) {
  return document.querySelector(`[data-spot="${CSS.escape(spot)}"]`)?.getBoundingClientRect();
}

/** @param {TimedFlight} flight @param {DOMRect} start @param {HTMLElement} goal */
function send(flight, start, goal) {
  const ghost = document.createElement("div");
  ghost.className = "flight";
  ghost.ariaHidden = "true";
  ghost.style.left = `${start.left}px`;
  ghost.style.top = `${start.top}px`;
  ghost.style.width = `${start.width}px`;
  ghost.style.height = `${start.height}px`;
  render(html`${flight.picture}`, ghost);
  document.body.append(ghost);
  const end = goal.getBoundingClientRect();
  const timing = { duration: TRAVEL, delay: flight.delay, easing: "cubic-bezier(0.3, 0.5, 0.2, 1)", fill: "both" };
  const frames = isCalm()
    ? [{ opacity: 0.6 }, { opacity: 0 }]
    : [
        { transform: "none" },
        { transform: landing(start, end), opacity: 1, offset: 0.92 },
        { transform: landing(start, end), opacity: 0 },
      ];
  const flying = ghost.animate(frames, /** @type {KeyframeAnimationOptions} */ (timing));
  flying.onfinish = flying.oncancel = () => ghost.remove();
  if (flight.covers) goal.animate([{ opacity: 0 }, { opacity: 0 }], { duration: flight.delay + 0.92 * TRAVEL });
}

/** @param {DOMRect} start @param {DOMRect} end */
function landing(start, end) {
  const size = Math.min(end.width / start.width, end.height / start.height, 1.4);
  const place = fromTo(end, start).replace(/scale\(.*\)/, "");
  return `${place} scale(${size})`;
}
