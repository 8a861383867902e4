import { html } from "htm/preact";
import { Problem } from "./http.js";
import { hasText, t } from "./i18n.js";
import { createStore, useStore } from "./store.js";

/** @type {import("./store.js").Store<{ id: number, text: string } | null>} */
const shown = createStore(/** @type {{ id: number, text: string } | null} */ (null));
let count = 0;

/** Says one line for a few seconds. @param {string} text */
export function toast(text) {
  const id = ++count;
  shown.set({ id, text });
  setTimeout(() => shown.get()?.id === id && shown.set(null), 2500 + 60 * text.length);
}

/** Says why something failed, in the reader's language where we know the code. @param {unknown} error */
export function toastProblem(error) {
  toast(problemText(error));
}

/** @param {unknown} error */
export function problemText(error) {
  if (!(error instanceof Problem)) {
    console.error(error);
    return t("problem.unknown");
  }
  const key = `problem.${error.code}`;
  return hasText(key) ? t(key) : error.message || t("problem.unknown");
}

export function Toast() {
  const now = useStore(shown);
  return html`<div class="toast-place" role="status">
    ${now && html`<p class="toast" key=${now.id}>${now.text}</p>`}
  </div>`;
}
