// What the HTTP side sends, as /api/docs describes it. Times are milliseconds since 1970.

import type { Outcome } from "../table/protocol.d.ts";

export interface Seat {
  seat: number;
  person: { name: string } | null;
  you: boolean;
  creator: boolean;
}

export interface Match {
  code: string;
  game: string;
  status: "open" | "running" | "over" | "frozen";
  seats: Seat[];
  wanted: number;
  options: Record<string, unknown>;
  visibility: "private" | "public";
  created: number;
  started: number | null;
  finished: number | null;
  outcome: Outcome | null;
  rematch: string | null;
}

export interface Presence {
  seats: boolean[];
  watching: number;
}

export interface GameShown {
  key: string;
  title: string;
  designers: string[];
  publisher: string;
  seats: number[];
  minutes: [number, number];
  options: unknown;
}

export interface Rule {
  id: string;
  section: string;
  kind: "rulebook" | "decision" | "data";
  text: string;
}

export interface Ledger {
  title: string;
  sections: Record<string, string>;
  rule: Rule[];
}
