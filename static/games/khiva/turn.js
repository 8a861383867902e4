import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../shell/i18n.js";
import { colourName, effectName } from "./alt.js";
import { useChoice } from "./choice.js";
import { Price } from "./landings.js";
import { promptOf } from "./prompt.js";

/**
 * @typedef {import("./catalog.js").Table} Table
 * @typedef {"salt" | "carpet" | "nothing"} Goods
 *
 * @typedef {object} KhivaTurn  what the reader is about to do
 * @property {import("preact").ComponentChild} prompt
 * @property {import("../game.d.ts").Action[]} actions
 * @property {() => void} [cancel]
 * @property {import("./choice.js").Choice} choice
 * @property {number | null} pointed  the gems of the landing that is looked at
 * @property {(gems: number | null) => void} point
 * @property {(gems: number) => boolean} canSpend
 * @property {(gems: number) => void} spend
 * @property {(goods: Goods) => boolean} canTrade
 * @property {(goods: Goods) => void} trade
 */

/** @param {Table} table @returns {KhivaTurn} */
export function useTurn(table) {
  const choice = useChoice(table);
  const [pointed, point] = useState(/** @type {number | null} */ (null));
  useEffect(() => point(null), [table.view]);
  const has = (/** @type {(move: import("./catalog.js").Move) => boolean} */ test) => table.legal.some(test);
  const open = {
    choice,
    pointed,
    point,
    canSpend: (/** @type {number} */ gems) => has((move) => move.type === "spend" && move.gems === gems),
    spend: (/** @type {number} */ gems) => table.play({ type: "spend", gems }, `landing:${gems}`),
    canTrade: (/** @type {Goods} */ goods) => has((move) => move.type === "trade" && move.goods === goods),
    trade: (/** @type {Goods} */ goods) =>
      table.play({ type: "trade", goods }, `pile:${goods === "salt" ? "salt" : "carpets"}`),
  };
  return { ...open, prompt: promptOf(table, choice), ...possible(table, open) };
}

/** @param {Table} table @param {Omit<KhivaTurn, "prompt" | "actions">} turn @returns {Pick<KhivaTurn, "actions" | "cancel">} */
function possible(table, turn) {
  const { decision } = table.view;
  if (turn.choice.open) return choosing(turn.choice);
  if (decision?.type === "spend" && turn.canSpend(0))
    return { actions: decision.ways.map((way) => landing(table, turn, way)) };
  if (decision?.type === "trade" && turn.canTrade("salt")) {
    return { actions: decision.goods.map((goods) => bargain(table, turn, decision, goods)) };
  }
  return { actions: [] };
}

/** @param {import("./choice.js").Choice} choice @returns {Pick<KhivaTurn, "actions" | "cancel">} */
function choosing(choice) {
  if (!choice.changed || choice.sending) return { actions: [] };
  const ready = {
    id: "ready",
    label: t(choice.standing ? "khiva.action.change" : "khiva.action.ready"),
    main: true,
    disabled: !choice.full,
    run: choice.send,
  };
  const touched = choice.play.length + choice.give.length > 0;
  if (!touched) return { actions: [ready] };
  const back = { id: "back", label: t(choice.standing ? "khiva.action.keep" : "khiva.action.back"), run: choice.reset };
  return { actions: [ready, back], cancel: choice.reset };
}

/** @param {Table} table @param {Pick<KhivaTurn, "spend">} turn @param {import("./catalog.js").Way} way */
function landing(table, turn, way) {
  const label = html`<${Price} gems=${way.gems} /><span class="sr">${t("khiva.price", { count: way.gems })}</span>
    <span>${t(`khiva.to.${way.to.space}`)}<small>${effectName(table, way.effect)}</small></span>`;
  return { id: `spend-${way.gems}`, label, main: way.gems === 0, run: () => turn.spend(way.gems) };
}

/** @param {Table} table @param {Pick<KhivaTurn, "trade">} turn @param {import("../../types/khiva.d.ts").TradeView} decision @param {Goods} goods */
function bargain(table, turn, decision, goods) {
  const colour = decision.carpet === null ? "" : colourName(table, decision.carpet);
  const words = { salt: decision.salt ?? 0, count: decision.price, colour };
  return {
    id: `trade-${goods}`,
    label: t(`khiva.trade.${goods}`, words),
    main: goods === "salt",
    run: () => turn.trade(goods),
  };
}
