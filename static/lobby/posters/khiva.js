import { html } from "htm/preact";

const BANDS = [0, 1, 2, 3, 4, 5];
const TEETH = Array.from({ length: 13 }, (_, place) => place * 25 - 10);

/** The short wide minaret in its bands of majolica, over walls of clay. */
export function Khiva() {
  return html`
    <path fill="#2d8f9f" d="M0 0h300v260H0Z" />
    <path fill="#3aa6b2" d="M0 0h300v70C210 96 80 60 0 92Z" />
    <g fill="none" stroke="#8fd6d6" stroke-opacity=".5" stroke-width="1.5">
      ${[30, 110, 190, 270].map((x) => html`<path d=${`M${x} 18l6 8 10 2-2 10 6 8-8 6-2 10-10-2-8 6-6-8-10-2 2-10-6-8 8-6 2-10 10 2Z`} />`)}
    </g>
    <path fill="#f3d9a4" d="M150 62h0" />
    <path fill="#1c6f80" d="M196 250 202 82H254L262 250Z" />
    ${BANDS.map((band) => html`<path fill=${["#f2e3c0", "#35b0b5", "#14526b", "#e9c27a", "#35b0b5", "#f2e3c0"][band]} d=${`M${200.5 - band * 0.8} ${96 + band * 22}H${255.5 + band * 1.1}V${106 + band * 22}H${200 - band * 0.8}Z`} />`)}
    <path fill="none" stroke="#14526b" stroke-width="2" d="M200 101l5-4 5 4 5-4 5 4 5-4 5 4 5-4 5 4 5-4 5 4 5-4M197 211l6-4 6 4 6-4 6 4 6-4 6 4 6-4 6 4 6-4 6 4" />
    <path fill="#0f4258" d="M202 82H254L252 76H204Z" />
    <path fill="#2c93a0" d="M62 148C62 112 82 104 92 90 102 104 122 112 122 148Z" />
    <path fill="#57c3c3" d="M78 148C78 120 88 108 92 94 86 106 68 114 68 148Z" />
    <path fill="#14526b" d="M91 90V78h2v12Z" />
    <path fill="#d9b27a" d="M56 148H128V200H56Z" />
    <path fill="#35b0b5" d="M62 154H122V162H62Z" />
    <path fill="#7c5a34" d="M80 200V182C80 174 88 172 92 167 96 172 104 174 104 182V200Z" />
    <path fill="#c79a60" d="M0 196H300V260H0Z" />
    ${TEETH.map((x) => html`<path fill="#c79a60" d=${`M${x} 198V190c0-6 4-8 7-8s7 2 7 8v8Z`} />`)}
    <path fill="#a97a45" d="M40 260C38 232 42 214 46 196H62C66 214 70 232 68 260ZM226 260C224 232 228 214 232 196H248C252 214 256 232 254 260Z" />
    <path fill="#6e4a28" d="M132 260V226C132 210 144 208 150 200 156 208 168 210 168 226V260Z" />
    <path fill="none" stroke="#a97a45" stroke-width="1.5" d="M0 214H38M72 214H128M172 214H224M256 214H300M0 236H36M72 236H128M172 236H222M258 236H300" />
  `;
}
