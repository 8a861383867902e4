import { html } from "htm/preact";

const FLAGS = ["#3c6fb0", "#f2efe6", "#c23b33", "#3f8f56", "#eac04a"];

/** Tiered roofs of brick and slate before the snow, under a line of prayer flags. */
export function Kathmandu() {
  return html`
    <path fill="#8fa9c4" d="M0 0h300v260H0Z" />
    <path fill="#b4c7d8" d="M0 60C90 40 210 80 300 50V260H0Z" />
    <path fill="#e9eef2" d="M0 150 50 84 78 112 120 52 170 116 204 78 300 150Z" />
    <path fill="#c3d0dc" d="M50 84 64 150 78 112ZM120 52 128 96 142 104 170 150V116ZM204 78 216 120 240 150 300 150Z" />
    <path fill="#6f8499" d="M0 152C70 128 130 150 190 142S270 140 300 150V260H0Z" />
    <path fill="#4a3b3a" d="M146 66h8v-14h-8ZM150 38l5 14h-10Z" />
    <path fill="#e2b23f" d="M150 34l4 16h-8Z" />
    <path fill="#3e4a57" d="M126 92 142 66h16l16 26ZM106 134 130 100h40l24 34ZM82 184 116 144h68l34 40Z" />
    <path fill="#5b6875" d="M126 92h48l3 5H123ZM106 134h88l3 5H103ZM82 184H218l4 6H78Z" />
    <path fill="#b5533c" d="M132 97h36v7H132ZM118 139h64v9H118ZM100 190H200v28H100Z" />
    <path fill="#7c3326" d="M140 218V200h20v18ZM110 196h14v12H110ZM176 196h14v12H176Z" />
    <path fill="#e2b23f" d="M124 139h4v9h-4ZM138 139h4v9h-4ZM158 139h4v9h-4ZM172 139h4v9h-4Z" />
    <path fill="#a34a35" d="M88 218H212V228H88ZM76 228H224V240H76ZM62 240H238V260H62Z" />
    <path fill="#8b3d2c" d="M88 218H212v2H88ZM76 228H224v2H76ZM62 240H238v2H62Z" />
    <path fill="#55424a" d="M0 216C30 206 50 210 62 214V260H0ZM238 214C260 206 280 208 300 216V260H238Z" />
    <path fill="none" stroke="#4a3b3a" stroke-width="1.2" d="M-4 18C60 60 100 62 150 44 200 62 250 56 304 14" />
    ${[...Array(9).keys()].map((place) => {
      const x = 10 + place * 15.5;
      const y = 26 + Math.sin((place + 0.6) / 3.1) * 24;
      return html`<path fill=${FLAGS[place % 5]} d=${`M${x} ${y}l11 3-1 13-11-2Z`} />`;
    })}
    ${[...Array(8).keys()].map((place) => {
      const x = 166 + place * 16;
      const y = 50 + Math.sin((place + 1) / 2.6) * 6 - Math.max(0, place - 3) * 6.5;
      return html`<path fill=${FLAGS[(place + 3) % 5]} d=${`M${x} ${y}l11-2 1 13-11 2Z`} />`;
    })}
  `;
}
