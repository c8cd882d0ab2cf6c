/** How far somebody has come in the school: kept in this browser, and in the account of whoever has one. */
import { recall, remember } from '@/look/memory';
import { api } from './api';
import type { Progress } from './protocol';

export type Kept = Required<Progress>;

const PLACE = 'motherlode.progress';
const NOTHING: Kept = { done: [], answers: {}, tips: {}, firsts: {}, solved: [], streak: { last: 0, days: 0 } };

/** Earlier versions of the page kept lessons, puzzles and tips in places of their own. */
const remembered = (): Kept => ({
  ...NOTHING,
  ...recall<Kept>('motherlode.school'),
  ...recall<Kept>('motherlode.puzzles'),
  tips: recall('motherlode.tips') as Kept['tips'],
  ...recall<Kept>(PLACE),
});

export class Learnt {
  #kept: Kept = $state.raw(remembered());
  #account = false; // whether there is one to keep it too
  #bringing: Promise<void> | null = null;

  constructor() {
    if (typeof addEventListener === 'undefined') return;
    // What is learnt in one window is known in all.
    addEventListener('storage', (event) => {
      if (event.key === PLACE) this.#kept = remembered();
    });
  }

  get kept(): Kept {
    return this.#kept;
  }

  set(change: Partial<Kept>): void {
    this.#write({ ...this.#kept, ...change });
    void this.bring();
  }

  /** Somebody is here: whatever this browser has learnt belongs to their account as well. */
  meet(login: string | null): Promise<void> {
    this.#account = login !== null;
    return this.bring();
  }

  /** Whoever was here has gone: what their account keeps is nobody else's. */
  forget(): void {
    this.#account = false;
    this.#write(NOTHING);
  }

  /** Put what this browser and the account know together; whatever is learnt meanwhile is brought too. */
  bring(): Promise<void> {
    if (!this.#account) return Promise.resolve();
    this.#bringing ??= this.#bringAll()
      .catch(() => {}) // with the next thing that is learnt, or the next visit
      .finally(() => (this.#bringing = null));
    return this.#bringing;
  }

  async #bringAll(): Promise<void> {
    for (;;) {
      const sent = this.#kept;
      const told = await api.progress(sent);
      if (sent !== this.#kept) continue;
      this.#write({ ...NOTHING, ...told });
      return;
    }
  }

  #write(next: Kept): void {
    this.#kept = next;
    remember(PLACE, next);
  }
}

export const learnt = new Learnt();
