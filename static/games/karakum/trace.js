import { html } from "htm/preact";
import { CardBack, GoodCard } from "./art/cards.js";
import { goodOf, piles } from "./goods.js";

/**
 * What a telling leaves on the table.
 * @param {import("./goods.js").Table} table
 * @param {import("./goods.js").Telling} telling
 * @returns {import("../game.d.ts").Trace}
 */
export function trace(table, telling) {
  switch (telling.type) {
    case "took":
    case "drew": {
      const from = telling.type === "took" ? `face-up:${telling.place}` : "resource-deck";
      const flight = {
        picture: card(table, telling.resource),
        from,
        to: handOf(table, telling.seat, telling.resource),
      };
      return { lights: [from, handOf(table, telling.seat, telling.resource)], flights: [flight] };
    }
    case "revealed": {
      const to = `face-up:${telling.place}`;
      return {
        lights: [],
        flights: [{ picture: card(table, telling.resource), from: "resource-deck", to, covers: true }],
      };
    }
    case "bought": {
      const flights = piles(table.catalog, telling.pay).map(({ resource }) => ({
        picture: card(table, resource),
        from: handOf(table, telling.seat, resource),
        to: "discards",
      }));
      return { lights: [`camel-${telling.camel}`], flights };
    }
    case "joined":
    case "waits":
    case "followed":
    case "arrived":
      return {
        lights: telling.type === "arrived" ? [] : [`camel-${telling.camel}`],
        moves: [`camel-${telling.camel}`],
      };
    case "reshuffled":
      return {
        lights: ["resource-deck"],
        flights: [{ picture: card(table, null), from: "discards", to: "resource-deck" }],
      };
    case "nosecond":
    case "skipped":
    case "ended":
      return { lights: [] };
  }
}

/** @param {import("./goods.js").Table} table @param {number} seat @param {number | null} resource */
function handOf(table, seat, resource) {
  return seat === table.me && resource !== null ? `hand:${resource}` : `seat:${seat}`;
}

/** @param {import("./goods.js").Table} table @param {number | null} resource */
function card(table, resource) {
  return resource === null
    ? html`<${CardBack} deck="resources" />`
    : html`<${GoodCard} good=${goodOf(table.catalog, resource)} />`;
}
