import { html } from "htm/preact";
import { t } from "../shell/i18n.js";
import { usePost } from "../shell/use-post.js";

/** To somebody who only watches: a seat that was given up, or that a computer player has. @param {{ match: import("./protocol.d.ts").Match }} props */
export function SeatOffer({ match }) {
  const { busy, ask } = usePost();
  const open = match.seats.filter((seat) => !seat.person);
  if (match.status !== "running" || open.length === 0 || match.seats.some((seat) => seat.you)) return null;
  const isFree = open.some((seat) => !seat.computer);
  return html`<section class="seat-offer"><p>${t(isFree ? "seat.offer" : "seat.offer.computer")}</p>
    <button type="button" class=${isFree ? "button main" : "button"} disabled=${busy} onClick=${() => ask(`/api/matches/${match.code}/join`)}>${t("seat.take")}</button></section>`;
}
