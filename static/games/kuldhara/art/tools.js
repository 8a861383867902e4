import { html } from "htm/preact";

/** What each tool does, on a 24 by 24 grid. @type {Record<string, string>} */
const TOOLS = {
  transfer: "M3 8h13l-4-4M21 16H8l4 4",
  replace: "M5 12a7 7 0 0 1 12-5l2 2M19 4v5h-5M19 12a7 7 0 0 1-12 5l-2-2M5 20v-5h5",
  recolour: "M12 3c4 5 6 7.6 6 11a6 6 0 0 1-12 0c0-3.4 2-6 6-11ZM12 9v9",
  remove: "M5 8h14M9 8V5h6v3M7 8l1 12h8l1-12M10.5 11.5v5M13.5 11.5v5",
  water: "M12 3c3.4 4.4 5.6 7 5.6 10.4a5.6 5.6 0 0 1-11.2 0C6.4 10 8.6 7.4 12 3ZM12 11v6M9 14h6",
};

/** @param {{ tool: string }} props */
export function ToolArt({ tool }) {
  return html`<svg class="tool-art" viewBox="0 0 24 24" aria-hidden="true"><path d=${TOOLS[tool]} /></svg>`;
}
