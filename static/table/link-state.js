import { html } from "htm/preact";
import { t } from "../shell/i18n.js";
import { Icon } from "../shell/icons.js";

/** Says that the line is down for as long as it is. @param {{ link: import("./session.js").Link }} props */
export function LinkState({ link }) {
  const text = link === "lost" ? t("link.lost") : link === "stopped" ? t("link.stopped") : "";
  return html`<div role="status" class="link-place">
    ${
      text &&
      html`<p class="link-lost"><${Icon} name="broken" />${text}
      ${link === "stopped" && html`<button type="button" class="button" onClick=${() => location.reload()}>${t("action.reload")}</button>`}</p>`
    }
  </div>`;
}
