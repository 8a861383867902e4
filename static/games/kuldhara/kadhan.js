import { html } from "htm/preact";
import { t } from "../../shell/i18n.js";
import { colourName } from "./alt.js";
import { Gem } from "./art/gem.js";
import { HexArt } from "./art/hex.js";
import { colourOf } from "./catalog.js";
import { CraftedCards } from "./shelf.js";

/** @typedef {import("./catalog.js").Table} Table */

/** Kadhan's name, points and what he is at. @param {Table} table */
export function automaton(table) {
  const { kadhan } = table.view;
  if (!kadhan) return null;
  const status = t(kadhan.passed ? "kuldhara.kadhan.passed" : `kuldhara.kadhan.${kadhan.difficulty}`);
  return { name: t("kuldhara.kadhan"), score: kadhan.points, status };
}

/** His bench: gems on tiles, tiles waiting, loose gems, for each colour; and the solo cards of this phase. @param {{ table: Table }} props */
export function Kadhan({ table }) {
  const { kadhan } = table.view;
  if (!kadhan) return null;
  return html`<div class="kadhan">
    <ul class="kadhan-bench" aria-label=${t("kuldhara.kadhan.bench")}>
      ${table.catalog.colours.map((_, colour) => html`<${Column} key=${colour} table=${table} kadhan=${kadhan} colour=${colour} />`)}
    </ul>
    <div class="kadhan-cards" role="img" aria-label=${t("kuldhara.kadhan.cards", { count: kadhan.played.length, deck: kadhan.deck })} data-spot="kadhan-cards">
      ${Array.from({ length: table.catalog.kadhan_spaces }, (_, space) => html`<${SoloCard} key=${space} table=${table} card=${kadhan.played[space]} />`)}
      <span class="solo-card back">${kadhan.deck}</span>
    </div>
    <span data-spot="crafted:-1"><${CraftedCards} table=${table} cards=${kadhan.crafted} /></span>
    ${table.view.challenges.length > 0 && html`<${Challenges} challenges=${table.view.challenges} />`}
  </div>`;
}

/** @param {{ table: Table, kadhan: import("../../types/kuldhara.d.ts").KadhanView, colour: number }} props */
function Column({ table, kadhan, colour }) {
  const [loose = 0, settled = 0, tiles = 0] = [kadhan.loose[colour], kadhan.settled[colour], kadhan.tiles[colour]];
  const label = t("kuldhara.kadhan.column", { colour: colourName(table, colour), loose, settled, tiles });
  const key = colourOf(table.catalog, colour);
  const slots = [
    ...Array.from({ length: settled }, () => ({ gem: true, tile: true })),
    ...Array.from({ length: Math.max(0, tiles - settled) }, () => ({ gem: false, tile: true })),
  ];
  return html`<li class="kadhan-column" data-spot=${`kadhan:${colour}`} aria-label=${label} title=${label}>
    ${slots.map((slot, place) => html`<span class="kadhan-hex" key=${place}><${HexArt} colour=${key} ...${slot} bare=${true} /></span>`)}
    ${Array.from({ length: loose }, (_, place) => html`<span class="kadhan-loose" key=${`loose-${place}`}><${Gem} colour=${key} size="100%" /></span>`)}
  </li>`;
}

/** @param {{ table: Table, card: number | undefined }} props */
function SoloCard({ table, card }) {
  if (card === undefined) return html`<span class="solo-card free"></span>`;
  const colour = card === table.catalog.tile_card ? "white" : colourOf(table.catalog, card);
  return html`<span class="solo-card" data-tile=${card === table.catalog.tile_card}>${card === table.catalog.tile_card ? html`<${HexArt} colour="white" tile=${true} bare=${true} />` : html`<${Gem} colour=${colour} size="100%" />`}</span>`;
}

/** What has to be met besides more points than his. @param {{ challenges: Table["view"]["challenges"] }} props */
function Challenges({ challenges }) {
  return html`<ul class="challenges" aria-label=${t("kuldhara.challenges")}>
    ${challenges.map(({ challenge, met }) => html`<li key=${challenge} data-met=${met}>${t(`kuldhara.option.challenges.${challenge}`)}<span class="sr"> ${t(met ? "kuldhara.challenge.met" : "kuldhara.challenge.open")}</span></li>`)}
  </ul>`;
}
