// Made by `make types` from the server's schemas; do not edit.

export type Move = Take | Draw | Buy | Join;
export type Telling =
  Took | Drew | Reshuffled | Revealed | NoSecond | Bought | Arrived | Joined | Waits | Followed | Skipped | Ended;

export interface Karakum {
  move: Move;
  options: Options;
  telling: Telling;
  view: View;
  hand: Hand;
  catalog: Catalog;
  outcome: Outcome;
}
/**
 * Take the face-up resource card at a place, to gather (KR30) or as a bonus (KR60).
 */
export interface Take {
  type: "take";
  place: number;
}
/**
 * Draw the top card of the resource deck unseen, to gather (KR30) or as a bonus (KR60).
 */
export interface Draw {
  type: "draw";
}
/**
 * Buy the camel at a market place for exactly these cards (KR40, KR44).
 */
export interface Buy {
  type: "buy";
  place: number;
  /**
   * @minItems 6
   * @maxItems 6
   */
  pay: [number, number, number, number, number, number];
}
/**
 * Let this waiting camel join the caravan before the others that could (KR53).
 */
export interface Join {
  type: "join";
  camel: number;
}
/**
 * `first_player` is a seat; None draws one (KR13).
 */
export interface Options {
  first_player: number | null;
}
/**
 * A face-up card went into a hand.
 */
export interface Took {
  type: "took";
  seat: number;
  place: number;
  resource: number;
  bonus: boolean;
}
/**
 * The top card of the deck went into a hand; only its owner is told which.
 */
export interface Drew {
  type: "drew";
  seat: number;
  resource: number | null;
  bonus: boolean;
}
/**
 * The discards became the new deck of so many cards (KR36).
 */
export interface Reshuffled {
  type: "reshuffled";
  cards: number;
}
/**
 * A resource card was laid face up.
 */
export interface Revealed {
  type: "revealed";
  place: number;
  resource: number;
}
/**
 * The gather ended with one card: there was no second one that may be taken (KR34).
 */
export interface NoSecond {
  type: "nosecond";
  seat: number;
}
/**
 * A camel left the market for these cards, `tax` of them the tax (0 or 1).
 */
export interface Bought {
  type: "bought";
  seat: number;
  place: number;
  camel: number;
  /**
   * @minItems 6
   * @maxItems 6
   */
  pay: [number, number, number, number, number, number];
  tax: number;
}
/**
 * A new camel stands in the market next to the deck, the ones before the gap moved on by one (KR46).
 */
export interface Arrived {
  type: "arrived";
  camel: number;
}
/**
 * The bought camel stands at the end of the caravan (KR50).
 */
export interface Joined {
  type: "joined";
  seat: number;
  camel: number;
}
/**
 * The bought camel cannot join and waits left of the master (KR51).
 */
export interface Waits {
  type: "waits";
  seat: number;
  camel: number;
}
/**
 * A waiting camel went to the end of the caravan (KR52).
 */
export interface Followed {
  type: "followed";
  seat: number;
  camel: number;
}
/**
 * A seat could neither gather nor buy (KR21).
 */
export interface Skipped {
  type: "skipped";
  seat: number;
}
/**
 * The game is over; now all learn which camels were left out (KR14).
 */
export interface Ended {
  type: "ended";
  left_out: number[];
}
/**
 * The table: market and face-up places start next to their decks; decks are sizes.
 *
 * `left_out` stays None until the game is over (KR14).
 */
export interface View {
  phase: "bonus" | "join" | "over" | "second" | "turn";
  turn: number;
  market: MarketView[];
  camel_deck: number;
  face_up: (number | null)[];
  resource_deck: number;
  /**
   * @minItems 6
   * @maxItems 6
   */
  discards: [number, number, number, number, number, number];
  seats: SeatView[];
  left_out: number[] | null;
}
/**
 * A camel for sale: `price` is what it costs now, `tax` (0 or 1) included.
 */
export interface MarketView {
  camel: number;
  price: number;
  tax: number;
}
/**
 * A player as all see them; `score` is what the camels are worth so far.
 */
export interface SeatView {
  hand_size: number;
  caravan: number[];
  waiting: number[];
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
 * What a player knows beyond that: the own cards, and for each market place how many goods are lacking (0: none).
 *
 * `joins` says of each whether that camel would join the caravan at once (KR50) and not have to wait.
 */
export interface Hand {
  /**
   * @minItems 6
   * @maxItems 6
   */
  cards: [number, number, number, number, number, number];
  lacking: number[];
  joins: boolean[];
}
/**
 * What the numbers in views stand for: resources by their place, camels by their id.
 */
export interface Catalog {
  resources: Resource[];
  colours: string[];
  camels: Camel[];
}
/**
 * One kind of resource card; gold has no camel colour.
 */
export interface Resource {
  key: string;
  colour: string | null;
  cards: number;
}
/**
 * One camel card: `colour` is a place in COLOURS and in GOODS, `copy` tells equal camels apart.
 */
export interface Camel {
  id: number;
  colour: number;
  number: number;
  copy: number;
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
