import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { post } from "../shell/http.js";
import { t } from "../shell/i18n.js";
import { newSeed } from "../shell/identity.js";
import { toastProblem } from "../shell/toast.js";

/** To somebody who only watches: a seat that was given up. @param {{ match: import("./protocol.d.ts").Match }} props */
export function SeatOffer({ match }) {
  const [busy, setBusy] = useState(false);
  const isOpen = match.status === "running" && match.seats.some((seat) => !seat.person);
  if (!isOpen || match.seats.some((seat) => seat.you)) return null;
  const take = async () => {
    setBusy(true);
    await post(`/api/matches/${match.code}/join`, { seed: newSeed() }).catch(toastProblem);
    setBusy(false);
  };
  return html`<section class="seat-offer"><p>${t("seat.offer")}</p>
    <button type="button" class="button main" disabled=${busy} onClick=${take}>${t("seat.take")}</button></section>`;
}
