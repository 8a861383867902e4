import { html } from "htm/preact";
import { t } from "../../shell/i18n.js";
import { CardFace, SmallCard } from "./art/card.js";
import { cardOf, colourOf } from "./catalog.js";

/** A travel card of the catalog, face up. @param {{ table: import("./catalog.js").Table, id: number, small?: boolean }} props */
export function Card({ table, id, small = false }) {
  const { camel, number, gems } = cardOf(table.catalog, id);
  const colour = colourOf(table.catalog, camel);
  if (small) return html`<${SmallCard} colour=${colour} number=${number} />`;
  return html`<${CardFace} colour=${colour} number=${number} gems=${gems} initial=${t(`khiva.initial.${colour}`)} />`;
}
