import { list, t } from "../../shell/i18n.js";
import { endsOf, faceOf } from "./catalog.js";

// Words for what is drawn.

/** @typedef {import("./catalog.js").Table} Table */

/** @param {string} letter */
export const colourName = (letter) => t(`kathmandu.colour.${letter === "*" ? "wild" : letter}`);

/** @param {string} kind */
export const kindName = (kind) => t(`kathmandu.kind.${kind}`);

/** A storey: "red shrine, storey 2 of 2". @param {Table} table @param {number} card @param {number} end */
export function faceName(table, card, end) {
  const { kind, level, colour } = faceOf(table.catalog, card, end);
  const storeys = table.catalog.heights[kind] ?? 1;
  return t(storeys === 1 ? "kathmandu.face.whole" : "kathmandu.face", {
    colour: colourName(colour),
    kind: kindName(kind),
    level,
    storeys,
  });
}

/** Both ends of a card. @param {Table} table @param {number} card */
export const cardName = (table, card) =>
  list(
    endsOf(table.catalog, card).map((end) => faceName(table, card, end)),
    "disjunction",
  );

/** @param {Table} table @param {import("./catalog.js").Monument} monument */
export function monumentName(table, monument) {
  const colours = list([...monument.colours].map(colourName));
  const words = {
    kind: kindName(monument.kind),
    colours,
    points: monument.points,
    built: monument.faces.length,
    storeys: table.catalog.heights[monument.kind] ?? 1,
  };
  return t(monument.complete ? "kathmandu.monument" : "kathmandu.monument.growing", words);
}

/** @param {Table} table @param {number} area  a seat; in solo a square */
export function areaName(table, area) {
  if (table.view.type === "solo") return squareName(table.view.squares[area]?.name ?? "");
  return area === table.me ? t("kathmandu.area.own") : t("kathmandu.area", { name: table.names[area] ?? "" });
}

/** @param {string} square */
export const squareName = (square) => t(`kathmandu.square.${square}`);

/** @param {string} id */
export const architectName = (id) => t(`kathmandu.architect.${id}`);

/** What an objective wants, in words. @param {import("../../types/kathmandu.d.ts").ObjectiveInfo} info */
export function objectiveText({ objective }) {
  const wants = [
    ...objective.fixed.map(({ level, colours }) =>
      t("kathmandu.wants", { level, colours: list([...colours].map(colourName), "disjunction") }),
    ),
    ...objective.alike.map((levels) => t("kathmandu.alike", { levels: list(levels.map(String)) })),
  ];
  return t("kathmandu.objective", { kind: kindName(objective.kind), wants: list(wants) });
}
