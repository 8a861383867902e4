// The live protocol of docs/protocol.md, as far as every game shares it. Games' own values are in ../types.

import type { MatchShown, Outcome, Person } from "../types/http.d.ts";

export type { Outcome, Person };
export type Match = MatchShown;

/** Which seats have somebody connected, who only watches, and for how many ms a seat has had nobody, where known. */
export interface Presence {
  seats: boolean[];
  watching: Person[];
  gone: (number | null)[];
}

/** Milliseconds: what a seat has left of its turn, or of its next one, and after that of its reserve. */
export interface Left {
  turn: number;
  reserve: number;
}

/** The match waits for the seat `about`, which is gone or out of time: what those who may vote want done. */
export interface Poll {
  about: number;
  since: number;
  voters: number[];
  votes: { seat: number; choice: "computer" | "wait" | "end" }[];
}

export interface TableState<View = any> {
  view: View;
  to_act: number[];
  outcome: Outcome | null;
}

export interface You<Hand = any, Move = any> {
  seat: number;
  hand: Hand;
  legal: Move[];
  /** Whether the last move can be taken back. */
  undo: boolean;
  /** Let in to look into this seat's hand, never to play it. */
  guest?: boolean;
  told?: [number, any][];
}

/** One journal entry as this reader is told of it. */
export interface Entry<Telling = any> {
  ply: number;
  seat: number | null;
  at: number;
  events: Telling[];
  /** The ply that this entry takes back. */
  undoes?: number;
}

export interface Sync {
  type: "sync";
  match: Match;
  presence: Presence;
  ply: number;
  table: TableState | null;
  /** By seat; those to act run. There are none without a pace. */
  clocks?: Left[];
  you: You | null;
  log: Entry[];
}

export interface Update extends Entry {
  type: "update";
  table: TableState;
  clocks?: Left[];
  you: You | null;
  n?: number;
}

export interface Refused {
  type: "refused";
  n: number | null;
  code: string;
  rule: string | null;
  detail: string;
}

export type Reaction = "bravo" | "thanks" | "laugh" | "wow" | "think" | "oops";

/** Something said; `seat` is null for a spectator. */
export interface Line {
  id: number;
  person: number;
  name: string;
  seat: number | null;
  at: number;
  kind: "text" | "reaction";
  text: string;
}

export type ServerMessage =
  | Sync
  | Update
  | Refused
  | { type: "match"; match: Match }
  | { type: "presence"; presence: Presence }
  | { type: "polls"; polls: Poll[] }
  | { type: "lines"; lines: Line[] }
  | { type: "line"; line: Line; n?: number }
  | { type: "nudge"; seat: number; by: Person }
  | { type: "ack"; n: number; ply: number }
  | { type: "pong" };
