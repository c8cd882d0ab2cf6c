/** How this browser likes to see and hear the page; kept in local storage. */
import type { Speed } from '@/live/beats';
import { recall, remember } from './memory';
import { LANGUAGES, type Language } from '@/words/bundle';

export type Theme = 'auto' | 'mine' | 'town';
export type Motion = 'auto' | 'full' | 'less';

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  letters: boolean;
  sound: boolean;
  tips: boolean; // at a table: one sentence when a rule matters for the first time
  speed: Speed | 'auto';
}

const PLACE = 'motherlode.look';

function spoken(): Language {
  const wishes = typeof navigator === 'undefined' ? [] : navigator.languages;
  const known = wishes.map((wish) => LANGUAGES.find((language) => wish.toLowerCase().startsWith(language)));
  return known.find((language) => language !== undefined) ?? 'en';
}

const FIRST: Kept = {
  language: spoken(),
  theme: 'auto',
  motion: 'auto',
  letters: false,
  sound: false,
  tips: false,
  speed: 'auto',
};

class Look {
  #kept: Kept = $state({ ...FIRST, ...recall<Kept>(PLACE) });
  #still = $state(false);

  constructor() {
    if (typeof matchMedia === 'undefined') return;
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    this.#still = query.matches;
    query.addEventListener('change', () => (this.#still = query.matches));
    // What is changed in one window shows in all.
    addEventListener(
      'storage',
      (event) => event.key === PLACE && Object.assign(this.#kept, FIRST, recall<Kept>(PLACE)),
    );
  }

  get language(): Language {
    return this.#kept.language;
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  get motion(): Motion {
    return this.#kept.motion;
  }
  get letters(): boolean {
    return this.#kept.letters;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  get tips(): boolean {
    return this.#kept.tips;
  }
  /** How quickly others are shown; who wants no motion wants no waiting either, unless they say so. */
  get speed(): Speed {
    if (this.#kept.speed !== 'auto') return this.#kept.speed;
    return this.still ? 'at_once' : 'normal';
  }
  /** Whether nothing should travel. */
  get still(): boolean {
    return this.motion === 'less' || (this.motion === 'auto' && this.#still);
  }

  /** Change something and keep it. */
  set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    remember(PLACE, this.#kept);
  }
}

export const look = new Look();
