import { html } from "htm/preact";
import { list, t } from "../shell/i18n.js";
import { Icon } from "../shell/icons.js";
import { usePost } from "../shell/use-post.js";

/** @typedef {import("../games/game.d.ts").Table} Table */
/** @typedef {import("./protocol.d.ts").Poll} Poll */

const CHOICES = /** @type {const} */ (["computer", "wait", "end"]);

/** What the table can decide about those it waits for in vain, for who may decide it. @param {{ table: Table, polls: Poll[] }} props */
export function Polls({ table, polls }) {
  const mine = polls.filter(({ voters }) => table.me !== null && voters.includes(table.me));
  return html`<div role="status" class="polls">
    ${mine.map((poll) => html`<${PollCard} key=${poll.about} table=${table} poll=${poll} />`)}
  </div>`;
}

/** @param {{ table: Table, poll: Poll }} props */
function PollCard({ table, poll }) {
  const { busy, ask } = usePost();
  const { about, voters, votes } = poll;
  const name = table.names[about] ?? "";
  const vote = (/** @type {string} */ choice) => ask(`/api/matches/${table.match.code}/vote`, { about, choice });
  const wanting = (/** @type {string} */ choice) =>
    votes.filter((cast) => cast.choice === choice).map(({ seat }) => seat);
  return html`<section class="poll" aria-label=${t("poll.title", { name })}>
    <p>${t(voters.length > 1 ? "poll.line" : "poll.line.alone", { name })}</p>
    <div class="poll-choices">
      ${CHOICES.map((choice) => {
        const who = wanting(choice);
        return html`<button type="button" key=${choice} class="button" disabled=${busy} data-choice=${choice}
            aria-pressed=${voters.length > 1 ? who.includes(table.me ?? -1) : undefined} onClick=${() => vote(choice)}>
          ${t(`poll.${choice}`)}
          ${
            who.length > 0 &&
            html`<span class="poll-voters" aria-hidden="true">${who.map((seat) => html`<span class="seat-token" key=${seat} data-here="true">${[...(table.names[seat] ?? "")][0]}</span>`)}</span>
            <span class="sr">${t("poll.votes", { names: list(who.map((seat) => table.names[seat] ?? "")) })}</span>`
          }
        </button>`;
      })}
    </div>
  </section>`;
}

/** To somebody for whom a computer player plays. @param {{ table: Table }} props */
export function TakeBack({ table }) {
  const { busy, ask } = usePost();
  if (table.me === null || !table.match.seats[table.me]?.computer || table.over) return null;
  return html`<section class="seat-offer"><p><${Icon} name="computer" />${t("computer.plays")}</p>
    <button type="button" class="button main" disabled=${busy} onClick=${() => ask(`/api/matches/${table.match.code}/back`)}>${t("computer.back")}</button></section>`;
}
