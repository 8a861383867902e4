import { html } from "htm/preact";

/** Ruins of pink sandstone, each another; 120 by 96. */
const RUINS = [
  html`<path class="stone-far" d="M14 84V40h10v-8h12v10h14V28h12v56Z" /><path class="stone" d="M38 86V30l14-8v10h16V16h16v16h16v54Z" /><path class="stone-dark" d="M84 32 100 40V86H84Z" /><path class="opening" d="M60 86V62c0-9 13-9 13 0v24ZM46 52V42h8v10ZM78 44V34h6v10Z" />`,
  html`<path class="stone-far" d="M20 86V46h22V34h14v52Z" /><path class="stone" d="M44 86V44c0-22 40-22 40 0v42Z" /><path class="stone-dark" d="M66 29c12 2 18 7 18 15v42H70Z" /><path class="opening" d="M56 86V58c0-10 15-10 15 0v28ZM26 64V54h8v10Z" /><path class="stone-light" d="M62 20h4v9h-4Z" />`,
  html`<path class="stone" d="M16 86V52h12V40h12v12h10V30l12-7 12 7v22h10V36h12v16h10v34Z" /><path class="stone-dark" d="M84 52h22v34H88Z" /><path class="opening" d="M54 86V64c0-9 14-9 14 0v22ZM24 70V60h7v10ZM58 46v-8h7v8ZM90 70V60h7v10Z" />`,
  html`<path class="stone-far" d="M70 86V38h16V28h16v58Z" /><path class="stone" d="M18 86V34h10V22h12v12h12V48h26v38Z" /><path class="stone-dark" d="M52 48h26v38H58Z" /><path class="opening" d="M28 86V62c0-8 12-8 12 0v24ZM60 72V60h10v12ZM30 50v-8h7v8Z" />`,
  html`<path class="stone-far" d="M16 86V50h18V38h12v48Z" /><path class="stone" d="M36 86V40l8-14 8 14v8h16v-8l8-14 8 14v46Z" /><path class="stone-dark" d="M76 26 84 40V86H72V40Z" /><path class="opening" d="M54 86V66c0-8 12-8 12 0v20ZM41 56V46h6v10ZM73 56V46h6v10Z" />`,
];

/** @param {{ ruin: number }} props */
export function RuinArt({ ruin }) {
  return html`<svg class="place-art" viewBox="0 0 120 96" aria-hidden="true">
    <ellipse class="place-shadow" cx="60" cy="87" rx="52" ry="7" />${RUINS[ruin]}
    <path class="rubble" d="M8 88c4-6 8-5 11 0ZM98 88c3-5 8-6 12 0ZM30 90c3-4 6-4 9 0Z" />
  </svg>`;
}

/** Three tents around a fire and a well. */
export function CampArt() {
  return html`<svg class="place-art" viewBox="0 0 120 96" aria-hidden="true">
    <ellipse class="place-shadow" cx="60" cy="84" rx="52" ry="9" />
    <path class="tent-far" d="M76 74 92 40l18 34Z" /><path class="tent-flap" d="M92 40 86 74H97Z" />
    <path class="tent" d="M8 80 36 26 66 80Z" /><path class="tent-stripe" d="M36 26 22 80H14ZM36 26 50 80H58Z" /><path class="tent-door" d="M36 44 28 80H44Z" />
    <path class="tent-pole" d="M36 26v-8M92 40v-6" /><path class="tent-pennon" d="M36 18l12 3-12 4ZM92 34l9 2-9 3Z" />
    <path class="fire" d="M74 84c-6-6 1-9 1-15 6 4 8 10 4 15Z" /><path class="logs" d="M66 86l18-3M67 83l17 3" />
  </svg>`;
}

/** A camel lying in wait for its load, 40 by 32; the blanket carries the seat's letter. */
export function CamelArt() {
  return html`<svg class="camel-art" viewBox="0 0 40 32" aria-hidden="true">
    <path class="camel-body" d="M5 30V20c0-5 3-8 8-8 2-5 8-5 10 0 3 0 5-1 6-4l1-4c0-2 2-3 4-3l4 2 1 3-4 1-2 7c-1 4-3 6-5 7v9h-3v-8h-13v8H9v-8l-1 8Z" />
    <path class="camel-blanket" d="M11 13h14l1 8H10Z" />
  </svg>`;
}

/** A disc with sixteen rays, 100 by 100. */
export function SunArt() {
  const rays = Array.from({ length: 16 }, (_, ray) => ray * 22.5);
  return html`<svg class="sun-art" viewBox="-50 -50 100 100" aria-hidden="true">
    ${rays.map((angle, ray) => html`<path class="ray" key=${ray} transform=${`rotate(${angle})`} d=${ray % 2 === 0 ? "M-4.5-32 0-49 4.5-32Z" : "M-3.5-32 0-42 3.5-32Z"} />`)}
    <circle class="sun-disc" r="29" /><circle class="sun-heart" r="22" />
  </svg>`;
}
