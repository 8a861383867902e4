import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../shell/i18n.js";
import { camelName } from "./alt.js";
import { PayFor, PaymentTray } from "./payment.js";
import { promptOf } from "./prompt.js";
import { cheapestFirst, nearest, nextCount, wished } from "./spend.js";

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
 * @property {Buy | null} payment  the cards that would be spent for the camel that is chosen or pointed at
 * @property {((resource: number) => void) | null} spend  spend another number of this good, where there is a choice
 * @property {(place: number) => boolean} canBuy
 * @property {(place: number) => boolean} canTake
 * @property {boolean} canDraw
 * @property {(camel: number) => boolean} canJoin
 * @property {(place: number) => void} camel  a camel of the market was clicked
 * @property {(place: number | null) => void} look  a camel of the market is pointed at: its cheapest payment is shown
 * @property {(place: number) => void} take
 * @property {() => void} draw
 * @property {(camel: number) => void} join
 *
 * @typedef {{ place: number, way: Buy, wishes: import("./spend.js").Wishes }} Choice
 */

/** @param {Table} table @returns {KarakumTurn} */
export function useTurn(table) {
  const [choice, choose] = useState(/** @type {Choice | null} */ (null));
  const [pointed, point] = useState(/** @type {Buy | null} */ (null));
  const [looked, look] = useState(/** @type {number | null} */ (null));
  const situation = JSON.stringify(table.legal);
  const cancel = () => {
    choose(null);
    point(null);
  };
  useEffect(cancel, [situation]);

  const has = (/** @type {(move: import("./goods.js").Move) => boolean} */ test) => table.legal.some(test);
  const canBuy = (/** @type {number} */ place) => has((move) => move.type === "buy" && move.place === place);
  const draw = () => table.play({ type: "draw" }, "resource-deck");
  const camel = (/** @type {number} */ place) => {
    const [way] = waysToPay(table, place);
    if (!way) table.play(tryFor(table, place), `market:${place}`);
    else if (choice?.place === place) table.play(choice.way, `market:${place}`);
    else choose({ place, way, wishes: [] });
  };
  const open = {
    canBuy,
    canTake: (/** @type {number} */ place) => has((move) => move.type === "take" && move.place === place),
    canDraw: has((move) => move.type === "draw"),
    canJoin: (/** @type {number} */ id) => has((move) => move.type === "join" && move.camel === id),
    camel,
    take: (/** @type {number} */ place) => table.play({ type: "take", place }, `face-up:${place}`),
    draw,
    join: (/** @type {number} */ id) => table.play({ type: "join", camel: id }, `camel-${id}`),
    look,
  };

  const offer = choice && table.view.market[choice.place];
  if (!offer || !canBuy(choice.place)) {
    const payment = looked === null ? null : (waysToPay(table, looked)[0] ?? null);
    return { ...open, chosen: null, payment, spend: null, prompt: promptOf(table), actions: kinds(table, open) };
  }
  const ways = waysToPay(table, choice.place);
  const payment = pointed ?? choice.way;
  const spend = (/** @type {number} */ resource) => {
    const wishes = wished(choice.wishes, resource, nextCount(ways, choice.way, resource));
    choose({ ...choice, way: nearest(ways, choice.way, wishes), wishes });
  };
  return {
    ...open,
    chosen: choice.place,
    payment,
    spend: ways.length > 1 ? spend : null,
    cancel,
    prompt: html`<${PayFor} table=${table} camel=${offer.camel} pay=${payment.pay} />`,
    actions: [
      { id: "buy", label: t("karakum.action.buy"), main: true, run: () => camel(choice.place) },
      { id: "cancel", label: t("action.cancel"), run: cancel },
    ],
    tray:
      ways.length > 1 &&
      html`<${PaymentTray} table=${table} ways=${ways} picked=${choice.way} point=${point}
        pick=${(/** @type {Buy} */ way) => choose({ ...choice, way, wishes: [] })}
        label=${t("karakum.pay.ways", { camel: camelName(table, offer.camel), count: ways.length })} />`,
  };
}

/** @param {Table} table @param {number} place */
function waysToPay(table, place) {
  const ways = table.legal.filter((move) => move.type === "buy" && move.place === place);
  return cheapestFirst(/** @type {Buy[]} */ (ways));
}

/** A purchase with what the hand has of the camel's own good: the server says what is wrong with it. @param {Table} table @param {number} place @returns {Buy} */
function tryFor(table, place) {
  const offer = table.view.market[place];
  const colour = table.catalog.camels[offer?.camel ?? 0]?.colour;
  const own = Math.min(offer?.price ?? 0, table.hand?.cards[colour ?? 0] ?? 0);
  const pay = table.catalog.resources.map((_, resource) => (resource === colour ? own : 0));
  return { type: "buy", place, pay: /** @type {Buy["pay"]} */ (pay) };
}

/** The kinds of move there are now; those that need a card or camel to be named lead the focus there. @param {Table} table @param {Pick<KarakumTurn, "canBuy" | "canTake" | "canDraw" | "draw">} open */
function kinds(table, open) {
  /** @type {import("../game.d.ts").Action[]} */
  const actions = [];
  const card = table.view.face_up.findIndex((_, place) => open.canTake(place));
  const camel = table.view.market.findIndex((_, place) => open.canBuy(place));
  if (card >= 0) actions.push({ id: "take", label: t("karakum.action.take"), run: () => focusOn(`face-up:${card}`) });
  if (open.canDraw) actions.push({ id: "draw", label: t("karakum.action.draw"), run: open.draw });
  if (camel >= 0)
    actions.push({ id: "choose", label: t("karakum.action.choose"), run: () => focusOn(`market:${camel}`) });
  return actions;
}

/** @param {string} spot */
function focusOn(spot) {
  const element = document.querySelector(`[data-spot="${spot}"]`);
  if (!(element instanceof HTMLElement)) return;
  element.scrollIntoView({ block: "nearest", behavior: "smooth" });
  element.focus({ preventScroll: true });
}
