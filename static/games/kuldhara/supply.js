import { html } from "htm/preact";
import { t } from "../../shell/i18n.js";
import { colourName, hunterName } from "./alt.js";
import { HexArt } from "./art/hex.js";
import { colourOf } from "./catalog.js";

/** @typedef {import("./catalog.js").Table} Table */

/** What lies beside the cards: protection tiles and the starting player's token. @param {{ table: Table }} props */
export function Supply({ table }) {
  const { tiles, token } = table.view;
  return html`<div class="supply">
    <ul class="supply-tiles" aria-label=${t("kuldhara.tiles")}>
      ${tiles.map((count, colour) => html`<${TilePile} key=${colour} table=${table} colour=${colour} count=${count} />`)}
    </ul>
    <p class="token"><i class="token-disc" aria-hidden="true"></i>${t("kuldhara.token", { name: hunterName(table, token) })}</p>
  </div>`;
}

/** @param {{ table: Table, colour: number, count: number }} props */
function TilePile({ table, colour, count }) {
  const label = t("kuldhara.alt.tiles", { colour: colourName(table, colour), count });
  return html`<li class="tile-pile" data-spot=${`tiles:${colour}`} data-empty=${count === 0} title=${label}>
    <span class="sr">${label}</span><${HexArt} colour=${colourOf(table.catalog, colour)} tile=${true} bare=${true} /><b aria-hidden="true">${count}</b>
  </li>`;
}
