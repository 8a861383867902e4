import { html } from "htm/preact";

const CAMEL =
  "M4.5 30C3.5 26.5 6 23.5 10 21.5 14 19 18 16 22.5 14.8L22.8 11C25.5 11.5 27.5 13.5 27.8 16.5 31.5 22 31.5 33 36 39.5 39.5 44 45 40.5 50 35.5 56 28 60.5 12 70 12 80 12 84.5 27.5 92 36 97.5 41.5 99.8 47 99.5 54 99.2 60 97 64 96.5 69 96.3 76 99.5 84 100.5 91.5L101.5 96H93C93.5 88.5 91.5 81 88 74.5L83 92 83.5 96H75.5C78 89 79 83 79.5 77L77 63C72 65 66 65.5 64 65L64 79 62 92 62.5 96H54.5C56.5 90 57.5 84 57.5 78L53.5 63C52.5 70 50.5 76.5 48 82.5 45.5 88 43.5 91.5 43.5 96H35C37.5 90.5 39.5 84.5 40.5 78.5 41.3 72.5 41 67 39 62 32.5 57 27.5 47.5 24.5 37.5 23 34.5 20.5 32.5 17.5 32.5 12.5 34 6.5 35 4.5 30Z";

/** A caravan on the crest of a dune before a low sun. */
export function Karakum() {
  return html`
    <path fill="#f4b860" d="M0 0h300v260H0Z" />
    <path fill="#f7c877" d="M0 0h300v95C220 120 90 80 0 110Z" />
    <circle fill="#fbe3a6" cx="196" cy="92" r="58" />
    <circle fill="#fdf1cf" cx="196" cy="92" r="42" />
    <path fill="#dd8a3c" d="M0 150C60 118 120 128 180 150S260 160 300 132V260H0Z" />
    <path fill="#c96a2a" d="M0 178C70 150 130 168 190 176S270 168 300 158V260H0Z" />
    <g fill="#6b2a14">
      <path transform="translate(44 128) scale(.5)" d=${CAMEL} />
      <path transform="translate(112 133) scale(.5)" d=${CAMEL} />
      <path transform="translate(180 135) scale(.5)" d=${CAMEL} />
      <path transform="translate(20 137) scale(.44)" d="M24 96 30 40C30 33 27 31 28 24 29 17 39 15 43 22 45 29 42 33 42 40L50 96ZM18 96 21 40 23 40 20.5 96Z" />
    </g>
    <path fill="none" stroke="#6b2a14" stroke-width="1.3" d="M94 152 114 147M162 157 182 150" />
    <path fill="#a8481c" d="M0 176C30 168 60 170 110 178S230 188 300 172V260H0Z" />
    <path fill="#8d3917" d="M0 226C80 196 150 216 210 226S280 224 300 216V260H0Z" />
    <path fill="none" stroke="#c96a2a" stroke-width="1.6" stroke-linecap="round" d="M30 196c40-8 80 2 120 4M120 212c50 2 90 8 150-6M160 196c30 4 60 4 90-2" />
  `;
}
