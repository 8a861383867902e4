import { OUTPOST, SPACES } from "./catalog.js";
import { fits } from "./fit.js";

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

const SAMPLES = 90;
const CITY_SHAPE = 0.66;
/** Less than 1 pushes an ellipse out into the corners of its box. */
const SQUARENESS = 0.86;
const LARGEST = 96;
const SMALLEST = 26;
/** How far paths may swing around Khiva, in degrees: a full whirl where the board is square, straighter where it is wide. */
const SWINGS = [96, 90, 84, 102, 78, 108, 72, 114, 66, 120, 60, 132, 54, 144, 48, 156, 168];

/** The layout with the largest spaces. @param {number} seats @param {number} first  the seat at the bottom @param {number} width @param {number} height @returns {Layout} */
export function layoutOf(seats, first, width, height) {
  const ends = Array.from({ length: seats }, (_, seat) => 90 + ((seat - first + seats) % seats) * (360 / seats));
  for (let tile = Math.min(LARGEST, height / 5.4); tile > SMALLEST; tile -= 1.5) {
    for (const swing of SWINGS) {
      const layout = whirl(ends, swing, tile, width, height);
      if (fits(layout, width, height)) return layout;
    }
  }
  return whirl(ends, 90, SMALLEST, width, height);
}

/** @param {number[]} ends  the angles of the outposts @param {number} swing @param {number} tile @param {number} width @param {number} height @returns {Layout} */
function whirl(ends, swing, tile, width, height) {
  const box = boxOf(width, height, tile);
  const streets = ends.map((end) => street(box, end, swing));
  return {
    tile,
    city: { x: box.x - box.cityX, y: box.y - box.cityY, width: 2 * box.cityX, height: 2 * box.cityY },
    streets,
    spaces: streets.map((line) => spread(line)),
    yards: ends.map((end, seat) => beside(streets[seat]?.at(-1), end, tile, width, height)),
  };
}

/** @param {number} width @param {number} height @param {number} tile */
function boxOf(width, height, tile) {
  const cityX = Math.min(width * 0.24, tile * 2.9, 210, (height * 0.22) / CITY_SHAPE);
  return {
    x: width / 2,
    y: height / 2 - tile * 0.1,
    outX: width / 2 - tile * 0.62,
    outY: height / 2 - tile * 0.72,
    cityX,
    cityY: cityX * CITY_SHAPE,
  };
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

/** The spaces of a path at equal distances along its line, the last one at its end. @param {Point[]} line @returns {Point[]} */
function spread(line) {
  let sum = 0;
  const far = line.map((point, place) => {
    sum += distance(point, line[place - 1] ?? point);
    return sum;
  });
  return SPACES.map((space) => {
    const place = far.findIndex((length) => length >= sum * ((space - 0.12) / (OUTPOST - 0.12)) - 0.001);
    return /** @type {Point} */ (line[place] ?? line.at(-1));
  });
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
