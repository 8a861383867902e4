import { html } from "htm/preact";
import { rich, t } from "../../shell/i18n.js";
import { hunterName, placeName } from "./alt.js";
import { KADHAN, NIGHT } from "./catalog.js";
import { craftReason, tileReason } from "./reasons.js";
import { CardWord, GemWord, TileWord, WaterWord } from "./words.js";

/** @typedef {import("./catalog.js").Table} Table @typedef {import("./catalog.js").Telling} Telling */

/** A telling in words; null for what goes without saying. @param {Table} table @param {Telling} telling */
export function logLine(table, telling) {
  const words = wordsOf(table, telling);
  if (words === null) return null;
  const name = html`<b>${hunterName(table, "seat" in telling ? telling.seat : KADHAN)}</b>`;
  const line = html`<span>${rich(`kuldhara.log.${keyOf(telling, table.catalog.tile_card)}`, { name, ...words })}</span>`;
  const reason = reasonOf(table, telling);
  return reason ? html`${line}<small class="reason">${reason}</small>` : line;
}

/** @param {Telling} telling @param {number} tileCard */
function keyOf(telling, tileCard) {
  switch (telling.type) {
    case "looked":
      return telling.cards ? "looked.own" : "looked";
    case "kept":
      return telling.card === null ? "kept.none" : "kept";
    case "passed":
      return telling.seat === KADHAN
        ? "passed.kadhan"
        : telling.automatic
          ? "passed.automatic"
          : telling.token
            ? "passed.first"
            : "passed";
    case "phaseended":
      return telling.begins === NIGHT ? "night" : "phaseended";
    case "recoloured":
    case "removed":
      return `${telling.type}.${telling.gem ? "gem" : "tile"}`;
    case "noreward":
      return telling.declined ? "noreward.declined" : "noreward";
    case "kadhandrew":
      return telling.card === tileCard ? "kadhandrew.tile" : "kadhandrew";
    case "kadhangem":
    case "kadhantile":
      return telling.settled ? `${telling.type}.settled` : telling.type;
    case "kadhannothing":
      return telling.card === tileCard ? "kadhannothing.tile" : "kadhannothing";
    default:
      return telling.type;
  }
}

/** @param {Table} table @param {Telling} telling @returns {Record<string, any> | null} */
function wordsOf(table, telling) {
  const gem = (/** @type {number} */ colour, count = 1) =>
    html`<${GemWord} table=${table} colour=${colour} count=${count} />`;
  const tile = (/** @type {number} */ colour) => html`<${TileWord} table=${table} colour=${colour} />`;
  const card = (/** @type {number} */ id) => html`<${CardWord} table=${table} id=${id} />`;
  const water = (/** @type {number} */ count) => html`<${WaterWord} count=${count} />`;
  switch (telling.type) {
    case "travelled":
      return { place: placeName(table, telling.places.at(-1) ?? table.catalog.camp), water: water(telling.water) };
    case "dug":
      return { gems: gem(telling.colour, telling.gems), water: water(telling.water), count: telling.gems };
    case "unloaded":
      return { gem: gem(telling.colour) };
    case "reserved":
    case "crafted":
      return { card: card(telling.card) };
    case "looked":
      return {
        level: telling.level,
        count: telling.count,
        cards: (telling.cards ?? []).map((id, place) => html`${place > 0 ? t("kuldhara.log.comma") : ""}${card(id)}`),
      };
    case "kept":
      return { card: telling.card === null ? "" : card(telling.card), level: telling.level };
    case "toolspent":
      return { tool: t(`kuldhara.tool.${telling.tool}`), count: telling.left };
    case "watered":
      return { water: water(telling.water) };
    case "swapped":
      return { one: telling.hexes[0] + 1, two: telling.hexes[1] + 1 };
    case "recoloured":
      return telling.gem
        ? { before: gem(telling.before), after: gem(telling.after) }
        : { before: tile(telling.before), after: tile(telling.after) };
    case "removed":
      return { what: telling.gem ? gem(telling.colour) : tile(telling.colour) };
    case "rewarded":
      return { tile: tile(telling.colour) };
    case "returned":
      return telling.colours.length === 0 ? null : { gems: telling.colours.map((colour) => html`${gem(colour)} `) };
    case "noreward":
      return {};
    case "turnended":
    case "kadhanshuffled":
    case "refilled":
      return null;
    case "passed":
      return { water: water(telling.water) };
    case "phaseended":
      return { phase: t(`kuldhara.phase.${telling.begins}`), first: html`<b>${hunterName(table, telling.first)}</b>` };
    case "kadhandrew":
      return { gem: telling.card === table.catalog.tile_card ? "" : gem(telling.card) };
    case "kadhanactivated":
      return { count: telling.points };
    case "kadhangem":
      return { gem: gem(telling.colour) };
    case "kadhantile":
      return { tile: tile(telling.colour) };
    case "kadhannothing":
      return { gem: telling.card === table.catalog.tile_card ? "" : gem(telling.card) };
    case "kadhancrafted":
      return { card: card(telling.card), count: telling.points };
  }
}

/** @param {Table} table @param {Telling} telling */
function reasonOf(table, telling) {
  if (telling.type === "kadhantile") return tileReason(table, telling.reason);
  if (telling.type === "kadhancrafted") return craftReason(table, telling.reason);
  return null;
}
