import { html } from "htm/preact";
import { hasText, t } from "../../shell/i18n.js";
import { colourName, squareName } from "./alt.js";
import { together } from "./catalog.js";
import { Hand } from "./hand.js";
import { logLine } from "./log.js";
import { Mat } from "./mat.js";
import { Player } from "./player.js";
import { Side } from "./side.js";
import { Bag } from "./solo.js";
import { steps } from "./steps.js";
import { trace } from "./trace.js";
import { useTurn } from "./turn.js";
import { You } from "./you.js";

/**
 * @typedef {import("./catalog.js").Table} Table
 * @typedef {import("../game.d.ts").Part<Table, import("./turn.js").KathmanduTurn>} Part
 */

/** @param {Part} props */
function Board({ table, turn }) {
  return html`<div class="kathmandu-board" data-solo=${table.view.type === "solo"}>
    <div class="flags" aria-hidden="true">${Array.from({ length: 25 }, (_, flag) => html`<i key=${flag}></i>`)}</div>
    <${Mat} table=${table} turn=${turn} />
    <div class="beside"><${Side} table=${table} turn=${turn} /><${Bag} table=${table} /></div>
  </div>`;
}

/** @param {Table} table @param {number} seat */
function status(table, seat) {
  const view = together(table);
  if (!view || table.over) return "";
  if (view.phase === "building" && view.queue.length === 0 && !table.toAct.includes(seat))
    return t("kathmandu.status.done");
  return "";
}

/** @param {import("../../table/protocol.d.ts").Outcome} outcome */
function reason({ reason: key, reason_words: words }) {
  if (!key || !hasText(`kathmandu.end.${key}`)) return "";
  const [what = "", colours = ""] = words;
  if (key === "solo_won") return t("kathmandu.end.solo_won", { level: t(`kathmandu.option.level.${what}`) });
  return t(`kathmandu.end.${key}`, { square: squareName(what), colour: colourName(colours.charAt(0)) });
}

/** @type {import("../game.d.ts").GameModule<Table, import("./turn.js").KathmanduTurn>} */
export default {
  key: "kathmandu",
  small: ["build", "rebuild", "paint", "discard", "store"],
  useTurn,
  Board,
  You,
  Hand,
  Player,
  score: (view, seat) =>
    view.type === "table"
      ? (view.players[seat]?.score ?? 0)
      : view.squares.reduce((sum, square) => sum + square.places.length, 0),
  status,
  reason,
  steps,
  logLine,
  trace,
};
