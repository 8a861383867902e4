import { html } from "htm/preact";
import { clock, t } from "../shell/i18n.js";
import { ReactionIcon } from "./reactions.js";

/** @typedef {import("../table/protocol.d.ts").Line} Line */

/** What was said, as words. @param {Line} line */
export const wordsOf = (line) => (line.kind === "reaction" ? t(`reaction.${line.text}`) : line.text);

/** @param {{ line: Line, mine: boolean }} props */
export function ChatLine({ line, mine }) {
  return html`<li class="chat-line" data-mine=${mine} data-watching=${line.seat === null} data-kind=${line.kind}>
    <p class="chat-who"><b><bdi>${line.name}</bdi></b>
      ${line.seat === null && html`<span class="chat-note">${t("chat.watching")}</span>`}
      <time dateTime=${new Date(line.at).toISOString()}>${clock(line.at)}</time></p>
    <p class="chat-words" dir="auto">${
      line.kind === "reaction" && html`<${ReactionIcon} name=${/** @type {any} */ (line.text)} />`
    }${wordsOf(line)}</p>
  </li>`;
}
