// Made by `make types` from the server's schemas; do not edit.

export type Move =
  | Pass
  | Travel
  | Dig
  | Unload
  | Reserve
  | Look
  | Keep
  | UseTool
  | PickHex
  | PickColour
  | Stop
  | Craft
  | Reward
  | Decline
  | EndTurn;
export type Telling =
  | Travelled
  | Dug
  | Unloaded
  | Reserved
  | Looked
  | Kept
  | ToolSpent
  | Watered
  | Swapped
  | Recoloured
  | Removed
  | Crafted
  | Rewarded
  | NoReward
  | Returned
  | TurnEnded
  | Refilled
  | Passed
  | PhaseEnded
  | KadhanDrew
  | KadhanShuffled
  | KadhanActivated
  | KadhanTookGem
  | KadhanTookTile
  | KadhanTookNothing
  | KadhanCrafted;
/**
 * What lies on a hex that is not empty.
 *
 * @minItems 3
 * @maxItems 3
 */
export type Content = [number, boolean, boolean];

export interface Kuldhara {
  move: Move;
  options: Options;
  telling: Telling;
  view: View;
  hand: Hand;
  catalog: Catalog;
  outcome: Outcome;
}
/**
 * End the phase for oneself (KU21).
 */
export interface Pass {
  type: "pass";
}
/**
 * Ride the cheapest way to a place (KU30).
 */
export interface Travel {
  type: "travel";
  to: number;
}
/**
 * Dig up one or two gems (KU40).
 */
export interface Dig {
  type: "dig";
  gems: number;
}
/**
 * Put one gem from the camel on a hex (KU50); further ones right after it belong to the same action.
 */
export interface Unload {
  type: "unload";
  colour: number;
  hex: number;
}
/**
 * Reserve a face-up card (KU60).
 */
export interface Reserve {
  type: "reserve";
  card: number;
}
/**
 * Look at the top three cards of the deck of a level (KU60).
 */
export interface Look {
  type: "look";
  level: number;
}
/**
 * Reserve one of the cards looked at, or none of them (KU60).
 */
export interface Keep {
  type: "keep";
  card: number | null;
}
/**
 * Spend a tool token for one effect (KU70); `PickHex` and `PickColour` then say where and what.
 */
export interface UseTool {
  type: "tool";
  tool: "recolour" | "remove" | "replace" | "transfer" | "water";
}
/**
 * The next hex for the tool.
 */
export interface PickHex {
  type: "hex";
  hex: number;
}
/**
 * The new colour of the hex picked (KU73).
 */
export interface PickColour {
  type: "colour";
  colour: number;
}
/**
 * Empty no further hex (KU74).
 */
export interface Stop {
  type: "stop";
}
/**
 * Craft a card with the gems on these hexes, in rising order (KU80).
 */
export interface Craft {
  type: "craft";
  card: number;
  hexes: number[];
}
/**
 * Place the reward tile (KU83).
 */
export interface Reward {
  type: "reward";
  colour: number;
  hex: number;
}
/**
 * Take no reward tile (KU83).
 */
export interface Decline {
  type: "decline";
}
/**
 * End the turn; the cards are refilled (KU63).
 */
export interface EndTurn {
  type: "end";
}
/**
 * `first_player` is a seat; None draws one (KU15). `first_game` plays without the level 3 cards (KU14).
 *
 * For the solo game: Kadhan's `difficulty`, None for standard (KU100); the `challenges` chosen, and how many more are
 * drawn at random from the challenge cards left (KU120).
 */
export interface Options {
  first_player: number | null;
  first_game: boolean;
  difficulty: ("easy" | "expert" | "hard" | "standard") | null;
  challenges: (
    | "awakens_crafting"
    | "awakens_gems"
    | "awakens_reserving"
    | "awakens_tools"
    | "awakens_water"
    | "wrath_crafting"
    | "wrath_gems"
    | "wrath_start"
    | "wrath_tools"
    | "wrath_water"
  )[];
  random_challenges: number;
}
/**
 * A camel rode over these places, the first is where it was, for so much water.
 */
export interface Travelled {
  type: "travelled";
  seat: number;
  places: number[];
  water: number;
}
/**
 * Gems went from the ruin onto the camel.
 */
export interface Dug {
  type: "dug";
  seat: number;
  ruin: number;
  colour: number;
  gems: number;
  water: number;
}
/**
 * A gem went from the camel onto a hex; only the first of an action costs water.
 */
export interface Unloaded {
  type: "unloaded";
  seat: number;
  colour: number;
  hex: number;
  water: number;
}
/**
 * A face-up card was reserved.
 */
export interface Reserved {
  type: "reserved";
  seat: number;
  card: number;
  level: number;
  place: number;
}
/**
 * Somebody looks at the top cards of a deck; only they are told which.
 */
export interface Looked {
  type: "looked";
  seat: number;
  level: number;
  count: number;
  cards: number[] | null;
}
/**
 * The card kept of those looked at, or none; the others went to the bottom of the deck.
 */
export interface Kept {
  type: "kept";
  seat: number;
  level: number;
  card: number | null;
  returned: number;
}
/**
 * A tool token was used; `left` are left.
 */
export interface ToolSpent {
  type: "toolspent";
  seat: number;
  tool: "recolour" | "remove" | "replace" | "transfer" | "water";
  left: number;
}
/**
 * Water came from a tool.
 */
export interface Watered {
  type: "watered";
  seat: number;
  water: number;
}
/**
 * The contents of two hexes changed places, or the content of one went to an empty one.
 */
export interface Swapped {
  type: "swapped";
  seat: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  hexes: [number, number];
}
/**
 * The content of a hex changed colour.
 */
export interface Recoloured {
  type: "recoloured";
  seat: number;
  hex: number;
  before: number;
  after: number;
  gem: boolean;
  tile: boolean;
}
/**
 * The content of a hex went back to the board.
 */
export interface Removed {
  type: "removed";
  seat: number;
  hex: number;
  colour: number;
  gem: boolean;
  tile: boolean;
}
/**
 * A card was crafted with the gems on these hexes; `reserved` tells where it lay, `place` where on the board.
 */
export interface Crafted {
  type: "crafted";
  seat: number;
  card: number;
  points: number;
  hexes: number[];
  reserved: boolean;
  place: number | null;
}
/**
 * The reward tile was placed.
 */
export interface Rewarded {
  type: "rewarded";
  seat: number;
  colour: number;
  hex: number;
}
/**
 * The reward tile was declined, or there was none to place anywhere (KU87).
 */
export interface NoReward {
  type: "noreward";
  seat: number;
  declined: boolean;
}
/**
 * Gems went from these hexes back to the ruins; `colours` are theirs, in the same order.
 */
export interface Returned {
  type: "returned";
  seat: number;
  hexes: number[];
  colours: number[];
}
/**
 * A turn is over.
 */
export interface TurnEnded {
  type: "turnended";
  seat: number;
}
/**
 * A card was turned over into an empty place.
 */
export interface Refilled {
  type: "refilled";
  level: number;
  place: number;
  card: number;
}
/**
 * A seat is out for the phase: by choice or because it could do nothing (KU22); the first takes the token.
 */
export interface Passed {
  type: "passed";
  seat: number;
  water: number;
  automatic: boolean;
  token: boolean;
}
/**
 * All have passed. `begins` is the next phase, 4 the night, `first` who begins it.
 */
export interface PhaseEnded {
  type: "phaseended";
  phase: number;
  begins: number;
  first: number;
}
/**
 * Kadhan turned over a solo card onto a space from 1 to 6; None for an activation (KU110).
 */
export interface KadhanDrew {
  type: "kadhandrew";
  card: number;
  space: number | null;
}
/**
 * His discards became his new deck of so many cards (KU107).
 */
export interface KadhanShuffled {
  type: "kadhanshuffled";
  cards: number;
}
/**
 * The turn's crafted points woke Kadhan (KU110).
 */
export interface KadhanActivated {
  type: "kadhanactivated";
  points: number;
}
/**
 * He took a gem; `settled` says that it lies on a tile (KU103).
 */
export interface KadhanTookGem {
  type: "kadhangem";
  colour: number;
  settled: boolean;
}
/**
 * He took a tile; `settled` says that a loose gem went onto it.
 */
export interface KadhanTookTile {
  type: "kadhantile";
  colour: number;
  settled: boolean;
  reason: TileReason;
}
/**
 * Why Kadhan took a tile of this colour.
 *
 * `rule` sent him to the candidates: the colours he lacks (KU104), all as he lacks none (KU105), or all as none that
 * he lacks is in supply (KU106). `compared` are the comparisons made in turn, `decided_by` the one that decided.
 */
export interface TileReason {
  rule: "KU104" | "KU105" | "KU106";
  candidates: number[];
  compared: Compared[];
  decided_by: "loose" | "only_one" | "order" | "shown";
}
/**
 * One comparison: the colours still tied before it and what was counted for each of them.
 */
export interface Compared {
  by: "loose" | "shown";
  colours: number[];
  counts: number[];
}
/**
 * The ruin (KU117) or the supply of tiles (KU106) was empty; `card` is the solo card.
 */
export interface KadhanTookNothing {
  type: "kadhannothing";
  card: number;
}
/**
 * He crafted a card of the board.
 */
export interface KadhanCrafted {
  type: "kadhancrafted";
  card: number;
  points: number;
  level: number;
  place: number;
  used: Assignment;
  reason: CraftReason;
}
/**
 * The gems Kadhan would use for a card: those on tiles stay, the loose ones are returned.
 *
 * `white` is the colour that meets the white place, None for a card without one.
 */
export interface Assignment {
  settled: number[];
  returned: number[];
  white: number | null;
}
/**
 * Why Kadhan crafted the first of these cards: `decided_by` tells it from the others of the highest level.
 */
export interface CraftReason {
  candidates: Candidate[];
  decided_by: "only_one" | "place" | "points" | "settled";
}
/**
 * A card he can craft: its place in the row (1 is next to the deck) and how many gems on tiles it would use.
 */
export interface Candidate {
  card: number;
  points: number;
  settled: number;
  place: number;
}
/**
 * What everybody may know. `phase` is 0 to 3, 4 is the night; the sun stands over the ruin of that number.
 *
 * `token` is who holds the starting player token, -1 for Kadhan; `turn` is None at night.
 */
export interface View {
  phase: number;
  first_game: boolean;
  routes: RouteView[];
  ruins: RuinView[];
  tiles: number[];
  market: RowView[];
  hunters: HunterView[];
  turn: TurnView | null;
  token: number;
  kadhan: KadhanView | null;
  challenges: ChallengeView[];
}
/**
 * A route between two places: its water in this phase and in the next one, None when there is none.
 */
export interface RouteView {
  /**
   * @minItems 2
   * @maxItems 2
   */
  ends: [number, number];
  water: number;
  next_water: number | null;
}
/**
 * The chest of a ruin.
 */
export interface RuinView {
  colour: number;
  gems: number;
}
/**
 * The cards of a level: how many lie in the deck, and the open ones, the first place next to the deck.
 */
export interface RowView {
  level: number;
  deck: number;
  cards: (number | null)[];
}
/**
 * What a player has. `hexes` gives (colour, gem, tile) for each hex of the workbench, None for an empty one.
 *
 * `standing` are the cards open to this player that the workbench could be used for as it is, each place on its own.
 * `ways` are the cheapest ways from the camel to the other places; `points` is the score if night fell now.
 */
export interface HunterView {
  place: number;
  water: number;
  load: number[];
  room: number;
  tools: number;
  hexes: (Content | null)[];
  reserved: number[];
  crafted: number[];
  passed: boolean;
  points: number;
  standing: FitView[];
  ways: Way[];
}
/**
 * A card whose pattern stands on a workbench, and the hexes of one place where it does.
 */
export interface FitView {
  card: number;
  hexes: number[];
}
/**
 * The cheapest way to another place: the places passed, both ends included, and the water for all of it.
 */
export interface Way {
  to: number;
  water: number;
  places: number[];
}
/**
 * Whose turn it is and how far; `unloading` says that more gems may follow without a new action.
 */
export interface TurnView {
  seat: number;
  step: "actions" | "crafting" | "tools";
  actions_left: number;
  unloading: boolean;
  points: number;
  pending: (PendingLook | PendingTool | PendingReward) | null;
}
/**
 * Somebody looks at so many cards of a deck.
 */
export interface PendingLook {
  type: "looking";
  level: number;
  count: number;
}
/**
 * A tool waits for a hex or a colour: the first hex chosen, and how many were emptied so far.
 */
export interface PendingTool {
  type: "tooling";
  tool: "recolour" | "remove" | "replace" | "transfer" | "water";
  hex: number | null;
  removed: number;
}
/**
 * A reward tile waits to be placed; the card was crafted with the gems on these hexes.
 */
export interface PendingReward {
  type: "rewarding";
  card: number;
  hexes: number[];
}
/**
 * Kadhan's workbench: gems beside tiles (`loose`) and on them (`settled`), and all his tiles, for each colour.
 *
 * `played` are the solo cards of this phase from the left, `deck` counts those to come, `discards` lie open.
 */
export interface KadhanView {
  difficulty: "easy" | "expert" | "hard" | "standard";
  loose: number[];
  settled: number[];
  tiles: number[];
  crafted: number[];
  played: number[];
  deck: number;
  discards: number[];
  passed: boolean;
  points: number;
}
/**
 * A challenge of this match and whether it would be met if night fell now.
 */
export interface ChallengeView {
  challenge:
    | "awakens_crafting"
    | "awakens_gems"
    | "awakens_reserving"
    | "awakens_tools"
    | "awakens_water"
    | "wrath_crafting"
    | "wrath_gems"
    | "wrath_start"
    | "wrath_tools"
    | "wrath_water";
  met: boolean;
}
/**
 * What a seat knows beyond the view: the cards of a deck that it looks at.
 */
export interface Hand {
  looking_at: number[];
}
/**
 * `colours` in the order of their numbers; a white place has colour -1. `hexes` are axial coordinates (q, r).
 *
 * `routes` join two places (`ends`) and give their water in each phase; the ruins are 0 to 4 clockwise, `camp` the
 * camp. `tile_card` is the number of Kadhan's tile cards, the others are the colours.
 */
export interface Catalog {
  cards: Card[];
  colours: ColourEntry[];
  hexes: [number, number][];
  central: number[];
  phases: string[];
  routes: Route[];
  camp: number;
  start_cards: number[][];
  tools: ("recolour" | "remove" | "replace" | "transfer" | "water")[];
  tools_each: number;
  full_water: number;
  camel_room: number;
  reserved_at_most: number;
  challenge_cards: [
    (
      | "awakens_crafting"
      | "awakens_gems"
      | "awakens_reserving"
      | "awakens_tools"
      | "awakens_water"
      | "wrath_crafting"
      | "wrath_gems"
      | "wrath_start"
      | "wrath_tools"
      | "wrath_water"
    ),
    (
      | "awakens_crafting"
      | "awakens_gems"
      | "awakens_reserving"
      | "awakens_tools"
      | "awakens_water"
      | "wrath_crafting"
      | "wrath_gems"
      | "wrath_start"
      | "wrath_tools"
      | "wrath_water"
    )
  ][];
  tile_card: number;
  kadhan_spaces: number;
}
/**
 * A jewelry card. `gems` and `tiles` count what the coloured places show, `white` the white places.
 */
export interface Card {
  id: number;
  level: number;
  points: number;
  places: Place[];
  gems: number[];
  tiles: number[];
  white: number;
}
/**
 * One place of a pattern: where it lies in the picture, the colour or `WHITE`, and whether a tile is shown.
 */
export interface Place {
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  colour: number;
  tile: boolean;
}
/**
 * A colour: its name, the size of its gems (room and digging water), its protection tiles in the box.
 */
export interface ColourEntry {
  key: string;
  size: number;
  tiles: number;
}
/**
 * A route between two places, `ends[0]` < `ends[1]`, and its water in each phase.
 */
export interface Route {
  /**
   * @minItems 2
   * @maxItems 2
   */
  ends: [number, number];
  water: number[];
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
/**
 * One line of a score: `key` names what the points are for and is translated by the client.
 */
export interface ScoreLine {
  key: string;
  points: number;
}
