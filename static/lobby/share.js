import { html } from "htm/preact";
import { useRef, useState } from "preact/hooks";
import { t } from "../shell/i18n.js";
import { Icon } from "../shell/icons.js";
import { matchPath } from "../shell/router.js";

/** The invite link: to copy, to hand to another app, to be read by a phone's camera. @param {{ code: string, game: string }} props */
export function Share({ code, game }) {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [copied, setCopied] = useState(false);
  const link = location.origin + matchPath(code);
  const copy = async () => {
    if (navigator.clipboard) await navigator.clipboard.writeText(link);
    else {
      field.current?.select();
      document.execCommand("copy"); // the only way on plain http in a home network
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  const share = () => navigator.share({ title: t(`game.${game}`), url: link }).catch(() => {}); // closed without sending
  return html`<section class="room-card share" aria-labelledby="share-title">
    <h2 id="share-title">${t("share.title")}</h2>
    <img class="qr" src=${`/api/matches/${encodeURIComponent(code)}/invite.svg`} alt=${t("share.qr")} width="164" height="164" />
    <label class="sr" for="invite-link">${t("share.link")}</label>
    <div class="field-line">
      <input id="invite-link" ref=${field} readonly value=${link} onFocus=${() => field.current?.select()} />
      <button type="button" class="button main" onClick=${copy}><${Icon} name=${copied ? "check" : "copy"} />${t(copied ? "share.copied" : "share.copy")}</button>
    </div>
    ${"share" in navigator && html`<button type="button" class="button" onClick=${share}><${Icon} name="share" />${t("share.native")}</button>`}
    <p class="share-hint">${t("share.hint")}</p>
  </section>`;
}
