import { html } from "htm/preact";
import { useLayoutEffect } from "preact/hooks";
import { Group } from "../shell/focus.js";
import { t } from "../shell/i18n.js";
import { Icon } from "../shell/icons.js";
import { toast } from "../shell/toast.js";
import { seatName } from "../table/seat-name.js";
import { SPEEDS } from "./use-replay.js";

/** Through the match and back to now; after the end from everybody's side. @param {{ replay: import("./use-replay.js").Replay, match: import("../table/protocol.d.ts").Match, fromFile: boolean }} props  a file has no address to pass on */
export function ReplayBar({ replay, match, fromFile }) {
  const { place, last, playing, speed } = replay;
  const ply = replay.past?.ply ?? 0;
  const copy = async () => {
    await navigator.clipboard?.writeText(`${location.origin}${location.pathname}?ply=${ply}`);
    toast(t("replay.copied"));
  };
  return html`<section class="actionbar replay-bar" aria-label=${t("replay.title")} data-your-turn="false">
    <p class="prompt" role="status">${t("replay.place", { place, last })}</p>
    <${Group} label=${t("replay.title")} role="toolbar" class="replay-tools">
      <${Step} name="first" icon="first" run=${() => replay.go(0)} off=${place === 0} />
      <${Step} name="back" icon="back" run=${() => replay.go(place - 1)} off=${place === 0} />
      <${Step} name=${playing ? "pause" : "play"} icon=${playing ? "pause" : "play"} run=${replay.toggle} />
      <${Step} name="forward" icon="forward" run=${() => replay.go(place + 1)} off=${place >= last} />
      <${Step} name="last" icon="last" run=${() => replay.go(last)} off=${place >= last} />
      <button type="button" class="tool" data-action="speed" aria-label=${t("replay.speed", { speed: speed + 1 })} onClick=${() => replay.setSpeed((speed + 1) % SPEEDS.length)}><b aria-hidden="true">×${speed + 1}</b></button>
      ${!fromFile && html`<${Step} name="copy" icon="share" run=${copy} />`}
    </${Group}>
    ${match.status === "over" && match.wanted > 1 && html`<${Side} replay=${replay} match=${match} />`}
    <button type="button" class="button main" data-action="now" onClick=${replay.leave}>${t("replay.now")}</button>
  </section>`;
}

/** @param {{ replay: import("./use-replay.js").Replay, match: import("../table/protocol.d.ts").Match }} props */
function Side({ replay, match }) {
  const mine = match.seats.filter((seat) => seat.you);
  const own = mine.length === 1 ? mine[0]?.seat : undefined;
  return html`<label class="replay-side">${t("replay.side")}
    <select name="side" value=${String(replay.seat ?? own ?? "")} onChange=${(/** @type {any} */ event) => replay.setSeat(event.currentTarget.value === "" ? null : Number(event.currentTarget.value))}>
      ${own === undefined && html`<option value="">${t("replay.nobody")}</option>`}
      ${match.seats.map((seat) => html`<option key=${seat.seat} value=${String(seat.seat)}>${seatName(seat)}</option>`)}
    </select></label>`;
}

/** @param {{ name: string, icon: any, run: () => void, off?: boolean }} props */
function Step({ name, icon, run, off = false }) {
  return html`<button type="button" class="tool" data-action=${name} aria-label=${t(`replay.${name}`)} title=${t(`replay.${name}`)} aria-disabled=${off} onClick=${() => !off && run()}><${Icon} name=${icon} /></button>`;
}

/** Left and right step, Home and End jump, the space bar plays, Escape leads back to now. @param {import("./use-replay.js").Replay} replay */
export function useReplayKeys(replay) {
  // With the drawing, not after it: a key pressed at once would step from the place before.
  useLayoutEffect(() => {
    if (!replay.past) return;
    const steps = /** @type {Record<string, () => void>} */ ({
      ArrowLeft: () => replay.go(replay.place - 1),
      ArrowRight: () => replay.go(replay.place + 1),
      Home: () => replay.go(0),
      End: () => replay.go(replay.last),
      " ": replay.toggle,
      Escape: replay.leave,
    });
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      const busy = event.target instanceof HTMLElement && event.target.closest("button, input, textarea, select");
      const step = steps[event.key];
      if (!step || (busy && event.key !== "Escape") || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      step();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}
