import { html } from "htm/preact";
import { WEAVES } from "./blanket.js";

// What is traded, each on a 24 by 24 grid. With a value it stands on the piece; without one the piece lies face down.

/** @typedef {{ x?: number, y?: number, size?: number | string }} Place */

/** @param {Place & { value?: number | null }} props */
export function Teapot({ value, x, y, size = 24 }) {
  return html`<svg class="teapot" x=${x} y=${y} width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true">
    <path class="teapot-handle" d="M19 9.5c5-1 5 8 .5 7.5" />
    <path class="teapot-body" d="M8.2 6.2h8.6c3.2 1.8 4.7 4.4 4.7 7.8 0 3.6-2 6.4-4.3 7.8H7.8C5.6 20.6 4.2 18.6 3.7 16 2.2 14.4 1.6 11.6.6 8.6l2.4-.8c.5 1.4 1 2.5 1.7 3.2.6-2 1.8-3.7 3.5-4.8Z" />
    <path class="teapot-lid" d="M7.8 6.4C8 4.4 10 3.4 11.4 3.2a1.4 1.4 0 1 1 2.2 0c1.4.2 3.4 1.2 3.6 3.2Z" />
    ${
      value == null
        ? html`<path class="teapot-flower" d="M12.5 9.2 14 12l2.9.8-2.4 1.9.2 3-2.5-1.5-2.6 1.5.3-3-2.4-1.9 2.9-.8Z" />`
        : html`<text class="value" x="12.6" y="18.4">${value}</text>`
    }
  </svg>`;
}

/** @param {Place & { colour: import("../catalog.js").Colour, value?: number | null }} props */
export function Carpet({ colour, value, x, y, size = 24 }) {
  return html`<svg class="carpet" data-camel=${colour} x=${x} y=${y} width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true">
    <path class="carpet-fringe" d="M3.5 1v3M6.3 1v3M9.1 1v3M12 1v3M14.9 1v3M17.7 1v3M20.5 1v3M3.5 20v3M6.3 20v3M9.1 20v3M12 20v3M14.9 20v3M17.7 20v3M20.5 20v3" />
    <rect class="carpet-cloth" x="2.5" y="3" width="19" height="18" rx="1" />
    <svg x="3.5" y="4" width="17" height="16" viewBox="0 0 24 24" preserveAspectRatio="none"><path class="blanket-weave" d=${WEAVES[colour]} /></svg>
    ${
      value != null &&
      html`<path class="carpet-field" d="M12 4.6 19.4 12 12 19.4 4.6 12Z" />
      <text class="value" x="12" y="16">${value}</text>`
    }
  </svg>`;
}

/** @param {Place & { value?: number | null }} props */
export function Salt({ value, x, y, size = 24 }) {
  return html`<svg class="salt" x=${x} y=${y} width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true">
    <path class="salt-bag" d="M8.4 6.4C3.6 9.6 1.6 14 2.4 18.4c.5 2.7 2.4 4.1 5 4.1h9.2c2.6 0 4.5-1.4 5-4.1.8-4.4-1.2-8.8-6-12Z" />
    <path class="salt-neck" d="M7.4 1.6 9.6 3 12 1.4 14.4 3l2.2-1.4-1.2 5H8.6Z" />
    <path class="salt-cord" d="M7.6 6.5h8.8" />
    ${
      value == null
        ? html`<path class="salt-grain" d="M12 11.5l1.6 2.3L12 16.2l-1.6-2.4ZM8 15l1.4 2L8 19.1 6.6 17ZM16 15l1.4 2-1.4 2.1-1.4-2.1Z" />`
        : html`<text class="value" x="12" y="19">${value}</text>`
    }
  </svg>`;
}

/** @param {Place} props */
export function Gem({ x, y, size = 24 }) {
  return html`<svg class="gem" x=${x} y=${y} width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true">
    <path class="gem-stone" d="M6.2 3.5h11.6L22.5 9.5 12 22 1.5 9.5Z" />
    <path class="gem-light" d="M6.2 3.5h4.6L7.6 9.5H1.5ZM7.6 9.5h8.8L12 22Z" />
  </svg>`;
}

/** What a shop gives, on a 48 by 24 grid. @param {{ space: number }} props */
export function ShopSign({ space }) {
  if (space === 1) return html`<${Gem} x=${13} y=${1} size=${22} />`;
  if (space === 2) return html`<${AnyCarpet} x=${13} y=${1} size=${22} />`;
  if (space === 3) return html`<${Gem} x=${2} y=${1} size=${22} /><${Gem} x=${24} y=${1} size=${22} />`;
  return html`<${Salt} x=${1} y=${1} size=${21} /><path class="sign-or" d="M26.5 3 21.5 21" /><${AnyCarpet} x=${26} y=${1} size=${21} />`;
}

/** A carpet of which the colour is not told. @param {Place} props */
export function AnyCarpet({ x, y, size }) {
  return html`<svg class="carpet any" x=${x} y=${y} width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true">
    <path class="carpet-fringe" d="M3.5 1v3M6.3 1v3M9.1 1v3M12 1v3M14.9 1v3M17.7 1v3M20.5 1v3M3.5 20v3M6.3 20v3M9.1 20v3M12 20v3M14.9 20v3M17.7 20v3M20.5 20v3" />
    <rect class="carpet-cloth" x="2.5" y="3" width="19" height="18" rx="1" />
    <path class="carpet-medal" d="M12 6 18 12 12 18 6 12ZM12 9.5 9.5 12 12 14.5 14.5 12Z" />
  </svg>`;
}
