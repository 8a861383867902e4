import { list, t } from "../../shell/i18n.js";
import { cardOf, colourOf, KADHAN, spread } from "./catalog.js";

// Words for what is drawn: for those who hear the page, and in titles.

/** @typedef {import("./catalog.js").Table} Table */

/** @param {Table} table @param {number} colour */
export const colourName = (table, colour) => t(`kuldhara.colour.${colourOf(table.catalog, colour)}`);

/** @param {Table} table @param {number} place */
export function placeName(table, place) {
  const ruin = table.view.ruins[place];
  return ruin ? t("kuldhara.ruin", { colour: colourName(table, ruin.colour) }) : t("kuldhara.camp");
}

/** @param {Table} table @param {readonly number[]} counts */
export function gemsOf(table, counts) {
  const named = counts.flatMap((count, colour) =>
    count > 0 ? [t("kuldhara.gems", { count, colour: colourName(table, colour) })] : [],
  );
  return named.length > 0 ? list(named) : t("kuldhara.nothing");
}

/** A short name: level and points. @param {Table} table @param {number} id */
export function cardName(table, id) {
  const { level, points } = cardOf(table.catalog, id);
  return t("kuldhara.card", { level, points });
}

/** With all that its pattern shows. @param {Table} table @param {number} id */
export function cardText(table, id) {
  const card = cardOf(table.catalog, id);
  const bare = card.gems.map((count, colour) => count - (card.tiles[colour] ?? 0));
  const parts = [
    ...bare.flatMap((count, colour) =>
      count > 0 ? [t("kuldhara.gems", { count, colour: colourName(table, colour) })] : [],
    ),
    ...card.tiles.flatMap((count, colour) =>
      count > 0 ? [t("kuldhara.settled", { count, colour: colourName(table, colour) })] : [],
    ),
    ...(card.white > 0 ? [t("kuldhara.white", { count: card.white })] : []),
  ];
  return t("kuldhara.alt.card", { name: cardName(table, id), pattern: list(parts) });
}

/** @param {Table} table @param {import("./catalog.js").Content | null | undefined} content */
export function contentName(table, content) {
  if (!content) return t("kuldhara.alt.empty");
  const [colour, gem, tile] = content;
  const what = gem && tile ? "both" : gem ? "gem" : "tile";
  return t(`kuldhara.alt.content.${what}`, { colour: colourName(table, colour) });
}

/** @param {Table} table @param {number} hex @param {import("./catalog.js").Content | null | undefined} content */
export const hexName = (table, hex, content) =>
  t("kuldhara.alt.hex", { hex: hex + 1, content: contentName(table, content) });

/** A workbench in one sentence. @param {Table} table @param {readonly (import("./catalog.js").Content | null)[]} hexes */
export function benchText(table, hexes) {
  const what = hexes.flatMap((content, hex) => (content ? [hexName(table, hex, content)] : []));
  return what.length > 0 ? list(what) : t("kuldhara.alt.bench.empty");
}

/** @param {Table} table @param {number} seat */
export const hunterName = (table, seat) => (seat === KADHAN ? t("kuldhara.kadhan") : (table.names[seat] ?? ""));

/** @param {Table} table @param {readonly number[]} counts */
export const loadText = (table, counts) =>
  t("kuldhara.alt.load", { gems: gemsOf(table, counts), count: spread(counts).length });
