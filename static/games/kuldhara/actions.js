import { html } from "htm/preact";
import { t } from "../../shell/i18n.js";
import { colourName } from "./alt.js";
import { Gem } from "./art/gem.js";
import { HexArt } from "./art/hex.js";
import { Drop } from "./art/water.js";
import { colourOf, mine } from "./catalog.js";

/**
 * @typedef {import("./catalog.js").Table} Table
 * @typedef {import("./catalog.js").Move} Move
 * @typedef {import("../game.d.ts").Action} Action
 * @typedef {import("./turn.js").Choices} Choices
 */

/** The buttons beside the prompt. @param {Table} table @param {Choices} turn @returns {Action[]} */
export function actionsOf(table, turn) {
  const { intent } = turn;
  const back = { id: "cancel", label: t("action.cancel"), run: () => turn.cancel?.() };
  if (intent?.type === "go" && turn.way) {
    const { to, water } = turn.way;
    return [{ id: "travel", label: t("kuldhara.action.travel", { water }), main: true, run: () => turn.go(to) }, back];
  }
  if (intent?.type === "deck") {
    const { level } = intent;
    return [
      {
        id: "look",
        label: t("kuldhara.action.look"),
        main: true,
        run: () => table.play({ type: "look", level }, `deck:${level}`),
      },
      back,
    ];
  }
  if (intent?.type === "card") return [...cardActions(table, turn, intent.card), back];
  return [...kinds(table, turn)];
}

/** @param {Table} table @param {Choices} turn @param {number} card @returns {Action[]} */
function cardActions(table, turn, card) {
  const crafts = turn.fits.map((hexes, place) => ({
    id: `craft-${place + 1}`,
    label: turn.fits.length > 1 ? t("kuldhara.action.craft.here", { place: place + 1 }) : t("kuldhara.action.craft"),
    main: place === 0,
    run: () => turn.craft(hexes),
  }));
  if (crafts.length > 0 || turn.use(card) !== "reserve") return crafts;
  const run = () => table.play({ type: "reserve", card }, `card-${card}`);
  return [{ id: "reserve", label: t("kuldhara.action.reserve"), main: true, run }];
}

/** @param {Table} table @param {Choices} turn @returns {Action[]} */
function kinds(table, turn) {
  const found = table.legal.flatMap((move) => {
    const action = actionOf(table, move);
    return action ? [action] : [];
  });
  const paints =
    turn.can("colour") || turn.can("reward") ? turn.colours.map((colour) => painting(table, turn, colour)) : [];
  return [...paints, ...found];
}

/** @param {Table} table @param {Choices} turn @param {number} colour @returns {Action} */
function painting(table, turn, colour) {
  const key = colourOf(table.catalog, colour);
  const picture = turn.can("reward")
    ? html`<${HexArt} colour=${key} tile=${true} bare=${true} />`
    : html`<${Gem} colour=${key} size="100%" />`;
  const label = html`<span class="colour-choice">${picture}</span><span class="sr">${colourName(table, colour)}</span>`;
  return { id: `colour-${colour}`, label, main: turn.colour === colour, run: () => turn.pick(colour) };
}

/** A button for a move that has no place of its own on the table. @param {Table} table @param {Move} move @returns {Action | null} */
function actionOf(table, move) {
  const run = () => table.play(move);
  switch (move.type) {
    case "dig":
      return { id: `dig-${move.gems}`, label: digging(table, move.gems), run };
    case "keep":
      return move.card === null ? { id: "keep-none", label: t("kuldhara.action.keep.none"), run } : null;
    case "stop":
    case "decline":
      return { id: move.type, label: t(`kuldhara.action.${move.type}`), main: move.type === "stop", run };
    case "pass":
      return { id: "pass", label: t("kuldhara.action.pass"), run };
    case "end":
      return { id: "end", label: t("kuldhara.action.end"), main: table.legal.length === 1, run };
    default:
      return null;
  }
}

/** @param {Table} table @param {number} count */
function digging(table, count) {
  const ruin = table.view.ruins[mine(table)?.place ?? -1];
  if (!ruin) return "";
  const gems = Array.from(
    { length: count },
    () => html`<${Gem} colour=${colourOf(table.catalog, ruin.colour)} size=${20} />`,
  );
  const water = count * (table.catalog.colours[ruin.colour]?.size ?? 0);
  return html`<span aria-hidden="true">${t("kuldhara.action.dig")}</span><span class="dig-gems">${gems}</span><span class="dig-cost" aria-hidden="true"><${Drop} size=${13} />${water}</span><span class="sr">${t("kuldhara.action.dig.words", { gems: t("kuldhara.gems", { count, colour: colourName(table, ruin.colour) }), water })}</span>`;
}
