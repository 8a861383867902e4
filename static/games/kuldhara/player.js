import { html } from "htm/preact";
import { t } from "../../shell/i18n.js";
import { cardText } from "./alt.js";
import { SmallBench } from "./bench.js";
import { Jewelry } from "./card.js";
import { CraftedCards } from "./shelf.js";
import { Load, ToolCount, Water } from "./stock.js";

/** What another player has, all of it open. @param {{ table: import("./catalog.js").Table, seat: number }} props */
export function Player({ table, seat }) {
  const hunter = table.view.hunters[seat];
  if (!hunter) return null;
  return html`<div class="kuldhara-player">
    <${SmallBench} table=${table} seat=${seat} />
    <div class="player-stock">
      <span class="player-row"><${Water} table=${table} seat=${seat} /><${ToolCount} table=${table} seat=${seat} /></span>
      <${Load} table=${table} seat=${seat} />
      <span class="player-row" data-spot=${`crafted:${seat}`}>
        ${hunter.reserved.map((id) => html`<span class="finished-card reserved-card" key=${id} data-piece=${`card-${id}`} role="img" aria-label=${t("kuldhara.alt.reserved", { card: cardText(table, id) })} title=${t("kuldhara.alt.reserved", { card: cardText(table, id) })}><${Jewelry} table=${table} id=${id} /></span>`)}
        <${CraftedCards} table=${table} cards=${hunter.crafted} />
      </span>
    </div>
  </div>`;
}
