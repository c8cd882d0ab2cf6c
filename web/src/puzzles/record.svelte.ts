/** Which puzzles this browser has solved, and on how many days in a row; kept in local storage. */
export interface Streak {
  last: number; // the day on which the puzzle of the day was solved last
  days: number; // in a row
}
interface Kept {
  firsts: Record<string, boolean>; // by puzzle: whether the first answer was right
  solved: string[];
  streak: Streak;
}

const PLACE = 'motherlode.puzzles';
const NOTHING: Kept = { firsts: {}, solved: [], streak: { last: 0, days: 0 } };

function kept(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>) };
  } catch {
    return NOTHING;
  }
}

/** A streak after the puzzle of a day was solved. */
export function streakOf({ last, days }: Streak, day: number): Streak {
  if (last === day) return { last, days };
  return { last: day, days: last === day - 1 ? days + 1 : 1 };
}

class PuzzleRecord {
  #kept: Kept = $state.raw(kept());

  isSolved(key: string): boolean {
    return this.#kept.solved.includes(key);
  }

  /** Whether the first answer was right; unknown before there was one. */
  first(key: string): boolean | undefined {
    return this.#kept.firsts[key];
  }

  count(keys: string[]): number {
    return keys.filter((key) => this.isSolved(key)).length;
  }

  /** Days in a row up to a day; a streak lives as long as today's puzzle can still be solved. */
  days(day: number): number {
    const { last, days } = this.#kept.streak;
    return last >= day - 1 ? days : 0;
  }

  /** A puzzle was answered; `day` if it is the puzzle of that day. */
  answer(key: string, right: boolean, day: number | null): void {
    const { firsts, solved, streak } = this.#kept;
    this.#set({
      firsts: key in firsts ? firsts : { ...firsts, [key]: right },
      solved: right ? [...new Set([...solved, key])] : solved,
      streak: right && day !== null ? streakOf(streak, day) : streak,
    });
  }

  #set(next: Kept): void {
    this.#kept = next;
    try {
      localStorage.setItem(PLACE, JSON.stringify(next));
    } catch {
      // A browser that keeps nothing can still solve them.
    }
  }
}

export const record = new PuzzleRecord();
