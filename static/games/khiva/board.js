import { html } from "htm/preact";
import { useMemo } from "preact/hooks";
import { t } from "../../shell/i18n.js";
import { City } from "./art/city.js";
import { Camels } from "./camels.js";
import { colourOf } from "./catalog.js";
import { layoutOf } from "./geometry.js";
import { Landings } from "./landings.js";
import { useSize } from "./measure.js";
import { Path } from "./path.js";
import { Shelf } from "./shelf.js";
import { Tally } from "./tally.js";
import { Yard } from "./yard.js";

/** @typedef {import("../game.d.ts").Part<import("./catalog.js").Table, import("./turn.js").KhivaTurn>} Part */

/** Khiva among its streets, the piles at the edge. @param {Part} props */
export function Board(props) {
  const { element, size } = useSize();
  return html`<div class="khiva-board" data-seats=${props.table.names.length}>
    <${Shelf} ...${props} />
    <${Tally} table=${props.table} />
    <div class="ground" ref=${element}>${size && size.height > 0 && html`<${Ground} ...${props} ...${size} />`}</div>
  </div>`;
}

/** @param {Part & { width: number, height: number }} props */
function Ground({ table, turn, width, height }) {
  const seats = table.names.length;
  const layout = useMemo(() => layoutOf(seats, table.me ?? 0, width, height), [seats, table.me, width, height]);
  const { camels } = table.catalog;
  const part = { table, turn, layout };
  return html`<div class="places" style=${{ "--tile": `${layout.tile}px` }}>
    <svg class="streets" width=${width} height=${height} aria-hidden="true">
      ${layout.streets.map((street) => html`<path class="street-edge" d=${line(street)} stroke-width=${layout.tile * 0.72} />`)}
      ${layout.streets.map((street) => html`<path class="street" d=${line(street)} stroke-width=${layout.tile * 0.62} />`)}
      ${layout.streets.map((street) => html`<path class="street-stones" d=${line(street)} stroke-width=${layout.tile * 0.5} />`)}
      <${City} ...${layout.city} colours=${camels.map((_, camel) => colourOf(table.catalog, camel))} />
    </svg>
    ${seatsFrom(table).map((seat) => html`<${Path} key=${seat} ...${part} seat=${seat} />`)}
    ${seatsFrom(table).map((seat) => html`<${Yard} key=${seat} ...${part} seat=${seat} />`)}
    <${Camels} ...${part} />
    <${Landings} ...${part} />
    <p class="round" data-last=${table.view.ending.length > 0} data-spot="khiva" style=${{ left: `${layout.city.x + layout.city.width / 2}px`, top: `${layout.city.y + layout.city.height * 0.86}px` }}>
      ${table.view.ending.length > 0 ? t("khiva.last") : t("khiva.turn", { turn: table.view.turn, turns: table.view.turns })}
    </p>
  </div>`;
}

/** The reader's own seat first, then clockwise. @param {import("./catalog.js").Table} table */
const seatsFrom = (table) => table.names.map((_, place) => (place + (table.me ?? 0)) % table.names.length);

/** @param {import("./geometry.js").Point[]} points */
const line = (points) => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
