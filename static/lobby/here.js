import { html } from "htm/preact";
import { t } from "../shell/i18n.js";
import { me } from "../shell/identity.js";
import { useStore } from "../shell/store.js";

const LONGEST = 24;

/** Names that were kept, if they are such. @param {unknown} kept @returns {string[]} */
export const namesOf = (kept) =>
  Array.isArray(kept) ? kept.filter((name) => typeof name === "string").map((name) => name.slice(0, LONGEST)) : [];

/**
 * Who shares this device: nobody, or so many people with a name each.
 * @param {{ most: number, here: string[], set: (here: string[]) => void }} props
 */
export function HereField({ most, here, set }) {
  const own = useStore(me)?.name ?? "";
  const share = (/** @type {number} */ count) =>
    set(count < 2 ? [] : Array.from({ length: count }, (_, place) => here[place] ?? (place === 0 ? own : "")));
  const rename = (/** @type {number} */ place, /** @type {string} */ name) =>
    set(here.map((other, at) => (at === place ? name : other)));
  return html`<label class="field">${t("here.title")}
      <select name="here" value=${String(Math.max(1, here.length))} onChange=${(/** @type {any} */ event) => share(Number(event.currentTarget.value))}>
        ${Array.from({ length: most }, (_, place) => html`<option key=${place} value=${String(place + 1)}>${t("here.people", { count: place + 1 })}</option>`)}
      </select>
    </label>
    ${
      here.length > 0 &&
      html`<fieldset class="here-names"><legend class="sr">${t("here.names")}</legend>
      ${here.map(
        (
          name,
          place,
        ) => html`<input key=${place} type="text" required maxlength=${LONGEST} autocomplete="off" value=${name}
        aria-label=${t("here.name", { number: place + 1 })} placeholder=${t("here.name", { number: place + 1 })}
        onInput=${(/** @type {any} */ event) => rename(place, event.currentTarget.value)} />`,
      )}</fieldset>`
    }`;
}
