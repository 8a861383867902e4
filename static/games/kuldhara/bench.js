import { html } from "htm/preact";
import { Group } from "../../shell/focus.js";
import { t } from "../../shell/i18n.js";
import { benchText, hexName } from "./alt.js";
import { HexArt } from "./art/hex.js";
import { colourOf } from "./catalog.js";
import { Fits } from "./fits.js";
import { laidOut, TALL } from "./geometry.js";

/** @typedef {import("./catalog.js").Table} Table */

/**
 * The reader's workbench: hexes to be clicked, and where the chosen card stands, each place with its number.
 * @param {{ table: Table, turn: import("./turn.js").KuldharaTurn, seat: number }} props
 */
export function Bench({ table, turn, seat }) {
  const hexes = table.view.hunters[seat]?.hexes ?? [];
  const laid = laidOut(table.catalog.hexes);
  const { boxes, width, height } = laid;
  return html`<${Group} label=${t("kuldhara.bench")} class="bench">
    ${hexes.map((content, hex) => {
      const { x = 0, y = 0 } = boxes[hex] ?? {};
      const fits = turn.fits.flatMap((fit, place) => (fit.includes(hex) ? [place + 1] : []));
      const style = {
        left: `${(100 * x) / width}%`,
        top: `${(100 * y) / height}%`,
        width: `${100 / width}%`,
        height: `${(100 * TALL) / height}%`,
      };
      return html`<button type="button" key=${hex} class="hex piece" style=${style} data-spot=${`hex:${seat}:${hex}`} data-playable=${turn.open(hex)} aria-pressed=${turn.intent?.type === "hex" && turn.intent.hex === hex}
          data-fits=${fits.length > 0} data-central=${table.catalog.central.includes(hex)} aria-label=${[hexName(table, hex, content), ...fits.map((place) => t("kuldhara.alt.fit", { place }))].join(", ")}
          onClick=${() => turn.touch(hex)}>
        <${HexArt} ...${artOf(table, content)} />
      </button>`;
    })}
    ${turn.fits.length > 1 && html`<${Fits} fits=${turn.fits} laid=${laid} craft=${turn.craft} />`}
  </${Group}>`;
}

/** Somebody's workbench, small. @param {{ table: Table, seat: number }} props */
export function SmallBench({ table, seat }) {
  const hexes = table.view.hunters[seat]?.hexes ?? [];
  const { boxes, width, height } = laidOut(table.catalog.hexes);
  const label = t("kuldhara.alt.bench", { hexes: benchText(table, hexes) });
  return html`<span class="small-bench" role="img" aria-label=${label} title=${label} data-spot=${`bench:${seat}`}>
    ${hexes.map((content, hex) => {
      const { x = 0, y = 0 } = boxes[hex] ?? {};
      return html`<span key=${hex} class="small-hex" data-spot=${`hex:${seat}:${hex}`} style=${{ left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%`, width: `${100 / width}%`, height: `${(100 * TALL) / height}%` }}><${HexArt} ...${artOf(table, content)} /></span>`;
    })}
  </span>`;
}

/** @param {Table} table @param {import("./catalog.js").Content | null | undefined} content */
function artOf(table, content) {
  if (!content) return {};
  const [colour, gem, tile] = content;
  return { colour: colourOf(table.catalog, colour), gem, tile };
}
