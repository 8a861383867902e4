import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { post } from "../shell/http.js";
import { t } from "../shell/i18n.js";
import { Icon } from "../shell/icons.js";
import { me } from "../shell/identity.js";
import { useStore } from "../shell/store.js";
import { toastProblem } from "../shell/toast.js";
import { seatName } from "../table/seat-name.js";
import { isOver } from "../table/session.js";
import { talk, useMutes } from "./mutes.js";

/** @typedef {import("../table/protocol.d.ts").Person} Person */
/** @typedef {import("../table/session.js").Session} Session */
/** @typedef {(what: string, body?: object) => void} Ask */

/**
 * Who sits and who watches, folded until somebody wants it, with what can be done about them.
 * @param {{ session: Session }} props
 */
export function People({ session }) {
  const { match, presence } = session;
  const { on } = useMutes();
  const you = useStore(me)?.id;
  if (!match) return null;
  const mine = match.seats.find((seat) => seat.you);
  const ask = (/** @type {string} */ what, body = {}) => {
    post(`/api/matches/${match.code}/${what}`, body).catch(toastProblem);
  };
  const guest = mine?.guest ?? null;
  const gone = guest && !presence.watching.some(({ id }) => id === guest.id) ? [guest] : [];
  return html`<details class="people"><summary><${Icon} name="people" />${t("people.title", {
    seated: match.seats.filter(({ person }) => person).length,
    count: presence.watching.length,
  })}</summary>
    <ul>
      ${match.seats.map((seat) => html`<${SeatRow} key=${`seat ${seat.seat}`} session=${session} seat=${seat} ask=${ask} />`)}
      ${[...presence.watching, ...gone].map(
        (
          person,
        ) => html`<${WatcherRow} key=${person.id} person=${person} you=${person.id === you} guest=${guest?.id === person.id} ask=${ask}
          canShow=${mine !== undefined && session.table !== null && !isOver(session)} />`,
      )}
      <li class="people-row"><button type="button" class="button small"
        onClick=${() => talk.set(on ? "off" : "on")}>${t(on ? "chat.mute" : "chat.unmute")}</button></li>
    </ul>
  </details>`;
}

/** @param {{ session: Session, seat: import("../types/http.d.ts").SeatShown, ask: Ask }} props */
function SeatRow({ session, seat, ask }) {
  const { match, presence } = session;
  const [leaving, setLeaving] = useState(false);
  if (!match) return null;
  const running = match.status === "running" && !isOver(session);
  const mine = match.seats.find(({ you }) => you);
  const leave = () => {
    setLeaving(false);
    ask("leave");
  };
  if (!seat.person)
    return html`<li class="people-row" data-here=${seat.computer !== null}><span class="people-name">${seatName(seat)}</span>
      ${running && !mine && html`<button type="button" class="button small" onClick=${() => ask("join")}>${t("seat.take")}</button>`}</li>`;
  return html`<li class="people-row" data-here=${presence.seats[seat.seat] ?? false}>
    <span class="people-name"><bdi>${seat.person.name}</bdi>
      <small>${seat.you ? t("seat.you") : t(presence.seats[seat.seat] ? "seat.here" : seat.came ? "seat.away" : "seat.never")}</small></span>
    ${!seat.you && html`<${MuteButton} person=${seat.person} />`}
    ${
      running &&
      mine?.creator &&
      !seat.came &&
      html`<button type="button" class="button small" onClick=${() => ask("remove", { seat: seat.seat })}>${t("seat.remove.name", { name: seat.person.name })}</button>`
    }
    ${running && seat.you && !leaving && html`<button type="button" class="button small" onClick=${() => setLeaving(true)}>${t("seat.leave")}</button>`}
    ${
      leaving &&
      html`<p class="people-ask" role="alert">${t("seat.leave.sure")}</p>
      <button type="button" class="button small main" onClick=${leave}>${t("seat.leave")}</button>
      <button type="button" class="button small" onClick=${() => setLeaving(false)}>${t("seat.stay")}</button>`
    }
  </li>`;
}

/** @param {{ person: Person, you: boolean, guest: boolean, canShow: boolean, ask: Ask }} props */
function WatcherRow({ person, you, guest, canShow, ask }) {
  return html`<li class="people-row" data-watching="true">
    <span class="people-name"><bdi>${person.name}</bdi> <small>${t(you ? "seat.you" : "chat.watching")}</small></span>
    ${!you && html`<${MuteButton} person=${person} />`}
    ${
      canShow &&
      html`<button type="button" class="button small"
      onClick=${() => ask("guest", { person: guest ? null : person.id })}>${t(guest ? "guest.shutOut" : "guest.letIn", { name: person.name })}</button>`
    }
  </li>`;
}

/** @param {{ person: Person }} props */
function MuteButton({ person }) {
  const { isMuted, mute, unmute } = useMutes();
  const muted = isMuted(person.id);
  const label = t(muted ? "person.unmute" : "person.mute", { name: person.name });
  return html`<button type="button" class="tool" data-muted=${muted} aria-label=${label} title=${label}
    onClick=${() => (muted ? unmute : mute)(person.id)}><${Icon} name=${muted ? "silent" : "sound"} /></button>`;
}
