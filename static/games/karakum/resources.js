import { html } from "htm/preact";
import { Group } from "../../shell/focus.js";
import { number, t } from "../../shell/i18n.js";
import { faceUpName, goodsName } from "./alt.js";
import { GoodCard } from "./art/cards.js";
import { goodOf, total } from "./goods.js";
import { Mark } from "./marks.js";
import { Pile } from "./pile.js";

/** @typedef {import("../game.d.ts").Part<import("./goods.js").Table, import("./turn.js").KarakumTurn>} Part */

/** The resource deck and the cards that lie open beside it. @param {Part} props */
export function Resources({ table, turn }) {
  const count = table.view.resource_deck;
  return html`<${Group} label=${t("karakum.resources")} class="row resources">
    <${Pile} deck="resources" spot="resource-deck" count=${count} playable=${turn.canDraw} onClick=${turn.draw}
      label=${t("karakum.alt.resourceDeck", { count })} />
    <div class="row-cards">
      ${table.view.face_up.map((resource, place) =>
        resource === null
          ? html`<span class="card-place" key=${place} role="img" aria-label=${t("karakum.alt.empty")}></span>`
          : html`<button type="button" class="piece good" key=${place} data-spot=${`face-up:${place}`}
              data-playable=${turn.canTake(place)}
              aria-label=${faceUpName(table, place, turn.canTake(place))} onClick=${() => turn.take(place)}>
            <${GoodCard} good=${goodOf(table.catalog, resource)} />
          </button>`,
      )}
    </div>
  </${Group}>`;
}

/** What has been paid so far, kind by kind. @param {Pick<Part, "table">} props */
export function Discards({ table }) {
  const { discards } = table.view;
  const heading = t("karakum.discards", { count: total(discards) });
  return html`<section class="discards" data-spot="discards" aria-label=${heading}>
    <h2>${heading}</h2>
    <ul>
      ${discards.map((count, resource) => {
        const good = goodOf(table.catalog, resource);
        return html`<li key=${good} data-good=${good} data-none=${count === 0}>
          <${Mark} good=${good} size=${16} /><span class="sr">${goodsName(good, count)}</span> ${number(count)}
        </li>`;
      })}
    </ul>
  </section>`;
}
