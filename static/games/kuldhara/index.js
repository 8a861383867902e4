import { html } from "htm/preact";
import { hasText, list, t } from "../../shell/i18n.js";
import { Desert } from "./desert.js";
import { automaton, Kadhan } from "./kadhan.js";
import { logLine } from "./log.js";
import { Market } from "./market.js";
import { Player } from "./player.js";
import { Shelf } from "./shelf.js";
import { steps } from "./steps.js";
import { trace } from "./trace.js";
import { Tray } from "./tray.js";
import { useTurn } from "./turn.js";

/**
 * @typedef {import("./catalog.js").Table} Table
 * @typedef {import("../game.d.ts").Part<Table, import("./turn.js").KuldharaTurn>} Part
 */

/** @param {Part} props */
function Board({ table, turn }) {
  return html`<div class="kuldhara-board" data-phase=${table.view.phase}>
    <${Desert} table=${table} turn=${turn} />
    <${Market} table=${table} turn=${turn} />
  </div>`;
}

/** @param {Table} table @param {number} seat */
function status(table, seat) {
  if (table.over) return "";
  return table.view.hunters[seat]?.passed ? t("kuldhara.status.passed") : "";
}

/** @param {import("../../table/protocol.d.ts").Outcome} outcome */
function reason({ reason: key, reason_words: words }) {
  if (!key || !hasText(`kuldhara.reason.end.${key}`)) return "";
  return t(`kuldhara.reason.end.${key}`, { what: list(words.map((word) => t(`kuldhara.option.challenges.${word}`))) });
}

/** @type {import("../game.d.ts").GameModule<Table, import("./turn.js").KuldharaTurn>} */
export default {
  key: "kuldhara",
  small: ["travel", "dig", "unload", "reserve", "tool", "hex", "colour", "stop", "craft", "reward", "decline", "keep"],
  useTurn,
  Board,
  You: Shelf,
  Hand: Tray,
  Player,
  score: (view, seat) => view.hunters[seat]?.points ?? 0,
  status,
  automaton,
  Automaton: Kadhan,
  reason,
  steps,
  logLine,
  trace,
};
