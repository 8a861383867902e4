/**
 * The reveal, step by step: coins are turned over, then card by card is won. No rules: a telling is only copied onto the
 * table, and the server's own view follows at the end.
 *
 * @typedef {import("./catalog.js").Telling} Telling
 * @typedef {import("./catalog.js").View} View
 * @typedef {import("./catalog.js").Hand} Hand
 */

/** How long each is looked at, in milliseconds; what is not here is shown together with what follows. @type {Partial<Record<Telling["type"], number>>} */
const HOLDS = {
  coin_turned: 700,
  card_won: 1300,
  card_unsold: 700,
  shock_rolled: 900,
  debris_fell: 700,
  coin_freed: 700,
};

/** @param {{ view: View, hand: Hand | null }} start @param {Telling[]} tellings */
export function steps(start, tellings) {
  if (!tellings.some(({ type }) => type === "card_won" || type === "shock_rolled")) return [];
  let { view } = start;
  return tellings.slice(0, -1).flatMap((telling, place) => {
    view = structuredClone(view);
    show(view, telling);
    const next = tellings[place + 1];
    const hold = telling.type === "coin_turned" && next?.type === "coin_turned" ? 0 : (HOLDS[telling.type] ?? 0);
    return hold > 0 ? [{ view, hand: start.hand, told: place + 1, hold }] : [];
  });
}

/** @param {View} view  changed @param {Telling} telling */
function show(view, telling) {
  if (view.type === "table") {
    if (telling.type === "coin_placed")
      view.coins.push({ seat: telling.seat, spot: telling.spot, value: telling.coin });
    if (telling.type === "coin_turned")
      for (const coin of view.coins) if (coin.spot === telling.spot) coin.value = telling.coin;
    if (telling.type === "market_opened") view.market = telling.cards;
    return;
  }
  const stack = "spot" in telling ? view.stacks.find(({ spot }) => spot === telling.spot) : undefined;
  if (telling.type === "debris_fell") {
    if (stack) stack.debris += telling.colour;
    view.bag[telling.colour] = (view.bag[telling.colour] ?? 1) - 1;
  } else if (telling.type === "coin_freed" && stack) stack.coin = null;
  else if (telling.type === "coin_placed" && stack) {
    stack.coin = telling.coin;
    view.coins = view.coins.filter((coin) => coin !== telling.coin);
  }
}
