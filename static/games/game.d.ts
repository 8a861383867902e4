// What a game brings to the table: docs/adding-a-board.md says it in words.

import type { ComponentChild, ComponentType } from "preact";
import type { Walk } from "../motion/walks.js";
import type { Entry, Match, Presence, Refused } from "../table/protocol.d.ts";

/** Everything that a game's parts draw from. `me` is null for a spectator; `legal` is empty when there is nothing to do. */
export interface Table<View = any, Hand = any, Move = any, Catalog = any> {
  match: Match;
  presence: Presence;
  catalog: Catalog;
  view: View;
  over: boolean;
  toAct: number[];
  names: string[];
  me: number | null;
  hand: Hand | null;
  legal: Move[];
  /** False while the line is down or an answer is awaited. */
  ready: boolean;
  refusal: Refused | null;
  log: Entry[];
  /** Sends a move; whether it is allowed is for the server to say. `from` is the piece or spot that shakes if it is not. */
  play(move: Move, from?: string): void;
  /** Takes the last move back, while that can be done. The table's frame offers it. */
  undo: (() => void) | null;
}

/** What the reader is about to do. The table's frame shows the prompt and the actions; the rest is the game's own. */
export interface Turn {
  prompt: ComponentChild;
  /** A few buttons beside the prompt, the first of them the main one. */
  actions: Action[];
  /** Something taller that belongs to the prompt: the ways to pay, a list to choose from. */
  tray?: ComponentChild;
  /** What Esc does. */
  cancel?: () => void;
}

export interface Action {
  id: string;
  label: ComponentChild;
  run(): void;
  main?: boolean;
  disabled?: boolean;
}

/** A picture that travels from one `data-spot` to another; `covers` hides what it stands for until it has arrived. */
export interface Flight {
  picture: ComponentChild;
  from: string;
  to: string;
  covers?: boolean;
}

/** What a telling leaves on the table: pieces and spots that light up, what flies, which pieces move with it, which one walks. */
export interface Trace {
  lights: string[];
  flights?: Flight[];
  moves?: string[];
  walk?: Walk;
}

/** The table after the first `told` events of an entry, to be looked at for `hold` milliseconds. */
export interface Step<View = any, Hand = any> {
  told: number;
  view: View;
  hand: Hand | null;
  hold: number;
}

export interface Part<T extends Table = Table, U extends Turn = Turn> {
  table: T;
  turn: U;
}

export interface GameModule<T extends Table = Table, U extends Turn = Turn> {
  key: string;
  /** The types of the moves that are steps of a turn: who wants to be asked before a move is not asked before these. */
  small?: string[];
  useTurn(table: T): U;
  Board: ComponentType<Part<T, U>>;
  /** The reader's side of the board, and what the reader alone sees: on a phone a sheet above the action bar. */
  You: ComponentType<Part<T, U>>;
  Hand?: ComponentType<Part<T, U>>;
  Player: ComponentType<{ table: T; seat: number }>;
  score(view: T["view"], seat: number): number;
  logLine(table: T, telling: any, entry: Entry): ComponentChild;
  trace(table: T, telling: any): Trace;
  /** What a seat is doing, where "is playing" does not say it. */
  status?(table: T, seat: number): string;
  /** Who plays without a seat, the automaton of a solo game: a line of the rail and, with `Automaton`, what it has. */
  automaton?(table: T): { name: string; score: number; status: string } | null;
  Automaton?: ComponentType<{ table: T }>;
  /** Why the match ended as it did, where the score does not say it. */
  reason?(outcome: import("../table/protocol.d.ts").Outcome): string;
  /** An entry in which much happens, step by step; the last step is what the server sent and is left out. */
  steps?(
    start: { view: T["view"]; hand: T["hand"] },
    tellings: any[],
    me: number | null,
    catalog: T["catalog"],
  ): Step<T["view"], T["hand"]>[];
}
