import { html } from "htm/preact";
import { Group } from "../shell/focus.js";
import { t } from "../shell/i18n.js";
import { Icon } from "../shell/icons.js";
import { Clock } from "./clock.js";

/**
 * One sentence that says what can be done now, the kinds of move as buttons, and the way back.
 * @param {{ table: import("../games/game.d.ts").Table, turn: import("../games/game.d.ts").Turn, yourTurn: boolean,
 *   clocks: import("./clocks.js").Clocks | null }} props
 */
export function ActionBar({ table, turn, yourTurn, clocks }) {
  return html`${turn.tray && html`<div class="tray">${turn.tray}</div>`}
    <section class="actionbar" aria-label=${t("table.actions")} data-your-turn=${yourTurn}>
      <p class="prompt" role="status">${turn.prompt}</p>
      ${yourTurn && clocks && table.me !== null && html`<${Clock} clocks=${clocks} seat=${table.me} />`}
      ${
        turn.actions.length > 0 &&
        html`<${Group} label=${t("table.moves")} role="toolbar" class="actions">
          ${turn.actions.map(
            (action) => html`<button type="button" key=${action.id} class=${action.main ? "button main" : "button"}
            data-action=${action.id} disabled=${action.disabled} aria-disabled=${!table.ready} onClick=${action.run}>${action.label}</button>`,
          )}
        </${Group}>`
      }
      ${
        table.undo &&
        html`<button type="button" class="button undo" data-action="undo" aria-disabled=${!table.ready} onClick=${table.undo}>
          <${Icon} name="undo" />${t("action.undo")}
        </button>`
      }
    </section>`;
}
