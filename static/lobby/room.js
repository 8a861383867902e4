import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { Chat } from "../chat/chat.js";
import { ChatHeard } from "../chat/heard.js";
import { postWithSeed } from "../record/kept.js";
import { post } from "../shell/http.js";
import { t } from "../shell/i18n.js";
import { Icon } from "../shell/icons.js";
import { me } from "../shell/identity.js";
import { go } from "../shell/router.js";
import { useStore } from "../shell/store.js";
import { showInTab } from "../shell/tab.js";
import { toastProblem } from "../shell/toast.js";
import { isTaken, seatName } from "../table/seat-name.js";
import { paceText } from "./pace.js";
import { PosterScene } from "./posters.js";
import { Share } from "./share.js";

/** @typedef {import("../types/http.d.ts").MatchShown} Match */

/**
 * Before the start: who is there, what they say, and the link that brings the others.
 * @param {{ match: Match, session: import("../table/session.js").Session, tell: (message: import("../table/connection.js").Told) => void }} props
 */
export function Room({ match, session, tell }) {
  const { presence } = session;
  const person = useStore(me);
  const [busy, setBusy] = useState(false);
  const mine = match.seats.find((seat) => seat.you);
  const taken = match.seats.filter(isTaken).length;
  useEffect(() => showInTab(t(`game.${match.game}`), false));

  const ask = async (/** @type {string} */ what, body = {}) => {
    setBusy(true);
    try {
      const path = `/api/matches/${match.code}/${what}`;
      await (what === "join" ? postWithSeed(path) : post(path, body));
      if (what === "leave") go("/");
    } catch (problem) {
      toastProblem(problem);
    } finally {
      setBusy(false);
    }
  };
  return html`<main class="room">
    <div class="room-card">
      <${PosterScene} game=${match.game} />
      <h1>${t(`game.${match.game}`)}</h1>
      ${match.pace && html`<p class="room-pace">${paceText(match.pace)}</p>`}
      <ol class="seats" aria-label=${t("room.seats")}>
        ${match.seats.map(
          (seat) => html`<${SeatLine} key=${seat.seat} seat=${seat} here=${presence.seats[seat.seat] ?? false}
          remove=${mine?.creator && !seat.you && !busy ? () => ask("remove", { seat: seat.seat }) : null} />`,
        )}
      </ol>
      <p class="room-line" role="status">${roomLine(match, taken)}</p>
      <div class="room-actions">
        ${
          !mine &&
          taken < match.wanted &&
          html`<button type="button" class="button main" disabled=${busy}
          onClick=${() => ask("join")}>${t("room.join")}</button>`
        }
        ${
          mine?.creator &&
          taken < match.wanted &&
          html`<button type="button" class="button" disabled=${busy} onClick=${() => ask("computer")}>
          <${Icon} name="computer" />${t("room.computer")}</button>`
        }
        ${
          mine?.creator &&
          html`<button type="button" class="button main" disabled=${busy || taken < Math.min(2, match.wanted)}
          onClick=${() => ask("start")}>${t("room.start")}</button>`
        }
        ${mine && html`<button type="button" class="button" disabled=${busy} onClick=${() => ask("leave")}>${t("room.leave")}</button>`}
      </div>
    </div>
    <${Share} code=${match.code} game=${match.game} />
    <section class="room-card room-chat" aria-label=${t("panel.chat")}><${Chat} session=${session} tell=${tell} /></section>
    <${ChatHeard} session=${session} me=${person?.id} />
  </main>`;
}

/** @param {{ seat: import("../types/http.d.ts").SeatShown, here: boolean, remove: (() => void) | null }} props */
function SeatLine({ seat, here, remove }) {
  if (seat.computer && !seat.person) return html`<${ComputerLine} seat=${seat} remove=${remove} />`;
  if (!seat.person) return html`<li class="seat free"><span class="seat-token"></span>${t("seat.free")}</li>`;
  return html`<li class="seat" data-here=${here}>
    <span class="seat-token">${[...seat.person.name][0]}</span>
    <span class="seat-name">${seat.person.name}</span>
    ${seat.you && html`<span class="seat-note">${t("seat.you")}</span>`}
    ${seat.creator && html`<span class="seat-note">${t("seat.host")}</span>`}
    <span class="seat-here">${t(here ? "seat.here" : seat.came ? "seat.away" : "seat.never")}</span>
    <${RemoveButton} name=${seat.person.name} remove=${remove} />
  </li>`;
}

/** @param {{ seat: import("../types/http.d.ts").SeatShown, remove: (() => void) | null }} props */
function ComputerLine({ seat, remove }) {
  const name = seatName(seat);
  return html`<li class="seat" data-here="true">
    <span class="seat-token"><${Icon} name="computer" /></span>
    <span class="seat-name">${name}</span>
    <span class="seat-here"></span>
    <${RemoveButton} name=${name} remove=${remove} />
  </li>`;
}

/** @param {{ name: string, remove: (() => void) | null }} props */
function RemoveButton({ name, remove }) {
  if (!remove) return null;
  const label = t("seat.remove.name", { name });
  return html`<button type="button" class="tool" aria-label=${label} title=${label} onClick=${remove}><${Icon} name="close" /></button>`;
}

/** @param {Match} match @param {number} taken */
function roomLine(match, taken) {
  const host = match.seats.find((seat) => seat.creator);
  const seated = match.seats.some((seat) => seat.you);
  if (!seated) return t(taken < match.wanted ? "room.open" : "problem.match_full");
  if (taken < 2 && match.wanted > 1) return t("room.alone");
  if (host?.you) return t(taken < match.wanted ? "room.some" : "room.all");
  return t("room.wait", { name: host?.person?.name ?? "" });
}
