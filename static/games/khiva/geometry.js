import { OUTPOST, SPACES } from "./catalog.js";

/**
 * Where everything lies on a board of any shape: Khiva in the middle, the paths swinging out of it like the arms of a
 * whirl, each to its player's side; the reader's ends at the bottom, the left neighbour's comes next clockwise.
 *
 * @typedef {{ x: number, y: number }} Point  in pixels
 * @typedef {object} Layout
 * @property {number} tile  the width of a space
 * @property {{ x: number, y: number, width: number, height: number }} city
 * @property {Point[][]} streets  for each seat the line of its path, from the gate to the outpost
 * @property {Point[][]} spaces  for each seat shops 1 to 4, then the outpost
 * @property {Point[]} yards  for each seat the place beside the outpost where its cards lie
 */

const SAMPLES = 120;
const CITY_SHAPE = 0.66;
/** How far a path swings around Khiva, for 2 to 5 players. */
const SWING = [0, 0, 165, 128, 104, 88];
/** Less than 1 pushes an ellipse out into the corners of its box. */
const SQUARENESS = 0.86;

/** @param {number} seats @param {number} first  the seat at the bottom @param {number} width @param {number} height @returns {Layout} */
export function layoutOf(seats, first, width, height) {
  const around = Array.from({ length: seats }, (_, seat) => 90 + ((seat - first + seats) % seats) * (360 / seats));
  let tile = 40;
  for (let round = 0; round < 4; round++) tile = sizeOf(width, height, around, tile);
  const box = boxOf(width, height, tile);
  const lines = around.map((end) => street(box, end, SWING[seats] ?? 88));
  return {
    tile,
    city: { x: box.x - box.cityX, y: box.y - box.cityY, width: 2 * box.cityX, height: 2 * box.cityY },
    streets: lines,
    spaces: lines.map((line) => SPACES.map((space) => along(line, (space - 0.12) / (OUTPOST - 0.12)))),
    yards: around.map((end, seat) => beside(lines[seat]?.at(-1), end, tile, width, height)),
  };
}

/** @param {number} width @param {number} height @param {number} tile */
function boxOf(width, height, tile) {
  const cityX = Math.min(width * 0.25, tile * 2.9, 210);
  return {
    x: width / 2,
    y: height / 2 - tile * 0.1,
    outX: width / 2 - tile * 0.62,
    outY: height / 2 - tile * 0.72,
    cityX,
    cityY: Math.min(cityX * CITY_SHAPE, height * 0.24),
  };
}

/** The largest tile with which the spaces of the tightest path do not touch. @param {number} width @param {number} height @param {number[]} around @param {number} tile */
function sizeOf(width, height, around, tile) {
  const box = boxOf(width, height, tile);
  const gaps = around.map((end) => {
    const line = street(box, end, SWING[around.length] ?? 88);
    return lengthOf(line) / OUTPOST;
  });
  return Math.max(28, Math.min(0.9 * Math.min(...gaps), 96, width / 8, height / 5.6));
}

/** @param {ReturnType<typeof boxOf>} box @param {number} end @param {number} swing @returns {Point[]} */
function street(box, end, swing) {
  return Array.from({ length: SAMPLES + 1 }, (_, step) => {
    const part = step / SAMPLES;
    const angle = ((end - swing * (1 - part)) * Math.PI) / 180;
    const out = part ** 0.8;
    return {
      x: box.x + (box.cityX + (box.outX - box.cityX) * out) * bent(Math.cos(angle), out),
      y: box.y + (box.cityY + (box.outY - box.cityY) * out) * bent(Math.sin(angle), out),
    };
  });
}

/** @param {number} value @param {number} out */
const bent = (value, out) => Math.sign(value) * Math.abs(value) ** (1 + (SQUARENESS - 1) * out);

/** @param {Point[]} line */
function lengthOf(line) {
  return line.reduce((sum, point, place) => sum + distance(point, line[place - 1] ?? point), 0);
}

/** The point after this part of the line's length. @param {Point[]} line @param {number} part @returns {Point} */
function along(line, part) {
  let left = part * lengthOf(line);
  for (const [place, point] of line.entries()) {
    left -= distance(point, line[place - 1] ?? point);
    if (left <= 0) return point;
  }
  return /** @type {Point} */ (line.at(-1));
}

/** The place clockwise beside an outpost, inside the board. @param {Point | undefined} outpost @param {number} end @param {number} tile @param {number} width @param {number} height @returns {Point} */
function beside(outpost, end, tile, width, height) {
  const { x, y } = outpost ?? { x: 0, y: 0 };
  const angle = (end * Math.PI) / 180;
  const down = Math.cos(angle);
  const inside = (/** @type {number} */ value, /** @type {number} */ length, /** @type {number} */ rim) =>
    Math.min(length - rim, Math.max(rim, value));
  return {
    x: inside(x - Math.sin(angle) * tile, width, tile * 0.34),
    y: inside(y + down * tile * (down > 0 ? 1.36 : 1.12), height, tile * 0.46), // below, the name comes first
  };
}

/** @param {Point} a @param {Point} b */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
