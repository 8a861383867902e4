import { list, t } from "../../shell/i18n.js";
import { alone, together } from "./catalog.js";

/** @typedef {import("./catalog.js").Table} Table */

/** One sentence: what the reader can do now, or who is being waited for. @param {Table} table @param {Pick<import("./turn.js").KathmanduTurn, "chosen" | "candidates">} turn */
export function promptOf(table, turn) {
  const { phase } = table.view;
  if (phase === "over") return t("kathmandu.prompt.over");
  if (table.legal.length === 0) return waiting(table);
  if (turn.chosen.length > 0) return t(`kathmandu.prompt.chosen.${turn.candidates[0]?.type ?? "build"}`);
  if (table.legal.some(({ type }) => type === "paint")) return t("kathmandu.prompt.paint");
  if (table.legal.every(({ type }) => type === "discard")) return t("kathmandu.prompt.discard");
  const solo = alone(table);
  if (solo?.phase === "scavenging" && solo.owed === 0) return t("kathmandu.prompt.retrieve");
  if (solo) return t(`kathmandu.prompt.solo.${phase}`, { count: solo.owed });
  if (phase === "spending" && table.legal.some(({ type }) => type === "build")) return t("kathmandu.prompt.bought");
  return t(`kathmandu.prompt.${phase}`);
}

/** @param {Table} table */
function waiting(table) {
  const names = list(table.toAct.filter((seat) => seat !== table.me).map((seat) => table.names[seat] ?? ""));
  return t(`kathmandu.wait.${together(table) ? table.view.phase : "solo"}`, { names });
}
