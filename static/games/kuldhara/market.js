import { html } from "htm/preact";
import { Group } from "../../shell/focus.js";
import { t } from "../../shell/i18n.js";
import { cardText } from "./alt.js";
import { Jewelry, JewelryBack } from "./card.js";
import { Supply } from "./supply.js";

/** @typedef {import("../game.d.ts").Part<import("./catalog.js").Table, import("./turn.js").KuldharaTurn>} Part */

/** The jewelry that can be had, level by level, each row beside its deck; below on the right what lies beside it. @param {Part} props */
export function Market({ table, turn }) {
  return html`<div class="market">
    ${rowsOf(table.view).map(
      (row) => html`<${Group} key=${row.level} class="row" label=${t("kuldhara.row", { level: row.level })}>
        <${Deck} row=${row} table=${table} turn=${turn} />
        ${row.cards.map((id, place) =>
          id === null
            ? html`<span class="gap" key=${`gap-${place}`} data-spot=${`market:${row.level}:${place}`}></span>`
            : html`<${MarketCard} key=${id} id=${id} table=${table} turn=${turn} from=${`deck:${row.level}`} spot=${`market:${row.level}:${place}`} />`,
        )}
      </${Group}>`,
    )}
    <${Supply} table=${table} />
  </div>`;
}

/** The first game is played without the highest level. @param {import("./catalog.js").View} view */
const rowsOf = ({ market, first_game }) => (first_game ? market.slice(0, -1) : market);

/** @param {{ row: import("../../types/kuldhara.d.ts").RowView, table: Part["table"], turn: Part["turn"] }} props */
function Deck({ row, table, turn }) {
  const { level, deck } = row;
  const open = table.legal.some((move) => move.type === "look" && move.level === level);
  const chosen = turn.intent?.type === "deck" && turn.intent.level === level;
  return html`<button type="button" class="deck piece" data-spot=${`deck:${level}`} data-playable=${open} aria-pressed=${chosen} disabled=${table.me === null}
    aria-label=${t("kuldhara.alt.deck", { level, count: deck })} onClick=${() => turn.deck(level)}>
    ${deck > 0 ? html`<${JewelryBack} level=${level} />` : html`<span class="gap"></span>`}<b class="deck-count">${deck}</b></button>`;
}

/** A card that can be looked at closely, and reserved or crafted. @param {{ id: number, table: Part["table"], turn: Part["turn"], from?: string, spot?: string }} props */
export function MarketCard({ id, table, turn, from, spot }) {
  const use = turn.use(id);
  const chosen = turn.intent?.type === "card" && turn.intent.card === id;
  return html`<span class="card-place" data-spot=${spot}><button type="button" class="card piece" data-piece=${`card-${id}`} data-from=${from} data-playable=${use !== null}
    data-use=${use} aria-pressed=${chosen} onClick=${() => turn.card(id)}><span class="sr">${cardText(table, id)}${use ? `, ${t(`kuldhara.use.${use}`)}` : ""}</span><${Jewelry} table=${table} id=${id} /></button></span>`;
}
