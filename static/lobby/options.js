import { html } from "htm/preact";
import { hasText, number, t } from "../shell/i18n.js";

/**
 * The fields of a game's options, read from their JSON Schema. Labels are texts `<game>.option.<name>`;
 * `option.<name>` serves every game that has an option of this name.
 * A field may say for which numbers of `seats` it is and in which order its `choices` are offered, or `choices_at` so many seats; a list is for any of the choices of its items.
 *
 * @typedef {{ type?: string, seats?: number[], choices?: (string | number | null)[], choices_at?: Record<string, (string | null)[]>, items?: Field, enum?: (string | number)[], anyOf?: Field[], default?: unknown, minimum?: number, maximum?: number }} Field
 */

/** What can be chosen, in the order in which it is asked for. @param {import("../types/http.d.ts").GameShown} game @returns {[string, Field][]} */
export function fieldsOf({ options: schema, option_order }) {
  const { properties = {} } = resolve(schema, schema);
  return option_order.map((name) => [name, resolve(schema, properties[name])]);
}

/** Whether there is something to choose at a table of so many. @param {string} name @param {Field} field @param {number} seats */
export function isOpen(name, field, seats) {
  return field.seats?.includes(seats) ?? (name !== "first_player" || seats > 1);
}

/** Whether this is a value that can be chosen. @param {string} name @param {Field} field @param {number} seats @param {unknown} value */
export function allows(name, field, seats, value) {
  if (field.type === "boolean") return typeof value === "boolean";
  if (field.type === "array") return Array.isArray(value) && value.every((one) => field.items?.enum?.includes(one));
  return choicesOf(name, field, seats).some((choice) => choice === value);
}

/** @param {any} schema @param {any} part @returns {any} */
function resolve(schema, part) {
  const name = part.$ref?.split("/").at(-1);
  const found = name ? { ...schema.$defs[name], ...part } : part;
  return found.items ? { ...found, items: resolve(schema, found.items) } : found;
}

/**
 * @param {{ game: string, name: string, field: Field, seats: number, value: unknown, set: (value: unknown) => void }} props
 */
export function OptionField({ game, name, field, seats, value, set }) {
  const label = labelOf(game, name);
  if (field.type === "boolean") {
    return html`<label class="check"><input type="checkbox" checked=${value} name=${name}
      onChange=${(/** @type {any} */ event) => set(event.currentTarget.checked)} />${label}</label>`;
  }
  if (field.type === "array") {
    return html`<${Several} legend=${label} name=${name} value=${value} set=${set}
      choices=${(field.items?.enum ?? []).map((choice) => [choice, choiceText(game, name, choice)])} />`;
  }
  const choices = choicesOf(name, field, seats);
  return html`<label class="field">${label}
    <select name=${name} value=${String(value ?? "")}
        onChange=${(/** @type {any} */ event) => set(choices[event.currentTarget.selectedIndex] ?? null)}>
      ${choices.map((choice) => html`<option key=${choice} value=${String(choice ?? "")}>${choiceText(game, name, choice)}</option>`)}
    </select>
  </label>`;
}

/** Any of some choices, folded until somebody wants them. @param {{ legend: string, name: string, value: unknown[], set: (value: unknown) => void, choices: [string | number, string][] }} props */
function Several({ legend, name, value, set, choices }) {
  const toggle = (/** @type {string | number} */ choice) =>
    set(value.includes(choice) ? value.filter((other) => other !== choice) : [...value, choice]);
  return html`<details class="several"><summary>${legend}${value.length > 0 && html` <b>${number(value.length)}</b>`}</summary>
    ${choices.map(
      ([choice, text]) => html`<label class="check" key=${choice}><input type="checkbox" name=${name} value=${choice}
        checked=${value.includes(choice)} onChange=${() => toggle(choice)} />${text}</label>`,
    )}
  </details>`;
}

/** @param {string} name @param {Field} field @param {number} seats @returns {(string | number | null)[]} */
function choicesOf(name, field, seats) {
  const offered = field.choices_at?.[seats] ?? field.choices;
  if (offered) return offered;
  const parts = field.anyOf ?? [field];
  return parts
    .flatMap((part) => {
      if (part.type === "null") return [null];
      if (part.enum) return part.enum;
      const last = name === "first_player" ? seats - 1 : (part.maximum ?? 10);
      return Array.from({ length: last - (part.minimum ?? 0) + 1 }, (_, place) => (part.minimum ?? 0) + place);
    })
    .sort((a, b) => Number(a !== null) - Number(b !== null));
}

/** @param {string} game @param {string} name */
function labelOf(game, name) {
  return t(hasText(`${game}.option.${name}`) ? `${game}.option.${name}` : `option.${name}`);
}

/** @param {string} game @param {string} name @param {string | number | null} choice */
function choiceText(game, name, choice) {
  if (name === "first_player")
    return choice === null
      ? t("option.first_player.random")
      : t("option.first_player.seat", { seat: Number(choice) + 1 });
  const key = `${game}.option.${name}.${choice}`;
  return hasText(key) ? t(key) : String(choice);
}
