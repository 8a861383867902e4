import { html } from "htm/preact";

/** @param {{ size?: number | string }} props */
export function Drop({ size = 12 }) {
  return html`<svg class="drop" width=${size} height=${size} viewBox="0 0 12 12" aria-hidden="true"><path d="M6 .6C8.4 3.6 9.8 5.6 9.8 7.6a3.8 3.8 0 0 1-7.6 0C2.2 5.6 3.6 3.6 6 .6Z" /></svg>`;
}
