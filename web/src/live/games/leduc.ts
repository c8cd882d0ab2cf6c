// Made by `make types` from the facts of the game: do not edit.

/** What the things of each kind are called, in their order. */
export const NAMES = {
  card: ["jack", "queen", "king"],
} as const;

export type Card = (typeof NAMES)["card"][number];

/** Everything but the card of the other and the deck, until both are shown. */
export interface LeducView {
  round: number;
  board: string | null;
  paid: number[];
  stake: number;
  raises: number;
  folded: number | null;
  cards: (string | null)[];
  copies: number;
  ante: number;
  most_raises: number;
  stakes: number[];
}

/** What can be done, by kind and role. */
export type LeducMove = { kind: "fold" } | { kind: "call" } | { kind: "raise" };

/** What a seat can be asked. */
export type LeducDecision = { decision: "bet"; clause: string; seat?: number };

/** What can be told. */
export type LeducEvent =
  | { event: "dealt"; clause: string; seat: number | null; card: Card | null }
  | { event: "folded"; clause: string; seat: number | null }
  | { event: "called"; clause: string; seat: number | null }
  | { event: "raised"; clause: string; seat: number | null; coins: number | null }
  | { event: "opened"; clause: string; card: Card | null }
  | { event: "won"; clause: string; seat: number | null };

/** What a scene of leduc is made of. */
export interface Leduc {
  table: LeducView;
  move: LeducMove;
  role: never;
  decision: LeducDecision;
  event: LeducEvent;
}
