/** What the frame hands to a board. A board's components get one prop: `scene`. */
import type { Speaker } from '@/words/speaker';
import type { Choice } from './choice.svelte';

export type Thing = string | number;
export type Slot = [role: string, thing: Thing];

/** A move of the game's catalogue; `number` is its place there and what the server understands. */
export interface Move {
  number: number;
  kind: string;
  slots: Slot[];
}

/** The facts of a game that never change, as `GET /api/games/{key}` tells them. */
export interface GameFacts {
  key: string;
  version: number;
  seats: number[];
  minutes: [least: number, most: number];
  catalogue: [kind: string, slots: Slot[]][];
  names: Record<string, string[]>; // an empty list: the things in that role are seats
  events: { key: string; clause: string; roles: string[]; secret: string[] }[];
  questions: { key: string; clause: string; roles: string[] }[];
  options: { key: string; choices: string[]; clause: string }[];
}

export interface Question {
  question: string;
  clause: string;
  seat?: number; // the one who is asked; absent when a window asks several
  [role: string]: Thing | null | undefined;
}

export interface GameEvent {
  event: string;
  clause: string;
  [role: string]: Thing | null;
}

export interface Outcome {
  scores: number[];
  tiebreaks: number[][];
  ranks: number[];
  winners: number[];
  reason: string;
}

/** What one seat may know; `table` is the game's own part. */
export interface View<T = unknown> {
  game: string;
  seats: number;
  seat: number | null;
  over: boolean;
  options: Record<string, string>;
  asked: number[];
  question: Question | null;
  answer: string | null; // what this seat has answered in a window that is still open
  table: T;
  outcome: Outcome | null;
}

export type Sitter = 'nobody' | 'person' | 'bot';

/** Who sits where. Colour and emblem follow from the seat: 1 to 5. */
export interface Seat {
  seat: number;
  name: string;
  avatar: string;
  sitter: Sitter;
  level?: string;
  present: boolean;
  takenOver?: string;
}

/** Why a move cannot be made now. */
export interface Reason {
  move: number;
  reason: string;
  clause: string;
  details: Record<string, Thing>;
}

/** Why something cannot be done, in words, and the clause that says so. */
export interface Why {
  text: string;
  clause: string;
}

/** What is being shown before the next view is drawn. */
export interface Beat {
  seat: number | null; // who moved
  events: GameEvent[];
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the frame holds any table; each board says which is its own
export interface Scene<T = any> {
  readonly facts: GameFacts;
  readonly view: View<T>;
  readonly me: number | null; // the seat that this screen plays for now; null looks on
  readonly seats: Seat[];
  readonly choice: Choice; // what may be done now and what has been picked so far
  readonly interrupts: Move[]; // those of them that may be made though nothing is asked
  readonly words: Speaker;
  readonly beat: Beat | null;
  readonly past: GameEvent[]; // all that this seat was told up to the view that is drawn
  readonly fast: boolean; // reduced motion, or steps are being skipped
  readonly speed: number; // part of its full time that a beat is shown: less for bots, and while others wait
  readonly letters: boolean; // letters on gems
  readonly watched?: boolean; // a match that is over is shown again: nothing can be done
  /** Why a move is not legal: null if it is, undefined while the answer is on its way. */
  reason(move: number): Reason | null | undefined;
  /** Opens the rules at a clause. */
  cite(clause: string): void;
  /** Says why what was touched stays in the shade, with the way to its clause. */
  explain(why: Why): void;
}

/** The seats in the order in which they follow `me`, without it; an onlooker sees them all. */
export function others(scene: Pick<Scene, 'seats' | 'me'>): Seat[] {
  const { seats, me } = scene;
  if (me === null) return seats;
  return [...seats.slice(me + 1), ...seats.slice(0, me)];
}

/** A move of the catalogue by its number. */
export function moveOf(facts: GameFacts, number: number): Move {
  const found = facts.catalogue[number];
  if (!found) throw new RangeError(`no move ${number} in ${facts.key}`);
  return { number, kind: found[0], slots: found[1] };
}
