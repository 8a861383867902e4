import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { ReactionIcon } from "../chat/reactions.js";
import { Count } from "../motion/count.js";
import { list, t } from "../shell/i18n.js";
import { Icon } from "../shell/icons.js";
import { useAbsence } from "./absence.js";
import { Clock } from "./clock.js";
import { NudgeButton } from "./nudge.js";
import { isTaken } from "./seat-name.js";

/**
 * The people at the table, the reader first, then in the order of turns. Where there is no room they are a strip of
 * names and scores, of which one at a time is opened.
 * @param {{ table: import("../games/game.d.ts").Table, game: import("../games/game.d.ts").GameModule<any, any>, guest: boolean,
 *   clocks: import("./clocks.js").Clocks | null, gone: (number | null)[],
 *   reactions: Map<number, import("./protocol.d.ts").Line>, tell: (message: import("./connection.js").Told) => void }} props
 */
export function Players({ table, game, guest, clocks, gone, reactions, tell }) {
  const absence = useAbsence(gone);
  const [opened, open] = useState(/** @type {number | null} */ (null));
  const seats = table.names.map((_, place) => (place + (table.me ?? 0)) % table.names.length);
  const reader = guest ? { ...table, me: null } : table; // a guest is nobody at the table
  const canNudge = (/** @type {number} */ seat) =>
    reader.me !== null && !table.match.seats[seat]?.you && table.toAct.includes(seat) && isPlayedHere(table, seat);
  return html`<ol class="players" aria-label=${t("table.players")}>
    ${seats.map(
      (seat) => html`<li key=${seat} class="player" data-turn=${table.toAct.includes(seat)} data-me=${seat === table.me}
          data-open=${seat === opened}>
        <${PlayerLine} table=${reader} game=${game} seat=${seat} absence=${absence(seat)} opened=${seat === opened} reaction=${reactions.get(seat)}
          toggle=${() => open(seat === opened ? null : seat)}>
          ${clocks && html`<${Clock} clocks=${clocks} seat=${seat} />`}
          ${canNudge(seat) && html`<${NudgeButton} name=${table.names[seat] ?? ""} seat=${seat} tell=${tell} />`}
        </${PlayerLine}>
        ${
          seat !== reader.me &&
          html`<div class="player-more">${absence(seat) && html`<p class="player-gone">${absence(seat)}</p>`}<${game.Player} table=${reader} seat=${seat} />
          ${canNudge(seat) && html`<div class="player-acts"><${NudgeButton} name=${table.names[seat] ?? ""} seat=${seat} tell=${tell} /></div>`}</div>`
        }
      </li>`,
    )}
    <${AutomatonLine} table=${table} game=${game} />
    ${
      table.presence.watching.length > 0 &&
      html`<li class="watching" key="watching"><${Icon} name="eye" />
        <span>${t("table.watching", { names: list(table.presence.watching.map(({ name }) => name)), count: table.presence.watching.length })}</span></li>`
    }
  </ol>`;
}

/**
 * @param {{ table: import("../games/game.d.ts").Table, game: import("../games/game.d.ts").GameModule<any, any>,
 *   seat: number, absence: string, opened: boolean, toggle: () => void, reaction?: import("./protocol.d.ts").Line, children?: import("preact").ComponentChildren }} props
 */
function PlayerLine({ table, game, seat, absence, opened, toggle, reaction, children }) {
  const name = table.names[seat] ?? "";
  return html`<div class="player-line">
    <span class="seat-token" data-here=${hasComputer(table, seat) || (table.presence.seats[seat] ?? false)} aria-hidden="true">${hasComputer(table, seat) ? html`<${Icon} name="computer" />` : [...name][0]}</span>
    <b class="player-name">${name}</b>
    ${reaction && html`<span class="player-reaction" key=${reaction.id}><${ReactionIcon} name=${/** @type {any} */ (reaction.text)} /></span>`}
    <span class="player-status">${(isTaken(table.match.seats[seat]) && !isMissed(table, seat) && game.status?.(table, seat)) || statusOf(table, seat, absence)}</span>
    ${children}
    <span class="player-score"><span class="sr">${t("table.score")} </span><${Count} value=${game.score(table.view, seat)} /></span>
    ${
      seat !== table.me &&
      html`<button type="button" class="player-toggle" aria-expanded=${opened} aria-label=${t("player.show", { name })}
        onClick=${toggle}></button>`
    }
  </div>`;
}

/** The automaton of a solo game. @param {{ table: import("../games/game.d.ts").Table, game: import("../games/game.d.ts").GameModule<any, any> }} props */
function AutomatonLine({ table, game }) {
  const [opened, open] = useState(false);
  const automaton = game.automaton?.(table);
  if (!automaton) return null;
  const { name, status, score } = automaton;
  return html`<li class="player" data-automaton="true" data-open=${opened}>
    <div class="player-line">
      <span class="seat-token" data-here="true" aria-hidden="true">${[...name][0]}</span>
      <b class="player-name">${name}</b>
      <span class="player-status">${status}</span>
      <span class="player-score"><span class="sr">${t("table.score")} </span><${Count} value=${score} /></span>
      <button type="button" class="player-toggle" aria-expanded=${opened} aria-label=${t("player.show", { name })}
        onClick=${() => open(!opened)}></button>
    </div>
    ${game.Automaton && html`<div class="player-more"><${game.Automaton} table=${table} /></div>`}
  </li>`;
}

/** @param {import("../games/game.d.ts").Table} table @param {number} seat */
const isPlayedHere = (table, seat) => table.match.seats[seat]?.person != null && !hasComputer(table, seat);

/** @param {import("../games/game.d.ts").Table} table @param {number} seat */
const hasComputer = (table, seat) => table.match.seats[seat]?.computer != null;

/** The others wait for somebody who is not here. @param {import("../games/game.d.ts").Table} table @param {number} seat */
const isMissed = (table, seat) =>
  seat !== table.me &&
  table.toAct.includes(seat) &&
  !hasComputer(table, seat) &&
  !(table.presence.seats[seat] ?? false);

/** @param {import("../games/game.d.ts").Table} table @param {number} seat @param {string} absence */
function statusOf(table, seat, absence) {
  if (!isTaken(table.match.seats[seat])) return t("player.free");
  if (hasComputer(table, seat)) return t(table.toAct.includes(seat) ? "computer.thinks" : "computer.sits");
  if (isMissed(table, seat)) return absence || t("player.missed");
  if (table.toAct.includes(seat)) return t(seat === table.me ? "player.yourTurn" : "player.turn");
  if (!(table.presence.seats[seat] ?? false)) return absence || t("player.away");
  return seat === table.me ? t("seat.you") : "";
}
