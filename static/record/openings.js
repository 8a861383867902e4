import { Chance } from "./chance.js";

/**
 * What a seed lays open before the first move, beside what the file shows there: the first draws of each game's setup.
 *
 * @typedef {{ catalog: any, view: any }} Opening  the first position of a file
 * @typedef {{ drawn: number[], shown: number[] }} Compared
 */

/** Null where nothing that is open has been drawn. @param {import("./file.js").MatchRecord} record @param {Opening} opening @param {Uint8Array} seed @returns {Promise<Compared | null>} */
export async function openingOf(record, opening, seed) {
  const draws = DRAWS[record.game];
  const compared = draws ? await draws(new Chance(seed), record, opening) : null;
  return compared?.shown.length ? compared : null;
}

/** @type {Record<string, (chance: Chance, record: import("./file.js").MatchRecord, opening: Opening) => Promise<Compared | null>>} */
const DRAWS = {
  async karakum(chance, { seats, options }, { catalog, view }) {
    if (options.first_player === null) await chance.below(seats);
    const camels = await chance.shuffled(idsOf(catalog.camels));
    return {
      drawn: camels.slice(-view.market.length),
      shown: view.market.map((/** @type {any} */ { camel }) => camel),
    };
  },

  async khiva(chance, _, { catalog, view }) {
    await chance.shuffled(idsOf(catalog.carpets));
    const teapots = await chance.shuffled(idsOf(catalog.teapots));
    return {
      drawn: teapots.slice(-view.camels.length).reverse(),
      shown: view.camels.map((/** @type {any} */ { teapot }) => teapot),
    };
  },

  async kuldhara(chance, { seats, options }, { catalog, view }) {
    if (options.first_player === null) await chance.below(seats);
    await chance.shuffled(view.ruins);
    const drawn = [];
    for (const { level, cards } of view.market) {
      const deck = await chance.shuffled(
        idsOf(catalog.cards.filter((/** @type {any} */ card) => card.level === level)),
      );
      drawn.push(...deck.slice(0, cards.length));
    }
    return { drawn, shown: view.market.flatMap((/** @type {any} */ { cards }) => cards) };
  },

  async kathmandu(chance, { seats, options }, { catalog, view }) {
    if (seats === 1 || options.holofoil_buddhas) return null;
    const first = await chance.below(seats);
    const decks = seats > 4 ? ["plain", "diamond"] : ["plain"];
    const blue = await chance.shuffled(placesOf(catalog.cards, (/** @type {any} */ { deck }) => decks.includes(deck)));
    const drawsFirst = options.first_player === null;
    return {
      drawn: [...(drawsFirst ? [first] : []), ...blue.slice(0, view.market.length)],
      shown: [...(drawsFirst ? [view.first] : []), ...view.market],
    };
  },
};

/** @param {{ id: number }[]} things */
const idsOf = (things) => things.map(({ id }) => id);

/** @template T @param {T[]} things @param {(thing: T) => boolean} wanted */
const placesOf = (things, wanted) => things.flatMap((thing, place) => (wanted(thing) ? [place] : []));
