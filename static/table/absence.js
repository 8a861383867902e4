import { useEffect, useReducer } from "preact/hooks";
import { duration, MINUTE } from "../shell/duration.js";
import { t } from "../shell/i18n.js";

/**
 * Says for how long somebody has been gone, in whole minutes; nothing before the first, or where it is not known.
 * @param {(number | null)[]} gone  by seat, since when, by performance.now()
 * @returns {(seat: number) => string}
 */
export function useAbsence(gone) {
  const [, redraw] = useReducer((/** @type {number} */ count) => count + 1, 0);
  const passed = gone.map((since) => (since === null ? null : performance.now() - since));
  const next = Math.min(...passed.map((ms) => (ms === null ? Number.POSITIVE_INFINITY : MINUTE - (ms % MINUTE))));
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => redraw(0), next);
    return () => clearTimeout(timer);
  });
  return (seat) => {
    const ms = passed[seat] ?? 0;
    return ms < MINUTE ? "" : t("player.gone", { time: duration(ms) });
  };
}
