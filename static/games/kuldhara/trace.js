import { html } from "htm/preact";
import { Gem } from "./art/gem.js";
import { HexArt } from "./art/hex.js";
import { colourOf, NIGHT } from "./catalog.js";

/**
 * What a telling leaves on the table.
 * @param {import("./catalog.js").Table} table
 * @param {import("./catalog.js").Telling} telling
 * @returns {import("../game.d.ts").Trace}
 */
export function trace(table, telling) {
  const gem = (/** @type {number} */ colour, /** @type {string} */ from, /** @type {string} */ to) => ({
    picture: html`<${Gem} colour=${colourOf(table.catalog, colour)} size="100%" />`,
    from,
    to,
  });
  const tile = (/** @type {number} */ colour, /** @type {string} */ from, /** @type {string} */ to) => ({
    picture: html`<${HexArt} colour=${colourOf(table.catalog, colour)} tile=${true} bare=${true} />`,
    from,
    to,
  });
  const hex = (/** @type {number} */ seat, /** @type {number} */ at) => `hex:${seat}:${at}`;
  switch (telling.type) {
    case "travelled":
      return {
        lights: [`camel:${telling.seat}`, ...telling.places.map((place) => `place:${place}`)],
        walk: {
          piece: `camel:${telling.seat}`,
          along: telling.places.slice(1).map((place) => ({ spot: `place:${place}`, over: false })),
        },
      };
    case "dug":
      return {
        lights: [`chest:${telling.colour}`, `load:${telling.seat}`],
        flights: Array.from({ length: telling.gems }, () =>
          gem(telling.colour, `chest:${telling.colour}`, `load:${telling.seat}`),
        ),
      };
    case "unloaded":
      return {
        lights: [hex(telling.seat, telling.hex)],
        flights: [{ ...gem(telling.colour, `load:${telling.seat}`, hex(telling.seat, telling.hex)), covers: true }],
      };
    case "reserved":
    case "kept":
      return { lights: telling.card === null ? [] : [`card-${telling.card}`], moves: [`card-${telling.card}`] };
    case "looked":
      return { lights: [`deck:${telling.level}`] };
    case "toolspent":
      return { lights: [`tools:${telling.seat}`] };
    case "watered":
      return { lights: [`water:${telling.seat}`] };
    case "swapped":
      return { lights: telling.hexes.map((at) => hex(telling.seat, at)) };
    case "recoloured":
      return { lights: [hex(telling.seat, telling.hex)] };
    case "removed":
      return {
        lights: [hex(telling.seat, telling.hex)],
        flights: telling.gem ? [gem(telling.colour, hex(telling.seat, telling.hex), `chest:${telling.colour}`)] : [],
      };
    case "crafted":
      return {
        lights: [`card-${telling.card}`, ...telling.hexes.map((at) => hex(telling.seat, at))],
        moves: [`card-${telling.card}`],
      };
    case "rewarded":
      return {
        lights: [hex(telling.seat, telling.hex)],
        flights: [tile(telling.colour, `tiles:${telling.colour}`, hex(telling.seat, telling.hex))],
      };
    case "returned":
      return {
        lights: [],
        flights: telling.colours.map((colour, place) =>
          gem(colour, hex(telling.seat, telling.hexes[place] ?? 0), `chest:${colour}`),
        ),
      };
    case "refilled":
      return { lights: [`card-${telling.card}`] };
    case "passed":
      return { lights: telling.seat < 0 ? ["kadhan-cards"] : [`camel:${telling.seat}`] };
    case "phaseended":
      return { lights: telling.begins < NIGHT ? [`place:${telling.begins}`] : [] };
    case "kadhandrew":
      return { lights: ["kadhan-cards"] };
    case "kadhangem":
      return {
        lights: [`kadhan:${telling.colour}`],
        flights: [gem(telling.colour, `chest:${telling.colour}`, `kadhan:${telling.colour}`)],
      };
    case "kadhantile":
      return {
        lights: [`kadhan:${telling.colour}`],
        flights: [tile(telling.colour, `tiles:${telling.colour}`, `kadhan:${telling.colour}`)],
      };
    case "kadhancrafted":
      return { lights: [`card-${telling.card}`, "crafted:-1"], moves: [`card-${telling.card}`] };
    default:
      return { lights: [] };
  }
}
