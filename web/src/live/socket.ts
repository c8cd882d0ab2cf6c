/**
 * The line to a table: it comes back by itself, asks only for what was missed, and sends
 * whatever was not answered once more under the same id, so that it is done once.
 */
import type { AnyMessage, AnyRequest, Done, HintFacts, Reasons, Refused } from './protocol';

export type Link = 'connecting' | 'open' | 'lost' | 'gone';
export type Answer = Done | Reasons | HintFacts | Refused;
/** A request without its id: the line gives it one. */
export type Wish = AnyRequest extends infer R ? (R extends AnyRequest ? Omit<R, 'id'> : never) : never;

/** As much of a WebSocket as is needed. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Hooks {
  hear(message: AnyMessage): void;
  link(link: Link, tries: number): void;
}

const FIRST_WAIT = 400; // milliseconds
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const PATIENCE = 10_000; // for an answer to a ping
const TOO_FAST_WAIT = 1_500;
const NO_RETURN = [4401, 4404]; // nobody, no such table

/** How long to wait before the next try; nobody comes back at the same moment as all others. */
export const waitBefore = (tries: number, chance = Math.random()): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.6 + 0.4 * chance);

export class Line {
  step = 0; // the last step that was heard
  #tries = 0;
  #wire: Wire | null = null;
  #open = false;
  #over = false;
  #count = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  readonly #name = Math.random().toString(36).slice(2, 10);
  readonly #waiting = new Map<string, { text: string; done: (answer: Answer) => void }>();

  constructor(
    readonly address: (since: number) => string,
    readonly hooks: Hooks,
    readonly wire: (address: string) => Wire = (address) => new WebSocket(address) as Wire,
  ) {}

  /** Connect, and stay connected until `close`. */
  connect(): void {
    clearTimeout(this.#retry);
    if (this.#over) return;
    this.hooks.link(this.#tries ? 'lost' : 'connecting', this.#tries);
    const wire = this.wire(this.address(this.step));
    this.#wire = wire;
    wire.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as AnyMessage);
    wire.onclose = ({ code }) => wire === this.#wire && this.#lost(code);
  }

  /** Do not wait any longer: the network is back. */
  hurry(): void {
    if (this.#open || this.#over) return;
    this.#drop();
    this.connect();
  }

  /** Leave for good. */
  close(): void {
    this.#over = true;
    this.#drop();
    clearTimeout(this.#retry);
  }

  /** Ask for something; the answer may take as long as the line is broken. */
  ask(wish: Wish): Promise<Answer> {
    const id = `${this.#name}-${++this.#count}`;
    const text = JSON.stringify({ ...wish, id });
    return new Promise((done) => {
      this.#waiting.set(id, { text, done });
      if (this.#open) this.#wire?.send(text);
    });
  }

  #hear(message: AnyMessage): void {
    clearTimeout(this.#silence);
    if (message.kind === 'welcome') this.#welcomed();
    if (message.kind === 'step' || message.kind === 'welcome') this.step = Math.max(this.step, message.step);
    if ('id' in message) this.#answer(message);
    this.hooks.hear(message);
  }

  #answer(answer: Answer): void {
    if (answer.id === null) {
      setTimeout(() => this.#open && this.#repeat(), TOO_FAST_WAIT); // one of ours was not heard
      return;
    }
    this.#waiting.get(answer.id)?.done(answer);
    this.#waiting.delete(answer.id);
  }

  #welcomed(): void {
    this.#open = true;
    this.#tries = 0;
    this.hooks.link('open', 0);
    this.#repeat();
    clearInterval(this.#heartbeat);
    this.#heartbeat = setInterval(() => this.#ping(), PING_EVERY);
  }

  #repeat(): void {
    for (const { text } of this.#waiting.values()) this.#wire?.send(text);
  }

  /** A line can be dead without saying so. */
  #ping(): void {
    this.#wire?.send(JSON.stringify({ kind: 'ping', id: `${this.#name}-ping` }));
    this.#silence = setTimeout(() => this.#lost(0), PATIENCE);
  }

  #lost(code: number): void {
    this.#drop();
    if (this.#over) return;
    if (NO_RETURN.includes(code)) {
      this.#over = true;
      this.hooks.link('gone', 0);
      return;
    }
    const wait = waitBefore(this.#tries);
    this.#tries += 1;
    this.hooks.link('lost', this.#tries);
    this.#retry = setTimeout(() => this.connect(), wait);
  }

  #drop(): void {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#silence);
    this.#open = false;
    const wire = this.#wire;
    this.#wire = null;
    wire?.close();
  }
}

/** Where a table is heard. */
export const tableAddress =
  (code: string) =>
  (since: number): string =>
    `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/tables/${encodeURIComponent(code)}?since=${since}`;
