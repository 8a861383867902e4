import { html } from "htm/preact";
import { Group } from "../../shell/focus.js";
import { number, t } from "../../shell/i18n.js";
import { cardName } from "./alt.js";
import { GoodCard } from "./art/cards.js";
import { piles, total } from "./goods.js";

/** @typedef {import("../game.d.ts").Part<import("./goods.js").Table, import("./turn.js").KarakumTurn>} Part */

/** The reader's cards, kind by kind; while a camel is chosen the cards to be spent are lifted, and a tap spends others. @param {Part} props */
export function Hand({ table, turn }) {
  if (!table.hand) return null;
  const { cards } = table.hand;
  const held = piles(table.catalog, cards);
  const room = { "--kinds": held.length, "--overlaps": Math.max(1, total(cards) - held.length) };
  return html`<div class="hand" data-spot="hand" style=${room}>
    <${Group} label=${t("karakum.hand", { count: total(cards) })} class="hand-piles">
      ${held.map((pile) => html`<${HandPile} key=${pile.good} table=${table} turn=${turn} ...${pile} />`)}
    </${Group}>
    ${held.length === 0 && html`<p class="hand-empty">${t("karakum.hand.empty")}</p>`}
  </div>`;
}

/** @param {Part & { resource: number, good: import("./goods.js").Good, count: number }} props */
function HandPile({ table, turn, resource, good, count }) {
  const spent = turn.payment?.pay[resource] ?? 0;
  const { spend } = turn;
  const inside = html`<span class="hand-cards">
      ${Array.from(
        { length: count },
        (_, place) =>
          html`<span class="hand-card" key=${place} data-spent=${place >= count - spent}><${GoodCard} good=${good} /></span>`,
      )}
    </span>
    <span class="hand-count" aria-hidden="true">${
      spent > 0 ? html`${number(count)}<i>→</i>${number(count - spent)}` : html`×${number(count)}`
    }</span>`;
  const words = { count, card: cardName(table, resource), spent };
  const place = { "data-good": good, "data-spot": `hand:${resource}`, "data-spent": spent > 0 };
  if (!spend) {
    return html`<div class="hand-pile" role="img" aria-label=${t("karakum.alt.held", words)} ...${place}>${inside}</div>`;
  }
  return html`<button type="button" class="hand-pile" ...${place} onClick=${() => spend(resource)}>
    <span class="sr">${t("karakum.alt.spend", words)}</span>${inside}
  </button>`;
}
