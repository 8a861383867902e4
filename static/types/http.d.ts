// Made by `make types` from the server's schemas; do not edit.

export interface Http {
  Introduction: Introduction;
  Joining: Joining;
  LettingIn: LettingIn;
  NewMatch: NewMatch;
  Removing: Removing;
  Voting: Voting;
  Problem: ProblemShown;
  GameShown: GameShown;
  Ledger: Ledger;
  Rule: Rule;
  MatchShown: MatchShown;
  SeatShown: SeatShown;
  Person: Person;
  Outcome: Outcome;
  Standing: Standing;
  ScoreLine: ScoreLine;
}
export interface Introduction {
  name: string;
}
export interface Joining {
  /**
   * 32 random bytes in hex from this browser
   */
  seed: string | null;
}
export interface LettingIn {
  /**
   * As in `presence.watching`; null: nobody
   */
  person: number | null;
}
export interface NewMatch {
  game: string;
  seats: number;
  /**
   * As the game's `options` schema says
   */
  options: {
    [k: string]: unknown;
  };
  visibility: "private" | "public";
  /**
   * How much time each seat has: a turn of 10 to 3600 seconds and a reserve of 0 to 86400 as '60s+600s', or '1d', '3d' or '7d' for days a turn; null: no clocks
   */
  pace: string | null;
  /**
   * Names of those who share this device, if there are several
   *
   * @maxItems 8
   */
  here:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string];
  /**
   * How many of the seats computer players take
   */
  computers: number;
  /**
   * 32 random bytes in hex from this browser
   */
  seed: string | null;
}
export interface Removing {
  seat: number;
}
export interface Voting {
  /**
   * The seat that is waited for
   */
  about: number;
  /**
   * A computer player takes the seat, wait some more, or end the match
   */
  choice: "computer" | "wait" | "end";
}
/**
 * RFC 9457. `code` is for programs, `detail` one line for people, `rule` the rule that says so, if one does.
 */
export interface ProblemShown {
  title: string;
  status: number;
  code: string;
  detail: string;
  rule: string | null;
}
/**
 * `seats` are the numbers of people that can play; `options` is the JSON Schema of the options of a match.
 *
 * `option_order` names the options as a form should ask for them.
 */
export interface GameShown {
  key: string;
  title: string;
  designers: string[];
  publisher: string;
  seats: number[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  minutes: [number, number];
  rules_version: string;
  options: {};
  option_order: string[];
}
/**
 * All rules of a game in one language; `sections` gives the title of each section.
 */
export interface Ledger {
  game: string;
  title: string;
  sections: {
    [k: string]: string;
  };
  rule: Rule[];
}
/**
 * One testable statement. `kind` says whether it is printed, our decision, or component data that is ours.
 */
export interface Rule {
  id: string;
  section: string;
  kind: string;
  text: string;
}
/**
 * Times are milliseconds since 1970. `wanted` is the number of seats, `rematch` the code of the next match.
 *
 * `pace` is the time of each turn and the reserve, as "60s+600s" or "3d"; null if there are no clocks.
 * `waits_for` are the seats that a running match waits for, where it was asked for; the table itself says it live.
 */
export interface MatchShown {
  code: string;
  game: string;
  rules_version: string;
  status: "frozen" | "open" | "over" | "running";
  seats: SeatShown[];
  wanted: number;
  options: unknown;
  visibility: "private" | "public";
  commitment: string;
  created: number;
  started: number | null;
  finished: number | null;
  outcome: Outcome | null;
  rematch: string | null;
  frozen: string | null;
  pace: string | null;
  waits_for: number[] | null;
}
/**
 * One seat; `person` is null while nobody has taken it, `creator` marks who may start the match.
 *
 * `computer` is the computer player that plays it now, perhaps for `person`.
 *
 * `came` is false for somebody who has never been here. `guest` is who may look into the hand of your own seat.
 */
export interface SeatShown {
  seat: number;
  person: Person | null;
  you: boolean;
  creator: boolean;
  came: boolean;
  guest: Person | null;
  computer: string | null;
}
export interface Person {
  id: number;
  name: string;
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
