import { html } from "htm/preact";
import { t } from "../shell/i18n.js";
import { Icon } from "../shell/icons.js";
import { Log } from "./log.js";
import { Rules } from "./rules.js";

/** @typedef {{ tab: "log" | "rules", open: boolean, rule?: string }} Shown  `open` matters where there is no room beside the board */

const TABS = /** @type {const} */ (["log", "rules"]);

/**
 * @param {{ table: import("../games/game.d.ts").Table, game: import("../games/game.d.ts").GameModule<any, any>,
 *   shown: Shown, show: (shown: Shown) => void }} props
 */
export function SidePanel({ table, game, shown, show }) {
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const tab = shown.tab === "log" ? "rules" : "log";
    show({ ...shown, tab });
    document.getElementById(`tab-${tab}`)?.focus();
  };
  return html`<div class="panel" data-open=${shown.open}>
    <div class="panel-head">
      <div class="tabs" role="tablist" aria-label=${t("panel.title")} onKeyDown=${onKeyDown}>
        ${TABS.map(
          (
            tab,
          ) => html`<button type="button" role="tab" key=${tab} id=${`tab-${tab}`} class="tab" aria-selected=${tab === shown.tab}
          aria-controls="panel-body" tabindex=${tab === shown.tab ? 0 : -1} onClick=${() => show({ ...shown, tab })}>${t(`panel.${tab}`)}</button>`,
        )}
      </div>
      <button type="button" class="tool panel-close" aria-label=${t("action.close")} onClick=${() => show({ ...shown, open: false })}><${Icon} name="close" /></button>
    </div>
    <div class="panel-body" id="panel-body" role="tabpanel" aria-labelledby=${`tab-${shown.tab}`} tabindex="0">
      ${shown.tab === "log" ? html`<${Log} table=${table} game=${game} />` : html`<${Rules} game=${game.key} rule=${shown.rule} />`}
    </div>
  </div>`;
}
