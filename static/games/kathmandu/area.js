import { html } from "htm/preact";
import { Group } from "../../shell/focus.js";
import { t } from "../../shell/i18n.js";
import { areaName, kindName, monumentName } from "./alt.js";
import { MonumentArt } from "./art/monument.js";
import { areaOf } from "./catalog.js";
import { gainOf } from "./labels.js";
import { targetOf } from "./names.js";

/** @typedef {import("./catalog.js").Table} Table */

/**
 * Monuments as they grow, and where the chosen storey could go with what it would bring.
 * @param {{ table: Table, turn: import("./turn.js").KathmanduTurn, area: number }} props
 */
export function Area({ table, turn, area }) {
  const fresh = `new:${area}`;
  const monuments = areaOf(table, area);
  return html`<${Group} label=${areaName(table, area)} class="area" spot=${`area:${area}`}>
    ${monuments.map((monument) => html`<${Monument} key=${monument.key} table=${table} turn=${turn} area=${area} monument=${monument} />`)}
    ${
      turn.chosen.length > 0 &&
      turn.isOpen(fresh) &&
      html`<button type="button" class="monument new piece" data-playable=${true} data-spot=${fresh} onClick=${() => turn.touch(fresh)}>
      <span class="plus" aria-hidden="true">+</span><span class="new-words">${t("kathmandu.new")}</span><${Gain} turn=${turn} target=${fresh} /></button>`
    }
    ${monuments.length === 0 && !(turn.chosen.length > 0 && turn.isOpen(fresh)) && html`<span class="area-empty">${t("kathmandu.area.empty")}</span>`}
  </${Group}>`;
}

/** @param {{ table: Table, turn: import("./turn.js").KathmanduTurn, area: number, monument: import("./catalog.js").Monument }} props */
function Monument({ table, turn, area, monument }) {
  const name = `monument:${area}:${monument.key}`;
  const open = turn.isOpen(name);
  const wet = isWet(table, area, monument.key);
  return html`<button type="button" class="monument piece" data-kind=${monument.kind} data-piece=${name} data-playable=${open} data-complete=${monument.complete} data-wet=${wet}
      aria-pressed=${turn.chosen.includes(name)} title=${monumentName(table, monument)} onClick=${() => turn.touch(name)}>
    <span class="sr">${monumentName(table, monument)}</span><${MonumentArt} kind=${monument.kind} colours=${monument.colours} height=${table.catalog.heights[monument.kind] ?? 1} />
    ${monument.complete && monument.points > 0 && html`<b class="monument-points" aria-hidden="true">${monument.points}</b>`}
    ${turn.chosen.length > 0 && open && html`<${Gain} turn=${turn} target=${name} />`}
  </button>`;
}

/** What building there would bring. @param {{ turn: import("./turn.js").KathmanduTurn, target: string }} props */
function Gain({ turn, target }) {
  const move = turn.candidates.find(
    (each) => (each.type === "build" || each.type === "rebuild") && targetOf(each) === target,
  );
  const play = move ? turn.playOf(move) : null;
  return play?.completes ? html`<b class="gain">${gainOf(play)}</b>` : null;
}

/** Whether this monument waits for a colour. @param {Table} table @param {number} area @param {number} key */
function isWet(table, area, key) {
  const wet = table.hand?.wet;
  if (!wet) return false;
  return Array.isArray(wet) ? wet[0] === area && wet[1] === key : wet.area === area && wet.monument === key;
}

/** Somebody else's monuments, small. @param {{ table: Table, seat: number }} props */
export function SmallArea({ table, seat }) {
  return html`<span class="small-area" data-spot=${`area:${seat}`}>
    ${areaOf(table, seat).map(
      (
        monument,
      ) => html`<span key=${monument.key} class="small-monument" data-kind=${monument.kind} data-piece=${`monument:${seat}:${monument.key}`} role="img"
        aria-label=${monumentName(table, monument)} title=${monumentName(table, monument)}><${MonumentArt} kind=${monument.kind} colours=${monument.colours} height=${table.catalog.heights[monument.kind] ?? 1} /></span>`,
    )}
  </span>`;
}

/** The drawing of a kind, whole. @param {{ table: Table, kind: string }} props */
export function KindArt({ table, kind }) {
  return html`<span class="kind-art" title=${kindName(kind)}><${MonumentArt} kind=${kind} colours="" height=${table.catalog.heights[kind] ?? 1} /></span>`;
}
