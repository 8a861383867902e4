import { html } from "htm/preact";
import { t } from "../../shell/i18n.js";
import { CardBack } from "./art/card.js";
import { Board } from "./board.js";
import { Goods } from "./goods.js";
import { Hand } from "./hand.js";
import { logLine } from "./log.js";
import { steps } from "./steps.js";
import { trace } from "./trace.js";
import { useTurn } from "./turn.js";

/**
 * @typedef {import("./catalog.js").Table} Table
 * @typedef {import("../game.d.ts").Part<Table, import("./turn.js").KhivaTurn>} Part
 */

/** @param {Part} props */
function You({ table }) {
  return html`<div class="khiva-you"><${Goods} table=${table} seat=${table.me ?? 0} /></div>`;
}

/** @param {{ table: Table, seat: number }} props */
function Player({ table, seat }) {
  const count = table.view.seats[seat]?.hand_size ?? 0;
  return html`<div class="khiva-player">
    <span class="hand-size" role="img" aria-label=${t("khiva.alt.handSize", { count })} title=${t("khiva.alt.handSize", { count })}><${CardBack} /><b>${count}</b></span>
    <${Goods} table=${table} seat=${seat} />
  </div>`;
}

/** @param {import("./catalog.js").View} view @param {number} seat */
const score = (view, seat) => (view.seats[seat]?.score ?? []).reduce((sum, line) => sum + line.points, 0);

/** @param {Table} table @param {number} seat */
function status(table, seat) {
  if (table.view.phase !== "choose" || table.over) return "";
  if (table.view.seats[seat]?.chosen) return t(seat === table.me ? "khiva.status.you.chosen" : "khiva.status.chosen");
  if (!table.toAct.includes(seat)) return "";
  return t(seat === table.me ? "khiva.status.you.choosing" : "khiva.status.choosing");
}

/** @type {import("../game.d.ts").GameModule<Table, import("./turn.js").KhivaTurn>} */
export default {
  key: "khiva",
  small: ["lay", "give", "takeback"],
  useTurn,
  Board,
  You,
  Hand,
  Player,
  score,
  status,
  steps,
  logLine,
  trace,
};
