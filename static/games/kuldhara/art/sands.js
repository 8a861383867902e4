import { html } from "htm/preact";

/** Dunes, ripples, scrub and pebbles, 100 by 100. */
export function Sands() {
  return html`<path class="dune far" d="M0 13C14 5 30 15 46 9S82 3 100 12V30C84 24 70 34 50 28S16 24 0 33Z" />
    <path class="dune" d="M0 80C20 71 36 87 58 79S88 73 100 81V100H0Z" /><path class="dune near" d="M0 95C16 88 34 99 54 94S86 90 100 96V100H0Z" />
    <path class="ripple" d="M4 40c8-3 12 3 20 0M8 43c6-2 9 2 14 0M76 38c7-3 11 3 18 0M80 41c5-2 8 2 12 0M3 66c6-3 10 3 16 0M82 64c6-3 9 3 15 0M34 76c8-3 14 3 24 0M38 79c5-2 10 2 16 0M30 20c8-3 12 3 20 0" />
    <path class="scrub" d="M50 93l-1.6-3M50 93v-4.2M50 93l1.7-2.8M95 62l-1.5-2.6M95 62l.2-3.8M95 62l1.6-2.6M5 58l-1.5-2.6M5 58v-3.8M5 58l1.6-2.4M7 90l-1.3-2.4M7 90l.2-3.4M7 90l1.5-2.2M93 87l-1.4-2.5M93 87v-3.6M93 87l1.5-2.2M80 25l-1.2-2.2M80 25v-3.2M80 25l1.3-2.1" />
    <path class="pebble" d="M27 56h1.6v.9H27ZM70 57.5h1.2v.8H70ZM58 88h1.8v1H58ZM20 23h1.5v.8H20ZM84 25h1.2v.8h-1.2ZM36 62h1.1v.7H36ZM66 91h1.2v.7H66Z" />`;
}

/** What lies over the desert when the match is over. */
export function NightSky() {
  return html`<path class="night" d="M0 0H100V100H0Z" />
    <path class="stars" d="M10 6h.01M24 11h.01M36 4h.01M63 6h.01M74 12h.01M90 5h.01M96 19h.01M4 22h.01M43 15h.01M83 27h.01M16 31h.01" />
    <path class="moon" d="M84 7a5.6 5.6 0 1 0 5.5 7.6A5 5 0 0 1 84 7Z" />`;
}
