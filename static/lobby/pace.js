import { html } from "htm/preact";
import { duration, SECOND } from "../shell/duration.js";
import { t } from "../shell/i18n.js";

/** How fast a match is to go: the paces that the form offers; the server takes more. @type {(string | null)[]} */
const PACES = [null, "30s+300s", "60s+600s", "120s+1200s", "1d", "3d", "7d"];

/** The pace that was kept, if it is one that is offered. @param {unknown} kept @returns {string | null} */
export const paceOf = (kept) => PACES.find((pace) => pace === kept) ?? null;

/** A pace in words. @param {string | null} pace */
export function paceText(pace) {
  if (pace === null) return t("pace.none");
  const [first = 0, reserve = 0] = pace.split("+").map((part) => Number.parseInt(part, 10));
  if (pace.endsWith("d")) return t("pace.days", { count: first });
  const turn = duration(first * SECOND);
  return reserve > 0 ? t("pace.reserve", { turn, reserve: duration(reserve * SECOND) }) : t("pace.turn", { turn });
}

/** @param {{ value: string | null, set: (pace: string | null) => void }} props */
export function PaceField({ value, set }) {
  return html`<label class="field">${t("pace.title")}
    <select name="pace" value=${value ?? ""} onChange=${(/** @type {any} */ event) => set(paceOf(event.currentTarget.value))}>
      ${PACES.map((pace) => html`<option key=${pace} value=${pace ?? ""}>${paceText(pace)}</option>`)}
    </select>
  </label>`;
}
