import { html } from "htm/preact";
import { Group } from "../../shell/focus.js";
import { t } from "../../shell/i18n.js";
import { cardName, colourName } from "./alt.js";
import { Mark } from "./art/marks.js";
import { Card } from "./card.js";
import { alone, deckOf, matOf, together } from "./catalog.js";

/** @typedef {import("../game.d.ts").Part<import("./catalog.js").Table, import("./turn.js").KathmanduTurn>} Part */

/** The playmat: cards in the middle, bid spots around them with what lies there. @param {Part} props */
export function Mat({ table, turn }) {
  const mat = matOf(table);
  /** @type {readonly number[]} */
  const aimed = mat.spots.find(({ id }) => id === turn.pointed)?.aims ?? [];
  const stored = table.view.market.slice(mat.spaces).some((card) => card !== null);
  const spaces = table.view.market.slice(0, stored ? undefined : mat.spaces);
  const columns = Math.max(mat.spaces, spaces.length) / 2;
  return html`<div class="mat" data-columns=${columns} data-spot="mat">
    <${Group} label=${t("kathmandu.mat.spots")} class="mat-spots">
      ${mat.spots.map((spot) => html`<${Spot} key=${spot.id} table=${table} turn=${turn} spot=${spot} columns=${columns} />`)}
    </${Group}>
    ${spaces.map((card, place) => {
      const space = place + 1;
      const { column, row } = placeOf(space);
      const style = { gridColumn: String(column + 1), gridRow: String(row + 1) };
      return html`<${Space} key=${space} table=${table} turn=${turn} space=${space} card=${card} style=${style} aim=${aimed.indexOf(space)} />`;
    })}
  </div>`;
}

/** Spaces 1 2 above 3 4; 5 right of 2, 6 right of 4 (KT07). @param {number} space */
function placeOf(space) {
  if (space > 4) return { column: 3, row: space - 4 };
  return { column: space % 2 === 1 ? 1 : 2, row: space <= 2 ? 1 : 2 };
}

/** @param {Part & { space: number, card: number | null, style: Record<string, string>, aim: number }} props */
function Space({ table, turn, space, card, style, aim }) {
  const name = `space:${space}`;
  const result = together(table)?.results.find((each) => each.space === space);
  const open = turn.isOpen(name);
  const piece =
    card !== null &&
    html`<span class="mat-card" data-piece=${`card-${card}`} data-from=${`pile:${deckOf(table.catalog, card)}`}><span class="sr">${cardName(table, card)}</span><${Card} table=${table} id=${card} /></span>`;
  const number = html`<span class="space-number" aria-hidden="true">${space}</span>`;
  const winner = result?.contenders[0];
  const told =
    card === null &&
    winner &&
    html`<span class="space-told"><b>${table.names[winner.seat]}</b><small>${t(`kathmandu.reason.${result.reason}`)}</small></span>`;
  if (!open)
    return html`<span class="space" data-spot=${name} data-aim=${aim < 0 ? null : aim + 1} style=${style}>${number}${piece}${told}</span>`;
  return html`<button type="button" class="space piece" data-spot=${name} data-playable=${true} aria-pressed=${turn.chosen.includes(name)} style=${style} onClick=${() => turn.touch(name)}>${number}${piece}</button>`;
}

/** @param {Part & { spot: import("../../types/kathmandu.d.ts").SpotInfo, columns: number }} props */
function Spot({ table, turn, spot, columns }) {
  const name = `spot:${spot.id}`;
  const open = turn.isOpen(name);
  const style = edgeOf(spot.id, columns);
  const label = [
    t("kathmandu.spot", { spot: spot.id, first: spot.aims[0], second: spot.aims[1] }),
    ...lying(table, spot.id),
  ].join(", ");
  const point = (/** @type {string | null} */ id) => () => turn.point(id);
  return html`<button type="button" class="bid-spot piece" data-side=${spot.side} data-spot=${name} data-playable=${open} aria-pressed=${turn.chosen.includes(name)} style=${style}
      onClick=${() => turn.touch(name)} onPointerEnter=${point(spot.id)} onPointerLeave=${point(null)} onFocus=${point(spot.id)} onBlur=${point(null)}>
    <span class="sr">${label}</span><span class="aims" aria-hidden="true"><b>${spot.aims[0]}</b><small>${spot.aims[1]}</small></span>
    <${Lying} table=${table} spot=${spot.id} />
  </button>`;
}

/** N and S above and below the columns, W and E beside the rows. @param {string} id @param {number} columns */
function edgeOf(id, columns) {
  const place = Number(id[1]) + 1;
  if (id[0] === "N") return { gridColumn: String(place), gridRow: "1" };
  if (id[0] === "S") return { gridColumn: String(place), gridRow: "4" };
  return { gridColumn: id[0] === "W" ? "1" : String(columns + 2), gridRow: String(place) };
}

/** What lies on a spot: a coin, in solo debris with a coin on top. @param {{ table: Part["table"], spot: string }} props */
function Lying({ table, spot }) {
  const stack = alone(table)?.stacks.find((each) => each.spot === spot);
  if (stack) {
    return html`<span class="debris" aria-hidden="true" data-spot=${`stack:${spot}`}>
      ${[...stack.debris].map((colour, place) => html`<span class="rubble" key=${place} data-element=${colour}><${Mark} colour=${colour} size=${17} /></span>`)}
      ${stack.coin !== null && html`<${Coin} value=${stack.coin} colour="purple" piece=${`own-coin-${stack.coin}`} />`}
    </span>`;
  }
  const coin = together(table)?.coins.find((each) => each.spot === spot);
  if (!coin) return null;
  const own = table.hand?.type === "hand" ? table.hand.placed.find((each) => each.spot === spot) : null;
  const colour = together(table)?.players[coin.seat]?.colour ?? "";
  return html`<${Coin} value=${coin.value ?? own?.value ?? null} hidden=${coin.value === null} colour=${colour} initial=${[...(table.names[coin.seat] ?? "")][0]} />`;
}

/** A coin; face down it shows whose it is, to its owner also what it is worth. @param {{ value: number | null, colour: string, hidden?: boolean, initial?: string | undefined, piece?: string }} props */
export function Coin({ value, colour, hidden = false, initial, piece }) {
  return html`<span class="coin" aria-hidden="true" data-seat-colour=${colour} data-hidden=${hidden} data-piece=${piece}><b>${hidden ? (initial ?? "?") : value}</b>${hidden && value !== null && html`<small>${value}</small>`}${!hidden && initial && html`<small>${initial}</small>`}</span>`;
}

/** @param {Part["table"]} table @param {string} spot @returns {string[]} */
function lying(table, spot) {
  const stack = alone(table)?.stacks.find((each) => each.spot === spot);
  if (stack) {
    const debris = [...stack.debris].map(colourName);
    return [
      ...(debris.length > 0 ? [t("kathmandu.alt.debris", { colours: debris.join(", ") })] : []),
      ...(stack.coin === null ? [] : [t("kathmandu.alt.coin", { value: stack.coin, name: table.names[0] ?? "" })]),
    ];
  }
  const coin = together(table)?.coins.find((each) => each.spot === spot);
  if (!coin) return [];
  const name = table.names[coin.seat] ?? "";
  return [
    coin.value === null
      ? t("kathmandu.alt.coin.hidden", { name })
      : t("kathmandu.alt.coin", { value: coin.value, name }),
  ];
}
