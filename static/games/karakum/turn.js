import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../shell/i18n.js";
import { camelName } from "./alt.js";
import { total } from "./goods.js";
import { PayFor, PaymentTray } from "./payment.js";
import { promptOf } from "./prompt.js";

/**
 * @typedef {import("./goods.js").Table} Table
 * @typedef {import("./goods.js").Buy} Buy
 *
 * @typedef {object} KarakumTurn  what the reader is about to do
 * @property {import("preact").ComponentChild} prompt
 * @property {import("../game.d.ts").Action[]} actions
 * @property {import("preact").ComponentChild} [tray]
 * @property {() => void} [cancel]
 * @property {number | null} chosen  the market place whose camel is being bought
 * @property {Buy | null} payment  the cards that would be spent
 * @property {(place: number) => boolean} canBuy
 * @property {(place: number) => boolean} canTake
 * @property {boolean} canDraw
 * @property {(camel: number) => boolean} canJoin
 * @property {(place: number) => void} camel  a camel of the market was clicked
 * @property {(place: number) => void} take
 * @property {() => void} draw
 * @property {(camel: number) => void} join
 */

/** @param {Table} table @returns {KarakumTurn} */
export function useTurn(table) {
  const [chosen, choose] = useState(/** @type {number | null} */ (null));
  const [picked, pick] = useState(0);
  const [pointed, point] = useState(/** @type {number | null} */ (null));
  const situation = JSON.stringify(table.legal);
  const cancel = () => {
    choose(null);
    pick(0);
    point(null);
  };
  useEffect(cancel, [situation]);

  const ways = chosen === null ? [] : payments(table, chosen);
  const payment = ways[pointed ?? picked] ?? null;
  const buy = (/** @type {Buy | undefined} */ way) => way && table.play(way, `market:${way.place}`);
  const has = (/** @type {(move: import("./goods.js").Move) => boolean} */ test) => table.legal.some(test);

  const turn = {
    chosen: ways.length > 0 ? chosen : null,
    payment,
    canBuy: (/** @type {number} */ place) => has((move) => move.type === "buy" && move.place === place),
    canTake: (/** @type {number} */ place) => has((move) => move.type === "take" && move.place === place),
    canDraw: has((move) => move.type === "draw"),
    canJoin: (/** @type {number} */ camel) => has((move) => move.type === "join" && move.camel === camel),
    camel(/** @type {number} */ place) {
      if (chosen === place && ways.length > 0) return buy(ways[picked]);
      if (!turn.canBuy(place)) return table.play(tryFor(table, place), `market:${place}`);
      cancel();
      choose(place);
    },
    take: (/** @type {number} */ place) => table.play({ type: "take", place }, `face-up:${place}`),
    draw: () => table.play({ type: "draw" }, "resource-deck"),
    join: (/** @type {number} */ camel) => table.play({ type: "join", camel }, `camel-${camel}`),
  };

  const offer = turn.chosen === null ? undefined : table.view.market[turn.chosen];
  if (!offer) return { ...turn, prompt: promptOf(table), actions: kinds(table, turn) };
  return {
    ...turn,
    cancel,
    prompt: html`<${PayFor} table=${table} camel=${offer.camel} pay=${payment?.pay} />`,
    actions: [
      { id: "buy", label: t("karakum.action.buy"), main: true, run: () => buy(ways[picked]) },
      { id: "cancel", label: t("action.cancel"), run: cancel },
    ],
    tray:
      ways.length > 1 &&
      html`<${PaymentTray} table=${table} ways=${ways} picked=${picked} pick=${pick} point=${point}
        label=${t("karakum.pay.ways", { camel: camelName(table, offer.camel), count: ways.length })} />`,
  };
}

/** The ways to pay for this camel, cheapest in cards first, golds kept back. @param {Table} table @param {number} place */
function payments(table, place) {
  const ways = table.legal.filter((move) => move.type === "buy" && move.place === place);
  return /** @type {Buy[]} */ (ways).sort((a, b) => total(a.pay) - total(b.pay) || a.pay[5] - b.pay[5]);
}

/** A purchase with what the hand has of the camel's own good: the server says what is wrong with it. @param {Table} table @param {number} place @returns {Buy} */
function tryFor(table, place) {
  const offer = table.view.market[place];
  const colour = table.catalog.camels[offer?.camel ?? 0]?.colour;
  const pay = /** @type {Buy["pay"]} */ (
    [0, 0, 0, 0, 0, 0].map((none, resource) =>
      resource === colour ? Math.min(offer?.price ?? 0, table.hand?.cards[resource] ?? 0) : none,
    )
  );
  return { type: "buy", place, pay };
}

/** The kinds of move there are now; those that need a card or camel to be named lead the focus there. @param {Table} table @param {Pick<KarakumTurn, "canBuy" | "canTake" | "canDraw" | "draw" | "camel">} turn */
function kinds(table, turn) {
  /** @type {import("../game.d.ts").Action[]} */
  const actions = [];
  const open = table.view.face_up.findIndex((_, place) => turn.canTake(place));
  const bought = table.view.market.findIndex((_, place) => turn.canBuy(place));
  if (open >= 0) actions.push({ id: "take", label: t("karakum.action.take"), run: () => focusOn(`face-up:${open}`) });
  if (turn.canDraw) actions.push({ id: "draw", label: t("karakum.action.draw"), run: turn.draw });
  if (bought >= 0)
    actions.push({ id: "buy", label: t("karakum.action.buyOne"), run: () => focusOn(`market:${bought}`) });
  return actions;
}

/** @param {string} spot */
function focusOn(spot) {
  const element = document.querySelector(`[data-spot="${spot}"]`);
  if (!(element instanceof HTMLElement)) return;
  element.scrollIntoView({ block: "nearest", behavior: "smooth" });
  element.focus({ preventScroll: true });
}
