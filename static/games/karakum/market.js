import { html } from "htm/preact";
import { Group } from "../../shell/focus.js";
import { t } from "../../shell/i18n.js";
import { marketName } from "./alt.js";
import { CamelCard } from "./art/cards.js";
import { camelOf } from "./goods.js";
import { Mark } from "./marks.js";
import { Pile } from "./pile.js";

/** The camel deck and the camels for sale, the taxed ones pushed up. @param {import("../game.d.ts").Part<import("./goods.js").Table, import("./turn.js").KarakumTurn>} props */
export function Market({ table, turn }) {
  return html`<div class="row market">
    <${Pile} deck="camels" spot="camel-deck" count=${table.view.camel_deck}
      label=${t("karakum.alt.camelDeck", { count: table.view.camel_deck })} />
    <${Group} label=${t("karakum.market")} class="row-cards">
      ${table.view.market.map((offer, place) => html`<${Offer} key=${offer.camel} table=${table} turn=${turn} place=${place} />`)}
    </${Group}>
  </div>`;
}

/** @param {import("../game.d.ts").Part<import("./goods.js").Table, import("./turn.js").KarakumTurn> & { place: number }} props */
function Offer({ table, turn, place }) {
  const offer = table.view.market[place];
  if (!offer) return null;
  const { good, number } = camelOf(table.catalog, offer.camel);
  const lacking = table.over ? 0 : (table.hand?.lacking[place] ?? 0);
  const playable = turn.canBuy(place);
  return html`<button type="button" class="piece offer" data-good=${good} data-piece=${`camel-${offer.camel}`}
      data-spot=${`market:${place}`} data-from="camel-deck" data-taxed=${offer.tax > 0} data-playable=${playable} aria-pressed=${turn.chosen === place}
      onClick=${() => turn.camel(place)} onMouseEnter=${() => turn.look(place)} onMouseLeave=${() => turn.look(null)}
      onFocus=${() => turn.look(place)} onBlur=${() => turn.look(null)}>
    <span class="sr">${marketName(table, place, playable)}</span>
    <${CamelCard} good=${good} number=${number} />
    ${offer.tax > 0 && html`<span class="tax" aria-hidden="true">+1<${Mark} good=${good} size=${15} /></span>`}
    ${lacking > 0 && html`<span class="lacking" aria-hidden="true">−${lacking}</span>`}
  </button>`;
}
