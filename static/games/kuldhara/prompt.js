import { html } from "htm/preact";
import { list, rich, t } from "../../shell/i18n.js";
import { cardName, placeName } from "./alt.js";
import { mine } from "./catalog.js";

/** @typedef {import("./catalog.js").Table} Table */

/**
 * One sentence: what the reader can do now, or who is being waited for.
 * @param {Table} table
 * @param {import("./turn.js").Choices} turn
 */
export function promptOf(table, turn) {
  const { turn: now } = table.view;
  if (!now) return t("kuldhara.prompt.over");
  if (now.seat !== table.me) return waiting(table, now);
  if (turn.way && turn.intent?.type !== "card") {
    const words = {
      place: placeName(table, turn.way.to),
      water: turn.way.water,
      left: (mine(table)?.water ?? 0) - turn.way.water,
    };
    return t("kuldhara.prompt.travel", words);
  }
  if (turn.intent?.type === "card") return ofCard(table, turn, turn.intent.card);
  if (turn.intent?.type === "deck") return t("kuldhara.prompt.look", { level: turn.intent.level });
  return ofStep(turn, now);
}

/** @param {Table} table @param {import("../../types/kuldhara.d.ts").TurnView} now */
function waiting(table, now) {
  return html`<span>${rich(`kuldhara.wait.${now.pending?.type ?? now.step}`, { name: html`<b>${table.names[now.seat]}</b>` })}</span>`;
}

/** @param {Table} table @param {import("./turn.js").Choices} turn @param {number} card */
function ofCard(table, turn, card) {
  const name = cardName(table, card);
  if (turn.fits.length > 1) return t("kuldhara.prompt.craft.where", { card: name, count: turn.fits.length });
  if (turn.fits.length === 1) return t("kuldhara.prompt.craft.here", { card: name });
  return t(turn.use(card) === "reserve" ? "kuldhara.prompt.reserve" : "kuldhara.prompt.card", { card: name });
}

/** @param {import("./turn.js").Choices} turn @param {import("../../types/kuldhara.d.ts").TurnView} now */
function ofStep(turn, { step, pending, actions_left, unloading }) {
  if (pending?.type === "looking") return t("kuldhara.prompt.keep");
  if (pending?.type === "rewarding")
    return t(
      `kuldhara.prompt.reward.${turn.intent?.type === "hex" || turn.intent?.type === "colour" ? turn.intent.type : "first"}`,
    );
  if (pending?.type === "tooling")
    return t(
      `kuldhara.prompt.tool.${pending.tool}.${pending.hex === null && pending.removed === 0 ? "first" : "next"}`,
    );
  if (turn.intent?.type === "colour" && turn.colour !== null) return t("kuldhara.prompt.unload");
  if (turn.intent?.type === "hex") return t("kuldhara.prompt.unload.gem");
  if (unloading && turn.can("unload")) return t("kuldhara.prompt.unload.more");
  const kinds = kindsOf(turn);
  if (step === "actions" && actions_left > 0 && kinds.length > 0)
    return html`<${Pips} left=${actions_left} />${t("kuldhara.prompt.actions", { count: actions_left, kinds: list(kinds, "disjunction") })}`;
  if (turn.can("tool")) return t("kuldhara.prompt.tools");
  return t(turn.can("craft") ? "kuldhara.prompt.crafting" : "kuldhara.prompt.done");
}

/** What can be done now, in the words of the prompt. @param {import("./turn.js").Choices} turn */
function kindsOf(turn) {
  return /** @type {const} */ (["travel", "dig", "unload", "reserve", "tool", "craft"])
    .filter((kind) => turn.can(kind))
    .map((kind) => t(`kuldhara.kind.${kind}`));
}

/** The actions that are left, as suns. @param {{ left: number }} props */
function Pips({ left }) {
  return html`<span class="pips" aria-hidden="true">${Array.from({ length: left }, (_, pip) => html`<i key=${pip}></i>`)}</span>`;
}
