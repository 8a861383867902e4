/**
 * An entry in which Kadhan acts, step by step: the table after each telling, as far as the telling says how it looks. No
 * rules: a telling is only copied onto the table, and the server's own view follows at the end.
 *
 * @typedef {import("./catalog.js").Telling} Telling
 * @typedef {import("./catalog.js").View} View
 * @typedef {import("./catalog.js").Hand} Hand
 */

const HELD = 900;
const LONG = 1500;

/** How long each is looked at, in milliseconds; what is not here is shown together with what follows. @type {Partial<Record<Telling["type"], number>>} */
const HOLDS = {
  kadhanactivated: HELD,
  kadhandrew: HELD,
  kadhangem: HELD,
  kadhantile: LONG,
  kadhannothing: HELD,
  kadhancrafted: LONG,
  passed: 600,
  phaseended: HELD,
};

/** @param {{ view: View, hand: Hand | null }} start @param {Telling[]} tellings @param {number | null} _me @param {import("./catalog.js").Catalog} catalog */
export function steps(start, tellings, _me, catalog) {
  if (!tellings.some(({ type }) => type.startsWith("kadhan"))) return [];
  let { view } = start;
  return tellings.slice(0, -1).flatMap((telling, place) => {
    view = structuredClone(view);
    show(view, telling, catalog);
    const hold = HOLDS[telling.type] ?? 0;
    return hold > 0 ? [{ view, hand: { looking_at: [] }, told: place + 1, hold }] : [];
  });
}

/** @param {View} view  changed @param {Telling} telling @param {import("./catalog.js").Catalog} catalog */
function show(view, telling, catalog) {
  const { kadhan } = view;
  switch (telling.type) {
    case "turnended":
      view.turn = view.turn && { ...view.turn, actions_left: 0, pending: null };
      break;
    case "refilled":
      put(view, telling.level, telling.place - 1, telling.card);
      break;
    case "passed":
      if (telling.seat < 0) Object.assign(kadhan ?? {}, { passed: true });
      else Object.assign(view.hunters[telling.seat] ?? {}, { passed: true });
      break;
    case "phaseended":
      begin(view, telling.begins, catalog);
      if (kadhan)
        Object.assign(kadhan, { passed: false, played: [], discards: [...kadhan.discards, ...kadhan.played] });
      break;
    case "kadhandrew":
      if (telling.space !== null) kadhan?.played.push(telling.card);
      Object.assign(kadhan ?? {}, { deck: Math.max(0, (kadhan?.deck ?? 0) - 1) });
      break;
    case "kadhanshuffled":
      Object.assign(kadhan ?? {}, { deck: telling.cards, discards: [] });
      break;
    case "kadhangem":
      add(telling.settled ? kadhan?.settled : kadhan?.loose, telling.colour, 1);
      for (const ruin of view.ruins) if (ruin.colour === telling.colour) ruin.gems -= 1;
      break;
    case "kadhantile":
      add(kadhan?.tiles, telling.colour, 1);
      add(view.tiles, telling.colour, -1);
      if (telling.settled) {
        add(kadhan?.loose, telling.colour, -1);
        add(kadhan?.settled, telling.colour, 1);
      }
      break;
    case "kadhancrafted":
      put(view, telling.level, telling.place - 1, null);
      kadhan?.crafted.push(telling.card);
      telling.used.returned.forEach((count, colour) => {
        add(kadhan?.loose, colour, -count);
        for (const ruin of view.ruins) if (ruin.colour === colour) ruin.gems += count;
      });
      break;
  }
}

/** @param {View} view @param {number} level @param {number} place @param {number | null} card */
function put(view, level, place, card) {
  const row = view.market.find((each) => each.level === level);
  if (!row) return;
  if (card !== null) row.deck -= 1;
  row.cards[place] = card;
}

/** @param {View} view @param {number} phase @param {import("./catalog.js").Catalog} catalog */
function begin(view, phase, catalog) {
  view.phase = phase;
  if (phase >= catalog.phases.length) return;
  view.routes = catalog.routes.map(({ ends, water }) => ({
    ends,
    water: water[phase] ?? 0,
    next_water: water[phase + 1] ?? null,
  }));
}

/** @param {number[] | undefined} counts @param {number} colour @param {number} by */
function add(counts, colour, by) {
  if (counts) counts[colour] = (counts[colour] ?? 0) + by;
}
