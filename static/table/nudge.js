import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../shell/i18n.js";
import { Icon } from "../shell/icons.js";
import { play } from "../shell/sound.js";
import { toast } from "../shell/toast.js";

const PAUSE = 60_000;

/**
 * Reminds somebody who is waited for; once a minute.
 * @param {{ name: string, seat: number, tell: (message: import("./connection.js").Told) => void }} props
 */
export function NudgeButton({ name, seat, tell }) {
  const [given, give] = useState(false);
  useEffect(() => {
    if (!given) return;
    const timer = setTimeout(() => give(false), PAUSE);
    return () => clearTimeout(timer);
  }, [given]);
  const nudge = () => {
    give(true);
    tell({ type: "nudge", seat });
    toast(t("nudge.given", { name }));
  };
  return html`<button type="button" class="tool nudge" aria-label=${t("player.nudge", { name })} title=${t("player.nudge", { name })}
    disabled=${given} onClick=${nudge}><${Icon} name="bell" /></button>`;
}

/** Who waits for the reader, until the reader has moved. @param {{ nudge: import("./protocol.d.ts").Person | null }} props */
export function NudgeSign({ nudge }) {
  useEffect(() => {
    if (nudge) play("nudge");
  }, [nudge]);
  return html`<div role="status" class="nudge-place">
    ${nudge && html`<p class="nudge-sign"><${Icon} name="bell" />${t("nudge.sign", { name: nudge.name })}</p>`}
  </div>`;
}
