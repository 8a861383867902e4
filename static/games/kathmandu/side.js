import { html } from "htm/preact";
import { Group } from "../../shell/focus.js";
import { t } from "../../shell/i18n.js";
import { cardName, colourName } from "./alt.js";
import { Mark } from "./art/marks.js";
import { Card } from "./card.js";
import { goalOf, scoreOf, together } from "./catalog.js";
import { Objective } from "./objective.js";

/** @typedef {import("../game.d.ts").Part<import("./catalog.js").Table, import("./turn.js").KathmanduTurn>} Part */

/** Beside the mat: the round, the piles, what was discarded, goals, the score track. @param {Part} props */
export function Side({ table, turn }) {
  const view = together(table);
  return html`<div class="kathmandu-side">
    <p class="round-line"><b>${t("kathmandu.round", { round: table.view.round, rounds: table.view.rounds })}</b>
      <span class="pile" data-spot="pile:blue" data-deck="blue" title=${t("kathmandu.pile.blue")}><span class="sr">${t("kathmandu.pile.blue")} </span>${table.view.blue}</span>
      ${view && html`<span class="pile" data-spot="pile:red" data-deck="red" title=${t("kathmandu.pile.red")}><span class="sr">${t("kathmandu.pile.red")} </span>${view.red}</span>`}
      ${view?.leftover && html`<small>${t("kathmandu.leftover")}</small>`}</p>
    ${view && html`<${Track} table=${table} />`}
    ${view && view.goals.length > 0 && html`<${Goals} table=${table} turn=${turn} />`}
    <${Discards} table=${table} turn=${turn} />
    ${view && view.bhairavs !== "" && html`<p class="bhairavs">${t("kathmandu.bhairavs")} ${[...view.bhairavs].map((colour) => html`<span key=${colour} title=${colourName(colour)}><${Mark} colour=${colour} size=${22} /></span>`)}</p>`}
  </div>`;
}

/** Everybody's token on the way to fifty and on. @param {{ table: Part["table"] }} props */
function Track({ table }) {
  const view = together(table);
  if (!view) return null;
  const scores = view.players.map((player) => scoreOf(table, player.seat));
  const far = Math.max(40, ...scores);
  return html`<div class="track" role="img" aria-label=${t("kathmandu.track")} data-spot="track">
    ${[0, 10, 20, 30, 40, 50, 60, 70, 80].filter((mark) => mark <= far).map((mark) => html`<i key=${mark} style=${{ left: `${(100 * mark) / far}%` }}>${mark}</i>`)}
    ${view.players.map((player, place) => html`<b key=${player.seat} class="token" data-seat-colour=${player.colour} title=${table.names[player.seat]} style=${{ left: `${(100 * (scores[place] ?? 0)) / far}%`, top: `${4 + (place % 3) * 7}px` }}>${[...(table.names[player.seat] ?? "")][0]}</b>`)}
  </div>`;
}

/** @param {Part} props */
function Goals({ table, turn }) {
  const view = together(table);
  return html`<${Group} label=${t("kathmandu.goals")} class="goals">
    ${(view?.goals ?? []).map((goal) => {
      const info = goalOf(table, goal.id);
      const name = `goal:${goal.id}`;
      const mine = goal.monuments[table.me ?? -1] ?? [];
      const by = goal.claimed_by.map((seat) => table.names[seat] ?? "").join(", ");
      return html`<button type="button" key=${goal.id} class="goal piece" data-spot=${name} data-playable=${turn.isOpen(name)} data-closed=${goal.closed} aria-pressed=${turn.chosen.includes(name)} onClick=${() => turn.touch(name)}>
        <span class="goal-objectives">${(info?.objectives ?? []).map((each, place) => html`<${Objective} key=${place} table=${table} info=${each} met=${(mine[place] ?? []).length > 0} />`)}</span>
        <b>${info?.points}</b>${by && html`<small>${by}</small>`}
      </button>`;
    })}
  </${Group}>`;
}

/** @param {Part} props */
function Discards({ table, turn }) {
  const { discards } = table.view;
  const shown = together(table) ? discards : discards.filter((card) => turn.isOpen(`card-${card}`));
  return html`<div class="discards" data-spot="discards"><span class="discards-title">${t("kathmandu.discards", { count: discards.length })}</span>
    ${
      shown.length > 0 &&
      html`<${Group} label=${t("kathmandu.discards", { count: discards.length })} class="discard-row">
      ${shown.map((card) => {
        const name = `card-${card}`;
        return html`<button type="button" key=${card} class="discarded piece" data-piece=${name} data-playable=${turn.isOpen(name)} aria-pressed=${turn.chosen.includes(name)} onClick=${() => turn.touch(name)}><span class="sr">${cardName(table, card)}</span><${Card} table=${table} id=${card} /></button>`;
      })}
    </${Group}>`
    }
  </div>`;
}
