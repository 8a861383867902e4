import { html } from "htm/preact";
import { t } from "../../shell/i18n.js";
import { architectName } from "./alt.js";
import { SmallArea } from "./area.js";
import { Mark } from "./art/marks.js";
import { missionOf, together } from "./catalog.js";
import { Coin } from "./mat.js";
import { Objective } from "./objective.js";

/** What all see of another player. @param {{ table: import("./catalog.js").Table, seat: number }} props */
export function Player({ table, seat }) {
  const player = together(table)?.players[seat];
  if (!player) return null;
  const mission = missionOf(table, player.mission);
  return html`<div class="kathmandu-player">
    <span class="player-facts">
      <span class="player-coins" role="img" aria-label=${t("kathmandu.coins.left", { coins: player.coins.join(", ") })}>${table.catalog.coins.map((value) => html`<span class="coin-place" key=${value} data-spent=${!player.coins.includes(value)}><${Coin} value=${value} colour=${player.colour} /></span>`)}</span>
      <span class="hand-count" title=${t("kathmandu.hand.of", { count: player.hand })} data-spot=${`hand:${seat}`}><span class="sr">${t("kathmandu.hand.of", { count: player.hand })}</span><b aria-hidden="true">${player.hand}</b></span>
      ${player.bhairav && html`<${Mark} colour=${player.bhairav} size=${18} />`}
      ${player.team !== null && html`<small>${t("kathmandu.team", { team: player.team + 1 })}</small>`}
      ${player.architect && html`<small title=${t(`kathmandu.architect.${player.architect}.power`)}>${architectName(player.architect)}</small>`}
    </span>
    ${mission && html`<span class="player-mission">${mission.objectives.map((info, place) => html`<${Objective} key=${place} table=${table} info=${info} met=${(player.objectives[place]?.monuments ?? []).length > 0} />`)}</span>`}
    <${SmallArea} table=${table} seat=${seat} />
  </div>`;
}
