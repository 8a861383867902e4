import { html } from "htm/preact";

// What lies in the niche of a goods card, on a 64 by 64 grid. Tints come from the card: c (its colour), deep, pale.

const STAR_POINTS = [0, 45, 90, 135, 180, 225, 270, 315];

const jewelry = html`<g>
  <path class="art-gold" d="M32 24a17 17 0 1 1-.01 0ZM32 29.5a11.5 11.5 0 1 0 .01 0Z" fill-rule="evenodd" />
  <path class="art-shine" d="M19 43a13.5 13.5 0 0 1 4-10.5" />
  <path class="art-deep" d="M22 4h20l7 8-17 17-17-17Z" />
  <path class="art-mid" d="M22 4h20l-4 8H26ZM26 12h12l-6 17Z" />
  <path class="art-pale" d="M22 4l4 8H15ZM26 12l6 17L15 12Z" />
</g>`;

const silk = html`<g>
  <path class="art-mid" d="M15 15h34c-1.5 11-1.5 23 0 34H15c1.5-11 1.5-23 0-34Z" />
  <path class="art-pale-line" d="M15.7 21 48 16.5M16.4 28 47.9 23M16.4 35 47.5 30M16.3 42 47.6 37M15.6 48 47.8 44" />
  <path class="art-wood" d="M12 7h40a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H12a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2ZM12 49h40a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H12a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2Z" />
  <path class="art-thread" d="M47.6 40c8-1 9 6 5 9s-3 8 3 10" />
</g>`;

const spices = html`<g>
  ${STAR_POINTS.map(
    (turn) => html`<g transform=${`rotate(${turn} 32 32)`}>
      <path class="art-mid" d="M32 32C26 25 25.5 15 32 3c6.5 12 6 22 0 29Z" />
      <path class="art-seam" d="M32 8v16" />
      <ellipse class="art-seed" cx="32" cy="17" rx="2.3" ry="4" />
    </g>`,
  )}
  <circle class="art-deep" cx="32" cy="32" r="5" />
</g>`;

const honey = html`<g>
  <path class="art-comb" d="M14 40l8 4.6v9.3L14 58.5l-8-4.6v-9.3ZM50 40l8 4.6v9.3l-8 4.6-8-4.6v-9.3ZM32 43.5l8 4.6v9.3L32 62l-8-4.6v-9.3Z" />
  <path class="art-mid" d="M32 2c7 12 15 19 15 29.5a15 15 0 0 1-30 0C17 21 25 14 32 2Z" />
  <path class="art-glow" d="M22 30c-.8 6 2 11 7 12.5-3-4-4-8-3.3-12.5Z" />
</g>`;

const paper = html`<g>
  <path class="art-sheet" d="M15 9h34v46H15Z" />
  <path class="art-ink-line" d="M21 20h22M21 26h18M21 32h22M21 38h14" />
  <path class="art-mid" d="M11 5h42a4 4 0 0 1 0 8H11a4 4 0 0 1 0-8ZM11 51h42a4 4 0 0 1 0 8H11a4 4 0 0 1 0-8Z" />
  <path class="art-pale" d="M8 7.5h4v3H8ZM52 7.5h4v3h-4ZM8 53.5h4v3H8ZM52 53.5h4v3h-4Z" />
  <path class="art-deep" d="M40 37a5 5 0 1 1-.01 0ZM37.5 46l2.5 1 2.5-1v7l-2.5-2-2.5 2Z" />
</g>`;

/** @param {{ at: string }} props */
const Ingot = ({ at }) => html`<g transform=${at}>
  <path class="art-gold-top" d="M7 0h15l4 6H3Z" />
  <path class="art-gold" d="M3 6h23l3 12H0Z" />
  <path class="art-shine" d="M6.5 9 5 15" />
</g>`;

const gold = html`<g>
  <${Ingot} at="translate(2 38)" />
  <${Ingot} at="translate(33 38)" />
  <${Ingot} at="translate(17.5 18)" />
  <path class="art-ray" d="M32 2v8M17 6l4 7M47 6l-4 7" />
</g>`;

/** @type {Record<import("../goods.js").Good, import("preact").VNode>} */
const PICTURES = { jewelry, silk, spices, honey, paper, gold };

/** @param {{ good: import("../goods.js").Good, x: number, y: number, size: number }} props */
export function GoodPicture({ good, x, y, size }) {
  return html`<svg x=${x} y=${y} width=${size} height=${size} viewBox="0 0 64 64">${PICTURES[good]}</svg>`;
}
