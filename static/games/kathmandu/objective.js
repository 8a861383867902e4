import { html } from "htm/preact";
import { objectiveText } from "./alt.js";
import { Mark } from "./art/marks.js";

/** @typedef {import("./catalog.js").Table} Table */

/**
 * An objective as a small elevation: storey on storey with the colours wanted; storeys that must be alike are joined.
 * @param {{ table: Table, info: import("../../types/kathmandu.d.ts").ObjectiveInfo, met?: boolean }} props
 */
export function Objective({ table, info, met = false }) {
  const { objective, points } = info;
  const storeys = table.catalog.heights[objective.kind] ?? 1;
  const text = objectiveText(info);
  return html`<span class="objective" data-kind=${objective.kind} data-met=${met} role="img" aria-label=${text} title=${text}>
    <span class="objective-storeys">${Array.from({ length: storeys }, (_, place) => {
      const level = storeys - place;
      const wanted = objective.fixed.find((each) => each.level === level)?.colours ?? "";
      const group = objective.alike.findIndex((levels) => levels.includes(level));
      return html`<span class="objective-storey" key=${level} data-alike=${group < 0 ? null : group}>
        ${[...wanted].map((colour) => html`<${Mark} key=${colour} colour=${colour} size=${13} />`)}${group >= 0 && wanted === "" && html`<i>=</i>`}
      </span>`;
    })}</span>
    ${points > 0 && html`<b class="objective-points">${points}</b>`}${met && html`<span class="objective-met" aria-hidden="true">✓</span>`}
  </span>`;
}
