import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { number, t } from "../shell/i18n.js";
import { Icon } from "../shell/icons.js";
import { Log } from "./log.js";
import { Rules } from "./rules.js";

/** @typedef {"log" | "chat" | "rules" | "proof"} Tab */
/** @typedef {{ tab: Tab, open: boolean, rule?: string }} Shown  `open` matters where there is no room beside the board */

const BESIDE = "(min-width: 1024px)";

export const TABS = /** @type {Tab[]} */ (["log", "chat", "rules"]);

/** Of a match from a file: nobody talks there, and no server has the rules. */
export const TABS_OF_A_FILE = /** @type {Tab[]} */ (["log", "proof"]);

/**
 * `unread`: how many lines of the chat the reader has not seen.
 * @param {{ table: import("../games/game.d.ts").Table, game: import("../games/game.d.ts").GameModule<any, any>,
 *   tabs: Tab[], proof?: import("preact").ComponentChild, shown: Shown, show: (shown: Shown) => void, unread: number, lookAt: (ply: number) => void, children?: import("preact").ComponentChildren }} props  the chat as child
 */
export function SidePanel({ table, game, tabs, proof, shown, show, unread, lookAt, children }) {
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const step = event.key === "ArrowRight" ? 1 : tabs.length - 1;
    const tab = tabs[(tabs.indexOf(shown.tab) + step) % tabs.length] ?? "log";
    show({ ...shown, tab });
    document.getElementById(`tab-${tab}`)?.focus();
  };
  return html`<div class="panel" data-open=${shown.open}>
    <div class="panel-head">
      <div class="tabs" role="tablist" aria-label=${t("panel.title")} onKeyDown=${onKeyDown}>
        ${tabs.map(
          (
            tab,
          ) => html`<button type="button" role="tab" key=${tab} id=${`tab-${tab}`} class="tab" aria-selected=${tab === shown.tab}
          aria-controls="panel-body" tabindex=${tab === shown.tab ? 0 : -1} onClick=${() => show({ ...shown, tab })}><${TabName} tab=${tab} unread=${unread} /></button>`,
        )}
      </div>
      <button type="button" class="tool panel-close" aria-label=${t("action.close")} onClick=${() => show({ ...shown, open: false })}><${Icon} name="close" /></button>
    </div>
    <div class="panel-body" id="panel-body" role="tabpanel" aria-labelledby=${`tab-${shown.tab}`} tabindex="0">
      ${shown.tab === "log" && html`<${Log} table=${table} game=${game} lookAt=${lookAt} />`}
      ${shown.tab === "chat" && children}
      ${shown.tab === "proof" && proof}
      ${shown.tab === "rules" && html`<${Rules} game=${game.key} rule=${shown.rule} />`}
    </div>
  </div>`;
}

/** @param {{ tab: Tab, unread: number }} props */
function TabName({ tab, unread }) {
  if (tab !== "chat" || unread === 0) return t(`panel.${tab}`);
  return html`${t("panel.chat")}<${UnreadMark} unread=${unread} />`;
}

/** @param {{ unread: number }} props */
export function UnreadMark({ unread }) {
  if (unread === 0) return null;
  return html`<span class="unread"><span aria-hidden="true">${unread > 9 ? "9+" : number(unread)}</span><span class="sr">${t("panel.unread", { count: unread })}</span></span>`;
}

/** Whether there is room for the panel beside the board. */
export function useIsBeside() {
  const [is, set] = useState(() => matchMedia(BESIDE).matches);
  useEffect(() => {
    const media = matchMedia(BESIDE);
    const look = () => set(media.matches);
    media.addEventListener("change", look);
    return () => media.removeEventListener("change", look);
  }, []);
  return is;
}
