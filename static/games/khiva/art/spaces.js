import { html } from "htm/preact";
import { ShopSign } from "./goods.js";

// The spaces of a path on a 64 by 64 grid, looked at from above and a little from the front.

const SCALLOPS = "M4 16V20a7 7 0 0 0 14 0 7 7 0 0 0 14 0 7 7 0 0 0 14 0 7 7 0 0 0 14 0V16Z";

/** A shop: paving, what it gives, and a striped awning. @param {{ space: number }} props */
export function Shop({ space }) {
  return html`<svg class="shop" data-space=${space} viewBox="0 0 64 64" aria-hidden="true">
    <rect class="shop-floor" x="3" y="8" width="58" height="53" rx="6" />
    <path class="shop-joint" d="M3 44H61M22 27V61M42 27V61" />
    <svg x="9" y="30" width="46" height="23" viewBox="0 0 48 24"><${ShopSign} space=${space} /></svg>
    <path class="awning-shade" d=${SCALLOPS} transform="translate(0 2)" />
    <path class="awning" d=${SCALLOPS} />
    <path class="awning-stripe" d="M4 16H18V20a7 7 0 0 1-14 0ZM32 16H46V20a7 7 0 0 1-14 0Z" />
    <path class="awning" d="M9 4H55L60 17H4Z" />
    <path class="awning-stripe" d="M9 4H20.500L18 17H4ZM32 4H43.500L46 17H32Z" />
    <path class="awning-edge" d=${`M9 4H55L60 17H4Z${SCALLOPS}`} />
  </svg>`;
}

/** The outpost: a gate of tiles with the player's letter. @param {{ initial: string }} props */
export function Outpost({ initial }) {
  return html`<svg class="outpost" viewBox="0 0 64 64" aria-hidden="true">
    <path class="outpost-wall" d="M3 61V22H9V16H14V22H16V5H48V22H50V16H55V22H61V61Z" />
    <rect class="outpost-tiles" x="19" y="8" width="26" height="53" />
    <path class="outpost-lace" d="M19 8H45V16H19ZM19 16 25.500 8 32 16 38.500 8 45 16" />
    <path class="outpost-arch" d="M21 61V38C21 28 28 25 32 19 36 25 43 28 43 38V61Z" />
    <path class="outpost-niche" d="M8 60V42c0-5 3-6 4.500-9 1.500 3 4.500 4 4.500 9V60ZM47 60V42c0-5 3-6 4.500-9 1.500 3 4.500 4 4.500 9V60Z" />
    <text class="outpost-letter" x="32" y="47">${initial}</text>
  </svg>`;
}
