import { html } from "htm/preact";
import { list, number, t } from "../../shell/i18n.js";
import { colourName } from "./alt.js";
import { AnyCarpet, Carpet, Salt, Teapot } from "./art/goods.js";
import { colourOf } from "./catalog.js";

/** @typedef {import("../game.d.ts").Part<import("./catalog.js").Table, import("./turn.js").KhivaTurn>} Part */

/** What is still to be had; when shop 4 gives a choice, salt and carpet are taken from here. @param {Part} props */
export function Shelf({ table, turn }) {
  const { piles, ending } = table.view;
  const [salt, ...saltBelow] = piles.salt;
  const top = piles.carpet_colour;
  return html`<div class="shelf" role="group" aria-label=${t("khiva.piles")}>
    <${Pile} name="teapots" count=${piles.teapots} ending=${ending} label=${t("khiva.pile.teapots", { count: piles.teapots })}>
      <${Teapot} size="100%" />
    </${Pile}>
    <${Pile} name="carpets" count=${piles.carpets} ending=${ending} take=${turn.canTrade("carpet") ? () => turn.trade("carpet") : null}
        label=${top === null ? t("khiva.pile.carpets.any", { count: piles.carpets }) : t("khiva.pile.carpets", { count: piles.carpets, colour: colourName(table, top) })}>
      ${top !== null ? html`<${Carpet} colour=${colourOf(table.catalog, top)} size="100%" />` : piles.carpets > 0 && html`<${AnyCarpet} size="100%" />`}
    </${Pile}>
    <${Pile} name="salt" count=${piles.salt.length} ending=${ending} take=${turn.canTrade("salt") ? () => turn.trade("salt") : null}
        label=${t("khiva.pile.salt", { count: piles.salt.length, values: list(piles.salt.map(number)) })}
        below=${saltBelow}>
      ${salt !== undefined && html`<${Salt} value=${salt} size="100%" />`}
    </${Pile}>
  </div>`;
}

/**
 * @param {{ name: "teapots" | "carpets" | "salt", count: number, label: string, ending: string[], take?: (() => void) | null,
 *   below?: number[], children?: import("preact").ComponentChildren }} props
 */
function Pile({ name, count, label, ending, take, below = [], children }) {
  const inside = html`<span class="pile-top" data-high=${Math.min(3, count)}>${children}</span>
    <b class="pile-count" aria-hidden="true">${number(count)}</b>
    ${below.length > 0 && html`<span class="pile-below" aria-hidden="true">${below.map((value) => html`<i key=${value}>${number(value)}</i>`)}</span>`}`;
  const look = { "data-spot": `pile:${name}`, "data-empty": ending.includes(name), "data-pile": name, title: label };
  return take
    ? html`<button type="button" class="pile piece" data-playable="true" onClick=${take} ...${look}><span class="sr">${label}</span>${inside}</button>`
    : html`<div class="pile" role="img" aria-label=${label} ...${look}>${inside}</div>`;
}
