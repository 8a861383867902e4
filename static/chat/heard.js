import { html } from "htm/preact";
import { t } from "../shell/i18n.js";
import { wordsOf } from "./line.js";
import { useMutes } from "./mutes.js";

/** Says the newest line of others to those who hear the page. @param {{ session: import("../table/session.js").Session, me: number | undefined }} props */
export function ChatHeard({ session: { talk, oldTalk }, me }) {
  const { isHeard } = useMutes();
  const newest = talk.findLast((line) => line.id > (oldTalk ?? Infinity) && line.person !== me && isHeard(line));
  return html`<div class="sr chat-heard" role="log" aria-label=${t("panel.chat")}>
    ${newest && html`<p key=${newest.id}>${t("chat.said", { name: newest.name, words: wordsOf(newest) })}</p>`}
  </div>`;
}
