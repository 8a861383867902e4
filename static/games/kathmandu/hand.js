import { html } from "htm/preact";
import { Group } from "../../shell/focus.js";
import { t } from "../../shell/i18n.js";
import { faceName } from "./alt.js";
import { End } from "./card.js";
import { cardsInHand, deckOf, endsOf, ownCoins, together } from "./catalog.js";
import { Coin } from "./mat.js";

/** @typedef {import("../game.d.ts").Part<import("./catalog.js").Table, import("./turn.js").KathmanduTurn>} Part */

/** The reader's coins and cards; each end of a card is a piece of its own. @param {Part} props */
export function Hand({ table, turn }) {
  if (table.me === null) return null;
  const cards = cardsInHand(table);
  const drawn = table.hand?.type === "hand" ? table.hand.drawn : [];
  return html`<div class="kathmandu-hand">
    <${Coins} table=${table} turn=${turn} />
    <${Group} label=${t("kathmandu.hand", { count: cards.length })} class="held" spot="hand">
      ${cards.map(
        (
          card,
        ) => html`<span class="held-card" key=${card} data-piece=${`card-${card}`} data-from=${`pile:${deckOf(table.catalog, card)}`} data-drawn=${drawn.includes(card)} data-deck=${deckOf(table.catalog, card)}>
        ${endsOf(table.catalog, card).map((end) => {
          const name = `end:${card}:${end}`;
          return html`<button type="button" class="held-end piece" key=${end} data-end=${name} data-playable=${turn.isOpen(name)} aria-pressed=${turn.chosen.includes(name)} onClick=${() => turn.touch(name)}><span class="sr">${faceName(table, card, end)}</span><${End} table=${table} card=${card} end=${end} /></button>`;
        })}
      </span>`,
      )}
      ${cards.length === 0 && html`<span class="hand-empty">${t("kathmandu.hand.empty")}</span>`}
    </${Group}>
  </div>`;
}

/** @param {Part} props */
function Coins({ table, turn }) {
  const coins = ownCoins(table);
  const colour = together(table)?.players[table.me ?? 0]?.colour ?? "purple";
  const spent = together(table)?.players[table.me ?? 0]?.spent ?? [];
  return html`<${Group} label=${t("kathmandu.coins")} class="own-coins" spot="coins">
    ${table.catalog.coins.map((value) => {
      const name = `coin:${value}`;
      const here = coins.includes(value);
      if (!here)
        return html`<span class="coin-place" key=${value} data-spent=${spent.includes(value)}><${Coin} value=${value} colour=${colour} /></span>`;
      return html`<button type="button" class="coin-place piece" key=${value} data-coin=${value} data-playable=${turn.isOpen(name)} aria-pressed=${turn.chosen.includes(name)} onClick=${() => turn.touch(name)}><span class="sr">${t("kathmandu.coin", { value })}</span><${Coin} value=${value} colour=${colour} /></button>`;
    })}
  </${Group}>`;
}
