import { html } from "htm/preact";
import { t } from "../../shell/i18n.js";
import { cardName } from "./alt.js";
import { CardBack } from "./art/card.js";
import { Card } from "./card.js";
import { choiceSize } from "./catalog.js";
import { placed } from "./placed.js";

/**
 * The ground beside an outpost, where its player's cards lie: face down once chosen, then the requests.
 * @param {{ table: import("./catalog.js").Table, layout: import("./geometry.js").Layout, seat: number }} props
 */
export function Yard({ table, layout, seat }) {
  const { phase, requests, contested, seats } = table.view;
  const mine = requests.flatMap((request, place) => (request.seat === seat ? [{ ...request, place }] : []));
  const name = table.names[seat] ?? "";
  const words =
    mine.length > 0
      ? mine.map(({ card }) => t("khiva.alt.request", { name, card: cardName(table, card) })).join(" ")
      : phase === "choose"
        ? t(seats[seat]?.chosen ? "khiva.alt.chosen" : "khiva.alt.choosing", { name })
        : "";
  const backs = phase === "choose" && seats[seat]?.chosen ? choiceSize(table) : 0;
  return html`<div class="yard" data-spot=${`yard:${seat}`} style=${placed(layout.yards[seat])}
      data-cards=${Math.max(mine.length, choiceSize(table))}>
    <span class="sr">${words}</span>
    ${mine.map(
      ({
        card,
        place,
      }) => html`<span class="request" key=${card} data-piece=${`card-${card}`} data-from=${`yard:${seat}`} aria-hidden="true"
        data-verdict=${place >= contested ? "waits" : place === 0 ? "granted" : "rejected"}><${Card} table=${table} id=${card} small=${layout.tile < 56} /></span>`,
    )}
    ${Array.from({ length: backs }, (_, place) => html`<span class="request" key=${`back-${place}`} aria-hidden="true"><${CardBack} /></span>`)}
    ${
      mine.length + backs === 0 &&
      Array.from(
        { length: choiceSize(table) },
        (_, place) => html`<span class="request empty" key=${`empty-${place}`} aria-hidden="true"></span>`,
      )
    }
  </div>`;
}
