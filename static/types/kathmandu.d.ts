// Made by `make types` from the server's schemas; do not edit.

export type Move =
  | ChooseArchitect
  | Bid
  | Jump
  | Swap
  | Stay
  | Return
  | Build
  | Rebuild
  | Paint
  | Done
  | Discard
  | Claim
  | UsePower
  | TakeDiscard
  | TakePoints
  | Buy
  | BuyBhairav
  | TakeMission
  | DrawMissions
  | Scrap
  | Offer
  | Retrieve
  | Store;
export type Telling =
  | MarketOpened
  | ArchitectChosen
  | CoinPlaced
  | CoinJumped
  | CoinSwapped
  | BidStayed
  | CoinTurned
  | CardWon
  | CardUnsold
  | CardsTaken
  | CardsDrawn
  | CardReturned
  | CardWentUnder
  | CoinsSpent
  | Working
  | Built
  | HolofoilBuilt
  | Rebuilt
  | Painted
  | Discarded
  | Finished
  | GoalClaimed
  | GoalClosed
  | DiscardTaken
  | PointsTaken
  | CardBought
  | BhairavBought
  | CoinsBack
  | MarkerPassed
  | IncompleteScored
  | ObjectiveScored
  | BhairavScored
  | MatchEnded
  | MissionsGiven
  | SoloMarketOpened
  | ShockRolled
  | DebrisFell
  | CoinFreed
  | CardsCollected
  | PlaceMarked
  | DebrisCleared
  | MonumentScrapped
  | CardRetrieved
  | CardStored
  | CardsCleared
  | SoloEnded;
export type View = TableView | SoloView;

export interface Kathmandu {
  move: Move;
  options: Options;
  telling: Telling;
  view: View;
  hand: Hand | SoloHand;
  catalog: Catalog;
  outcome: Outcome;
}
/**
 * Take an architect (KT161).
 */
export interface ChooseArchitect {
  type: "choose_architect";
  architect: string;
}
/**
 * Place a coin on a free spot (KT20, KT136).
 */
export interface Bid {
  type: "bid";
  spot: string;
  coin: number;
}
/**
 * Move the coin from its spot to a free one (KT101).
 */
export interface Jump {
  type: "jump";
  spot: string;
  to: string;
}
/**
 * Take the coin back and put another unspent one on its spot (KT101).
 */
export interface Swap {
  type: "swap";
  spot: string;
  coin: number;
}
/**
 * Leave the bid as it is (KT101).
 */
export interface Stay {
  type: "stay";
}
/**
 * Put one of the cards just drawn under the red deck (KT113, KT114).
 */
export interface Return {
  type: "return";
  card: number;
}
/**
 * Build a card in an area (a seat; in solo a square, 0 or 1): on a monument, or as a new one (KT40).
 */
export interface Build {
  type: "build";
  card: number;
  face: number;
  area: number;
  monument: number | null;
}
/**
 * Put a card of the hand in the place of the same section of a monument, whose card is discarded (KT102).
 */
export interface Rebuild {
  type: "rebuild";
  card: number;
  face: number;
  area: number;
  monument: number;
}
/**
 * Give the lowest colourless wild of the monument just completed its colour (KT45).
 */
export interface Paint {
  type: "paint";
  colour: string;
}
/**
 * Build no more (KT42).
 */
export interface Done {
  type: "done";
}
/**
 * Discard a card of the hand (KT42, KT115).
 */
export interface Discard {
  type: "discard";
  card: number;
}
/**
 * Choose the public goal to score of those met (KT112).
 */
export interface Claim {
  type: "claim";
  goal: string;
}
/**
 * Liu draws a red card before spending his coin (KT115).
 */
export interface UsePower {
  type: "use_power";
}
/**
 * Sophie takes a card of the discard row before spending her coin (KT115).
 */
export interface TakeDiscard {
  type: "take_discard";
  card: number;
}
/**
 * Spend the leftover coin for points (KT60).
 */
export interface TakePoints {
  type: "take_points";
}
/**
 * Spend the leftover coin for a card of the discard row, which is to be built at once (KT60, KT61).
 */
export interface Buy {
  type: "buy";
  card: number;
}
/**
 * Spend the leftover coin for the Bhairav of a colour (KT120).
 */
export interface BuyBhairav {
  type: "buy_bhairav";
  colour: string;
}
/**
 * Solo: choose the mission of the next square (KT131).
 */
export interface TakeMission {
  type: "take_mission";
  mission: string;
}
/**
 * Solo: have both missions drawn (KT132).
 */
export interface DrawMissions {
  type: "draw_missions";
}
/**
 * Solo: discard an incomplete monument whole (KT140).
 */
export interface Scrap {
  type: "scrap";
  area: number;
  monument: number;
}
/**
 * Solo, Extreme: discard one of two hand cards for a card of the discard pile (KT143, KT149).
 */
export interface Offer {
  type: "offer";
  card: number;
}
/**
 * Solo, Extreme: take this card from the discard pile (KT143).
 */
export interface Retrieve {
  type: "retrieve";
  card: number;
}
/**
 * Solo: move the card of a market space to storage, first to space 5, then to 6 (KT141).
 */
export interface Store {
  type: "store";
  space: number;
}
/**
 * `first_player` is drawn at random when None (KT14); `level` is the solo level aimed at, easy when None.
 */
export interface Options {
  first_player: number | null;
  teams: ("2-2" | "2-2-2" | "3-3") | null;
  open_bidding: boolean;
  mixed_bidding: boolean;
  manipulation: boolean;
  reconstruction: boolean;
  senior_architects: boolean;
  choose_architects: boolean;
  advanced_missions: boolean;
  open_missions: boolean;
  bhairav: boolean;
  holofoil_buddhas: boolean;
  rainbow: boolean;
  level: ("easy" | "extreme" | "hard" | "medium") | null;
}
/**
 * A round begins: `cards` lie on the spaces 1, 2, ... (KT12).
 */
export interface MarketOpened {
  type: "market_opened";
  round: number;
  first: number;
  cards: number[];
}
export interface ArchitectChosen {
  type: "architect_chosen";
  seat: number;
  architect: string;
}
export interface CoinPlaced {
  type: "coin_placed";
  seat: number;
  spot: string;
  coin: number | null;
}
export interface CoinJumped {
  type: "coin_jumped";
  seat: number;
  spot: string;
  to: string;
}
/**
 * `back` came back to the board, `coin` lies on the spot now.
 */
export interface CoinSwapped {
  type: "coin_swapped";
  seat: number;
  spot: string;
  coin: number | null;
  back: number | null;
}
export interface BidStayed {
  type: "bid_stayed";
  seat: number;
}
/**
 * A face-down coin is turned over.
 */
export interface CoinTurned {
  type: "coin_turned";
  seat: number;
  spot: string;
  coin: number;
}
/**
 * A card is won: `reason` is `only`, `highest`, `nearer` or `long_edge`; `over` are the other bidding spots.
 */
export interface CardWon {
  type: "card_won";
  seat: number;
  space: number;
  card: number;
  spot: string;
  strength: number;
  reason: string;
  over: string[];
}
/**
 * Nobody bid for the card of a space.
 */
export interface CardUnsold {
  type: "card_unsold";
  space: number;
  card: number;
}
/**
 * The cards won, taken from their spaces.
 */
export interface CardsTaken {
  type: "cards_taken";
  seat: number;
  spaces: number[];
  cards: number[];
}
/**
 * `count` red cards; `cards` has None for those that the one who is told cannot know. `from_market` are the spaces
 * of unsold cards that served as the bottom of an empty deck (KT35).
 */
export interface CardsDrawn {
  type: "cards_drawn";
  seat: number;
  count: number;
  cards: (number | null)[];
  from_market: number[];
}
/**
 * A drawn card goes under the red deck (KT113, KT114).
 */
export interface CardReturned {
  type: "card_returned";
  seat: number;
  card: number | null;
}
/**
 * An unsold card goes under the red deck (KT34).
 */
export interface CardWentUnder {
  type: "card_went_under";
  space: number;
  card: number;
}
/**
 * The coins bid come back face up as spent (KT33).
 */
export interface CoinsSpent {
  type: "coins_spent";
  seat: number;
  coins: number[];
}
/**
 * Somebody does something that is shown when everybody is done (KT43).
 */
export interface Working {
  type: "working";
  seat: number;
}
/**
 * A card became a section of a monument in the area of `area`; `points` were scored with it by the area's owner.
 */
export interface Built {
  type: "built";
  seat: number;
  area: number;
  monument: number;
  card: number;
  face: number;
  points: number;
  complete: boolean;
}
/**
 * A holofoil Buddha was collected and built at once, the `nth` of the game (KT121).
 */
export interface HolofoilBuilt {
  type: "holofoil_built";
  seat: number;
  monument: number;
  card: number;
  nth: number;
  points: number;
}
/**
 * A section of a monument was replaced; `old` lies in the discard row (KT102).
 */
export interface Rebuilt {
  type: "rebuilt";
  seat: number;
  area: number;
  monument: number;
  level: number;
  old: number;
  card: number;
  face: number;
  points: number;
}
/**
 * A wild of a completed monument counts as this colour from now on (KT44).
 */
export interface Painted {
  type: "painted";
  seat: number;
  area: number;
  monument: number;
  level: number;
  colour: string;
  points: number;
}
/**
 * A hand card lies in the discard row, or in solo on the discard pile.
 */
export interface Discarded {
  type: "discarded";
  seat: number;
  card: number;
}
/**
 * Somebody is done building.
 */
export interface Finished {
  type: "finished";
  seat: number;
}
/**
 * A public goal scored; `monuments` meet its objectives in order (KT111).
 */
export interface GoalClaimed {
  type: "goal_claimed";
  seat: number;
  goal: string;
  points: number;
  monuments: number[];
}
/**
 * Nobody else can score the goal any more (KT111).
 */
export interface GoalClosed {
  type: "goal_closed";
  goal: string;
}
/**
 * Sophie takes a card of the discard row (KT115).
 */
export interface DiscardTaken {
  type: "discard_taken";
  seat: number;
  card: number;
}
/**
 * A leftover coin became points (KT60).
 */
export interface PointsTaken {
  type: "points_taken";
  seat: number;
  coin: number;
}
/**
 * A leftover coin bought a card of the discard row (KT60).
 */
export interface CardBought {
  type: "card_bought";
  seat: number;
  coin: number;
  card: number;
}
/**
 * A leftover coin bought a Bhairav; the rest of it are `points` (KT120).
 */
export interface BhairavBought {
  type: "bhairav_bought";
  seat: number;
  coin: number;
  colour: string;
  points: number;
}
/**
 * Everybody has all five coins again (KT62).
 */
export interface CoinsBack {
  type: "coins_back";
}
/**
 * The first-player marker passes (KT12, KT81).
 */
export interface MarkerPassed {
  type: "marker_passed";
  seat: number;
}
/**
 * An incomplete monument brings the points of its topmost card at the end (KT70).
 */
export interface IncompleteScored {
  type: "incomplete_scored";
  seat: number;
  monument: number;
  points: number;
}
/**
 * An objective of a mission is met by these monuments and brings points once (KT71).
 */
export interface ObjectiveScored {
  type: "objective_scored";
  seat: number;
  mission: string;
  kind: string;
  points: number;
  monuments: number[];
}
/**
 * Sections of a Bhairav's colour at the end (KT120).
 */
export interface BhairavScored {
  type: "bhairav_scored";
  seat: number;
  colour: string;
  points: number;
}
/**
 * The match is over; the missions are open now, by seat.
 */
export interface MatchEnded {
  type: "match_ended";
  missions: string[];
}
/**
 * The missions of the two squares (KT131).
 */
export interface MissionsGiven {
  type: "missions_given";
  /**
   * @minItems 2
   * @maxItems 2
   */
  missions: [string, string];
}
/**
 * A round begins with four cards (KT133).
 */
export interface SoloMarketOpened {
  type: "solo_market_opened";
  round: number;
  cards: number[];
}
/**
 * The die: N, S, E or W is hit (KT134).
 */
export interface ShockRolled {
  type: "shock_rolled";
  side: string;
}
export interface DebrisFell {
  type: "debris_fell";
  spot: string;
  colour: string;
}
/**
 * A coin comes back instead of debris falling on it (KT134).
 */
export interface CoinFreed {
  type: "coin_freed";
  spot: string;
  coin: number;
}
/**
 * The two cards bid for, from their spaces (KT138).
 */
export interface CardsCollected {
  type: "cards_collected";
  /**
   * @minItems 2
   * @maxItems 2
   */
  spaces: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  cards: [number, number];
}
/**
 * A completed monument takes a place of its square: a kind's objective or `fifth` (KT139, KT144).
 */
export interface PlaceMarked {
  type: "place_marked";
  square: number;
  place: string;
  monument: number;
  colour: string;
}
/**
 * All debris of a colour goes back to the bag, so many from these spots (KT139).
 */
export interface DebrisCleared {
  type: "debris_cleared";
  colour: string;
  spots: [string, number][];
}
/**
 * An incomplete monument is discarded whole (KT140).
 */
export interface MonumentScrapped {
  type: "monument_scrapped";
  square: number;
  monument: number;
  cards: number[];
}
/**
 * Extreme: a card of the discard pile for the two just discarded (KT143).
 */
export interface CardRetrieved {
  type: "card_retrieved";
  card: number;
}
/**
 * A market card moves to storage (KT141).
 */
export interface CardStored {
  type: "card_stored";
  card: number;
  space: number;
  to: number;
}
/**
 * Cards of storage or market go to the discard pile (KT141).
 */
export interface CardsCleared {
  type: "cards_cleared";
  cards: number[];
  spaces: number[];
}
/**
 * The game is won at this level, or lost when `level` is None (KT142, KT149).
 */
export interface SoloEnded {
  type: "solo_ended";
  level: string | null;
}
/**
 * The public view.
 *
 * `phase` is choosing, bidding, manipulating, keeping, building, claiming, spending or over; `queue` are the seats
 * that still act in it, in order (empty while all build at once). `stage` and `bought` tell how far spending is.
 * `market` has the card of each space or None, `results` how the last bids were resolved, `leftover` whether leftover
 * coins are spent in this round, `blue` how many cards still come to the market.
 */
export interface TableView {
  type: "table";
  round: number;
  rounds: number;
  first: number;
  phase: string;
  queue: number[];
  stage: string | null;
  bought: number | null;
  leftover: boolean;
  face_up: boolean;
  mat: string;
  market: (number | null)[];
  coins: CoinView[];
  results: Result[];
  blue: number;
  red: number;
  discards: number[];
  players: PlayerView[];
  goals: GoalView[];
  bhairavs: string;
  holofoils: number;
  architects: string[];
}
/**
 * A coin on a bid spot; `value` is None while it lies face down.
 */
export interface CoinView {
  seat: number;
  spot: string;
  value: number | null;
}
/**
 * Who won the card of a market space, and why.
 *
 * `reason` is `only`, `highest`, `nearer` or `long_edge` (KT30); the winner comes first among the contenders. Without
 * contenders the card is unsold and `reason` is None.
 */
export interface Result {
  space: number;
  card: number;
  contenders: Contender[];
  reason: string | null;
}
/**
 * A coin that bids for a card; `strength` is its value, one more for Sara's final bid (KT118).
 */
export interface Contender {
  seat: number;
  spot: string;
  strength: number;
  near: boolean;
  long_edge: boolean;
}
/**
 * What all see of a seat.
 *
 * `score` is the score track, at the end with all that the end brings. `coins` are its unspent ones, those that lie
 * face down on the mat among them. `known` are cards of its hand that everybody saw going there. `mission` and
 * `objectives` are there when missions are open or the match is over.
 */
export interface PlayerView {
  seat: number;
  colour: string;
  team: number | null;
  score: number;
  coins: number[];
  spent: number[];
  hand: number;
  known: number[];
  hand_limit: number;
  area: MonumentView[];
  architect: string | null;
  bhairav: string | null;
  mission: string | null;
  objectives: ObjectiveView[];
}
/**
 * A monument, bottom first: face numbers (see the catalog) and a colour letter for each, `*` for an open wild.
 *
 * `points` are those scored by it alone (without the 1 for a new colour of Buddha), `worth` those of its topmost card.
 */
export interface MonumentView {
  key: number;
  kind: string;
  faces: number[];
  colours: string;
  complete: boolean;
  points: number;
  worth: number;
}
/**
 * How far an objective is: the keys of the monuments that meet it, and its points, which it brings once.
 */
export interface ObjectiveView {
  kind: string;
  points: number;
  monuments: number[];
}
/**
 * A public goal; `monuments` are, for each seat and each objective, the keys of the monuments that meet it.
 */
export interface GoalView {
  id: string;
  claimed_by: number[];
  closed: boolean;
  monuments: number[][][];
}
/**
 * The public view of a solo game.
 *
 * `phase` is selecting, bidding, building, cutting, storing, scavenging or over; `owed` how many cards are still to be
 * given for the Extreme power; `bag` says how many debris of each colour letter are in the bag.
 */
export interface SoloView {
  type: "solo";
  round: number;
  rounds: number;
  phase: string;
  owed: number;
  level: string | null;
  mat: string;
  market: (number | null)[];
  stacks: Stack[];
  coins: number[];
  bag: {
    [k: string]: number;
  };
  blue: number;
  discards: number[];
  hand: number[];
  squares: SquareView[];
  won: string | null;
}
/**
 * What lies on a bid spot: debris as colour letters, lowest first, and a purple coin on top.
 */
export interface Stack {
  spot: string;
  debris: string;
  coin: number | null;
}
/**
 * A Durbar Square: its places taken, and the places (kinds, `fifth`) and colours still lacking.
 */
export interface SquareView {
  name: string;
  board: string;
  mission: string | null;
  area: MonumentView[];
  places: Place[];
  open_places: string[];
  lacking_colours: string[];
}
/**
 * A place of a square that a monument has taken: the objective of a kind, or `fifth` (KT144).
 */
export interface Place {
  name: string;
  monument: number;
  kind: string;
  colour: string;
}
/**
 * What the seat alone knows.
 *
 * `drawn` are the cards of which one goes back; `placed` its coins on the mat; `plays` what each hand card (and a card
 * just bought) could become now; `wet` the monument that needs a colour for a wild.
 */
export interface Hand {
  type: "hand";
  cards: number[];
  drawn: number[];
  coins: number[];
  placed: OwnCoin[];
  mission: string;
  objectives: ObjectiveView[];
  plays: Play[];
  draft: Draft | null;
  wet: Wet | null;
}
/**
 * A coin of one's own on the mat.
 */
export interface OwnCoin {
  spot: string;
  value: number;
}
/**
 * A use of a card: this end of it in this area, on a monument or (None) as a new one.
 *
 * `least` and `most` are the points it would bring, which differ by the colours chosen for wilds. With Reconstruction
 * `replaces` is the card that would be discarded for it. In solo `least` and `most` are 0, and `place` is the place of
 * the square that the completed monument would take (None when the choice of a colour is still to come).
 */
export interface Play {
  card: number;
  face: number;
  area: number;
  monument: number | null;
  completes: boolean;
  least: number;
  most: number;
  replaces: number | null;
  place: string | null;
}
/**
 * What one has built and discarded in this build phase, still unseen by the others (KT43).
 */
export interface Draft {
  area: MonumentView[];
  score: number;
  dropped: number[];
}
/**
 * A completed monument whose lowest colourless wild this seat must give a colour before anything else (KT45).
 */
export interface Wet {
  seat: number;
  area: number;
  monument: number;
}
/**
 * What each hand card could become now, and the square and monument that need a colour.
 */
export interface SoloHand {
  type: "solo_hand";
  plays: Play[];
  wet: [number, number] | null;
}
/**
 * Everything that a client needs to draw the pieces; `faces` and `cards` are indexed by their numbers.
 *
 * `architects` gives the fewest players of each; `squares` names the Durbar Square of each board colour.
 */
export interface Catalog {
  faces: FaceInfo[];
  cards: CardInfo[];
  mats: {
    [k: string]: MatInfo;
  };
  missions: MissionInfo[];
  goals: GoalInfo[];
  architects: {
    [k: string]: number;
  };
  kinds: string[];
  heights: {
    [k: string]: number;
  };
  colours: {
    [k: string]: string;
  };
  coins: number[];
  seats: string[];
  squares: {
    [k: string]: string;
  };
}
/**
 * A section: kind, level from the bottom, colour letter or `*`, and the points printed on it.
 */
export interface FaceInfo {
  kind: string;
  level: number;
  colour: string;
  points: number;
}
/**
 * A card: its deck, and the ends (0, 1) that are different uses. Its face numbers are 2 * card + end.
 */
export interface CardInfo {
  deck: string;
  ends: number[];
}
/**
 * A use of the mat.
 */
export interface MatInfo {
  spaces: number;
  spots: SpotInfo[];
}
/**
 * A bid spot: its side, its two cards (nearer first), those it lies next to, and whether it touches a long edge.
 */
export interface SpotInfo {
  id: string;
  side: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  aims: [number, number];
  near: number[];
  long_edge: boolean;
}
/**
 * A mission with its four objectives.
 */
export interface MissionInfo {
  id: string;
  advanced: boolean;
  objectives: ObjectiveInfo[];
}
/**
 * An objective: as written in the data, and parsed.
 */
export interface ObjectiveInfo {
  text: string;
  objective: Objective;
  points: number;
}
/**
 * A completed monument of `kind` that meets all of `fixed` and has one colour in each group of `alike`.
 */
export interface Objective {
  kind: string;
  fixed: Wanted[];
  alike: number[][];
}
/**
 * The section at this level (1 is the bottom) has one of these colours (letters).
 */
export interface Wanted {
  level: number;
  colours: string;
}
/**
 * A public goal; its points are for all objectives together.
 */
export interface GoalInfo {
  id: string;
  points: number;
  objectives: ObjectiveInfo[];
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
