import { html } from "htm/preact";
import { Group } from "../../shell/focus.js";
import { t } from "../../shell/i18n.js";
import { cardText } from "./alt.js";
import { Jewelry } from "./card.js";
import { cardOf } from "./catalog.js";
import { MarketCard } from "./market.js";

// Jewelry that belongs to somebody: laid by, and finished.

/** @typedef {import("../game.d.ts").Part<import("./catalog.js").Table, import("./turn.js").KuldharaTurn>} Part */

/** The reader's own. @param {Part} props */
export function Shelf({ table, turn }) {
  const seat = table.me;
  const hunter = seat === null ? null : table.view.hunters[seat];
  if (!hunter) return null;
  const { reserved, crafted } = hunter;
  const free = Array.from({ length: table.catalog.reserved_at_most - reserved.length }, (_, place) => place);
  return html`<div class="kuldhara-shelf">
    <section class="shelf-part">
      <h3>${t("kuldhara.reserved")}</h3>
      <${Group} label=${t("kuldhara.reserved")} class="laid-by" spot=${`reserved:${seat}`}>
        ${reserved.map((id) => html`<${MarketCard} key=${id} id=${id} table=${table} turn=${turn} from=${`deck:${cardOf(table.catalog, id).level}`} />`)}
        ${free.map((place) => html`<span class="card-place gap" key=${`free-${place}`}></span>`)}
      </${Group}>
    </section>
    <section class="shelf-part" data-spot=${`crafted:${seat}`}>
      <h3>${t("kuldhara.crafted", { count: crafted.length })}</h3>
      <${CraftedCards} table=${table} cards=${crafted} />
    </section>
  </div>`;
}

/** Fanned out, as many as there are. @param {{ table: Part["table"], cards: number[] }} props */
export function CraftedCards({ table, cards }) {
  return html`<span class="finished">${cards.map((id) => html`<span class="finished-place" key=${id}><span class="finished-card" data-piece=${`card-${id}`} role="img" aria-label=${cardText(table, id)} title=${cardText(table, id)}><${Jewelry} table=${table} id=${id} /></span></span>`)}</span>`;
}

/** The cards of a deck that the reader looks at, above the action bar: one of them can be kept. @param {Part} props */
export function LookedAt({ table, turn }) {
  return html`<${Group} label=${t("kuldhara.looking")} class="looked-at">
    ${(table.hand?.looking_at ?? []).map((id) => html`<${MarketCard} key=${id} id=${id} table=${table} turn=${turn} from=${`deck:${cardOf(table.catalog, id).level}`} />`)}
  </${Group}>`;
}
