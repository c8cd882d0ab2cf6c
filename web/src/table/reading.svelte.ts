/**
 * Reading a thing of the game in large: by the mouse resting on it, by the focus, or by a finger held on it.
 *
 * Whatever shows a thing says so: `<span {...reads('card', card)}>`. One `Reader` on the page hears them all.
 */
import type { Thing, Why } from './scene';

/** What is read, and what is to be said of it here beyond what its box tells. */
export interface Subject {
  kind: string;
  thing: Thing;
  owner?: number; // whose colour it wears
  note?: string; // how it stands on the table
  why?: Why | null; // why it cannot be played now
}

export interface Shown {
  subject: Subject;
  element: HTMLElement;
  held: boolean; // by a finger: it stays until the next touch
}

type Marks = Record<`data-${string}`, string | number | undefined>;

/** The marks of an element that shows a thing. */
export const reads = (
  kind: string,
  thing: Thing,
  { owner, note, why }: Omit<Subject, 'kind' | 'thing'> = {},
): Marks => ({
  'data-reads': `${kind}:${thing}`,
  'data-owner': owner,
  'data-note': note,
  'data-why': why?.text,
  'data-why-clause': why?.clause,
});

/** What the marks of an element say. */
export function subjectOf({ dataset }: HTMLElement): Subject {
  const [kind, thing] = dataset.reads!.split(':') as [string, string];
  const why = dataset.why ? { text: dataset.why, clause: dataset.whyClause ?? '' } : null;
  return {
    kind,
    thing,
    why,
    note: dataset.note,
    owner: dataset.owner === undefined ? undefined : Number(dataset.owner),
  };
}

const REST = 380; // milliseconds until a mouse that rests means it
const NEXT = 70; // and when something is being read already
const HOLD = 420;
const GRACE = 160; // on the way from the thing to what is said of it
const SLACK = 10; // pixels that a finger may tremble

/** Hears mouse, finger and focus, and says what is read. */
export class Reading {
  shown: Shown | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #start: { x: number; y: number } | null = null; // where a finger came down
  #held = false; // it has read since: the click at its end means nothing
  #pressed: { x: number; y: number } | null = null; // where the mouse has stayed since its button came down

  /** The mouse is over something else. */
  over(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || event.buttons) return;
    if (this.#pressed && isNear(this.#pressed, event)) return; // whatever came to lie under it nobody pointed at
    const element = readable(event.target);
    if (element && element === this.shown?.element) this.stay();
    else if (element) this.#soon(element, this.shown ? NEXT : REST);
    else this.leave();
  }

  /** The focus came by a key. */
  focus(event: FocusEvent): void {
    const focused = event.target as HTMLElement;
    const element = focused.matches(':focus-visible') ? (readable(focused) ?? inside(focused)) : null;
    if (element) this.#soon(element, NEXT);
    else if (!this.shown?.held) this.leave();
  }

  down(event: PointerEvent): void {
    this.close();
    this.#held = false;
    const place = { x: event.clientX, y: event.clientY };
    this.#pressed = event.pointerType === 'mouse' ? place : null;
    const element = this.#pressed ? null : readable(event.target);
    this.#start = element && place;
    if (element) this.#soon(element, HOLD, true);
  }

  /** A finger that goes elsewhere pans or scrolls; a mouse that goes on points at things again. */
  move(event: PointerEvent): void {
    if (this.#start && !isNear(this.#start, event)) this.up();
    if (!this.#pressed || isNear(this.#pressed, event)) return;
    this.#pressed = null;
    this.over(event);
  }

  up(): void {
    if (this.#start && !this.#held) this.close();
    this.#start = null;
  }

  /** What a finger held was read: it is not played. */
  click(event: Event): void {
    if (this.#held) event.preventDefault();
    if (this.#held) event.stopPropagation();
    this.#held = false;
  }

  menu(event: Event): void {
    if (this.#start) event.preventDefault();
  }

  /** Leave it after a moment; coming back in time keeps it. */
  leave(): void {
    this.stay();
    this.#timer = setTimeout(() => !this.shown?.held && (this.shown = null), GRACE);
  }

  /** The mouse is on what is read, or on what is said of it. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  close(): void {
    this.stay();
    this.shown = null;
  }

  #soon(element: HTMLElement, delay: number, held = false): void {
    this.stay();
    this.#timer = setTimeout(() => {
      this.#held = held;
      this.shown = element.isConnected ? { subject: subjectOf(element), element, held } : null;
    }, delay);
  }
}

const isNear = ({ x, y }: { x: number; y: number }, { clientX, clientY }: PointerEvent): boolean =>
  Math.hypot(clientX - x, clientY - y) <= SLACK;

const readable = (target: EventTarget | null): HTMLElement | null =>
  (target as Element | null)?.closest<HTMLElement>('[data-reads]') ?? null;

/** What a button shows, if it shows one thing alone. */
function inside(focused: HTMLElement): HTMLElement | null {
  const found = focused.querySelectorAll<HTMLElement>('[data-reads]');
  return found.length === 1 ? found[0]! : null;
}
