import { html } from "htm/preact";
import { Mark } from "./art/marks.js";

/**
 * What a telling leaves on the table.
 * @param {import("./catalog.js").Table} table
 * @param {import("./catalog.js").Telling} telling
 * @returns {import("../game.d.ts").Trace}
 */
export function trace(table, telling) {
  switch (telling.type) {
    case "coin_placed":
    case "coin_swapped":
    case "coin_turned":
      return { lights: [`spot:${telling.spot}`] };
    case "coin_jumped":
      return { lights: [`spot:${telling.spot}`, `spot:${telling.to}`] };
    case "card_won":
      return { lights: [`space:${telling.space}`, `spot:${telling.spot}`, `card-${telling.card}`] };
    case "card_unsold":
      return { lights: [`space:${telling.space}`] };
    case "cards_taken":
      return {
        lights: telling.cards.map((card) => `card-${card}`),
        moves: telling.cards.map((card) => `card-${card}`),
      };
    case "built":
    case "rebuilt":
    case "painted":
      return { lights: [`monument:${telling.area}:${telling.monument}`] };
    case "holofoil_built":
    case "incomplete_scored":
      return { lights: [`monument:${telling.seat}:${telling.monument}`] };
    case "discarded":
      return { lights: [`card-${telling.card}`], moves: [`card-${telling.card}`] };
    case "objective_scored":
    case "goal_claimed":
      return { lights: telling.monuments.map((monument) => `monument:${telling.seat}:${monument}`) };
    case "market_opened":
      return { lights: telling.cards.map((card) => `card-${card}`) };
    case "debris_fell": {
      const picture = html`<${Mark} colour=${telling.colour} size="100%" />`;
      return { lights: [`spot:${telling.spot}`], flights: [{ picture, from: "bag", to: `spot:${telling.spot}` }] };
    }
    case "debris_cleared":
      return { lights: telling.spots.map(([spot]) => `spot:${spot}`) };
    case "coin_freed":
      return { lights: [`spot:${telling.spot}`, "coins"] };
    case "place_marked":
      return { lights: [`square:${telling.square}`, `monument:${telling.square}:${telling.monument}`] };
    case "points_taken":
    case "bhairav_scored":
      return { lights: table.view.type === "table" ? ["track"] : [] };
    default:
      return { lights: [] };
  }
}
