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

/** What this browser put into a match and what the server had promised then: for the proof after the end. @param {import("../types/http.d.ts").MatchShown} match @param {string} seed */
export function keepSeed({ code, commitment }, seed) {
  const newest = Object.entries({ ...all(), [code]: { commitment, seed } }).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // then the proof says that it cannot know
  }
}

/** @param {string} code @returns {Kept | null} */
export const keptSeed = (code) => all()[code] ?? null;
