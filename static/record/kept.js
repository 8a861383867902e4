import { post } from "../shell/http.js";
import { newSeed } from "../shell/identity.js";

const KEY = "caravanserai.seeds";
const MOST = 60;

/** @typedef {import("./proof.js").Kept} Kept */

/** @returns {Record<string, Kept>} */
function all() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/**
 * Asks for a match with a new seed of this browser's, and keeps it for the proof after the end.
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<import("../types/http.d.ts").MatchShown>}
 */
export async function postWithSeed(path, body = {}) {
  const seed = newSeed();
  const match = await post(path, { ...body, seed });
  keep(match, seed);
  return match;
}

/** What this browser put into a match and what the server had promised then. @param {import("../types/http.d.ts").MatchShown} match @param {string} seed */
function keep({ code, commitment }, seed) {
  const newest = Object.entries({ ...all(), [code]: { commitment, seed } }).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // then the proof says that it cannot know
  }
}

/** @param {string} code @returns {Kept | null} */
export const keptSeed = (code) => all()[code] ?? null;
