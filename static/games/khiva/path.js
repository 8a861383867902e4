import { html } from "htm/preact";
import { t } from "../../shell/i18n.js";
import { spaceName } from "./alt.js";
import { Outpost, Shop } from "./art/spaces.js";
import { OUTPOST, SPACES, spotOf } from "./catalog.js";
import { placed } from "./placed.js";

/**
 * The street of one player: four shops and the outpost.
 * @param {{ table: import("./catalog.js").Table, layout: import("./geometry.js").Layout, seat: number }} props
 */
export function Path({ table, layout, seat }) {
  const name = table.names[seat] ?? "";
  const mine = seat === table.me;
  return html`<ol class="path" data-mine=${mine} aria-label=${mine ? t("khiva.path.you") : t("khiva.path", { name })}>
    ${SPACES.map((space, place) => {
      const at = { path: seat, space };
      return html`<li class="space" key=${space} data-spot=${spotOf(at, 0)} style=${placed(layout.spaces[seat]?.[place])}>
        ${space === OUTPOST ? html`<${Outpost} initial=${[...name][0] ?? ""} />` : html`<${Shop} space=${space} />`}
        <span class="sr">${spaceName(table, at)}</span>
        ${space === OUTPOST && html`<span class="plate" aria-hidden="true">${mine ? t("khiva.plate.you") : name}</span>`}
      </li>`;
    })}
  </ol>`;
}
