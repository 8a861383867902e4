import { walk } from "./walks.js";

/**
 * Pieces that keep their name from one view to the next travel from where they were to where they are
 * (FLIP: first, last, invert, play).
 *
 * @typedef {Map<string, DOMRect>} Places  by `data-piece` and, with a leading @, by `data-spot`
 */

const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
export const TRAVEL = 320;

export const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Where everything is now. @returns {Places} */
export function places() {
  /** @type {Places} */
  const found = new Map();
  for (const element of document.querySelectorAll("[data-piece], [data-spot]")) {
    if (!(element instanceof HTMLElement) || element.offsetParent === null) continue;
    const rect = element.getBoundingClientRect();
    if (element.dataset.piece) found.set(element.dataset.piece, rect);
    if (element.dataset.spot) found.set(`@${element.dataset.spot}`, rect);
  }
  return found;
}

/**
 * @param {Places} before
 * @param {(piece: string) => number} delayOf  in milliseconds
 * @param {Map<string, import("./walks.js").Walk["along"]>} walks  the pieces that do not go straight
 */
export function movePieces(before, delayOf, walks) {
  for (const element of document.querySelectorAll("[data-piece]")) {
    if (!(element instanceof HTMLElement) || element.offsetParent === null) continue;
    const name = element.dataset.piece ?? "";
    const was = before.get(name);
    const along = walks.get(name);
    if (was && isCalm()) fade(element, was);
    else if (was && along) walk(element, was, along, delayOf(name));
    else if (was) travel(element, was, delayOf(name));
    else appear(element, before.get(`@${element.dataset.from}`), delayOf(name));
  }
}

/** @param {DOMRect} was @param {DOMRect} now */
const isSame = (was, now) => Math.abs(was.left - now.left) < 1 && Math.abs(was.top - now.top) < 1;

/** For those who want no movement: it comes into view where it is now. @param {HTMLElement} element @param {DOMRect} was */
function fade(element, was) {
  if (!isSame(was, element.getBoundingClientRect())) element.animate({ opacity: [0, 1] }, { duration: TRAVEL });
}

/** @param {HTMLElement} element @param {DOMRect} was @param {number} delay */
function travel(element, was, delay) {
  const now = element.getBoundingClientRect();
  if (isSame(was, now)) return;
  element.animate(
    [
      { transform: fromTo(was, now), zIndex: 5 },
      { transform: "none", zIndex: 5 },
    ],
    {
      duration: TRAVEL,
      delay,
      easing: EASE,
      fill: "backwards",
    },
  );
}

/** A new piece turns over on its way from the pile it came from. @param {HTMLElement} element @param {DOMRect | undefined} pile @param {number} delay */
function appear(element, pile, delay) {
  if (!pile || isCalm()) {
    element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TRAVEL, delay, fill: "backwards" });
    return;
  }
  const start = fromTo(pile, element.getBoundingClientRect());
  element.animate(
    [
      { transform: `${start} perspective(800px) rotateY(90deg)`, opacity: 0 },
      { transform: `${start} perspective(800px) rotateY(80deg)`, opacity: 1, offset: 0.05 },
      { transform: "perspective(800px) rotateY(0deg)", opacity: 1 },
    ],
    { duration: TRAVEL, delay, easing: EASE, fill: "backwards" },
  );
}

/** The transform that puts a box lying at `now` where `was` is, its centre on the other's centre. @param {DOMRect} was @param {DOMRect} now */
export function fromTo(was, now) {
  const x = was.left + was.width / 2 - (now.left + now.width / 2);
  const y = was.top + was.height / 2 - (now.top + now.height / 2);
  return `translate(${x}px, ${y}px) scale(${was.height / now.height})`;
}
