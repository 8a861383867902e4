import { html } from "htm/preact";
import { Group } from "../../shell/focus.js";
import { t } from "../../shell/i18n.js";
import { cardText } from "./alt.js";
import { ToolArt } from "./art/tools.js";
import { Bench } from "./bench.js";
import { Jewelry } from "./card.js";
import { cardOf } from "./catalog.js";
import { MarketCard } from "./market.js";
import { Load, Water } from "./stock.js";

/** @typedef {import("../game.d.ts").Part<import("./catalog.js").Table, import("./turn.js").KuldharaTurn>} Part */

/** What the reader works with: water, camel, tools, the workbench, cards laid by. @param {Part} props */
export function Tray({ table, turn }) {
  const seat = table.me;
  const hunter = seat === null ? null : table.view.hunters[seat];
  if (seat === null || !hunter) return null;
  const looking = table.hand?.looking_at ?? [];
  return html`<div class="kuldhara-tray" data-needed=${isNeeded(table)}>
    <div class="stock">
      <${Water} table=${table} seat=${seat} cost=${turn.way?.water ?? 0} />
      <${Load} table=${table} seat=${seat} turn=${turn} />
      <${Tools} table=${table} turn=${turn} seat=${seat} />
    </div>
    <${Bench} table=${table} turn=${turn} seat=${seat} />
    <${Group} label=${t(looking.length > 0 ? "kuldhara.looking" : "kuldhara.reserved")} class="laid-by" spot=${`reserved:${seat}`}>
      ${(looking.length > 0 ? looking : hunter.reserved).map((id) => html`<${MarketCard} key=${id} id=${id} table=${table} turn=${turn} from=${`deck:${cardOf(table.catalog, id).level}`} />`)}
      ${looking.length === 0 && Array.from({ length: table.catalog.reserved_at_most - hunter.reserved.length }, (_, place) => html`<span class="card-place gap" key=${`free-${place}`}>${t("kuldhara.reserved.free")}</span>`)}
    </${Group}>
  </div>`;
}

/** Whether the workbench or the cards laid by are what comes next: on a phone the tray is opened then. @param {Part["table"]} table */
const isNeeded = (table) => table.legal.some((move) => ["unload", "hex", "reward", "keep"].includes(move.type));

/** @param {Part & { seat: number }} props */
function Tools({ table, turn, seat }) {
  const left = table.view.hunters[seat]?.tools ?? 0;
  return html`<${Group} label=${t("kuldhara.alt.tools", { count: left })} class="tools" spot=${`tools:${seat}`}>
    <b class="tools-left" aria-hidden="true">${left}<small>×</small></b>
    ${table.catalog.tools.map((tool) => {
      const move = turn.tool(tool);
      return html`<button type="button" class="tool-button piece" key=${tool} data-tool=${tool} data-playable=${move !== null} title=${t(`kuldhara.tool.${tool}`)}
        aria-label=${t(`kuldhara.tool.${tool}`)} onClick=${() => table.play(move ?? { type: "tool", tool }, `tools:${seat}`)}><${ToolArt} tool=${tool} /></button>`;
    })}
  </${Group}>`;
}

/** The reader's finished jewelry. @param {Part} props */
export function Finished({ table }) {
  const crafted = table.view.hunters[table.me ?? -1]?.crafted ?? [];
  return html`<div class="kuldhara-you" data-spot=${`crafted:${table.me}`}>
    <span class="finished-title">${t("kuldhara.crafted", { count: crafted.length })}</span>
    <${CraftedCards} table=${table} cards=${crafted} />
  </div>`;
}

/** @param {{ table: Part["table"], cards: number[] }} props */
export function CraftedCards({ table, cards }) {
  return html`<span class="finished">${cards.map((id) => html`<span class="finished-card" key=${id} data-piece=${`card-${id}`} role="img" aria-label=${cardText(table, id)} title=${cardText(table, id)}><${Jewelry} table=${table} id=${id} /></span>`)}</span>`;
}
