import { html } from "htm/preact";
import { colourOf } from "../catalog.js";
import { laidOut } from "../geometry.js";
import { Gem } from "./gem.js";

const PLATE = "M50 2.5 97.5 30V85L50 112.5 2.5 85V30Z";

/** Small patterns are drawn no larger than on so many hexes. */
const LEAST = { width: 2.3, height: 3.1 };

/** What a card wants on the workbench. @param {{ card: import("../catalog.js").Card, catalog: import("../catalog.js").Catalog }} props */
export function Pattern({ card, catalog }) {
  const { boxes, width, height } = laidOut(card.places.map(({ at }) => at));
  const [wide, tall] = [Math.max(width, LEAST.width), Math.max(height, LEAST.height)];
  const box = [(width - wide) / 2, (height - tall) / 2, wide, tall].map((each) => each * 100);
  return html`<svg class="pattern" viewBox=${box.join(" ")} aria-hidden="true">
    ${card.places.map((place, index) => {
      const { x = 0, y = 0 } = boxes[index] ?? {};
      const colour = colourOf(catalog, place.colour);
      return html`<svg x=${x * 100} y=${y * 100} width="100" height="115.5" viewBox="0 0 100 115">
        <path class=${place.tile ? "tile-plate" : "pattern-place"} data-gem=${place.tile ? colour : null} d=${PLATE} />
        <${Gem} colour=${colour} x=${13} y=${20.5} size=${74} />
      </svg>`;
    })}
  </svg>`;
}
