/**
 * Whether a layout leaves everything its room: spaces, outposts with their names, cards, the city, and in the lower
 * corners the tally and the piles.
 *
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Box
 */

/** What lies in the lower corners of boards from this width on, in pixels (shelf.css). */
const CORNERS = [
  { from: 836, left: { width: 138, height: 108 }, right: { width: 226, height: 54 } },
  { from: 600, left: { width: 104, height: 78 }, right: { width: 176, height: 40 } },
  { from: 0, left: { width: 80, height: 30 }, right: { width: 60, height: 30 } },
];

/** @param {import("./geometry.js").Layout} layout @param {number} width @param {number} height */
export function fits(layout, width, height) {
  const { tile, city, spaces, yards } = layout;
  const card = yards.length === 2 ? 0.5 : 0.3;
  const boxes = [
    ...spaces.flatMap((path) =>
      path.map((at, place) => around(at, tile, 0.45, 0.45, place === path.length - 1 ? 0.64 : 0.45)),
    ),
    ...yards.map((at) => around(at, tile, card, 0.38, 0.38)),
    ...corners(width, height),
  ];
  const walls = {
    left: city.x + city.width * 0.1,
    top: city.y + city.height * 0.1,
    right: city.x + city.width * 0.9,
    bottom: city.y + city.height * 0.9,
  };
  return boxes.every(
    (box, place) => !overlap(box, walls) && boxes.slice(place + 1).every((other) => !overlap(box, other)),
  );
}

/** @param {Point} at @param {number} tile @param {number} aside @param {number} above @param {number} below @returns {Box} */
function around({ x, y }, tile, aside, above, below) {
  return { left: x - aside * tile, right: x + aside * tile, top: y - above * tile, bottom: y + below * tile };
}

/** @param {number} width @param {number} height @returns {Box[]} */
function corners(width, height) {
  const room = CORNERS.find(({ from }) => width >= from);
  if (!room) return [];
  return [
    { left: 0, right: room.left.width, top: height - room.left.height, bottom: height },
    { left: width - room.right.width, right: width, top: height - room.right.height, bottom: height },
  ];
}

/** @param {Box} a @param {Box} b */
const overlap = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
