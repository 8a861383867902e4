import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { Group } from "../shell/focus.js";
import { t } from "../shell/i18n.js";
import { Icon } from "../shell/icons.js";
import { REACTIONS, ReactionIcon } from "./reactions.js";

const LONGEST = 500;

/**
 * A line to write, and what can be said without words. Nothing can be sent while the line is down.
 * @param {{ live: boolean, tell: (message: import("../table/connection.js").Told) => void }} props
 */
export function ChatForm({ live, tell }) {
  const [text, setText] = useState("");
  const send = () => {
    if (!live || text.trim() === "") return;
    tell({ type: "say", text });
    setText("");
  };
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  };
  const onSubmit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    send();
  };
  return html`<form class="chat-form" onSubmit=${onSubmit}>
    <${Group} label=${t("chat.reactions")} role="toolbar" class="reactions">
      ${REACTIONS.map(
        (
          reaction,
        ) => html`<button type="button" class="tool" key=${reaction} data-reaction=${reaction} disabled=${!live}
        aria-label=${t(`reaction.${reaction}`)} title=${t(`reaction.${reaction}`)}
        onClick=${() => tell({ type: "react", reaction })}><${ReactionIcon} name=${reaction} /></button>`,
      )}
    </${Group}>
    <div class="field-line">
      <textarea class="chat-field" rows="1" maxlength=${LONGEST} enterkeyhint="send" dir="auto" value=${text}
        aria-label=${t("chat.field")} placeholder=${t("chat.field")} onKeyDown=${onKeyDown}
        onInput=${(/** @type {any} */ event) => setText(event.currentTarget.value)}></textarea>
      <button type="submit" class="button chat-send" disabled=${!live} aria-label=${t("chat.send")}><${Icon} name="send" /></button>
    </div>
  </form>`;
}

/** Enter that only ends a word of an input method; some browsers say so by a key code alone. @param {KeyboardEvent} event */
function isComposing(event) {
  return event.isComposing || event.keyCode === 229;
}
