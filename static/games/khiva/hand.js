import { html } from "htm/preact";
import { Group } from "../../shell/focus.js";
import { t } from "../../shell/i18n.js";
import { cardWithGems, leftOf } from "./alt.js";
import { Card } from "./card.js";

/** @typedef {import("../game.d.ts").Part<import("./catalog.js").Table, import("./turn.js").KhivaTurn>} Part */

/** The reader's travel cards, and the two slots of the choice: to play, to give. @param {Part} props */
export function Hand({ table, turn }) {
  if (!table.hand || table.me === null) return null;
  const { choice } = turn;
  const { cards } = table.hand;
  const name = table.names[leftOf(table, table.me)] ?? "";
  return html`<div class="khiva-hand" data-open=${choice.open} data-count=${choice.count}>
    <div class="secret" data-spot="tray">
      <${Slot} table=${table} choice=${choice} slot="play" name=${name} />
      <${Slot} table=${table} choice=${choice} slot="give" name=${name} />
    </div>
    <${Group} label=${t("khiva.hand", { count: cards.length })} class="held" spot="hand">
      ${cards.map((id) => html`<${HandCard} key=${id} table=${table} choice=${choice} id=${id} />`)}
    </${Group}>
  </div>`;
}

/** @param {{ table: Part["table"], choice: import("./choice.js").Choice, id: number }} props */
function HandCard({ table, choice, id }) {
  const slot = choice.play.includes(id) ? "play" : choice.give.includes(id) ? "give" : null;
  const name = cardWithGems(table, id);
  const piece =
    !slot &&
    html`<span class="travel-card" data-piece=${`card-${id}`} data-from=${sourceOf(table)}><${Card} table=${table} id=${id} /></span>`;
  if (!choice.open) return html`<div class="held-card" role="img" aria-label=${name}>${piece}</div>`;
  return html`<button type="button" class="held-card piece" data-playable=${!slot && !choice.full} data-slot=${slot} aria-pressed=${slot !== null}
    data-card=${id} onClick=${() => choice.pick(id)}><span class="sr">${slot ? t(`khiva.alt.in.${slot}`, { card: name }) : name}</span>${piece}</button>`;
}

/** @param {{ table: Part["table"], choice: import("./choice.js").Choice, slot: import("./choice.js").Slot, name: string }} props */
function Slot({ table, choice, slot, name }) {
  const label = t(`khiva.slot.${slot}`, { name });
  const short = t(`khiva.slot.${slot}.short`, { name });
  const cards = choice[slot];
  const places = Array.from({ length: choice.count }, (_, place) => cards[place]);
  return html`<div class="slot" data-slot=${slot} role="group" aria-label=${label} data-sent=${!choice.changed}>
    <span class="slot-places">${places.map((id, place) =>
      id === undefined
        ? html`<button type="button" class="slot-place" key=${`empty-${place}`} disabled=${!choice.open} data-aim=${choice.open && choice.aim === slot}
            aria-label=${t("khiva.alt.empty", { slot: label })} aria-pressed=${choice.aim === slot} onClick=${() => choice.aimAt(slot)}></button>`
        : html`<button type="button" class="slot-place piece" key=${id} disabled=${!choice.open} onClick=${() => choice.pick(id)}>
            <span class="sr">${t("khiva.alt.takeBack", { slot: label, card: cardWithGems(table, id) })}</span><span class="travel-card" data-piece=${`card-${id}`}><${Card} table=${table} id=${id} /></span></button>`,
    )}</span>
    <span class="slot-name" aria-hidden="true">${label}</span><span class="slot-name short" aria-hidden="true">${short}</span>
  </div>`;
}

/** Where a new card in the hand comes from: the deal, or the neighbour on the right. @param {Part["table"]} table */
function sourceOf(table) {
  const told = table.log.at(-1)?.events.at(-1);
  const giver = ((table.me ?? 0) + table.names.length - 1) % table.names.length;
  return told?.type === "dealt" ? "discard" : `yard:${giver}`;
}
