import { look } from '@/look/settings.svelte';
import { toasts } from '@/look/toasts.svelte';
import type { Speaker } from '@/words/speaker';
import { Choice } from './choice.svelte';
import {
  moveOf,
  type Beat,
  type GameEvent,
  type GameFacts,
  type Move,
  type Reason,
  type Scene,
  type Seat,
  type View,
  type Why,
} from './scene';

/** What a scene needs from whoever runs it: a live table, a replay, the workbench. */
export interface Stage {
  send(move: Move): void;
  why(moves: number[]): void; // answered by `learn`
  cite(clause: string): void;
}

/** A scene that changes: what a seat sees now, what it may do, and what is being shown. */
export class LiveScene implements Scene {
  view: View = $state.raw() as View;
  me: number | null = $state(null);
  seats: Seat[] = $state.raw([]);
  beat: Beat | null = $state.raw(null);
  past: GameEvent[] = $state.raw([]);
  speed = $state(1); // part of its full time that a beat is shown; 0 skips it
  interrupts: Move[] = $state.raw([]);
  words: Speaker = $state.raw() as Speaker;
  house: Record<string, number | number[]> = $state.raw({});
  #reasons: Record<number, Reason | null> = $state({});
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a note for the next question: nothing is drawn of it
  #wanted = new Set<number>();

  readonly choice: Choice;

  constructor(
    readonly facts: GameFacts,
    readonly stage: Stage,
    words: Speaker,
    view: View,
    readonly watched = false,
  ) {
    this.words = words;
    this.view = view;
    this.choice = new Choice((move) => stage.send(move));
  }

  get fast(): boolean {
    return look.still || this.speed === 0;
  }

  get letters(): boolean {
    return look.letters;
  }

  /** A view on the way to a newer one: nothing can be done in it. */
  pass(view: View): void {
    this.#see(view);
    this.interrupts = [];
    this.choice.pause();
  }

  /** A new view with the moves that are legal in it. */
  show(view: View, moves: number[], interrupts: number[] = []): void {
    this.#see(view);
    const found = (numbers: number[]) => numbers.map((number) => moveOf(this.facts, number));
    this.interrupts = found(interrupts.filter((number) => !moves.includes(number)));
    this.choice.renew([...found(moves), ...this.interrupts]);
  }

  /** Reasons of an older view are forgotten. */
  #see(view: View): void {
    this.view = view;
    this.#reasons = {};
  }

  reason(move: number): Reason | null | undefined {
    if (this.watched || this.choice.moves.some((legal) => legal.number === move)) return null;
    const known = this.#reasons[move];
    if (known === undefined) this.#ask(move);
    return known;
  }

  /** Reasons have come. */
  learn(reasons: Reason[], asked: number[]): void {
    for (const move of asked) this.#reasons[move] = reasons.find((reason) => reason.move === move) ?? null;
  }

  cite(clause: string): void {
    this.stage.cite(clause);
  }

  explain({ text, clause }: Why): void {
    toasts.say(text, { clause, cite: () => this.cite(clause) });
  }

  /** Questions of one moment are put together. */
  #ask(move: number): void {
    if (!this.#wanted.size) {
      queueMicrotask(() => {
        const wanted = [...this.#wanted];
        this.#wanted.clear();
        this.stage.why(wanted);
      });
    }
    this.#wanted.add(move);
  }
}
