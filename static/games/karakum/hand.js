import { html } from "htm/preact";
import { number, t } from "../../shell/i18n.js";
import { cardName } from "./alt.js";
import { GoodCard } from "./art/cards.js";
import { piles, total } from "./goods.js";

/** The reader's cards, kind by kind; the cards of the payment looked at are lifted. @param {import("../game.d.ts").Part<import("./goods.js").Table, import("./turn.js").KarakumTurn>} props */
export function Hand({ table, turn }) {
  if (!table.hand) return null;
  const { cards } = table.hand;
  return html`<div class="hand" data-spot="hand">
    <ul class="hand-piles" aria-label=${t("karakum.hand", { count: total(cards) })}>
      ${piles(table.catalog, cards).map(({ resource, good, count }) => {
        const spent = turn.payment?.pay[resource] ?? 0;
        return html`<li class="hand-pile" key=${good} data-good=${good} data-spot=${`hand:${resource}`} data-spent=${spent > 0}
            aria-label=${t("karakum.alt.held", { count, card: cardName(table, resource) })}>
          <span class="hand-cards">
            ${Array.from(
              { length: count },
              (_, place) => html`<span class="hand-card" key=${place}
              data-spent=${place >= count - spent}><${GoodCard} good=${good} /></span>`,
            )}
          </span>
          <span class="hand-count" aria-hidden="true">${
            spent > 0 ? html`${number(count)}<i>→</i>${number(count - spent)}` : html`×${number(count)}`
          }</span>
        </li>`;
      })}
    </ul>
    ${total(cards) === 0 && html`<p class="hand-empty">${t("karakum.hand.empty")}</p>`}
  </div>`;
}
