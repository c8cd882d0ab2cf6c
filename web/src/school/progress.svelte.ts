/** How far this browser has come in the school; kept in local storage. */
import type { Answer } from './scenario.svelte';

interface Kept {
  done: string[]; // lessons that were finished, as quartz/mining
  answers: Record<string, Answer[]>; // of lessons that were begun
}

const PLACE = 'motherlode.school';
const NOTHING: Kept = { done: [], answers: {} };

function kept(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>) };
  } catch {
    return NOTHING;
  }
}

class Progress {
  #kept: Kept = $state.raw(kept());

  isDone(lesson: string): boolean {
    return this.#kept.done.includes(lesson);
  }

  /** How many of some lessons are done. */
  count(lessons: string[]): number {
    return lessons.filter((lesson) => this.isDone(lesson)).length;
  }

  /** What was answered so far in a lesson that was left in the middle. */
  answers(lesson: string): Answer[] {
    return this.#kept.answers[lesson] ?? [];
  }

  keep(lesson: string, answers: Answer[]): void {
    this.#set({ ...this.#kept, answers: { ...this.#kept.answers, [lesson]: answers } });
  }

  finish(lesson: string): void {
    const { [lesson]: _, ...answers } = this.#kept.answers;
    this.#set({ done: [...new Set([...this.#kept.done, lesson])], answers });
  }

  #set(next: Kept): void {
    this.#kept = next;
    try {
      localStorage.setItem(PLACE, JSON.stringify(next));
    } catch {
      // A browser that keeps nothing still learns.
    }
  }
}

export const progress = new Progress();
