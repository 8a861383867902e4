import { html } from "htm/preact";
import { t } from "../../shell/i18n.js";
import { CardBack } from "./art/cards.js";
import { Scene } from "./art/scene.js";
import { Caravan } from "./caravan.js";
import { Hand } from "./hand.js";
import { logLine } from "./log.js";
import { Market } from "./market.js";
import { Discards, Resources } from "./resources.js";
import { trace } from "./trace.js";
import { useTurn } from "./turn.js";

/**
 * @typedef {import("./goods.js").Table} Table
 * @typedef {import("../game.d.ts").Part<Table, import("./turn.js").KarakumTurn>} Part
 */

/** @param {Part} props */
function Board(props) {
  return html`<div class="karakum-board">
    <${Scene} />
    <${Market} ...${props} />
    <${Resources} ...${props} />
    <${Discards} table=${props.table} />
  </div>`;
}

/** @param {Part} props */
function You({ table, turn }) {
  return html`<div class="karakum-you"><${Caravan} table=${table} seat=${table.me} turn=${turn} /></div>`;
}

/** @param {{ table: Table, seat: number }} props */
function Player({ table, seat }) {
  const count = table.view.seats[seat]?.hand_size ?? 0;
  return html`<div class="karakum-player">
    <span class="hand-size" data-spot=${`seat:${seat}`} role="img" aria-label=${t("karakum.alt.handSize", { count })}>
      <${CardBack} deck="resources" /><span>${count}</span>
    </span>
    <${Caravan} table=${table} seat=${seat} />
  </div>`;
}

/** @param {import("./goods.js").View} view @param {number} seat */
function score(view, seat) {
  return (view.seats[seat]?.score ?? []).reduce((sum, line) => sum + line.points, 0);
}

/** @type {import("../game.d.ts").GameModule<Table, import("./turn.js").KarakumTurn>} */
export default {
  key: "karakum",
  useTurn,
  Board,
  You,
  Hand,
  Player,
  score,
  logLine,
  trace,
};
