import { html } from "htm/preact";
import { t } from "../../shell/i18n.js";
import { effectName, spotName } from "./alt.js";
import { Camel } from "./art/camel.js";
import { Gem } from "./art/goods.js";
import { colourOf } from "./catalog.js";
import { placed } from "./placed.js";

/** @typedef {import("./catalog.js").Table} Table */

/**
 * Where the camel that is decided about could stop, with so many gems; for its player buttons.
 * @param {{ table: Table, turn: import("./turn.js").KhivaTurn, layout: import("./geometry.js").Layout }} props
 */
export function Landings({ table, turn, layout }) {
  const { decision } = table.view;
  if (decision?.type !== "spend") return null;
  const colour = colourOf(table.catalog, decision.camel);
  return html`<div class="landings" role="group" aria-label=${t("khiva.landings")}>
    ${decision.ways.map((way) => {
      const place = layout.spaces[way.to.path]?.[way.to.space - 1];
      const look = { "data-camel": colour, "data-pointed": turn.pointed === way.gems, style: placed(place) };
      const inside = html`<span class="ghost"><${Camel} colour=${colour} /></span><${Price} gems=${way.gems} />`;
      if (!turn.canSpend(way.gems))
        return html`<span class="landing" key=${way.gems} role="img" aria-label=${landingName(table, way)} ...${look}>${inside}</span>`;
      return html`<button type="button" class="landing piece" key=${way.gems} data-playable="true" data-gems=${way.gems}
        data-spot=${`landing:${way.gems}`} title=${landingName(table, way)} ...${look}
        onClick=${() => turn.spend(way.gems)} onPointerEnter=${() => turn.point(way.gems)} onPointerLeave=${() => turn.point(null)}
        onFocus=${() => turn.point(way.gems)} onBlur=${() => turn.point(null)}><span class="sr">${landingName(table, way)}</span>${inside}</button>`;
    })}
  </div>`;
}

/** @param {{ gems: number }} props */
export function Price({ gems }) {
  return html`<span class="price" aria-hidden="true">${gems === 0 ? "0" : Array.from({ length: gems }, (_, place) => html`<${Gem} key=${place} size=${13} />`)}</span>`;
}

/** @param {Table} table @param {import("./catalog.js").Way} way */
export function landingName(table, way) {
  const words = { count: way.gems, spot: spotName(table, way.to), effect: effectName(table, way.effect) };
  return t(way.gems === 0 ? "khiva.landing.free" : "khiva.landing", words);
}
