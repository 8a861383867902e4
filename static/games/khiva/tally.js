import { html } from "htm/preact";
import { list, t } from "../../shell/i18n.js";
import { camelName, cardName, cardNames, colourName } from "./alt.js";
import { Blanket } from "./art/blanket.js";
import { Card } from "./card.js";
import { colourOf } from "./catalog.js";

/** @typedef {import("./catalog.js").Table} Table */

/** Which of the 25 cards have been seen in this deal: played ones, in a duel those face up, and the reader's own. @param {{ table: Table }} props */
export function Tally({ table }) {
  const { discard, open, aside } = table.view;
  return html`<div class="tally-place">
    <section class="tally" data-spot="discard" aria-label=${t("khiva.discard", { count: discard.length })}>
      <h2>${t("khiva.discard", { count: discard.length })} <small>${t("khiva.aside", { count: aside })}</small></h2>
      <ul>${table.catalog.camels.map((_, camel) => html`<${Row} key=${camel} table=${table} camel=${camel} />`)}</ul>
    </section>
    ${
      open.length > 0 &&
      html`<div class="open" role="img" aria-label=${t("khiva.open", { cards: cardNames(table, open) })}>
        ${open.map((id) => html`<span key=${id} data-piece=${`card-${id}`} data-from="discard"><${Card} table=${table} id=${id} small /></span>`)}
      </div>`
    }
  </div>`;
}

/** @param {{ table: Table, camel: number }} props */
function Row({ table, camel }) {
  const colour = colourOf(table.catalog, camel);
  const cards = table.catalog.cards.filter((card) => card.camel === camel);
  const gone = cards.filter(({ id }) => table.view.discard.includes(id));
  const given = (table.hand?.known ?? []).filter(({ card }) => cards.some(({ id }) => id === card));
  const words = { camel: camelName(table, camel), numbers: gone.map((card) => card.number).join(", ") };
  return html`<li class="tally-row" data-camel=${colour}>
    <span class="sr">${t(gone.length > 0 ? "khiva.discard.row" : "khiva.discard.none", words)}</span>
    <span class="tally-mark" title=${colourName(table, camel)} aria-hidden="true"><${Blanket} colour=${colour} size="100%" /></span>
    ${cards.map(
      ({
        id,
        number,
      }) => html`<span class="tally-card" key=${id} data-spot=${`gone:${id}`} data-state=${stateOf(table, id)} aria-hidden="true"
      title=${given.filter(({ card }) => card === id).map((sighting) => whereabouts(table, sighting))[0]}>${number}</span>`,
    )}
    ${given.map((sighting) => html`<span class="sr" key=${sighting.card}>${whereabouts(table, sighting)}</span>`)}
  </li>`;
}

/** Who can have a card that the reader gave away. @param {Table} table @param {import("../../types/khiva.d.ts").Sighting} sighting */
function whereabouts(table, { card, holders }) {
  const names = list(
    holders.map((seat) => table.names[seat] ?? ""),
    "disjunction",
  );
  return t("khiva.alt.given", { card: cardName(table, card), names });
}

/** @param {Table} table @param {number} id */
function stateOf({ view, hand }, id) {
  if (view.discard.includes(id)) return "gone";
  if (view.requests.some(({ card }) => card === id)) return "played";
  if (view.open.includes(id)) return "open";
  if (hand?.cards.includes(id)) return "mine";
  return hand?.known.some(({ card }) => card === id) ? "given" : "unseen";
}
