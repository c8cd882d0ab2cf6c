import { look } from '@/look/settings.svelte';
import { linesOf, type LogLine } from '@/table/log';
import { LiveScene } from '@/table/scene.svelte';
import type { GameEvent, GameFacts, Seat, View } from '@/table/scene';
import type { Speaker } from '@/words/speaker';
import { marksOf, type Mark } from './marks';
import type { Replay } from './protocol';
import { placed } from './steps';

/** A finished match that is shown again, from any moment to any other. */
export class ReplayTable {
  at = $state(0);
  playing = $state(false);
  times = $state(1);
  scene: LiveScene;
  log: LogLine[] = $derived.by(() =>
    this.replay.steps.slice(0, this.at + 1).flatMap((step, i) => linesOf(step.events as GameEvent[], i)),
  );

  readonly marks: Mark[];

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly replay: Replay,
    facts: GameFacts,
    seats: Seat[],
    words: Speaker,
    cite: (clause: string) => void,
    readonly from: number, // the seat to look from where everything is open
    readonly pace: (scene: LiveScene) => number = () => 420,
    readonly ranks: number[] | null = null, // as the table has them
  ) {
    this.scene = new LiveScene(facts, { send: () => {}, why: () => {}, cite }, words, this.#view(0), true);
    this.scene.seats = seats;
    this.marks = marksOf(replay.steps);
    this.scene.speed = 0.5;
  }

  /** How quickly it goes on: 1 is the usual speed of a replay. */
  hurry(times: number): void {
    this.times = times;
    this.scene.speed = 0.5 / times;
  }

  get last(): number {
    return this.replay.steps.length - 1;
  }

  #view(at: number): View {
    const { views } = this.replay.steps[at]!;
    const view = (views[this.replay.open ? this.from : 0] ?? views[0]) as unknown as View;
    return placed(view, this.ranks);
  }

  /** Stand at a moment. */
  show(at: number): void {
    clearTimeout(this.#timer);
    this.at = Math.max(0, Math.min(this.last, at));
    this.scene.beat = null;
    this.#draw();
    if (this.playing) this.#wait(1100 / this.times);
  }

  /** To the next mark, or to the one before. */
  jump(way: 1 | -1): void {
    const marks = this.marks.map(({ at }) => at);
    const next = way > 0 ? marks.find((at) => at > this.at) : marks.findLast((at) => at < this.at);
    this.show(next ?? (way > 0 ? this.last : 0));
  }

  /** The next move, with what happens in it. */
  step(): void {
    clearTimeout(this.#timer);
    if (this.at >= this.last) {
      this.playing = false;
      return;
    }
    const next = this.replay.steps[this.at + 1]!;
    this.scene.beat = { seat: next.seat, events: next.events as GameEvent[] };
    const time = look.still ? 0 : this.pace(this.scene);
    this.#timer = setTimeout(() => {
      this.at += 1;
      this.scene.beat = null;
      this.#draw();
      if (this.playing) this.#wait(650 / this.times);
    }, time);
  }

  toggle(): void {
    this.playing = !this.playing;
    clearTimeout(this.#timer);
    if (this.playing && this.at >= this.last) this.show(0);
    else if (this.playing) this.step();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #wait(time: number): void {
    this.#timer = setTimeout(() => this.step(), time);
  }

  #draw(): void {
    const view = this.#view(this.at);
    this.scene.me = view.seat;
    this.scene.past = this.log.flatMap((line) => line.event ?? []);
    this.scene.show(view, []);
  }
}
