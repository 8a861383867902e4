import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../shell/i18n.js";
import { me } from "../shell/identity.js";
import { useStore } from "../shell/store.js";
import { ChatForm } from "./form.js";
import { ChatLine } from "./line.js";
import { useMutes } from "./mutes.js";
import { People } from "./people.js";

/**
 * Who is here, what they say, and a line to write, the newest above it.
 * @param {{ session: import("../table/session.js").Session, tell: (message: import("../table/connection.js").Told) => void }} props
 */
export function Chat({ session, tell }) {
  const { on, isHeard } = useMutes();
  const person = useStore(me)?.id;
  const lines = session.talk.filter((line) => isHeard(line) || (on && line.person === person));
  return html`<div class="chat">
    <${People} session=${session} />
    <${Lines} lines=${lines} me=${person} on=${on} />
    ${on && html`<${ChatForm} live=${session.link === "live"} tell=${tell} />`}
  </div>`;
}

/** Scrolls with what is said. @param {{ lines: import("../table/protocol.d.ts").Line[], me: number | undefined, on: boolean }} props */
function Lines({ lines, me, on }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.at(-1)?.id]);
  return html`<ol class="chat-lines" ref=${list} tabindex="0" aria-label=${t("panel.chat")}>
    ${lines.map((line) => html`<${ChatLine} key=${line.id} line=${line} mine=${line.person === me} />`)}
    ${lines.length === 0 && html`<li class="log-empty">${t(on ? "chat.empty" : "chat.off")}</li>`}
  </ol>`;
}
