/**
 * A piece that goes its way spot by spot, with a small hop to each and a high one over what it leaps over.
 * @typedef {{ piece: string, along: { spot: string, over: boolean }[] }} Walk
 */

const STRIDE = 190;
const LONGEST = 1400;

/** How long a walk of so many spots takes, in milliseconds. @param {number} spots */
export const walkTime = (spots) => Math.min(LONGEST, spots * STRIDE);

/** @param {HTMLElement} element @param {DOMRect} was @param {Walk["along"]} along @param {number} delay */
export function walk(element, was, along, delay) {
  const now = element.getBoundingClientRect();
  const stops = along.flatMap(({ spot, over }) => {
    const place = document.querySelector(`[data-spot="${CSS.escape(spot)}"]`)?.getBoundingClientRect();
    return place ? [{ rect: place, over }] : [];
  });
  const heights = stops.map(({ over }) => (over ? 0.9 : 0.22) * now.height);
  const places = [was, ...stops.slice(0, -1).map(({ rect }) => rect), now].map((rect) => centreTo(rect, now));
  const frames = places.flatMap((place, at) => {
    const next = places[at + 1];
    const here = { transform: `translate(${place.x}px, ${place.y}px)`, zIndex: 6, easing: "ease-out" };
    if (!next) return [here];
    const hop = {
      transform: `translate(${(place.x + next.x) / 2}px, ${(place.y + next.y) / 2 - (heights[at] ?? 0)}px)`,
      zIndex: 6,
      easing: "ease-in",
    };
    return [here, hop];
  });
  element.animate(frames, { duration: walkTime(along.length), delay, fill: "backwards" });
}

/** @param {DOMRect} rect @param {DOMRect} now */
const centreTo = (rect, now) => ({
  x: rect.left + rect.width / 2 - now.left - now.width / 2,
  y: rect.top + rect.height / 2 - now.top - now.height / 2,
});
