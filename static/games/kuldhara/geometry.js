// Where things are, without a rule: places of the map in percent, hexes of a workbench or a pattern in hex widths.

/** @typedef {{ x: number, y: number }} Point */

const MIDDLE = { x: 50, y: 52 };
const RADIUS = 36.5;
const TURN = (2 * Math.PI) / 5;
/** How far rows of hexes lie apart, in hex widths; the height of a hex. */
export const ROW = Math.sqrt(3) / 2;
export const TALL = 2 / Math.sqrt(3);

/** The camp in the middle, the ruins around it, clockwise from the top. @param {number} place @returns {Point} */
export function placeAt(place) {
  if (place > 4) return MIDDLE;
  return onCircle(place, RADIUS);
}

/** Behind the ruin of this number. @param {number} phase */
export const sunAt = (phase) => onCircle(phase, RADIUS + 5);

/** Where the camel of a seat stands at a place: on the left of it or on the right. @param {number} place @param {number} seat @returns {Point} */
export function camelAt(place, seat) {
  const { x, y } = placeAt(place);
  return { x: x + (seat % 2 === 0 ? -9.6 : 9.6), y: y + (seat < 2 ? 0.6 : 7.4) };
}

/** @param {readonly [number, number]} ends @returns {Point} */
export function midOf([one, two]) {
  const from = placeAt(one);
  const to = placeAt(two);
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** @param {number} ruin @param {number} radius @returns {Point} */
function onCircle(ruin, radius) {
  const angle = ruin * TURN - Math.PI / 2;
  return { x: MIDDLE.x + radius * Math.cos(angle), y: MIDDLE.y + radius * Math.sin(angle) * 0.96 };
}

/**
 * Hexes in axial coordinates as boxes one wide, `TALL` high, the first at the top left corner of all.
 * @param {readonly (readonly [number, number])[]} hexes
 */
export function laidOut(hexes) {
  const at = hexes.map(([q, r]) => ({ x: q + r / 2, y: r * ROW }));
  const left = Math.min(...at.map(({ x }) => x));
  const top = Math.min(...at.map(({ y }) => y));
  const boxes = at.map(({ x, y }) => ({ x: x - left, y: y - top }));
  const width = Math.max(...boxes.map(({ x }) => x)) + 1;
  const height = Math.max(...boxes.map(({ y }) => y)) + TALL;
  return { boxes, width, height };
}
