import { html } from "htm/preact";
import { t } from "../../shell/i18n.js";
import { camelName, teapotName } from "./alt.js";
import { Camel } from "./art/camel.js";
import { CITY } from "./art/city.js";
import { Teapot } from "./art/goods.js";
import { colourOf, teapotValue } from "./catalog.js";
import { placed } from "./placed.js";

/** @typedef {{ table: import("./catalog.js").Table, layout: import("./geometry.js").Layout }} Props */

/** The five camels where they stand, their tents behind them. @param {Props} props */
export function Camels({ table, layout }) {
  const { camels } = table.view;
  const home = camels.flatMap(({ at }, camel) => (at === null ? [camel] : []));
  const words = home.map((camel) => `${camelName(table, camel)}, ${teapotName(table, camels[camel]?.teapot ?? null)}`);
  return html`<p class="sr">${t("khiva.home", { count: home.length })} ${words.join(" ")}</p>
    ${camels.map(
      (_, camel) => html`<span class="tent-place" key=${`tent-${camel}`} data-spot=${`tent:${camel}`}
        style=${{ ...placed(tentOf(layout, camel)), "--camel": `${campSize(layout)}px` }}></span>`,
    )}
    ${camels.map((_, camel) => html`<${CamelPiece} key=${camel} table=${table} layout=${layout} camel=${camel} />`)}`;
}

/** @param {Props & { camel: number }} props */
function CamelPiece({ table, layout, camel }) {
  const here = table.view.camels[camel];
  if (!here) return null;
  const { at, teapot } = here;
  const place = at ? layout.spaces[at.path]?.[at.space - 1] : tentOf(layout, camel);
  const size = at ? layout.tile * 0.82 : campSize(layout);
  const request = table.view.contested > 0 ? table.view.requests[0] : undefined;
  const active = request !== undefined && table.catalog.cards[request.card]?.camel === camel;
  return html`<span class="camel-piece" data-piece=${`camel-${camel}`} data-spot=${`camel:${camel}`} data-active=${active}
      data-camel=${colourOf(table.catalog, camel)} style=${{ ...placed(place), "--camel": `${size}px` }}
      title=${`${camelName(table, camel)}, ${teapotName(table, teapot)}`} aria-hidden="true">
    <${Camel} colour=${colourOf(table.catalog, camel)} />
    ${teapot !== null && html`<span class="on-back"><${Teapot} value=${teapotValue(table.catalog, teapot)} size="100%" /></span>`}
  </span>`;
}

/** @param {import("./geometry.js").Layout} layout @param {number} camel */
function tentOf({ city }, camel) {
  return {
    x: city.x + ((CITY.tents[camel] ?? 0) / CITY.width) * city.width,
    y: city.y + (CITY.campY / CITY.height) * city.height,
  };
}

/** @param {import("./geometry.js").Layout} layout */
const campSize = ({ city, tile }) => Math.min((city.width / CITY.width) * 54, tile * 0.82);
