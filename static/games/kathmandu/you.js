import { html } from "htm/preact";
import { t } from "../../shell/i18n.js";
import { architectName, areaName } from "./alt.js";
import { Area } from "./area.js";
import { areasOf, missionOf, together } from "./catalog.js";
import { Objective } from "./objective.js";
import { Square } from "./solo.js";

/** @typedef {import("../game.d.ts").Part<import("./catalog.js").Table, import("./turn.js").KathmanduTurn>} Part */

/** Where the reader builds: the own board with the mission, in a team the partners' too; in solo the two squares. @param {Part} props */
export function You({ table, turn }) {
  if (table.view.type === "solo") {
    return html`<div class="kathmandu-you" data-areas="2">${table.view.squares.map((_, square) => html`<${Square} key=${square} table=${table} turn=${turn} square=${square} />`)}</div>`;
  }
  const areas = areasOf(table).filter(
    (area) => area === table.me || turn.candidates.some((move) => "area" in move && move.area === area),
  );
  return html`<div class="kathmandu-you" data-areas=${areas.length}>
    <${Mission} table=${table} />
    ${areas.map((area) => html`<div class="area-place" key=${area}>${area !== table.me && html`<span class="area-name">${areaName(table, area)}</span>`}<${Area} table=${table} turn=${turn} area=${area} /></div>`)}
  </div>`;
}

/** The own mission with what is met already. @param {{ table: Part["table"] }} props */
function Mission({ table }) {
  const { hand } = table;
  if (hand?.type !== "hand") return null;
  const mission = missionOf(table, hand.mission);
  const architect = together(table)?.players[table.me ?? -1]?.architect;
  return html`<div class="mission" data-spot="mission" role="group" aria-label=${t("kathmandu.mission.own")}>
    <span class="mission-title">${t("kathmandu.mission.own")}</span>
    ${(mission?.objectives ?? []).map((info, place) => html`<${Objective} key=${place} table=${table} info=${info} met=${(hand.objectives[place]?.monuments ?? []).length > 0} />`)}
    ${architect && html`<small class="architect" title=${t(`kathmandu.architect.${architect}.power`)}>${architectName(architect)}</small>`}
  </div>`;
}
