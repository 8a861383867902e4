// Made by `make types` from the server's schemas; do not edit.

export type Move = Lay | Give | TakeBack | Spend | Trade;
export type Telling =
  | Chosen
  | Revealed
  | Gave
  | Asked
  | Rejected
  | Moved
  | Gained
  | TookCarpet
  | Bought
  | Nothing
  | Welcomed
  | Delivered
  | Returned
  | Emptied
  | Dealt
  | Ended;

export interface Khiva {
  move: Move;
  options: Options;
  telling: Telling;
  view: View;
  hand: Hand;
  catalog: Catalog;
  outcome: Outcome;
}
/**
 * Lay down the cards to be played, unseen (KH20, KH91).
 */
export interface Lay {
  type: "lay";
  /**
   * @minItems 1
   * @maxItems 2
   */
  cards: [number] | [number, number];
}
/**
 * Pick the cards for the left neighbour: with those laid down they are the choice (KH20, KH91).
 */
export interface Give {
  type: "give";
  /**
   * @minItems 1
   * @maxItems 2
   */
  cards: [number] | [number, number];
}
/**
 * Take the cards laid down back into the hand; a choice made before stands.
 */
export interface TakeBack {
  type: "takeback";
}
/**
 * Move the camel with so many gems (KH33).
 */
export interface Spend {
  type: "spend";
  gems: number;
}
/**
 * What to get at shop 4 (KH53, KH54).
 */
export interface Trade {
  type: "trade";
  goods: "carpet" | "nothing" | "salt";
}
/**
 * `first_player` is a seat or None, as in every game; in Khiva all choose at once and nobody is first.
 */
export interface Options {
  first_player: number | null;
}
/**
 * A seat has chosen, for the first time or anew.
 */
export interface Chosen {
  type: "chosen";
  seat: number;
}
/**
 * All cards played are turned over, in the order in which they will be resolved (KH21).
 */
export interface Revealed {
  type: "revealed";
  requests: Request[];
}
/**
 * A travel card played, and by whom.
 */
export interface Request {
  seat: number;
  card: number;
}
/**
 * So many cards went to the left neighbour; only the two of them are told which (KH21).
 */
export interface Gave {
  type: "gave";
  giver: number;
  receiver: number;
  count: number;
  cards: number[] | null;
}
/**
 * A camel compares its requests, lowest number first: the first is granted (KH31).
 */
export interface Asked {
  type: "asked";
  camel: number;
  requests: Request[];
}
/**
 * A request was not granted; its player got so many gems (KH32).
 */
export interface Rejected {
  type: "rejected";
  seat: number;
  card: number;
  gems: number;
}
/**
 * A camel went `number` spaces and one more for each gem spent, from a spot or Khiva (None), over other camels.
 */
export interface Moved {
  type: "moved";
  seat: number;
  camel: number;
  card: number;
  number: number;
  gems: number;
  start: Spot | null;
  to: Spot;
  over: Spot[];
}
/**
 * A space on the path of a seat: shops 1 to 4, then 5, the outpost. Khiva itself is no spot: None.
 */
export interface Spot {
  path: number;
  space: number;
}
/**
 * Shop 1 or 3 gave gems (KH51).
 */
export interface Gained {
  type: "gained";
  seat: number;
  space: number;
  gems: number;
}
/**
 * Shop 2 or 4 gave the top carpet, which is now seen (KH52, KH53).
 */
export interface TookCarpet {
  type: "carpet";
  seat: number;
  space: number;
  carpet: number;
}
/**
 * Shop 4 gave the top salt bag for so many gems (KH53).
 */
export interface Bought {
  type: "bought";
  seat: number;
  salt: number;
  gems: number;
}
/**
 * A shop gave nothing: it had nothing left, or the salt was not wanted (KH54).
 */
export interface Nothing {
  type: "nothing";
  seat: number;
  space: number;
}
/**
 * An outpost took the camel's teapot (KH60).
 */
export interface Welcomed {
  type: "welcomed";
  seat: number;
  camel: number;
  teapot: number;
}
/**
 * With that camel these carpets of its colour were delivered (KH60).
 */
export interface Delivered {
  type: "delivered";
  seat: number;
  camel: number;
  carpets: number[];
}
/**
 * The camel is back in Khiva with the next teapot; None if there was none left (KH61).
 */
export interface Returned {
  type: "returned";
  camel: number;
  teapot: number | null;
}
/**
 * A pile is empty: this turn is the last (KH80).
 */
export interface Emptied {
  type: "emptied";
  pile: "carpets" | "salt" | "teapots";
}
/**
 * Discards and cards set aside were shuffled, each seat got so many; each is told its own. `open` lie face up.
 */
export interface Dealt {
  type: "dealt";
  deal: number;
  count: number;
  open: number[];
  cards: number[] | null;
}
/**
 * The game is over; these piles are empty.
 */
export interface Ended {
  type: "ended";
  piles: ("carpets" | "salt" | "teapots")[];
}
/**
 * The table. `turn` of `turns` in this `deal`; `requests` are the cards face up that wait for their camels.
 *
 * The first `contested` of them are for the active camel, and the very first of them is granted. `ending` names the
 * empty piles: with one the turn is the last (KH80). `aside` counts the cards set aside unseen, `open` are those seen.
 */
export interface View {
  phase: "choose" | "over" | "spend" | "trade";
  deal: number;
  turn: number;
  turns: number;
  camels: Camel[];
  piles: PilesView;
  requests: Request[];
  contested: number;
  decision: (SpendView | TradeView) | null;
  discard: number[];
  open: number[];
  aside: number;
  seats: SeatView[];
  ending: ("carpets" | "salt" | "teapots")[];
}
/**
 * A camel in Khiva (`at` is None) or on a shop, with the teapot on its back.
 */
export interface Camel {
  at: Spot | null;
  teapot: number | null;
}
/**
 * Pile sizes, what can be seen of their tops (KH07: a carpet's colour is a camel), the salt from the top down.
 */
export interface PilesView {
  teapots: number;
  carpets: number;
  carpet_colour: number | null;
  salt: number[];
}
/**
 * A seat decides how many gems its request may cost.
 */
export interface SpendView {
  type: "spend";
  seat: number;
  camel: number;
  card: number;
  start: Spot | null;
  ways: WayView[];
}
/**
 * Where the camel would stop with so many gems, the camels leapt over, and what it gives there.
 */
export interface WayView {
  gems: number;
  to: Spot;
  over: Spot[];
  effect: Effect;
}
/**
 * What stopping on a space would give: what is None or 0 is not given.
 *
 * At the market `goods` are what can be chosen from; `carpet` is the colour of the top carpet, `salt` the top bag.
 */
export interface Effect {
  kind: "carpet" | "gems" | "market" | "nothing" | "outpost";
  gems: number;
  goods: ("carpet" | "nothing" | "salt")[];
  carpet: number | null;
  salt: number | null;
  teapot: number | null;
  delivers: number[];
}
/**
 * A seat decides what to get at shop 4; salt costs `price` gems.
 */
export interface TradeView {
  type: "trade";
  seat: number;
  camel: number;
  goods: ("carpet" | "nothing" | "salt")[];
  salt: number | null;
  carpet: number | null;
  price: number;
}
/**
 * A player as all see them; cards laid down or chosen still count in `hand_size` until the reveal.
 */
export interface SeatView {
  hand_size: number;
  chosen: boolean;
  gems: number;
  carpets: number[];
  delivered: number[];
  teapots: number[];
  salt: number[];
  score: ScoreLine[];
}
/**
 * One line of a score: `key` names what the points are for and is translated by the client.
 */
export interface ScoreLine {
  key: string;
  points: number;
}
/**
 * What a player knows beyond that: the own cards, the own choice as far as it goes, and cards given away.
 *
 * `laid` are cards laid down for a choice not complete yet; `play` and `give` are the choice that stands.
 */
export interface Hand {
  cards: number[];
  laid: number[];
  play: number[];
  give: number[];
  known: Sighting[];
}
/**
 * A card that this seat gave away, and the seats that can have it now, nearest to the left first.
 */
export interface Sighting {
  card: number;
  holders: number[];
}
/**
 * What the numbers in views stand for: camels by their place, cards, teapots and carpets by their id.
 */
export interface Catalog {
  camels: string[];
  cards: TravelCard[];
  teapots: Teapot[];
  carpets: Carpet[];
  salt: number[];
}
/**
 * A request to a camel: it goes `number` spaces, and one further for each of up to `gems` gems paid.
 */
export interface TravelCard {
  id: number;
  camel: number;
  number: number;
  gems: number;
}
export interface Teapot {
  id: number;
  value: number;
}
export interface Carpet {
  id: number;
  camel: number;
  value: number;
}
/**
 * The end of a match.
 *
 * `winners` are seats; more than one is a shared win, none a game lost to the automaton. `decided_by` is the rule of
 * the tie-break that set the winner apart, None when points alone did. `reason` names why the match ended the way it
 * did where the score does not say it, as a key for the client with the words to fill in.
 */
export interface Outcome {
  standings: Standing[];
  winners: number[];
  decided_by: string | null;
  reason: string | null;
  reason_words: string[];
}
/**
 * The result of one seat: rank 1 is best, equals share a rank; `team` is set where teams play.
 */
export interface Standing {
  seat: number;
  rank: number;
  total: number;
  lines: ScoreLine[];
  team: number | null;
}
