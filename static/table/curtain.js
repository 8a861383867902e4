import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { PosterScene } from "../lobby/posters.js";
import { t } from "../shell/i18n.js";
import { seatName } from "./seat-name.js";
import { isOver } from "./session.js";

/**
 * Several people at this device, each with a seat: who sits before it, and who is to come next.
 * @typedef {object} Device
 * @property {number | null} seat  whose hand the page has; null: nobody's
 * @property {number | null} next  who of them is to act, after `seat` in the order of seats; null: none of the others
 * @property {(seat: number | null) => void} sit
 */

/**
 * @param {import("./session.js").Session} session
 * @param {(seat: number | null) => void} sit
 * @returns {Device | null} null where everybody has a device of their own
 */
export function useDevice({ match, table, you }, sit) {
  const last = useRef(0);
  const here = (match?.seats ?? []).filter((seat) => seat.you).map(({ seat }) => seat);
  const seat = you && !you.guest ? you.seat : null;
  if (seat !== null) last.current = seat;
  if (!match || !table || here.length < 2) return null;
  const over = isOver({ match, table });
  const inTurn = [...here.filter((one) => one > last.current), ...here.filter((one) => one <= last.current)];
  const isWaitedFor = (/** @type {number} */ one) => table.to_act.includes(one) && !match.seats[one]?.computer;
  const next = over ? null : (inTurn.find((one) => one !== seat && isWaitedFor(one)) ?? null);
  return { seat, next, sit };
}

/** Between two people nothing is to be seen: whoever comes next says so. @param {{ device: Device, match: import("./protocol.d.ts").Match }} props */
export function Curtain({ device, match }) {
  const { seat, next, sit } = device;
  if (seat !== null || next === null) return null;
  return html`<${Drawn} key=${next} game=${match.game} name=${seatName(match.seats[next])} lift=${() => sit(next)} />`;
}

/** @param {{ game: string, name: string, lift: () => void }} props */
function Drawn({ game, name, lift }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => dialog.current?.showModal(), []);
  const stay = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && event.preventDefault();
  return html`<dialog class="curtain" ref=${dialog} aria-labelledby="curtain-title" onKeyDown=${stay} onClose=${() => dialog.current?.showModal()}>
    <${PosterScene} game=${game} />
    <div class="curtain-words">
      <h2 id="curtain-title">${t("curtain.title", { name })}</h2>
      <p>${t("curtain.line")}</p>
      <button type="button" class="button main" autofocus onClick=${lift}>${t("curtain.lift", { name })}</button>
    </div>
  </dialog>`;
}

/** Who has nothing more to do hands the device on. @param {{ device: Device, table: import("../games/game.d.ts").Table }} props */
export function PassOn({ device, table }) {
  const { seat, next, sit } = device;
  if (seat === null || next === null || table.toAct.includes(seat)) return null;
  const name = table.names[next] ?? "";
  return html`<section class="seat-offer"><p>${t("curtain.next", { name })}</p>
    <button type="button" class="button main" data-action="pass-on" onClick=${() => sit(null)}>${t("curtain.pass", { name })}</button></section>`;
}
