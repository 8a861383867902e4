import { html } from "htm/preact";

const RAYS = Array.from({ length: 12 }, (_, place) => place * 30);

/** Roofless houses of pink sandstone in the glare, and the gems that are looked for there. */
export function Kuldhara() {
  return html`
    <path fill="#f2c9a6" d="M0 0h300v260H0Z" />
    <path fill="#f6d9b8" d="M0 0h300v80C200 110 90 70 0 100Z" />
    <g fill="#fbe9b0">${RAYS.map((turn) => html`<path transform=${`rotate(${turn} 70 66)`} d="M66 6 70-30 74 6Z" />`)}</g>
    <circle fill="#fdf3cd" cx="70" cy="66" r="40" />
    <circle fill="#f9d56f" cx="70" cy="66" r="30" />
    <path fill="#d99a78" d="M0 150 40 132 96 146 150 124 220 144 300 120V260H0Z" />
    <path fill="#c67a5f" d="M18 210V136h14v-8h16v8h14v-12h12v86Z" />
    <path fill="#a65c48" d="M74 124 92 132V210H74Z" />
    <path fill="#6f3a30" d="M36 210V178c0-8 10-8 10 0v32ZM56 160V148h8v12ZM30 160V148h8v12Z" />
    <path fill="#d18a6b" d="M104 214V118l20-10v10h20V98h22v20h18V112h14V214Z" />
    <path fill="#a65c48" d="M198 112 224 124V214H198Z" />
    <path fill="#6f3a30" d="M138 214V172C138 160 156 160 156 172V214ZM116 150V134h12v16ZM168 150V134h12v16ZM206 160V142l10 4v14Z" />
    <path fill="#c67a5f" d="M232 216V152h18v-10h16v10h34v64Z" />
    <path fill="#6f3a30" d="M252 216V186c0-8 12-8 12 0v30ZM276 178V166h10v12Z" />
    <path fill="#e2b06f" d="M0 206C80 198 200 220 300 206V260H0Z" />
    <path fill="#c9935a" d="M62 212 130 232 210 232 92 210ZM198 214 268 236H300V230L224 214Z" opacity=".7" />
    <g stroke-linejoin="round" stroke-width="1.6">
      <path fill="#3f6fb5" stroke="#223f6d" d="M66 222l14-4 10 10-6 14H68l-8-12Z" /><path fill="#8fb1df" d="M66 222l14-4 2 10-12 4Z" />
      <path fill="#c0392f" stroke="#6b1c19" d="M142 226l16 0-8 16Z" transform="translate(-18 2)" /><path fill="#4d9a5c" stroke="#24542f" d="M178 224h18v18H178Z" /><path fill="#9fd0a8" d="M178 224h18l-9 9Z" />
      <circle fill="#e98c2f" stroke="#8a4a12" cx="236" cy="240" r="8" /><path fill="#7d4a9e" stroke="#43245a" d="M108 236l4-6h8l5 6v8l-5 6h-8l-4-6Z" transform="translate(-80 4)" />
    </g>
  `;
}
