import { html } from "htm/preact";
import { Count } from "../motion/count.js";
import { t } from "../shell/i18n.js";

/** The people at the table, the reader first, then in the order of turns. @param {{ table: import("../games/game.d.ts").Table, game: import("../games/game.d.ts").GameModule<any, any> }} props */
export function Players({ table, game }) {
  const seats = table.names.map((_, place) => (place + (table.me ?? 0)) % table.names.length);
  return html`<ol class="players" aria-label=${t("table.players")}>
    ${seats.map(
      (
        seat,
      ) => html`<li key=${seat} class="player" data-turn=${table.toAct.includes(seat)} data-me=${seat === table.me}>
      <div class="player-line">
        <span class="seat-token" data-here=${table.presence.seats[seat] ?? false}>${[...(table.names[seat] ?? "?")][0]}</span>
        <b class="player-name">${table.names[seat]}</b>
        <span class="player-status">${statusOf(table, seat)}</span>
        <span class="player-score"><span class="sr">${t("table.score")}</span><${Count} value=${game.score(table.view, seat)} /></span>
      </div>
      ${seat !== table.me && html`<${game.Player} table=${table} seat=${seat} />`}
    </li>`,
    )}
  </ol>`;
}

/** @param {import("../games/game.d.ts").Table} table @param {number} seat */
function statusOf(table, seat) {
  if (table.toAct.includes(seat)) return t(seat === table.me ? "player.yourTurn" : "player.turn");
  if (!(table.presence.seats[seat] ?? false)) return t("player.away");
  return seat === table.me ? t("seat.you") : "";
}
