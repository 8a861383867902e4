import { html } from "htm/preact";

/** The desert behind the market: a low sun and three lines of dunes. Decoration only. */
export function Scene() {
  return html`<svg class="scene" viewBox="0 0 1000 420" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
    <circle class="scene-halo" cx="905" cy="92" r="84" />
    <circle class="scene-sun" cx="905" cy="92" r="48" />
    <path class="scene-far" d="M0 250C120 205 210 215 330 245S540 290 690 235 900 205 1000 232V420H0Z" />
    <path class="scene-mid" d="M0 300C90 320 180 330 300 300S520 250 640 290 860 350 1000 290V420H0Z" />
    <path class="scene-ripple" d="M330 306c70-22 150-24 220-8M640 302c80 34 170 42 250 22M60 326c60 10 130 8 190-8" />
    <path class="scene-near" d="M0 372C140 330 260 340 420 374S760 410 1000 352V420H0Z" />
  </svg>`;
}
