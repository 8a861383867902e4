import { html } from "htm/preact";
import { Group } from "../../shell/focus.js";
import { t } from "../../shell/i18n.js";
import { ToolArt } from "./art/tools.js";
import { Bench } from "./bench.js";
import { Load, Water } from "./stock.js";

/** @typedef {import("../game.d.ts").Part<import("./catalog.js").Table, import("./turn.js").KuldharaTurn>} Part */

/** What the reader works with: water, camel, tools, the workbench. @param {Part} props */
export function Tray({ table, turn }) {
  const seat = table.me;
  if (seat === null || !table.view.hunters[seat]) return null;
  return html`<div class="kuldhara-tray" data-needed=${isNeeded(table, turn)} data-tools=${turn.can("tool")}>
    <${Bench} table=${table} turn=${turn} seat=${seat} />
    <div class="stock">
      <${Water} table=${table} seat=${seat} cost=${turn.way?.water ?? 0} />
      <${Load} table=${table} seat=${seat} turn=${turn} />
      <${Tools} table=${table} turn=${turn} seat=${seat} />
    </div>
  </div>`;
}

/** Whether the workbench is what comes next: on a phone it is drawn large then. @param {Part["table"]} table @param {Part["turn"]} turn */
function isNeeded(table, turn) {
  const placing = table.view.turn?.unloading || turn.intent?.type === "colour" || turn.intent?.type === "hex";
  return turn.can("hex") || turn.can("reward") || turn.fits.length > 0 || (turn.can("unload") && Boolean(placing));
}

/** @param {Part & { seat: number }} props */
function Tools({ table, turn, seat }) {
  const left = table.view.hunters[seat]?.tools ?? 0;
  return html`<${Group} label=${t("kuldhara.alt.tools", { count: left })} class="tools" spot=${`tools:${seat}`}>
    <b class="tools-left" aria-hidden="true">${left}</b>
    ${table.catalog.tools.map((tool) => {
      const move = turn.tool(tool);
      return html`<button type="button" class="tool-button piece" key=${tool} data-tool=${tool} data-playable=${move !== null} title=${t(`kuldhara.tool.${tool}`)}
        aria-label=${t(`kuldhara.tool.${tool}`)} onClick=${() => table.play(move ?? { type: "tool", tool }, `tools:${seat}`)}><${ToolArt} tool=${tool} /></button>`;
    })}
  </${Group}>`;
}
