import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { actionsOf } from "./actions.js";
import { mine } from "./catalog.js";
import { promptOf } from "./prompt.js";
import { LookedAt } from "./shelf.js";

/**
 * @typedef {import("./catalog.js").Table} Table
 * @typedef {import("./catalog.js").Move} Move
 * @typedef {import("../game.d.ts").Action} Action
 *
 * @typedef {{ type: "go", place: number } | { type: "card", card: number } | { type: "deck", level: number } |
 *   { type: "colour", colour: number } | { type: "hex", hex: number } | null} Intent  what has been touched and waits for more
 *
 * @typedef {object} KuldharaTurn
 * @property {import("preact").ComponentChild} prompt
 * @property {Action[]} actions
 * @property {import("preact").ComponentChild} [tray]
 * @property {() => void} [cancel]
 * @property {Intent} intent
 * @property {(move: Move["type"]) => boolean} can
 * @property {import("./catalog.js").Way | null} way  the ride that is chosen or pointed at
 * @property {(place: number) => boolean} canGo
 * @property {(place: number) => void} go
 * @property {(place: number | null) => void} point
 * @property {number[][]} fits  where on the workbench the chosen card stands, each a way to craft it
 * @property {(hexes: number[]) => void} craft  the chosen card, with the gems on these hexes
 * @property {(card: number) => "craft" | "reserve" | "keep" | null} use  what the card could be used for
 * @property {(card: number) => void} card
 * @property {(level: number) => void} deck
 * @property {number | null} colour  what the next hex gets
 * @property {number[]} colours  what it could get
 * @property {(colour: number) => void} pick
 * @property {(hex: number) => boolean} open  whether the hex can be chosen
 * @property {(hex: number) => void} touch  plays on the hex, or asks for the colour
 * @property {(tool: string) => Move | null} tool
 */

/** @typedef {Omit<KuldharaTurn, "prompt" | "actions">} Choices */

/** @param {Table} table @returns {KuldharaTurn} */
export function useTurn(table) {
  const [intent, intend] = useState(/** @type {Intent} */ (null));
  const [pointed, point] = useState(/** @type {number | null} */ (null));
  const situation = JSON.stringify(table.legal);
  useEffect(() => {
    intend((before) => (before?.type === "colour" ? before : null));
    point(null);
  }, [situation]);

  const forget = () => {
    intend(null);
    point(null);
  };
  const { legal } = table;
  const can = (/** @type {Move["type"]} */ type) => legal.some((move) => move.type === type);
  const canGo = (/** @type {number} */ to) => legal.some((move) => move.type === "travel" && move.to === to);
  const wayTo = (/** @type {number | null} */ to) => mine(table)?.ways.find((way) => way.to === to) ?? null;
  const going = intent?.type === "go" ? intent.place : pointed;
  const colours = coloursOf(legal);
  const colour =
    colours.length === 1
      ? (colours[0] ?? null)
      : intent?.type === "colour" && colours.includes(intent.colour)
        ? intent.colour
        : null;
  const card = intent?.type === "card" ? intent.card : null;

  const on = (/** @type {number} */ hex) =>
    legal.filter(
      (move) => "hex" in move && move.hex === hex && (!("colour" in move) || (colour ?? move.colour) === move.colour),
    );

  /** @type {Choices} */
  const turn = {
    intent,
    can,
    way: going !== null && canGo(going) ? wayTo(going) : null,
    canGo,
    point,
    go(place) {
      if (!canGo(place)) table.play({ type: "travel", to: place }, `place:${place}`);
      else if (intent?.type === "go" && intent.place === place)
        table.play({ type: "travel", to: place }, `place:${place}`);
      else intend({ type: "go", place });
    },
    fits: legal.flatMap((move) => (move.type === "craft" && move.card === card ? [move.hexes] : [])),
    craft: (hexes) => card !== null && table.play({ type: "craft", card, hexes }, `card-${card}`),
    use: (id) => useOf(legal, id),
    card(id) {
      if (legal.some((move) => move.type === "keep" && move.card === id))
        table.play({ type: "keep", card: id }, `card-${id}`);
      else intend(card === id ? null : { type: "card", card: id });
    },
    deck(level) {
      if (legal.some((move) => move.type === "look" && move.level === level)) intend({ type: "deck", level });
      else table.play({ type: "look", level }, `deck:${level}`);
    },
    colour,
    colours,
    pick(chosen) {
      const at = intent?.type === "hex" ? intent.hex : null;
      const move = legal.find(
        (each) => "colour" in each && each.colour === chosen && (!("hex" in each) || each.hex === at),
      );
      if (move) table.play(move, `hex:${table.me}:${at}`);
      else intend({ type: "colour", colour: chosen });
    },
    open: (hex) => card === null && on(hex).length > 0,
    touch(hex) {
      const [move, ...more] = on(hex);
      if (!move || card !== null) return;
      if (more.length === 0) table.play(move, `hex:${table.me}:${hex}`);
      else intend({ type: "hex", hex });
    },
    tool: (tool) => legal.find((move) => move.type === "tool" && move.tool === tool) ?? null,
    cancel: intent || pointed !== null ? forget : undefined,
  };
  const parts = { ...turn, prompt: promptOf(table, turn), actions: actionsOf(table, turn) };
  return can("keep") ? { ...parts, tray: html`<${LookedAt} table=${table} turn=${parts} />` } : parts;
}

/** The colours of which one has to be chosen before a hex, or instead of one. @param {Move[]} legal */
function coloursOf(legal) {
  const found = legal.flatMap((move) => ("colour" in move ? [move.colour] : []));
  return [...new Set(found)].sort((a, b) => a - b);
}

/** @param {Move[]} legal @param {number} card */
function useOf(legal, card) {
  for (const type of /** @type {const} */ (["keep", "craft", "reserve"])) {
    if (legal.some((move) => move.type === type && move.card === card)) return type;
  }
  return null;
}
