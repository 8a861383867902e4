import { html } from "htm/preact";
import { list, rich, t } from "../../shell/i18n.js";
import { architectName, areaName, kindName } from "./alt.js";
import { areaOf, missionOf } from "./catalog.js";
import { CardWord, CardWords, ColourWord, FaceWord } from "./words.js";

/** @typedef {import("./catalog.js").Table} Table @typedef {import("./catalog.js").Telling} Telling */

/** A telling in words; null for what goes without saying. @param {Table} table @param {Telling} telling */
export function logLine(table, telling) {
  const words = wordsOf(table, telling);
  if (words === null) return null;
  const name = html`<b>${"seat" in telling ? table.names[telling.seat] : ""}</b>`;
  return html`<span>${rich(`kathmandu.log.${keyOf(table, telling)}`, { name, ...words })}</span>`;
}

/** @param {Table} table @param {Telling} telling */
function keyOf(table, telling) {
  switch (telling.type) {
    case "coin_placed":
      return telling.coin === null ? "coin_placed.hidden" : "coin_placed";
    case "coin_swapped":
      return telling.coin === null ? "coin_swapped.hidden" : "coin_swapped";
    case "card_won":
      return `card_won.${telling.reason}`;
    case "cards_drawn":
      return telling.cards.every((card) => card === null) ? "cards_drawn.hidden" : "cards_drawn";
    case "card_returned":
      return telling.card === null ? "card_returned.hidden" : "card_returned";
    case "built":
      if (table.view.type === "solo") return "built.solo";
      return telling.area === telling.seat ? (telling.complete ? "built.complete" : "built") : "built.partner";
    case "solo_ended":
      return telling.level === null ? "solo_ended.lost" : "solo_ended";
    default:
      return telling.type;
  }
}

/** @param {Table} table @param {Telling} telling @returns {Record<string, any> | null} */
function wordsOf(table, telling) {
  const card = (/** @type {number} */ id) => html`<${CardWord} table=${table} card=${id} />`;
  const cards = (/** @type {readonly (number | null)[]} */ ids) => html`<${CardWords} table=${table} cards=${ids} />`;
  const colour = (/** @type {string} */ letter) => html`<${ColourWord} colour=${letter} />`;
  switch (telling.type) {
    case "market_opened":
    case "solo_market_opened":
      return { round: telling.round };
    case "architect_chosen":
      return { architect: architectName(telling.architect) };
    case "coin_placed":
      return { spot: telling.spot, coin: telling.coin ?? "" };
    case "coin_jumped":
      return { spot: telling.spot, to: telling.to };
    case "coin_swapped":
      return { spot: telling.spot, coin: telling.coin ?? "" };
    case "coin_turned":
      return { spot: telling.spot, coin: telling.coin };
    case "card_won":
      return {
        card: card(telling.card),
        spot: telling.spot,
        strength: telling.strength,
        over: list([...telling.over]),
      };
    case "card_unsold":
    case "card_went_under":
      return { card: card(telling.card) };
    case "cards_drawn":
      return { cards: cards(telling.cards), count: telling.count };
    case "card_returned":
      return { card: telling.card === null ? "" : card(telling.card) };
    case "built":
      return {
        face: html`<${FaceWord} table=${table} card=${telling.card} end=${telling.face} />`,
        area: areaName(table, telling.area),
        points: telling.points,
      };
    case "holofoil_built":
      return { card: card(telling.card), points: telling.points };
    case "rebuilt":
      return {
        face: html`<${FaceWord} table=${table} card=${telling.card} end=${telling.face} />`,
        old: card(telling.old),
        points: telling.points,
      };
    case "painted":
      return {
        colour: colour(telling.colour),
        kind: kindOf(table, telling.area, telling.monument),
        points: telling.points,
      };
    case "discarded":
    case "discard_taken":
    case "card_retrieved":
      return { card: card(telling.card) };
    case "goal_claimed":
      return { points: telling.points };
    case "points_taken":
      return { coin: telling.coin };
    case "card_bought":
      return { coin: telling.coin, card: card(telling.card) };
    case "bhairav_bought":
      return { coin: telling.coin, colour: colour(telling.colour), points: telling.points };
    case "incomplete_scored":
      return { points: telling.points, kind: kindOf(table, telling.seat, telling.monument) };
    case "objective_scored":
      return { points: telling.points, kind: kindName(telling.kind) };
    case "bhairav_scored":
      return { points: telling.points, colour: colour(telling.colour) };
    case "missions_given":
      return {
        missions: list(telling.missions.map((id) => t("kathmandu.mission", { id: missionOf(table, id)?.id ?? id }))),
      };
    case "shock_rolled":
      return { side: t(`kathmandu.side.${telling.side}`) };
    case "debris_fell":
      return { colour: colour(telling.colour), spot: telling.spot };
    case "coin_freed":
      return { spot: telling.spot, coin: telling.coin };
    case "cards_collected":
      return { cards: cards(telling.cards) };
    case "place_marked":
      return {
        colour: colour(telling.colour),
        place: telling.place === "fifth" ? t("kathmandu.place.fifth") : kindName(telling.place),
        square: areaName(table, telling.square),
      };
    case "debris_cleared":
      return { colour: colour(telling.colour), spots: list(telling.spots.map(([spot]) => spot)) };
    case "monument_scrapped":
      return { square: areaName(table, telling.square) };
    case "card_stored":
      return { card: card(telling.card), to: telling.to };
    case "cards_cleared":
      return telling.cards.length === 0 ? null : { cards: cards(telling.cards) };
    case "solo_ended":
      return { level: telling.level === null ? "" : t(`kathmandu.option.level.${telling.level}`) };
    case "bid_stayed":
    case "finished":
    case "goal_closed":
    case "coins_back":
    case "marker_passed":
    case "match_ended":
      return {};
    case "cards_taken":
    case "coins_spent":
    case "working":
      return null;
  }
}

/** @param {Table} table @param {number} area @param {number} key */
function kindOf(table, area, key) {
  const monument = areaOf(table, area).find((each) => each.key === key);
  return monument ? kindName(monument.kind) : "";
}
