import { html } from "htm/preact";
import { list, rich, t } from "../../shell/i18n.js";
import { leftOf } from "./alt.js";
import { CamelWord, CardWord, CardWords } from "./words.js";

/** @typedef {import("./catalog.js").Table} Table */

/** One sentence: what the reader can do now, or who is being waited for. @param {Table} table @param {import("./choice.js").Choice} choice */
export function promptOf(table, choice) {
  const { phase, decision } = table.view;
  if (phase === "over") return t("khiva.prompt.over");
  if (phase === "choose") return choosing(table, choice);
  if (!decision) return "";
  const whose = decision.seat === table.me ? "prompt" : "wait";
  return html`<span>${rich(`khiva.${whose}.${phase}`, {
    name: html`<b>${table.names[decision.seat]}</b>`,
    camel: html`<${CamelWord} table=${table} camel=${decision.camel} />`,
    card: decision.type === "spend" ? html`<${CardWord} table=${table} id=${decision.card} />` : null,
  })}</span>`;
}

/** @param {Table} table @param {import("./choice.js").Choice} choice */
function choosing(table, choice) {
  const names = list(table.toAct.filter((seat) => seat !== table.me).map((seat) => table.names[seat] ?? ""));
  if (table.me === null) return names && t("khiva.wait.choose", { names });
  const name = table.names[leftOf(table, table.me)] ?? "";
  if (choice.sending) return t("khiva.prompt.sending");
  if (!choice.changed) return t("khiva.prompt.chosen", { names });
  if (!choice.full) return t(`khiva.prompt.${choice.aim}`, { name, count: choice.count });
  return html`<span>${rich("khiva.prompt.ready", {
    play: html`<${CardWords} table=${table} ids=${choice.play} />`,
    give: html`<${CardWords} table=${table} ids=${choice.give} />`,
    name: html`<b>${name}</b>`,
  })}</span>`;
}
