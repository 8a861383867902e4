import { html } from "htm/preact";
import { Count } from "../../motion/count.js";
import { list, number, t } from "../../shell/i18n.js";
import { carpetName } from "./alt.js";
import { Carpet, Gem, Salt, Teapot } from "./art/goods.js";
import { carpetOf, colourOf, teapotValue } from "./catalog.js";

/** @typedef {import("./catalog.js").Table} Table */

/** What a player has in front of them: gems, teapots, salt, carpets on the way and delivered. @param {{ table: Table, seat: number }} props */
export function Goods({ table, seat }) {
  const has = table.view.seats[seat];
  if (!has) return null;
  const values = has.teapots.map((id) => teapotValue(table.catalog, id));
  return html`<ul class="goods" aria-label=${t("khiva.goods", { name: table.names[seat] ?? "" })}>
    <${Kind} name="gems" seat=${seat} label=${t("khiva.goods.gems", { count: has.gems })} short=${t("khiva.kind.gems")}>
      <${Gem} size="100%" /><b><${Count} value=${has.gems} /></b>
    </${Kind}>
    <${Kind} name="teapots" seat=${seat} label=${t("khiva.goods.teapots", { count: values.length, values: list(values.map(number)) })} short=${t("khiva.kind.teapots")}>
      ${has.teapots.map((id, place) => html`<span class="good" key=${id} data-piece=${`teapot-${id}`}><${Teapot} value=${values[place]} size="100%" /></span>`)}
    </${Kind}>
    <${Kind} name="salt" seat=${seat} label=${t("khiva.goods.salt", { count: has.salt.length, values: list(has.salt.map(number)) })} short=${t("khiva.kind.salt")}>
      ${has.salt.map((value) => html`<span class="good" key=${value} data-piece=${`salt-${value}`}><${Salt} value=${value} size="100%" /></span>`)}
    </${Kind}>
    <${Carpets} table=${table} seat=${seat} name="carpets" ids=${has.carpets} />
    <${Carpets} table=${table} seat=${seat} name="delivered" ids=${has.delivered} />
  </ul>`;
}

/** @param {{ table: Table, seat: number, name: "carpets" | "delivered", ids: number[] }} props */
function Carpets({ table, seat, name, ids }) {
  const words = { count: ids.length, carpets: list(ids.map((id) => carpetName(table, id))) };
  return html`<${Kind} name=${name} seat=${seat} label=${t(`khiva.goods.${name}`, words)} short=${t(`khiva.kind.${name}`)}>
    ${ids.map((id) => {
      const { camel, value } = carpetOf(table.catalog, id);
      return html`<span class="good" key=${id} data-piece=${`carpet-${id}`}><${Carpet} colour=${colourOf(table.catalog, camel)} value=${value} size="100%" /></span>`;
    })}
  </${Kind}>`;
}

/** @param {{ name: string, seat: number, label: string, short: string, children?: import("preact").ComponentChildren }} props */
function Kind({ name, seat, label, short, children }) {
  const none = Array.isArray(children) && children.flat().filter(Boolean).length === 0;
  return html`<li class="kind" data-kind=${name} data-none=${none} data-spot=${`${name}:${seat}`} title=${label}>
    <span class="sr">${label}</span>
    <span class="kind-name" aria-hidden="true">${short}</span>
    <span class="kind-pieces" aria-hidden="true">${children}</span>
  </li>`;
}
