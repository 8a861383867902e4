import { html } from "htm/preact";
import { t } from "../../shell/i18n.js";
import { TALL } from "./geometry.js";

/** @typedef {ReturnType<typeof import("./geometry.js").laidOut>} Laid */

/**
 * Where a pattern stands on the workbench in several places: each is drawn, and picked by its number.
 * @param {{ fits: number[][], laid: Laid, craft: (hexes: number[]) => void }} props
 */
export function Fits({ fits, laid, craft }) {
  return html`<${FitLines} fits=${fits} laid=${laid} />
    ${fits.map((_, place) => html`<${FitMark} key=${place} fits=${fits} place=${place} laid=${laid} craft=${craft} />`)}`;
}

/** For each place in which the pattern stands, bars that join its hexes. @param {{ fits: number[][], laid: Laid }} props */
function FitLines({ fits, laid }) {
  return html`<svg class="fit-lines" viewBox=${`0 0 ${laid.width} ${laid.height}`} aria-hidden="true">
    ${fits.map((fit, place) => html`<path key=${place} class="fit-line" data-fit=${place + 1} d=${barsOf(fit, laid, BESIDE[place % BESIDE.length] ?? 0)} />`)}
  </svg>`;
}

/** How far aside the bars of the first places lie, in hex widths: two that join the same hexes are both seen. */
const BESIDE = [-0.1, 0.1, 0, -0.2, 0.2];

/** Short bars across the edges of neighbours. @param {number[]} fit @param {Laid} laid @param {number} aside */
function barsOf(fit, laid, aside) {
  const at = fit.map((hex) => centreOf(laid, hex));
  return at
    .flatMap((one, place) => at.slice(place + 1).map((two) => ({ one, x: two.x - one.x, y: two.y - one.y })))
    .filter(({ x, y }) => Math.hypot(x, y) < 1.1)
    .map(({ one, x, y }) => {
      const [left, top] = [one.x - aside * y, one.y + aside * x];
      return `M${left + 0.34 * x} ${top + 0.34 * y}L${left + 0.66 * x} ${top + 0.66 * y}`;
    })
    .join("");
}

/**
 * The number of a place, to be clicked: on a hex that no other place has, if there is one, at its outer side.
 * @param {{ fits: number[][], place: number, laid: Laid, craft: (hexes: number[]) => void }} props
 */
function FitMark({ fits, place, laid, craft }) {
  const fit = fits[place] ?? [];
  const others = new Set(fits.filter((each) => each !== fit).flat());
  const mark = centreOf(laid, fit.find((hex) => !others.has(hex)) ?? fit[0] ?? 0);
  const all = fit.map((hex) => centreOf(laid, hex));
  const [x, y] = [mark.x - mean(all.map((at) => at.x)), mark.y - mean(all.map((at) => at.y))];
  const out = 0.36 / (Math.hypot(x, y) || 1);
  const style = {
    left: `${(100 * (mark.x + out * x)) / laid.width}%`,
    top: `${(100 * (mark.y + out * y)) / laid.height}%`,
  };
  return html`<button type="button" class="fit piece" data-fit=${place + 1} data-playable="true" style=${style} aria-label=${t("kuldhara.action.craft.here", { place: place + 1 })} onClick=${() => craft(fit)}>${place + 1}</button>`;
}

/** @param {number[]} numbers */
const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** @param {Laid} laid @param {number} hex */
function centreOf({ boxes }, hex) {
  const { x = 0, y = 0 } = boxes[hex] ?? {};
  return { x: x + 0.5, y: y + TALL / 2 };
}
