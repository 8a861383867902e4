import { html } from "htm/preact";
import { t } from "../../shell/i18n.js";
import { colourName, kindName, squareName } from "./alt.js";
import { Area, KindArt } from "./area.js";
import { Mark } from "./art/marks.js";
import { alone, missionOf } from "./catalog.js";
import { Objective } from "./objective.js";

/** @typedef {import("../game.d.ts").Part<import("./catalog.js").Table, import("./turn.js").KathmanduTurn>} Part */

/** A Durbar Square: its mission, the places taken, the colours it lacks, what stands there. @param {Part & { square: number }} props */
export function Square({ table, turn, square }) {
  const view = alone(table)?.squares[square];
  if (!view) return null;
  const mission = missionOf(table, view.mission);
  return html`<section class="square" data-spot=${`square:${square}`} aria-label=${squareName(view.name)}>
    <header class="square-head"><b class="square-name">${squareName(view.name)}</b>
      <span class="square-places">${[...table.catalog.kinds, "fifth"].map(
        (
          place,
        ) => html`<${Place} key=${place} table=${table} place=${place} taken=${view.places.find((each) => each.name === place)}
        info=${mission?.objectives.find(({ objective }) => objective.kind === place)} />`,
      )}</span>
      <span class="square-lacks" role="img" aria-label=${t("kathmandu.lacks", { colours: view.lacking_colours.map(colourName).join(", ") })} title=${t("kathmandu.lacks", { colours: view.lacking_colours.map(colourName).join(", ") })}>
        ${Object.keys(table.catalog.colours).map((colour) => html`<span key=${colour} data-lacking=${view.lacking_colours.includes(colour)}><${Mark} colour=${colour} size=${18} /></span>`)}</span>
    </header>
    <${Area} table=${table} turn=${turn} area=${square} />
  </section>`;
}

/** @param {{ table: Part["table"], place: string, taken: import("../../types/kathmandu.d.ts").Place | undefined, info: import("../../types/kathmandu.d.ts").ObjectiveInfo | undefined }} props */
function Place({ table, place, taken, info }) {
  const label = t(taken ? "kathmandu.place.taken" : "kathmandu.place.free", {
    place: place === "fifth" ? t("kathmandu.place.fifth") : kindName(place),
  });
  return html`<span class="square-place" data-taken=${taken !== undefined} title=${label}>
    <span class="sr">${label}</span>${taken ? html`<${Mark} colour=${taken.colour} size=${18} />` : info ? html`<${Objective} table=${table} info=${info} />` : place === "fifth" ? html`<b aria-hidden="true">5</b>` : html`<${KindArt} table=${table} kind=${place} />`}
  </span>`;
}

/** The debris still in the bag. @param {{ table: Part["table"] }} props */
export function Bag({ table }) {
  const view = alone(table);
  if (!view) return null;
  return html`<p class="bag-line" data-spot="bag"><b>${t("kathmandu.bag")}</b>
    ${Object.entries(view.bag).map(([colour, count]) => html`<span key=${colour} title=${colourName(colour)}><${Mark} colour=${colour} size=${18} />${count}</span>`)}
    ${view.level && html`<small>${t("kathmandu.level", { level: t(`kathmandu.option.level.${view.level}`) })}</small>`}</p>`;
}
