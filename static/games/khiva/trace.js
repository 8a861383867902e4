import { html } from "htm/preact";
import { CardBack } from "./art/card.js";
import { Carpet, Gem, Salt, Teapot } from "./art/goods.js";
import { Card } from "./card.js";
import { carpetOf, colourOf, OUTPOST, spotOf, teapotValue } from "./catalog.js";

/**
 * What a telling leaves on the table.
 * @param {import("./catalog.js").Table} table
 * @param {import("./catalog.js").Telling} telling
 * @returns {import("../game.d.ts").Trace}
 */
export function trace(table, telling) {
  const flight = (/** @type {unknown} */ picture, /** @type {string} */ from, /** @type {number} */ seat) => [
    { picture: /** @type {import("preact").ComponentChild} */ (picture), from, to: home(seat) },
  ];
  switch (telling.type) {
    case "chosen":
      return { lights: [`yard:${telling.seat}`] };
    case "revealed":
      return { lights: telling.requests.map(({ card }) => `card-${card}`) };
    case "gave": {
      const [known] = telling.cards ?? [];
      const picture = known === undefined ? html`<${CardBack} />` : html`<${Card} table=${table} id=${known} />`;
      return { lights: [], flights: [{ picture, from: `yard:${telling.giver}`, to: `yard:${telling.receiver}` }] };
    }
    case "asked":
      return { lights: [`camel-${telling.camel}`, ...telling.requests.map(({ card }) => `card-${card}`)] };
    case "rejected":
      return {
        lights: [`yard:${telling.seat}`, `gems:${telling.seat}`],
        flights: flight(html`<${Gem} />`, "khiva", telling.seat),
      };
    case "moved":
      return {
        lights: [`camel-${telling.camel}`, spotOf(telling.to, telling.camel)],
        moves: [`camel-${telling.camel}`],
        walk: { piece: `camel-${telling.camel}`, along: wayOf(telling) },
      };
    case "gained":
      return { lights: [`gems:${telling.seat}`], flights: flight(html`<${Gem} />`, "khiva", telling.seat) };
    case "carpet":
      return {
        lights: [`carpet-${telling.carpet}`, `carpets:${telling.seat}`],
        flights: flight(carpet(table, telling.carpet), "pile:carpets", telling.seat),
      };
    case "bought":
      return {
        lights: [`salt:${telling.seat}`],
        flights: flight(html`<${Salt} value=${telling.salt} size="100%" />`, "pile:salt", telling.seat),
      };
    case "welcomed": {
      const value = teapotValue(table.catalog, telling.teapot);
      return {
        lights: [`teapots:${telling.seat}`, home(telling.seat)],
        flights: flight(html`<${Teapot} value=${value} size="100%" />`, `camel:${telling.camel}`, telling.seat),
      };
    }
    case "delivered":
      return { lights: [`delivered:${telling.seat}`, ...telling.carpets.map((id) => `carpet-${id}`)] };
    case "returned":
      return { lights: [`camel-${telling.camel}`], moves: [`camel-${telling.camel}`] };
    case "emptied":
      return { lights: [`pile:${telling.pile}`] };
    case "ended":
      return { lights: telling.piles.map((pile) => `pile:${pile}`) };
    case "dealt":
      return {
        lights: ["discard"],
        flights: table.names.map((_, seat) => ({
          picture: html`<${CardBack} />`,
          from: "discard",
          to: `yard:${seat}`,
        })),
      };
    case "nothing":
      return { lights: [] };
  }
}

/** @param {number} seat */
const home = (seat) => spotOf({ path: seat, space: OUTPOST }, 0);

/** @param {import("./catalog.js").Table} table @param {number} id */
function carpet(table, id) {
  const { camel, value } = carpetOf(table.catalog, id);
  return html`<${Carpet} colour=${colourOf(table.catalog, camel)} value=${value} size="100%" />`;
}

/** The spots a camel went over, the last one the one where it stopped. @param {import("../../types/khiva.d.ts").Moved} telling */
function wayOf({ camel, start, to, over }) {
  const leapt = new Set(over.map((spot) => spotOf(spot, camel)));
  /** @type {(import("./catalog.js").Spot | null)[]} */
  const spots = [];
  const back = start !== null && start.path !== to.path;
  if (back) for (let space = start.space - 1; space >= 1; space--) spots.push({ path: start.path, space });
  if (back) spots.push(null);
  const from = start !== null && !back ? start.space + 1 : 1;
  for (let space = from; space <= to.space; space++) spots.push({ path: to.path, space });
  return spots.map((spot) => ({ spot: spotOf(spot, camel), over: leapt.has(spotOf(spot, camel)) }));
}
