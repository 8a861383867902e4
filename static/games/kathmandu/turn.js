import { useState } from "preact/hooks";
import { t } from "../../shell/i18n.js";
import { playsOf } from "./catalog.js";
import { labelOf } from "./labels.js";
import { groupsOf, leadsTo } from "./names.js";
import { promptOf } from "./prompt.js";

/**
 * @typedef {import("./catalog.js").Table} Table
 * @typedef {import("./catalog.js").Move} Move
 *
 * @typedef {object} KathmanduTurn
 * @property {import("preact").ComponentChild} prompt
 * @property {import("../game.d.ts").Action[]} actions
 * @property {() => void} [cancel]
 * @property {readonly string[]} chosen  the pieces and spots touched so far
 * @property {Move[]} candidates  the moves that they can still lead to
 * @property {(name: string) => boolean} isOpen  whether touching it leads on
 * @property {(name: string) => void} touch
 * @property {(move: Move) => import("./catalog.js").Play | null} playOf  what a build would bring
 * @property {string | null} pointed  the bid spot that is looked at
 * @property {(spot: string | null) => void} point
 */

const MANY = 8;

/** @param {Table} table @returns {KathmanduTurn} */
export function useTurn(table) {
  const [touched, setTouched] = useState(
    /** @type {{ at: string, names: readonly string[] }} */ ({ at: "", names: [] }),
  );
  const [pointed, point] = useState(/** @type {string | null} */ (null));
  const situation = JSON.stringify(table.legal);
  if (touched.at !== situation) setTouched({ at: situation, names: [] });
  const chosen = touched.at === situation ? touched.names : [];
  const choose = (/** @type {readonly string[]} */ names) => setTouched({ at: situation, names });

  const leading = (/** @type {readonly string[]} */ names) => table.legal.filter((move) => leadsTo(move, names));
  const candidates = leading(chosen);
  const plays = playsOf(table);
  const touch = (/** @type {string} */ name) => {
    const [only] = candidates;
    if (chosen.includes(name)) {
      if (candidates.length === 1 && only && chosen.length >= groupsOf(only).length) table.play(only, name);
      else choose(chosen.filter((each) => each !== name));
      return;
    }
    const further = leading([...chosen, name]).length > 0 ? [...chosen, name] : [name];
    const [first, ...others] = leading(further);
    if (first && others.length === 0 && further.length === groupsOf(first).length && further.length > 1)
      table.play(first, name);
    else if (first) choose(further);
  };
  /** @type {Omit<KathmanduTurn, "prompt" | "actions">} */
  const turn = {
    chosen,
    candidates,
    isOpen: (name) =>
      leading([...chosen, name]).length > 0 ||
      (chosen.length > 0 && !chosen.includes(name) && leading([name]).length > 0 && !isTarget(name)),
    touch,
    playOf: (move) =>
      (move.type === "build" || move.type === "rebuild"
        ? plays.find(
            (play) =>
              play.card === move.card &&
              play.face === move.face &&
              play.area === move.area &&
              play.monument === move.monument,
          )
        : null) ?? null,
    pointed,
    point,
    cancel: chosen.length > 0 ? () => choose([]) : undefined,
  };
  return { ...turn, prompt: promptOf(table, turn), actions: actionsOf(table, turn) };
}

/** Places where a chosen piece goes are not shown as another beginning. @param {string} name */
const isTarget = (name) => name.startsWith("spot:") || name.startsWith("monument:") || name.startsWith("new:");

/** @param {Table} table @param {Omit<KathmanduTurn, "prompt" | "actions">} turn @returns {import("../game.d.ts").Action[]} */
function actionsOf(table, turn) {
  const shown =
    turn.chosen.length > 0
      ? turn.candidates
      : table.legal.filter((move) => groupsOf(move).length === 0 || move.type === "claim");
  if (turn.chosen.length > 0 && shown.length > MANY)
    return [{ id: "cancel", label: t("action.cancel"), run: () => turn.cancel?.() }];
  const actions = shown.map((move, place) => ({
    id: `${move.type}${turn.chosen.length > 0 ? `-${place}` : idOf(move)}`,
    label: labelOf(table, turn, move),
    main: shown.length === 1,
    run: () => table.play(move, turn.chosen[0]),
  }));
  if (turn.chosen.length > 0)
    actions.push({ id: "cancel", label: t("action.cancel"), main: false, run: () => turn.cancel?.() });
  return actions;
}

/** @param {Move} move */
function idOf(move) {
  const [, ...rest] = Object.values(move);
  return rest.length > 0 ? `-${rest.join("-")}` : "";
}
