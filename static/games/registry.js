import { get } from "../shell/http.js";
import { loadTexts } from "../shell/i18n.js";

/** The games that have a board here. To add one: docs/adding-a-board.md. @type {Record<string, () => Promise<{ default: any }>>} */
const BOARDS = {
  karakum: () => import("./karakum/index.js"),
  khiva: () => import("./khiva/index.js"),
  kuldhara: () => import("./kuldhara/index.js"),
  kathmandu: () => import("./kathmandu/index.js"),
};

/** @param {string} key */
export const hasBoard = (key) => key in BOARDS;

/** @type {Map<string, Promise<{ game: import("./game.d.ts").GameModule<any, any>, catalog: any }>>} */
const loaded = new Map();

/**
 * A game's module with its stylesheet, texts and catalog, fetched once; its stylesheet is the only game's that is in force.
 * @param {string} key
 * @param {any} [own]  a catalog to go by in place of the server's
 */
export async function loadGame(key, own) {
  const known = loaded.get(key) ?? load(key, own);
  if (!own) loaded.set(key, known);
  known.catch(() => loaded.delete(key));
  const board = await known;
  for (const [game, link] of stylesheets) link.disabled = game !== key;
  return board;
}

/** @param {string} key @param {any} own */
async function load(key, own) {
  const board = BOARDS[key];
  if (!board) throw new Error(`no board for ${key}`);
  const [{ default: game }, catalog] = await Promise.all([board(), own ?? get(`/api/games/${key}/catalog`)]);
  await Promise.all([loadGameTexts(key), loadStylesheet(key)]);
  return { game, catalog };
}

/** A file of a game's folder. @param {string} key @param {string} file */
const fileOf = (key, file) => new URL(`${key}/${file}`, import.meta.url).href;

/** @param {string} key */
export const loadGameTexts = (key) => loadTexts(fileOf(key, "i18n"));

/** By game, of all whose board has been seen: their words for pieces are alike. @type {Map<string, HTMLLinkElement>} */
const stylesheets = new Map();

/** @param {string} key @returns {Promise<void>} */
function loadStylesheet(key) {
  const href = fileOf(key, `${key}.css`);
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(href));
    stylesheets.set(key, link);
    document.head.append(link);
  });
}
