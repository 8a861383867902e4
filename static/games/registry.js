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
  for (const link of stylesheets) link.disabled = !link.href.endsWith(board.game.stylesheet);
  return board;
}

/** @param {string} key @param {any} own */
async function load(key, own) {
  const board = BOARDS[key];
  if (!board) throw new Error(`no board for ${key}`);
  const [{ default: game }, catalog] = await Promise.all([board(), own ?? get(`/api/games/${key}/catalog`)]);
  await Promise.all([loadTexts(game.texts), loadStylesheet(game.stylesheet)]);
  return { game, catalog };
}

/** Of all games whose board has been seen: their words for pieces are alike. @type {HTMLLinkElement[]} */
const stylesheets = [];

/** @param {string} href @returns {Promise<void>} */
function loadStylesheet(href) {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(href));
    stylesheets.push(link);
    document.head.append(link);
  });
}
