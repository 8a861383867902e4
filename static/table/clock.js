import { html } from "htm/preact";
import { useEffect, useReducer } from "preact/hooks";
import { figures, HOUR, MINUTE, SECOND } from "../shell/duration.js";
import { t } from "../shell/i18n.js";
import { leftOf } from "./clocks.js";

const LOW = 20 * SECOND;

/**
 * What a seat has left: of its turn while that runs, else of its reserve. It is not said aloud; who wants to hear it goes there.
 * @param {{ clocks: import("./clocks.js").Clocks, seat: number }} props
 */
export function Clock({ clocks, seat }) {
  const [, redraw] = useReducer((/** @type {number} */ count) => count + 1, 0);
  const { turn, reserve } = leftOf(clocks, seat, performance.now());
  const runs = clocks.runs.includes(seat);
  const kind = (runs ? turn > 0 : reserve === 0) ? "turn" : "reserve";
  const ms = kind === "turn" ? turn : reserve;
  useEffect(() => {
    if (!runs || clocks.since === null || ms === 0) return;
    const unit = ms > HOUR ? MINUTE : SECOND;
    const timer = setTimeout(() => redraw(0), ms % unit || unit);
    return () => clearTimeout(timer);
  });
  const state = !runs ? "waits" : ms === 0 ? "over" : turn < LOW ? "low" : "runs";
  return html`<span class="clock" role="timer" data-clock=${state} title=${t(`clock.${kind}`)}>
    <span class="sr">${t(`clock.${kind}`)} </span>${figures(ms)}${kind === "turn" && reserve > 0 && html` <small><span class="sr">${t("clock.reserve")} </span>+${figures(reserve)}</small>`}${
      state === "over" && html` <span class="clock-over">${t("clock.over")}</span>`
    }
  </span>`;
}
