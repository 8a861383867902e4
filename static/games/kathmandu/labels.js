import { html } from "htm/preact";
import { t } from "../../shell/i18n.js";
import { architectName, areaName, cardName, colourName, kindName } from "./alt.js";
import { Mark } from "./art/marks.js";
import { areaOf, faceOf, goalOf } from "./catalog.js";
import { Objective } from "./objective.js";

/** @typedef {import("./catalog.js").Table} Table @typedef {import("./catalog.js").Move} Move */

/** A move on its button. @param {Table} table @param {Pick<import("./turn.js").KathmanduTurn, "playOf">} turn @param {Move} move */
export function labelOf(table, turn, move) {
  switch (move.type) {
    case "choose_architect":
      return architectName(move.architect);
    case "bid":
      return t("kathmandu.action.bid", { coin: move.coin, spot: move.spot });
    case "jump":
      return t("kathmandu.action.jump", { spot: move.to });
    case "swap":
      return t("kathmandu.action.swap", { coin: move.coin });
    case "build":
    case "rebuild":
      return building(table, turn, move);
    case "paint":
    case "buy_bhairav":
      return html`<${Mark} colour=${move.colour} size=${20} /><span>${colourName(move.colour)}</span>`;
    case "claim":
      return html`${goalOf(table, move.goal)?.objectives.map((info, place) => html`<${Objective} key=${place} table=${table} info=${info} met=${true} />`)}`;
    case "take_mission":
      return t("kathmandu.mission", { id: move.mission });
    case "return":
    case "discard":
    case "offer":
    case "take_discard":
    case "buy":
    case "retrieve":
      return t(`kathmandu.action.${move.type}`, { card: cardName(table, move.card) });
    case "scrap":
    case "store":
    case "stay":
    case "done":
    case "use_power":
    case "take_points":
    case "draw_missions":
      return t(`kathmandu.action.${move.type}`);
  }
}

/** @param {Table} table @param {Pick<import("./turn.js").KathmanduTurn, "playOf">} turn @param {Extract<Move, { type: "build" | "rebuild" }>} move */
function building(table, turn, move) {
  const play = turn.playOf(move);
  const monument = areaOf(table, move.area).find(({ key }) => key === move.monument);
  const { kind } = faceOf(table.catalog, move.card, move.face);
  const words = { kind: kindName(kind), area: areaName(table, move.area), storeys: monument?.faces.length ?? 0 };
  const where = t(monument ? `kathmandu.action.${move.type}` : "kathmandu.action.build.new", words);
  return html`<span>${where}</span>${play?.completes && html`<small class="gain">${gainOf(play)}</small>`}`;
}

/** The points of a play, as far as they are known before the colours of wilds are chosen. @param {import("./catalog.js").Play} play */
export function gainOf({ least, most, place }) {
  if (place) return t(`kathmandu.place.${place}`);
  return least === most ? t("kathmandu.gain", { points: most }) : t("kathmandu.gain.between", { least, most });
}
