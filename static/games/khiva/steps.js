import { walkTime } from "../../motion/walks.js";
import { carpetOf, teapotValue } from "./catalog.js";
import { wayOf } from "./way.js";

/**
 * An entry step by step: the table after each telling, as far as the telling says how it looks. No rules: a telling is
 * only copied onto the table, and the server's own view follows at the end.
 *
 * @typedef {import("./catalog.js").Telling} Telling
 * @typedef {import("./catalog.js").Catalog} Catalog
 * @typedef {{ view: import("./catalog.js").View, hand: import("./catalog.js").Hand | null }} Scene
 */

/** @param {Scene} start @param {Telling[]} tellings @param {number | null} me @param {Catalog} catalog */
export function steps(start, tellings, me, catalog) {
  let scene = structuredClone(start);
  return tellings.slice(0, -1).flatMap((telling, place) => {
    scene = structuredClone(scene);
    show(scene, telling, me, catalog);
    const hold = holdOf(telling, tellings[place + 1]);
    return hold > 0 ? [{ ...scene, told: place + 1, hold }] : [];
  });
}

/** How long to look at it, in milliseconds; 0: it is shown together with what follows. @param {Telling} telling @param {Telling | undefined} next */
function holdOf(telling, next) {
  switch (telling.type) {
    case "revealed":
      return 1400;
    case "asked":
      return telling.requests.length > 1 ? 1200 : 500;
    case "gave":
    case "rejected":
      return next?.type === telling.type ? 0 : 900;
    case "moved":
      return walkTime(wayOf(telling).length) + 300;
    case "chosen":
      return 0;
    default:
      return 800;
  }
}

/** @param {Scene} scene  changed @param {Telling} telling @param {number | null} me @param {Catalog} catalog */
function show({ view, hand }, telling, me, catalog) {
  const seat = "seat" in telling ? view.seats[telling.seat] : undefined;
  switch (telling.type) {
    case "revealed":
      Object.assign(view, { phase: "spend", decision: null, requests: telling.requests, contested: 0 });
      for (const request of telling.requests) hold(view, hand, me, request.seat, [request.card], -1);
      for (const one of view.seats) one.chosen = false;
      break;
    case "gave":
      hold(view, hand, me, telling.giver, telling.cards ?? [], -1, telling.count);
      hold(view, hand, me, telling.receiver, telling.cards ?? [], 1, telling.count);
      break;
    case "asked":
      serve(view, telling.requests);
      break;
    case "rejected":
    case "gained":
      if (seat) earn(seat, "gems", telling.gems);
      break;
    case "moved":
      view.decision = null;
      if (seat) earn(seat, "gems", -telling.gems);
      Object.assign(/** @type {object} */ (view.camels[telling.camel]), { at: telling.to });
      break;
    case "carpet":
      view.decision = null;
      view.piles.carpets -= 1;
      view.piles.carpet_colour = null;
      seat?.carpets.push(telling.carpet);
      break;
    case "bought":
      view.decision = null;
      view.piles.salt.shift();
      seat?.salt.push(telling.salt);
      if (seat) earn(seat, "salt", telling.salt);
      if (seat) earn(seat, "gems", -telling.gems);
      break;
    case "welcomed":
      seat?.teapots.push(telling.teapot);
      if (seat) earn(seat, "teapots", teapotValue(catalog, telling.teapot));
      Object.assign(/** @type {object} */ (view.camels[telling.camel]), { teapot: null });
      break;
    case "delivered":
      if (!seat) break;
      seat.carpets = seat.carpets.filter((carpet) => !telling.carpets.includes(carpet));
      seat.delivered.push(...telling.carpets);
      for (const carpet of telling.carpets) earn(seat, "carpets", carpetOf(catalog, carpet).value);
      break;
    case "returned":
      Object.assign(/** @type {object} */ (view.camels[telling.camel]), { at: null, teapot: telling.teapot });
      if (telling.teapot !== null) view.piles.teapots -= 1;
      break;
    case "emptied":
      view.ending.push(telling.pile);
      break;
    case "chosen":
      if (seat) seat.chosen = true;
      break;
  }
}

/** The camel's cards before are discarded, these are compared. @param {Scene["view"]} view @param {import("../../types/khiva.d.ts").Request[]} requests */
function serve(view, requests) {
  const now = new Set(requests.map(({ card }) => card));
  const first = view.requests.findIndex(({ card }) => now.has(card));
  view.discard.push(...view.requests.splice(0, Math.max(0, first)).map(({ card }) => card));
  view.contested = requests.length;
  view.decision = null;
}

/** Cards come into a hand or leave it; the reader sees the own ones. @param {Scene["view"]} view @param {Scene["hand"]} hand @param {number | null} me @param {number} seat @param {number[]} cards @param {1 | -1} sign @param {number} [count] */
function hold(view, hand, me, seat, cards, sign, count = cards.length) {
  const held = view.seats[seat];
  if (held) held.hand_size += sign * count;
  if (!hand || seat !== me) return;
  const rest = hand.cards.filter((card) => !cards.includes(card));
  hand.cards = sign < 0 ? rest : [...rest, ...cards].sort((a, b) => a - b);
  Object.assign(hand, { laid: [], play: [], give: hand.give.filter((card) => hand.cards.includes(card)) });
}

/** @param {import("./catalog.js").SeatView} seat @param {string} key @param {number} points */
function earn(seat, key, points) {
  if (key === "gems") seat.gems += points;
  for (const line of seat.score) if (line.key === key) line.points += points;
}
