import { html } from "htm/preact";
import { range, t } from "../shell/i18n.js";
import { Karakum } from "./posters/karakum.js";
import { Kathmandu } from "./posters/kathmandu.js";
import { Khiva } from "./posters/khiva.js";
import { Kuldhara } from "./posters/kuldhara.js";

/** The four games of the house, in the order of the wall. */
export const POSTERS = ["karakum", "khiva", "kuldhara", "kathmandu"];

/** @type {Record<string, import("preact").ComponentType>} */
const SCENES = { karakum: Karakum, khiva: Khiva, kuldhara: Kuldhara, kathmandu: Kathmandu };

/** A game's little landscape, 300 by 260, without words. @param {{ game: string }} props */
export function PosterScene({ game }) {
  const Scene = SCENES[game];
  return html`<svg class="poster-scene" data-game=${game} viewBox="0 0 300 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    ${Scene && html`<${Scene} />`}
  </svg>`;
}

/**
 * @param {{ game: string, shown?: import("../types/http.d.ts").GameShown, known: boolean,
 *   choose: (key: string) => void }} props  `known`: the server has said what it has
 */
export function Poster({ game, shown, known, choose }) {
  const words = html`
    <${PosterScene} game=${game} />
    <span class="poster-words">
      <b class="poster-title">${t(`game.${game}`)}</b>
      <span class="poster-line">${t(`game.${game}.line`)}</span>
      ${shown && html`<span class="poster-facts"><span>${seatsText(shown.seats)}</span> <span>${t("poster.minutes", { minutes: range(...shown.minutes) })}</span></span>`}
      ${known && html`<span class="poster-call">${t(shown ? "poster.play" : "poster.building")}</span>`}
    </span>`;
  if (known && !shown) return html`<div class="poster" data-game=${game} data-building>${words}</div>`;
  return html`<button type="button" class="poster" data-game=${game} onClick=${() => choose(game)}>${words}</button>`;
}

/** @param {number[]} seats */
function seatsText(seats) {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return t("poster.people", { people: least === most ? String(least) : range(least, most), count: most });
}
