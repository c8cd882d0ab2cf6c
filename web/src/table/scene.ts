/** What the frame hands to a board. A board's components get one prop: `scene`. */
import type { GameFacts, Outcome, View as SentView } from '@/live/protocol';
import type { Speaker } from '@/words/speaker';
import type { Choice } from './choice.svelte';

export type { GameFacts, Outcome };
export type Thing = string | number;

/** What is told of a game's own things; `src/live/games` has it for each game, made from its facts. */
export interface GameTypes {
  table: unknown;
  move: { kind: string };
  role: string; // of what a move names
  decision: { decision: string; clause: string; seat?: number };
  event: { event: string; clause: string };
}

/** Whatever game it is: the frame knows no more. */
export interface AnyGame {
  /* eslint-disable @typescript-eslint/no-explicit-any -- the frame holds any table and any move */
  table: any;
  move: any;
  /* eslint-enable @typescript-eslint/no-explicit-any */
  role: string;
  decision: Decision;
  event: GameEvent;
}

export type Kind<G extends GameTypes> = G['move']['kind'];
export type Role<G extends GameTypes> = G['role'];
export type Slot<R extends string = string> = [role: R, thing: Thing];

/** A move of the game's catalogue; `number` is its place there and what the server understands. */
export interface Move<K extends string = string, R extends string = string> {
  number: number;
  kind: K;
  slots: Slot<R>[];
}

export interface Decision {
  decision: string;
  clause: string;
  seat?: number; // the one who is asked; absent when a window asks several
  [role: string]: Thing | null | undefined;
}

export interface GameEvent {
  event: string;
  clause: string;
  [role: string]: Thing | null;
}

/** What one seat may know; `table` is the game's own part. */
export interface View<G extends GameTypes = AnyGame> extends Omit<SentView, 'decision' | 'table'> {
  decision: G['decision'] | null;
  table: G['table'];
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
export interface Beat<G extends GameTypes = AnyGame> {
  seat: number | null; // who moved
  events: G['event'][];
}

export interface Scene<G extends GameTypes = AnyGame> {
  readonly facts: GameFacts;
  readonly view: View<G>;
  readonly me: number | null; // the seat that this screen plays for now; null looks on
  readonly seats: Seat[];
  readonly choice: Choice<Kind<G>, Role<G>>; // what may be done now and what has been picked so far
  readonly interrupts: Move<Kind<G>, Role<G>>[]; // those of them that may be made though nothing is asked
  readonly words: Speaker;
  readonly beat: Beat<G> | null;
  readonly past: G['event'][]; // all that this seat was told up to the view that is drawn
  readonly fast: boolean; // reduced motion, or steps are being skipped
  readonly speed: number; // part of its full time that a beat is shown: less for bots, and while others wait
  readonly letters: boolean; // letters on gems
  readonly house: Readonly<Record<string, number | number[]>>; // numbers of the box that this table has changed
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
