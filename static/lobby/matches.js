import { html } from "htm/preact";
import { list, t } from "../shell/i18n.js";
import { matchPath } from "../shell/router.js";
import { isTaken, seatName } from "../table/seat-name.js";
import { paceText } from "./pace.js";
import { PosterScene } from "./posters.js";

/** @typedef {import("../types/http.d.ts").MatchShown} Match */

/** Matches as little tickets that lead to their tables. @param {{ title: string, matches: Match[] }} props */
export function MatchList({ title, matches }) {
  const id = `list-${title}`.replaceAll(/\s/g, "-");
  return html`<section aria-labelledby=${id}>
    <h2 id=${id}>${title}</h2>
    <ul class="tickets">
      ${matches.map(
        (match) => html`<li key=${match.code}>
        <a class="ticket" href=${matchPath(match.code)} data-status=${match.status} data-yours=${isYours(match)}>
          <${PosterScene} game=${match.game} />
          <span class="ticket-words">
            <b>${t(`game.${match.game}`)}</b>
            <span>${peopleOf(match)}</span>
            ${match.pace && match.status === "open" && html`<span class="ticket-pace">${paceText(match.pace)}</span>`}
            <span class="ticket-status">${statusOf(match)}</span>
          </span>
        </a></li>`,
      )}
    </ul>
  </section>`;
}

/** @param {Match} match */
function peopleOf(match) {
  const names = match.seats.filter(isTaken).map((seat) => (seat.you ? t("seat.you") : seatName(seat)));
  return list(names);
}

/** @param {Match} match */
function statusOf(match) {
  if (match.status === "open") {
    const free = match.seats.filter((seat) => !isTaken(seat)).length;
    return free > 0 ? t("match.free", { count: free }) : t("match.ready");
  }
  if (isYours(match)) return t("match.yours");
  if (match.status === "over" && match.outcome) {
    const winners = match.outcome.winners
      .map((seat) => match.seats[seat])
      .map((seat) => (seat?.you ? t("seat.you") : seatName(seat)));
    if (winners.length > 0) return t("match.won", { names: list(winners), count: winners.length });
  }
  return t(`match.${match.status}`);
}

/** Whether the match waits for the reader. @param {Match} match */
const isYours = (match) => match.seats.some(({ seat, you }) => you && match.waits_for?.includes(seat));
