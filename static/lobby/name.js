import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { t } from "../shell/i18n.js";
import { Icon } from "../shell/icons.js";
import { introduce, me } from "../shell/identity.js";
import { useStore } from "../shell/store.js";
import { problemText } from "../shell/toast.js";

const LONGEST = 24;

/** The one thing that is asked of a first visitor. @param {{ done?: () => void, start?: string }} props */
export function NameForm({ done, start = "" }) {
  const [name, setName] = useState(start);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const submit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    setBusy(true);
    try {
      await introduce(name);
      done?.();
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      setBusy(false);
    }
  };
  return html`<form class="name-form" onSubmit=${submit}>
    <label for="name" class="name-label">${t("name.ask")}</label>
    <div class="field-line">
      <input id="name" name="name" autocomplete="nickname" required maxlength=${LONGEST} value=${name}
        placeholder=${t("name.example")} aria-describedby="name-problem"
        onInput=${(/** @type {InputEvent & { currentTarget: HTMLInputElement }} */ event) => setName(event.currentTarget.value)} />
      <button type="submit" class="button main" disabled=${busy}>${t("name.go")}</button>
    </div>
    <p id="name-problem" class="problem" role="alert">${problem}</p>
  </form>`;
}

/** My name in the top bar; a click lets me change it in place. */
export function NameChip() {
  const person = useStore(me);
  const [editing, edit] = useState(false);
  if (!person) return null;
  if (editing) return html`<${NameForm} start=${person.name} done=${() => edit(false)} />`;
  return html`<button type="button" class="name-chip" title=${t("name.change")} onClick=${() => edit(true)}>
    <span>${person.name}</span><${Icon} name="pen" /><span class="sr">${t("name.change")}</span>
  </button>`;
}
