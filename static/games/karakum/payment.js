import { html } from "htm/preact";
import { Group } from "../../shell/focus.js";
import { rich, t } from "../../shell/i18n.js";
import { camelName, paymentName } from "./alt.js";
import { camelOf, piles } from "./goods.js";
import { Mark } from "./marks.js";

/**
 * @typedef {import("./goods.js").Table} Table
 * @typedef {import("./goods.js").Buy} Buy
 */

/** "The blue 3 for ●●●": the sentence of the action bar while a camel is chosen. @param {{ table: Table, camel: number, pay?: readonly number[] }} props */
export function PayFor({ table, camel, pay }) {
  return html`<span>${rich("karakum.pay.for", {
    camel: html`<${CamelWord} table=${table} camel=${camel} />`,
    cards: pay && html`<${Cards} table=${table} counts=${pay} />`,
  })}</span>`;
}

/** A camel in a sentence. @param {{ table: Table, camel: number }} props */
export function CamelWord({ table, camel }) {
  const { good, number } = camelOf(table.catalog, camel);
  return html`<b class="camel-word" data-good=${good}><span class="sr">${camelName(table, camel)}</span
    ><span aria-hidden="true"><${Mark} good=${good} size=${15} />${number}</span></b>`;
}

/** Cards in a sentence: each mark as often as it is paid. @param {{ table: Table, counts: readonly number[] }} props */
export function Cards({ table, counts }) {
  return html`<span class="cards-word"><span class="sr">${paymentName(table, counts)}</span
    ><span aria-hidden="true">${piles(table.catalog, counts).map(
      ({ good, count }) => html`<span class="pile-word" data-good=${good} key=${good}>
        ${Array.from({ length: count }, (_, place) => html`<${Mark} key=${place} good=${good} size=${17} />`)}
      </span>`,
    )}</span></span>`;
}

/**
 * Every way to pay for the chosen camel, side by side; pointing at one shows in the hand what would be left.
 * @param {{ table: Table, ways: Buy[], picked: Buy, pick: (way: Buy) => void, point: (way: Buy | null) => void, label: string }} props
 */
export function PaymentTray({ table, ways, picked, pick, point, label }) {
  return html`<div class="payments">
    <p class="payments-title" aria-hidden="true">${t("karakum.pay.count", { count: ways.length })}</p>
    <${Group} label=${label} role="radiogroup" class="payment-list">
      ${ways.map(
        (way) => html`<button type="button" role="radio" class="payment" key=${way.pay.join()}
            aria-checked=${way === picked} aria-label=${paymentName(table, way.pay)}
            onClick=${() => pick(way)} onPointerEnter=${() => point(way)} onPointerLeave=${() => point(null)}>
          <${Cards} table=${table} counts=${way.pay} />
        </button>`,
      )}
    </${Group}>
  </div>`;
}
