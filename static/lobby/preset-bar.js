import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { t } from "../shell/i18n.js";
import { forgetPreset, LONGEST, presetsOf, savePreset } from "./presets.js";

/** @typedef {import("./presets.js").Terms} Terms */

/**
 * Takes up terms that were kept, and keeps those of now under a name.
 * @param {{ game: string, terms: Terms, plain: Terms, take: (terms: Terms) => void }} props  `plain`: as the game comes
 */
export function PresetBar({ game, terms, plain, take }) {
  const { last, named } = presetsOf(game);
  const [chosen, choose] = useState(last ? "last" : "plain");
  const [name, setName] = useState("");
  const kept = /** @type {[string, string, Terms][]} */ ([
    ...(last ? [["last", t("preset.last"), last]] : []),
    ["plain", t("preset.plain"), plain],
    ...Object.entries(named).map(([own, ownTerms]) => [`own ${own}`, own, ownTerms]),
  ]);
  const own = chosen.startsWith("own ") ? chosen.slice(4) : null;
  const save = () => {
    const given = name.trim();
    if (given === "") return;
    savePreset(game, given, terms);
    choose(`own ${given}`);
    setName("");
  };
  const forget = () => {
    forgetPreset(game, own ?? "");
    choose("plain");
  };
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" || event.isComposing || event.keyCode === 229) return;
    event.preventDefault(); // Enter keeps the name here, it opens no table
    save();
  };
  return html`<div class="presets">
    <label class="field">${t("preset.title")}
      <select name="preset" value=${chosen} onChange=${(/** @type {any} */ event) => {
        choose(event.currentTarget.value);
        take(kept[event.currentTarget.selectedIndex]?.[2] ?? plain);
      }}>
        ${kept.map(([key, label]) => html`<option key=${key} value=${key}>${label}</option>`)}
      </select>
    </label>
    <details class="several"><summary>${t("preset.keep")}</summary>
      <div class="field-line">
        <input aria-label=${t("preset.name")} placeholder=${t("preset.name")} maxlength=${LONGEST} value=${name} onKeyDown=${onKeyDown}
          onInput=${(/** @type {any} */ event) => setName(event.currentTarget.value)} />
        <button type="button" class="button" disabled=${name.trim() === ""} onClick=${save}>${t("preset.save")}</button>
      </div>
      ${own !== null && html`<button type="button" class="link" onClick=${forget}>${t("preset.forget", { name: own })}</button>`}
    </details>
  </div>`;
}
