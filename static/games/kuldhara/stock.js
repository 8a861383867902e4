import { html } from "htm/preact";
import { t } from "../../shell/i18n.js";
import { gemsOf } from "./alt.js";
import { Gem } from "./art/gem.js";
import { CamelArt } from "./art/places.js";
import { ToolArt } from "./art/tools.js";
import { Drop } from "./art/water.js";
import { colourOf, sizeOf, spread } from "./catalog.js";

// What a hunter carries: water, gems on the camel, tool tokens.

/** @typedef {import("./catalog.js").Table} Table */

/** The water as a track, what a ride would cost hatched. @param {{ table: Table, seat: number, cost?: number }} props */
export function Water({ table, seat, cost = 0 }) {
  const water = table.view.hunters[seat]?.water ?? 0;
  const full = table.catalog.full_water;
  const label = t("kuldhara.alt.water", { count: water, full });
  return html`<span class="water" role="img" aria-label=${label} title=${label} data-spot=${`water:${seat}`}>
    <${Drop} size=${16} /><b>${water}</b>
    <span class="water-track" aria-hidden="true">${Array.from({ length: full }, (_, place) => html`<i key=${place} data-full=${place < water} data-spent=${place < water && place >= water - cost}></i>`)}</span>
  </span>`;
}

/** The gems on the camel by the room they take; where one has to be chosen they are buttons. @param {{ table: Table, seat: number, turn?: import("./turn.js").KuldharaTurn }} props */
export function Load({ table, seat, turn }) {
  const hunter = table.view.hunters[seat];
  if (!hunter) return null;
  const gems = spread(hunter.load);
  const label = t("kuldhara.alt.hold", { gems: gemsOf(table, hunter.load), count: hunter.room });
  const open = turn?.can("unload") ?? false;
  return html`<span class="load" role=${open ? "group" : "img"} aria-label=${label} title=${label} data-spot=${`load:${seat}`}>
    <span class="load-camel" data-blanket=${seat} aria-hidden="true"><${CamelArt} /></span>
    ${gems.map((colour, place) => {
      const style = { flexGrow: sizeOf(table.catalog, colour) };
      const picture = html`<${Gem} colour=${colourOf(table.catalog, colour)} size=${26} />`;
      if (!open || !turn) return html`<span class="bag" key=${place} style=${style}>${picture}</span>`;
      return html`<button type="button" class="bag piece" key=${place} style=${style} data-playable=${turn.colours.includes(colour)} aria-pressed=${turn.colour === colour}
        aria-label=${t("kuldhara.alt.pick", { gem: t(`kuldhara.colour.${colourOf(table.catalog, colour)}`) })} onClick=${() => turn.pick(colour)}>${picture}</button>`;
    })}
    ${Array.from({ length: hunter.room }, (_, place) => html`<span class="bag free" key=${`free-${place}`}></span>`)}
  </span>`;
}

/** @param {{ table: Table, seat: number }} props */
export function ToolCount({ table, seat }) {
  const count = table.view.hunters[seat]?.tools ?? 0;
  const label = t("kuldhara.alt.tools", { count });
  return html`<span class="tool-count" role="img" aria-label=${label} title=${label} data-spot=${`tools:${seat}`}><${ToolArt} tool="recolour" /><b>${count}</b></span>`;
}
