import { t } from "./i18n.js";

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** How long, in the largest unit and, from hours on, the next smaller one: "30 s", "4 min", "3 h 5 min", "2 d 4 h". @param {number} ms */
export function duration(ms) {
  if (ms < MINUTE) return t("time.seconds", { count: Math.floor(ms / SECOND) });
  if (ms < HOUR) return t("time.minutes", { count: Math.floor(ms / MINUTE) });
  const [unit, smaller, of, ofSmaller] =
    ms < DAY ? ["time.hours", "time.minutes", HOUR, MINUTE] : ["time.days", "time.hours", DAY, HOUR];
  const count = Math.floor(ms / of);
  const rest = Math.floor((ms - count * of) / ofSmaller);
  return rest > 0
    ? t("time.both", { long: t(unit, { count }), short: t(smaller, { count: rest }) })
    : t(unit, { count });
}

/** The figures of a clock: "2 d 4 h", "1 h 5 min", "12:05", "0:41"; "0:00" only when nothing is left. @param {number} ms */
export function figures(ms) {
  if (ms > HOUR) return duration(ms);
  const seconds = Math.ceil(ms / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
