import { useEffect, useState } from "preact/hooks";
import { remember } from "../../motion/motion.js";
import { choiceSize } from "./catalog.js";

/**
 * The secret choice while it is being made. It stays on this page until the reader is ready; then it is sent as the
 * moves the server wants: lay down what is played, give the rest.
 *
 * @typedef {import("./catalog.js").Table} Table
 * @typedef {{ play: number[], give: number[] }} Cards
 * @typedef {"play" | "give"} Slot
 * @typedef {{ round: string, draft: Cards | null, wanted: Cards | null, aimed: Slot | null,
 *   refused: Table["refusal"] }} Kept  for one turn: what is being picked, what is on its way to the server, the slot that
 *   was asked for, the refusal that was known when it was sent
 *
 * @typedef {object} Choice
 * @property {boolean} open  cards can be chosen now
 * @property {number} count  how many cards go into each slot
 * @property {number[]} play
 * @property {number[]} give
 * @property {Slot} aim  where the next card goes
 * @property {boolean} full
 * @property {boolean} standing  the server has a choice of the reader
 * @property {boolean} changed  it is not the one shown
 * @property {boolean} sending
 * @property {(card: number) => void} pick  into the slot aimed at, or back into the hand
 * @property {(slot: Slot) => void} aimAt
 * @property {() => void} reset
 * @property {() => void} send
 */

/** @type {Kept} */
const FRESH = { round: "", draft: null, wanted: null, aimed: null, refused: null };

/** @param {Table} table @returns {Choice} */
export function useChoice(table) {
  const { hand, view, legal } = table;
  const round = `${view.deal}.${view.turn}`;
  const [kept, keep] = useState(/** @type {Kept} */ (FRESH));
  const { draft, wanted, aimed, refused } = kept.round === round ? kept : FRESH;
  const change = (/** @type {Partial<Kept>} */ news) => keep({ draft, wanted, aimed, refused, round, ...news });

  const open = view.phase === "choose" && hand !== null && legal.length > 0;
  const count = choiceSize(table);
  const known = hand?.laid.length ? { play: hand.laid, give: [] } : { play: hand?.play ?? [], give: hand?.give ?? [] };
  const cards = (open && (draft ?? wanted)) || known;
  const room = cards.play.length < count ? "play" : cards.give.length < count ? "give" : null;
  const aim = aimed && cards[aimed].length < count ? aimed : (room ?? aimed ?? "give");

  useEffect(() => {
    if (!wanted || !open || !table.ready || !hand) return;
    const failed = table.refusal !== null && table.refusal !== refused;
    const step = failed ? null : nextStep(wanted, hand);
    if (step) table.play(step, "tray");
    else change({ wanted: null, draft: failed ? wanted : null });
  }, [table, wanted]);

  const show = (/** @type {Cards} */ next) => {
    remember();
    change({ draft: next, aimed: null });
  };
  const pick = (/** @type {number} */ card) => {
    if (!open || wanted) return;
    const rest = { play: without(cards.play, card), give: without(cards.give, card) };
    if (rest.play.length + rest.give.length < cards.play.length + cards.give.length) return show(rest);
    show({ ...cards, [aim]: [...cards[aim].slice(cards[aim].length < count ? 0 : 1), card] });
  };
  const standing = (hand?.play.length ?? 0) > 0;
  return {
    open,
    count,
    ...cards,
    aim,
    full: room === null,
    standing,
    changed: !standing || !same(cards.play, hand?.play) || !same(cards.give, hand?.give),
    sending: wanted !== null,
    pick,
    aimAt: (slot) => change({ aimed: slot }),
    reset: () => show(standing && hand ? { play: hand.play, give: hand.give } : { play: [], give: [] }),
    send() {
      change({ wanted: { play: sorted(cards.play), give: sorted(cards.give) }, draft: null, refused: table.refusal });
    },
  };
}

/** The next move towards a choice; null when it stands. @param {Cards} wanted @param {NonNullable<Table["hand"]>} hand @returns {import("./catalog.js").Move | null} */
function nextStep({ play, give }, hand) {
  if (hand.laid.length > 0) return same(hand.laid, play) ? { type: "give", cards: some(give) } : { type: "takeback" };
  return same(hand.play, play) && same(hand.give, give) ? null : { type: "lay", cards: some(play) };
}

/** @param {number[]} cards */
const some = (cards) => /** @type {[number] | [number, number]} */ (cards);

/** @param {number[]} cards */
const sorted = (cards) => [...cards].sort((a, b) => a - b);

/** @param {number[]} cards @param {number} card */
const without = (cards, card) => cards.filter((one) => one !== card);

/** @param {number[]} a @param {number[]} [b] */
const same = (a, b = []) => sorted(a).join() === sorted(b).join();
