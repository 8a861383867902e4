import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { PosterScene } from "../lobby/posters.js";
import { postWithSeed } from "../record/kept.js";
import { post } from "../shell/http.js";
import { list, number, t } from "../shell/i18n.js";
import { Icon } from "../shell/icons.js";
import { go, matchPath, RECORD_PATH } from "../shell/router.js";
import { toastProblem } from "../shell/toast.js";
import { useLedger } from "./ledger.js";

/** The end: who has won, line by line, and once more. @param {{ table: import("../games/game.d.ts").Table, game: import("../games/game.d.ts").GameModule<any, any> }} props */
export function Result({ table, game }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [open, setOpen] = useState(false);
  const { outcome, rematch, code } = table.match;
  useEffect(() => {
    if (!table.over) return;
    const timer = setTimeout(() => setOpen(true), 1200);
    return () => clearTimeout(timer);
  }, [table.over]);
  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);
  if (!table.over) return null;

  const again = async () => {
    try {
      const next = rematch ?? (await postWithSeed(`/api/matches/${code}/rematch`)).code;
      if (!rematch && isAlone(table)) await post(`/api/matches/${next}/start`);
      go(matchPath(next));
    } catch (problem) {
      toastProblem(problem);
    }
  };
  if (!open)
    return html`<button type="button" class="button main result-again" onClick=${() => setOpen(true)}>${t("result.show")}</button>`;
  return html`<dialog class="result" ref=${dialog} onClose=${() => setOpen(false)} aria-labelledby="result-title">
    <${PosterScene} game=${game.key} />
    <div class="result-body">
    <header><h2 id="result-title">${outcome ? titleOf(table, outcome, game) : t("result.ended")}</h2>
      <button type="button" class="tool" aria-label=${t("action.close")} onClick=${() => dialog.current?.close()}><${Icon} name="close" /></button></header>
    ${
      outcome
        ? html`<${Decided} game=${game.key} outcome=${outcome} />
      ${outcome.reason && game.reason && html`<p class="decided">${game.reason(outcome)}</p>`}
      <${Scores} table=${table} outcome=${outcome} game=${game} />`
        : html`<p class="decided">${t("result.ended.line")}</p>`
    }
    <div class="result-actions">
      ${table.match.seats.some(({ you }) => you) && html`<button type="button" class="button main" onClick=${again}>${t(rematch ? "result.join" : "result.rematch")}</button>`}
      <a class="button" href=${`/api/matches/${encodeURIComponent(code)}/replay`} download>${t("result.record")}</a>
      <a class="button" href=${`${RECORD_PATH}?of=${encodeURIComponent(code)}`}>${t("result.fair")}</a>
      <a class="button" href="/">${t("result.home")}</a>
    </div></div>
  </dialog>`;
}

/** Nobody else has to come. @param {import("../games/game.d.ts").Table} table */
const isAlone = ({ match }) => match.seats.every(({ you, computer }) => you || computer !== null);

/** Who that is; no seat is the automaton. @param {import("../games/game.d.ts").Table} table @param {import("../games/game.d.ts").GameModule<any, any>} game @param {number} seat */
const nameOf = (table, game, seat) => table.names[seat] ?? game.automaton?.(table)?.name ?? "";

/** @param {import("../games/game.d.ts").Table} table @param {import("./protocol.d.ts").Outcome} outcome @param {import("../games/game.d.ts").GameModule<any, any>} game */
function titleOf(table, outcome, game) {
  const best = outcome.standings.find(({ rank }) => rank === 1)?.seat ?? 0;
  if (outcome.winners.length === 0)
    return best in table.names ? t("result.nobody") : t("result.wins", { names: nameOf(table, game, best), count: 1 });
  if (table.me !== null && outcome.winners.includes(table.me))
    return t(outcome.winners.length > 1 ? "result.youShare" : "result.youWin");
  return t("result.wins", {
    names: list(outcome.winners.map((seat) => table.names[seat] ?? "")),
    count: outcome.winners.length,
  });
}

/** The rule that set equals apart. @param {{ game: string, outcome: import("./protocol.d.ts").Outcome }} props */
function Decided({ game, outcome }) {
  const rule = useLedger(game)?.rule.find(({ id }) => id === outcome.decided_by);
  return rule ? html`<p class="decided">${rule.text}</p>` : null;
}

/** @param {{ table: import("../games/game.d.ts").Table, outcome: import("./protocol.d.ts").Outcome, game: import("../games/game.d.ts").GameModule<any, any> }} props */
function Scores({ table, game, outcome }) {
  const standings = [...outcome.standings].sort((a, b) => a.rank - b.rank);
  const keys = [...new Set(standings.flatMap((standing) => standing.lines.map(({ key }) => key)))];
  return html`<table class="scores">
    <thead><tr><td></td>${standings.map(({ seat, rank }) => html`<th scope="col" key=${seat} data-first=${rank === 1}>${nameOf(table, game, seat)}</th>`)}</tr></thead>
    <tbody>${keys.map(
      (key) => html`<tr key=${key}><th scope="row">${t(`${game.key}.score.${key}`)}</th>
      ${standings.map((standing) => html`<td key=${standing.seat}>${number(standing.lines.find((line) => line.key === key)?.points ?? 0)}</td>`)}</tr>`,
    )}</tbody>
    <tfoot><tr><th scope="row">${t("result.total")}</th>${standings.map(({ seat, total, rank }) => html`<td key=${seat} data-first=${rank === 1}>${number(total)}</td>`)}</tr></tfoot>
  </table>`;
}
