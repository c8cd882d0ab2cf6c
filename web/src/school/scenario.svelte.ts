import { BeatQueue, SPEEDS, speedOf } from '@/live/beats';
import { tried } from '@/live/problems';
import { MOST_WHYS, type ScenarioFacts, type ScenarioRequest, type ScenarioStep } from '@/live/protocol';
import { look } from '@/look/settings.svelte';
import type { BoardParts } from '@/table/boards';
import { linesOf, type LogLine } from '@/table/log';
import { LiveScene } from '@/table/scene.svelte';
import type { GameEvent, GameFacts, Move, Reason, View } from '@/table/scene';
import type { Speaker } from '@/words/speaker';
import { cast } from './cast';

export type Answer = number | null; // a move, or nothing where something was only read

/** What the page around a scenario does. */
export interface ScenarioAround {
  words: Speaker;
  cite(clause: string): void;
  /** What comes of some answers: the server plays them, and keeps nothing. */
  ask(request: Required<ScenarioRequest>): Promise<ScenarioFacts>;
  /** Everything that came of the last answer is shown: it can be answered again. */
  stood?(): void;
}

/** A scenario that somebody plays on: each answer is sent with all before it, and what comes of it is shown. */
export class ScenarioTable {
  scene: LiveScene | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  answers: Answer[] = $state.raw([]);
  busy = $state(true); // asking, or showing what came of it
  #steps = 0; // that are known
  #now: ScenarioFacts | null = null;
  readonly #queue: BeatQueue<ScenarioStep>;

  constructor(
    readonly facts: GameFacts,
    readonly parts: BoardParts,
    readonly around: ScenarioAround,
  ) {
    this.#queue = new BeatQueue(
      (step) => this.#begin(step),
      (step) => this.#finish(step),
    );
  }

  /** Stand where some answers lead, without showing how it came to that. */
  async open(answers: Answer[] = []): Promise<void> {
    this.busy = true;
    this.#queue.clear();
    const now = await tried(this.around.ask({ answers, told: 0, why: [] }));
    if (!now) return;
    [this.answers, this.#now, this.#steps] = [answers, now, now.steps.length];
    this.log = now.steps.flatMap((step, i) => linesOf(step.events as GameEvent[], i));
    this.#seat(now);
    this.#stand();
  }

  /** Answer, and see what comes of it. */
  async answer(answer: Answer): Promise<void> {
    this.busy = true;
    const answers = [...this.answers, answer];
    const now = await tried(this.around.ask({ answers, told: this.#steps, why: [] }));
    if (!now) {
      await this.open(this.answers);
      return;
    }
    [this.answers, this.#now] = [answers, now];
    if (now.steps.length) this.#queue.push(...now.steps);
    else this.#stand();
  }

  /** Take the last answer back. */
  async back(): Promise<void> {
    await this.open(this.answers.slice(0, -1));
  }

  close(): void {
    this.#queue.clear();
  }

  /** Speak, perhaps another language than before. */
  say(words: Speaker): void {
    if (!this.scene || !this.#now) return;
    this.scene.seats = cast(this.#now.players, this.#now.seat);
    this.scene.words = words.among(this.scene.seats.map((seat) => seat.name));
  }

  // -- what a scene needs ------------------------------------------------------------------------

  send(move: Move): void {
    void this.answer(move.number);
  }

  why(moves: number[]): void {
    for (let from = 0; from < moves.length; from += MOST_WHYS) {
      const why = moves.slice(from, from + MOST_WHYS);
      void tried(this.around.ask({ answers: this.answers, told: this.#steps, why })).then((found) =>
        this.scene?.learn((found?.reasons ?? []) as Reason[], why),
      );
    }
  }

  cite(clause: string): void {
    this.around.cite(clause);
  }

  // -- showing -----------------------------------------------------------------------------------

  #seat(now: ScenarioFacts): void {
    const seats = cast(now.players, now.seat);
    const words = this.around.words.among(seats.map((seat) => seat.name));
    this.scene ??= new LiveScene(this.facts, this, words, viewOf(now.steps[0]!));
    this.scene.seats = seats;
    this.scene.me = now.seat;
    this.scene.choice.deliberate = this.parts.deliberate ?? false;
    this.scene.beat = null;
    this.scene.pass(viewOf(now.steps.at(-1)!));
  }

  #begin(step: ScenarioStep): number {
    const events = step.events as GameEvent[];
    this.log = [...this.log, ...linesOf(events, this.#steps)];
    this.#steps += 1;
    const scene = this.scene!;
    scene.speed = speedOf(step.seat !== scene.me, 0) * SPEEDS[look.speed];
    if (!events.length) return 0;
    scene.beat = { seat: step.seat, events };
    const full = this.parts.pace?.(scene) ?? 420;
    return scene.fast ? Math.min(full, 60) : full;
  }

  #finish(step: ScenarioStep): number {
    const scene = this.scene!;
    scene.beat = null;
    this.#past();
    scene.pass(viewOf(step));
    const rest = scene.fast ? 0 : (this.parts.settle?.(step.events as GameEvent[]) ?? 0) * scene.speed;
    if (!this.#queue.length) setTimeout(() => this.#stand(), rest);
    return rest;
  }

  #past(): void {
    this.scene!.past = this.log.flatMap((line) => line.event ?? []);
  }

  /** Everything is shown: now it can be answered. */
  #stand(): void {
    const [scene, now] = [this.scene!, this.#now!];
    this.#past();
    scene.speed = 1;
    scene.show(scene.view, now.moves, now.interrupts);
    this.busy = false;
    this.around.stood?.();
  }
}

const viewOf = (step: ScenarioStep): View => step.views[0] as unknown as View;
