import { remembered } from "../shell/preferences.js";

/**
 * How this browser's people like to play each game: as they did last, and under names that they gave.
 * @typedef {Record<string, unknown>} Terms  what the create form holds
 * @typedef {{ last: Terms | null, named: Record<string, Terms> }} Presets
 */

export const LONGEST = 40;

const presets = remembered("presets", (kept) => {
  const games = isRecord(kept) ? Object.entries(kept) : [];
  return /** @type {Record<string, Presets>} */ (
    Object.fromEntries(games.map(([game, known]) => [game, understood(known)]))
  );
});

/** @param {string} game @returns {Presets} */
export const presetsOf = (game) => presets.get()[game] ?? { last: null, named: {} };

/** @param {string} game @param {Terms} terms */
export const rememberLast = (game, terms) => keep(game, { last: terms });

/** @param {string} game @param {string} name @param {Terms} terms */
export function savePreset(game, name, terms) {
  keep(game, { named: { ...presetsOf(game).named, [name]: terms } });
}

/** @param {string} game @param {string} name */
export function forgetPreset(game, name) {
  const { [name]: _, ...named } = presetsOf(game).named;
  keep(game, { named });
}

/** @param {string} game @param {Partial<Presets>} news */
const keep = (game, news) => presets.set({ ...presets.get(), [game]: { ...presetsOf(game), ...news } });

/** @param {unknown} known @returns {Presets} */
function understood(known) {
  if (!isRecord(known)) return { last: null, named: {} };
  const named = isRecord(known.named) ? Object.entries(known.named) : [];
  return {
    last: isRecord(known.last) ? known.last : null,
    named: /** @type {Record<string, Terms>} */ (Object.fromEntries(named.filter(([, terms]) => isRecord(terms)))),
  };
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
