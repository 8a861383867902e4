import { html } from "htm/preact";
import { t } from "../../shell/i18n.js";
import { camelName } from "./alt.js";
import { Camel } from "./art/camel.js";
import { Master } from "./art/master.js";
import { camelOf } from "./goods.js";
import { Mark } from "./marks.js";

/**
 * @typedef {import("./goods.js").Table} Table
 * @typedef {import("./turn.js").KarakumTurn} KarakumTurn
 */

/**
 * The frieze: waiting camels kneel left of the master, the caravan follows on the right, row after row of dunes.
 * @param {{ table: Table, seat: number, turn?: KarakumTurn }} props  with `turn` waiting camels can be let join
 */
export function Caravan({ table, seat, turn }) {
  const mine = table.view.seats[seat];
  if (!mine) return null;
  const { caravan, waiting } = mine;
  const place = turn?.payment?.place;
  const bought = place === undefined ? undefined : table.view.market[place]?.camel;
  const joins = place !== undefined && (table.hand?.joins[place] ?? false);
  const ghost = bought !== undefined && html`<${Ghost} key="ghost" table=${table} camel=${bought} waiting=${!joins} />`;
  return html`<ol class="frieze" data-spot=${`caravan:${seat}`}
      aria-label=${t("karakum.alt.caravan", { name: table.names[seat] ?? "", count: caravan.length, waiting: waiting.length })}>
    ${!joins && ghost}
    ${waiting.map((camel) => html`<${Walker} key=${camel} table=${table} camel=${camel} turn=${turn} waiting />`)}
    <li class="walker leader" key="master"><${Master} robe=${seat} /><span class="sr">${t("karakum.master")}</span></li>
    ${caravan.map((camel) => html`<${Walker} key=${camel} table=${table} camel=${camel} />`)}
    ${joins && ghost}
  </ol>`;
}

/** Where the camel that is about to be bought would stand. @param {{ table: Table, camel: number, waiting: boolean }} props */
function Ghost({ table, camel, waiting }) {
  const { good, number } = camelOf(table.catalog, camel);
  const name = t(waiting ? "karakum.alt.would.wait" : "karakum.alt.would.join", { camel: camelName(table, camel) });
  return html`<li class="walker ghost" data-good=${good} data-waiting=${waiting} title=${name}>
    <${Camel} good=${good} kneeling=${waiting} /><span class="plate" aria-hidden="true">${number}<${Mark} good=${good} size=${13} /></span>
    <span class="sr">${name}</span></li>`;
}

/** @param {{ table: Table, camel: number, waiting?: boolean, turn?: KarakumTurn }} props */
function Walker({ table, camel, waiting = false, turn }) {
  const { good, number } = camelOf(table.catalog, camel);
  const name = waiting ? t("karakum.alt.waiting", { camel: camelName(table, camel) }) : camelName(table, camel);
  const figure = html`<${Camel} good=${good} kneeling=${waiting} />
    <span class="plate" aria-hidden="true">${number}<${Mark} good=${good} size=${13} /></span>`;
  const joins = turn?.canJoin(camel);
  return html`<li class="walker" data-good=${good} data-waiting=${waiting} data-piece=${`camel-${camel}`} title=${name}>
    ${
      joins
        ? html`<button type="button" class="piece" data-playable="true" aria-label=${t("karakum.alt.join", { camel: name })}
            onClick=${() => turn?.join(camel)}>${figure}</button>`
        : html`${figure}<span class="sr">${name}</span>`
    }
  </li>`;
}
