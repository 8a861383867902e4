import { html } from "htm/preact";
import { hasText, t } from "../shell/i18n.js";

/**
 * The fields of a game's options, read from their JSON Schema. Labels are texts `<game>.option.<name>`;
 * `option.<name>` serves every game that has an option of this name.
 *
 * @typedef {{ type?: string, enum?: (string | number)[], anyOf?: Field[], default?: unknown, minimum?: number, maximum?: number }} Field
 */

/** @param {any} schema @returns {[string, Field][]} */
export function fieldsOf(schema) {
  const [root] = [resolve(schema, schema)];
  return Object.entries(root.properties ?? {}).map(([name, field]) => [name, resolve(schema, field)]);
}

/** @param {any} schema @param {any} part */
function resolve(schema, part) {
  const name = part.$ref?.split("/").at(-1);
  return name ? { ...schema.$defs[name], ...part } : part;
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
  const choices = choicesOf(name, field, seats);
  return html`<label class="field">${label}
    <select name=${name} value=${String(value ?? "")}
        onChange=${(/** @type {any} */ event) => set(choices[event.currentTarget.selectedIndex] ?? null)}>
      ${choices.map((choice) => html`<option key=${choice} value=${String(choice ?? "")}>${choiceText(game, name, choice)}</option>`)}
    </select>
  </label>`;
}

/** @param {string} name @param {Field} field @param {number} seats @returns {(string | number | null)[]} */
function choicesOf(name, field, seats) {
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
