/** Shows things one after the other: none is lost when several come at once. */
export class BeatQueue<T> {
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running = false;

  constructor(
    readonly begin: (item: T) => number, // shows it and says for how many milliseconds
    readonly finish: (item: T) => void,
  ) {}

  /** How many wait. */
  get length(): number {
    return this.#waiting.length;
  }

  push(...items: T[]): void {
    this.#waiting.push(...items);
    if (!this.#running) this.#next();
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
    const go = () => {
      this.finish(item);
      this.#next();
    };
    if (wait > 0) this.#timer = setTimeout(go, wait);
    else go();
  }
}
