import { t } from "../../shell/i18n.js";

/** One sentence: what the reader can do now, or who is being waited for. @param {import("./goods.js").Table} table */
export function promptOf(table) {
  const { phase, turn } = table.view;
  if (table.over) return t("karakum.prompt.over");
  if (turn !== table.me) return t(`karakum.wait.${phase}`, { name: table.names[turn] ?? "" });
  if (phase === "turn" && !table.legal.some((move) => move.type === "buy")) return t("karakum.prompt.gather");
  return t(`karakum.prompt.${phase}`);
}
