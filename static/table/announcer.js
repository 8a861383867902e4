import { html } from "htm/preact";
import { linesOf } from "./log.js";

/** Says the newest entry of the log to those who hear the page. @param {{ table: import("../games/game.d.ts").Table, game: import("../games/game.d.ts").GameModule<any, any> }} props */
export function Announcer({ table, game }) {
  const newest = table.log.at(-1);
  return html`<div class="sr" role="log" aria-live="polite">
    ${newest && html`<p key=${newest.ply}>${linesOf(table, game, newest).map((line) => html`<span>${line} </span>`)}</p>`}
  </div>`;
}
