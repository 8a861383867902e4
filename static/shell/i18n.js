import { useEffect, useState } from "preact/hooks";
import { preference } from "./preferences.js";

/** @typedef {"en" | "ja"} Language */
/** @typedef {string | Partial<Record<Intl.LDMLPluralRule, string>>} Text  a plain text, or one for each plural form of `count` */
/** @typedef {Record<string, string | number>} Words */

export const LANGUAGES = /** @type {const} */ (["en", "ja"]);

export const language = preference("language", LANGUAGES, preferredLanguage());

/** @type {Record<Language, Record<string, Text>>} */
const texts = { en: {}, ja: {} };

/** @returns {Language} */
function preferredLanguage() {
  const known = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === "en" || tag === "ja");
  return known === "ja" ? "ja" : "en";
}

/**
 * Adds the texts of a folder, `en.json` and `ja.json`: both, so that switching needs no reload.
 * @param {string} folder
 */
export async function loadTexts(folder) {
  await Promise.all(
    LANGUAGES.map(async (code) => {
      const answer = await fetch(`${folder}/${code}.json`);
      if (!answer.ok) throw new Error(`${folder}/${code}.json: ${answer.status}`);
      Object.assign(texts[code], await answer.json());
    }),
  );
}

/**
 * The text of this key in the reader's language.
 * @param {string} key
 * @param {Words} [words]
 * @returns {string}
 */
export function t(key, words = {}) {
  return pieces(key, words).join("");
}

/**
 * Like `t`, but the words may be drawings: a list to put between tags.
 * @param {string} key
 * @param {Record<string, import("preact").ComponentChild>} words
 * @returns {import("preact").ComponentChild[]}
 */
export function rich(key, words) {
  return pieces(key, words);
}

/** @param {string} key */
export function hasText(key) {
  return key in texts[language.get()];
}

/**
 * @template Word
 * @param {string} key
 * @param {Record<string, Word>} words
 * @returns {(string | Word)[]}
 */
function pieces(key, words) {
  const text = texts[language.get()][key];
  if (text === undefined) return [key];
  const chosen = typeof text === "string" ? text : pluralForm(text, Number(words.count));
  return chosen.split(/\{(\w+)\}/).map((piece, place) => {
    if (place % 2 === 0) return piece;
    const word = words[piece];
    return typeof word === "number" ? number(word) : (word ?? "");
  });
}

/** Made once for each language: making one takes longer than using it a hundred times. @param {Language} code */
const formatsOf = (code) => ({
  plural: new Intl.PluralRules(code),
  number: new Intl.NumberFormat(code),
  clock: new Intl.DateTimeFormat(code, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
});

/** @type {Partial<Record<Language, ReturnType<typeof formatsOf>>>} */
const made = {};

function formats() {
  const code = language.get();
  made[code] ??= formatsOf(code);
  return made[code];
}

/** @param {Partial<Record<Intl.LDMLPluralRule, string>>} forms @param {number} count */
function pluralForm(forms, count) {
  return forms[formats().plural.select(count)] ?? forms.other ?? "";
}

/** @param {number} value */
export function number(value) {
  return formats().number.format(value);
}

/** @param {string[]} items @param {"conjunction" | "disjunction"} [type] */
export function list(items, type = "conjunction") {
  return new Intl.ListFormat(language.get(), { type }).format(items);
}

/** @param {number} from @param {number} to */
export function range(from, to) {
  return formats().number.formatRange(from, to);
}

/** @param {number} at  milliseconds since 1970 */
export function clock(at) {
  return formats().clock.format(at);
}

/** Draws the component again when the language changes. @returns {Language} */
export function useLanguage() {
  const [code, setCode] = useState(language.get());
  useEffect(() => language.subscribe(setCode), []);
  return code;
}
