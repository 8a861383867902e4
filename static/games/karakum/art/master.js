import { html } from "htm/preact";

/**
 * The caravan master on a 60 by 100 grid, ground at y = 96: tall sheepskin hat, long striped robe, a staff.
 * The robe is only decoration, another one for each seat (KR03).
 * @param {{ robe: number }} props
 */
export function Master({ robe }) {
  return html`<svg class="master" data-robe=${robe % 4} viewBox="0 0 60 100" aria-hidden="true">
    <path class="master-staff" d="M8 96 14 22C15 16 8 14 6 19" />
    <path class="master-boot" d="M20 88h9v8H15c0-3 2-5 5-6ZM36 88h9v8H31c0-3 2-5 5-6Z" />
    <path class="master-robe" d="M24 39C17 44 15 56 14 70L12 90H50L46 62C45 50 43 43 36 39Z" />
    <path class="master-stripe" d="M19.5 48 17 90M26 42 24 90M33 42 33.5 90M39 46 43 90" />
    <path class="master-sash" d="M15.2 62C25 66 36 66 46 61L46.8 67C36 72 25 72 14.6 68Z" />
    <path class="master-sleeve" d="M34 43C40 46 36 56 24 60L12 58 12.5 52 22 52C27 50 28 43 34 43Z" />
    <circle class="master-skin" cx="11.5" cy="55" r="3.2" />
    <path class="master-skin" d="M21 27h16v7c0 4-4 7-8 7s-8-3-8-7Z" />
    <path class="master-beard" d="M21.5 33C21 42 25 47 27 47 32 46 37.5 42 37.5 33 33 37 27 37 21.5 33Z" />
    <path class="master-hat" d="M17 28C15 20 16 8 22 6 26 4 34 4 38 7 43 10 43 21 41 28 34 31 24 31 17 28Z" />
    <path class="master-curl" d="M21 12c2-2 4 2 6 0s4 2 6 0 4 2 5 1M20 18c2-2 4 2 6 0s4 2 6 0 4 2 7 0M20 24c2-2 4 2 6 0s4 2 6 0 4 2 6 0" />
  </svg>`;
}
