import { html } from "htm/preact";
import { CardBack } from "./art/cards.js";

/**
 * A face-down deck: three cards thick while it is high, with how many it holds. A button if cards can be drawn from it.
 * @param {{ deck: "camels" | "resources", spot: string, count: number, label: string, playable?: boolean, onClick?: () => void }} props
 */
export function Pile({ deck, spot, count, label, playable = false, onClick }) {
  const inside = html`<span class="pile-cards" data-high=${Math.min(3, Math.ceil(count / 6))}>
      ${count > 0 ? html`<${CardBack} deck=${deck} />` : html`<span class="card-place"></span>`}
    </span>
    <span class="pile-count" aria-hidden="true">${count}</span>`;
  if (!onClick) return html`<div class="pile" role="img" aria-label=${label} data-spot=${spot}>${inside}</div>`;
  return html`<button type="button" class="pile piece" data-spot=${spot} data-playable=${playable} aria-label=${label} onClick=${onClick}>${inside}</button>`;
}
