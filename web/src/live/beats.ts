import type { Orders } from './protocol';

export type Speed = Orders['speed'];

/** Shows things one after the other: none is lost when several come at once. */
export class BeatQueue<T> {
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running = false;

  constructor(
    readonly begin: (item: T) => number, // shows it and says for how many milliseconds
    readonly finish: (item: T) => number, // and how long it comes to rest before the next one
  ) {}

  /** How many wait. */
  get length(): number {
    return this.#waiting.length;
  }

  push(...items: T[]): void {
    this.#waiting.push(...items);
    if (!this.#running) this.#next();
  }

  /** Take out all that wait but the last few. */
  skip(last: number): T[] {
    return this.#waiting.splice(0, Math.max(0, this.#waiting.length - last));
  }

  /** Forget everything that waits. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#running = false;
  }

  #next(): void {
    const item = this.#waiting.shift();
    this.#running = item !== undefined;
    if (item === undefined) return;
    const wait = this.begin(item);
    this.#after(wait, () => this.#after(this.finish(item), () => this.#next()));
  }

  #after(wait: number, go: () => void): void {
    if (wait > 0) this.#timer = setTimeout(go, wait);
    else go();
  }
}

/** Part of the usual time that a step is shown, by the speed that a person likes. */
export const SPEEDS: Record<Speed, number> = { calm: 1.6, normal: 1, quick: 0.5, at_once: 0 };

const BOTS = 0.5;
const WAITING: [more: number, part: number][] = [
  [12, 0],
  [6, 0.3],
  [2, 0.6],
];

/** How much of its full time a step is shown: bots take less, and the more wait, the less; 0 skips it. */
export const speedOf = (bot: boolean, waiting: number): number =>
  (bot ? BOTS : 1) * (WAITING.find(([more]) => waiting > more)?.[1] ?? 1);
