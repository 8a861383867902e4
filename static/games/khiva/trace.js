import { html } from "htm/preact";
import { CardBack } from "./art/card.js";
import { Carpet, Gem, Salt, Teapot } from "./art/goods.js";
import { Card } from "./card.js";
import { carpetOf, colourOf, OUTPOST, spotOf, teapotValue } from "./catalog.js";
import { wayOf } from "./way.js";

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
      return { lights: telling.requests.flatMap(cardSpots) };
    case "gave": {
      const [known] = telling.cards ?? [];
      const picture = known === undefined ? html`<${CardBack} />` : html`<${Card} table=${table} id=${known} />`;
      const lights = (telling.cards ?? []).map((card) => `card-${card}`);
      return { lights, flights: [{ picture, from: `yard:${telling.giver}`, to: `yard:${telling.receiver}` }] };
    }
    case "asked":
      return { lights: [`camel-${telling.camel}`, ...telling.requests.flatMap(cardSpots)] };
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

/** A card that was played: beside the outpost, later among those gone. @param {{ card: number }} request */
const cardSpots = ({ card }) => [`card-${card}`, `gone:${card}`];

/** @param {number} seat */
const home = (seat) => spotOf({ path: seat, space: OUTPOST }, 0);

/** @param {import("./catalog.js").Table} table @param {number} id */
function carpet(table, id) {
  const { camel, value } = carpetOf(table.catalog, id);
  return html`<${Carpet} colour=${colourOf(table.catalog, camel)} value=${value} size="100%" />`;
}
