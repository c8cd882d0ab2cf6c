/** Which puzzles somebody has solved, and on how many days in a row. */
import { learnt } from '@/live/learnt.svelte';
import type { Streak } from '@/live/protocol';

/** A streak after the puzzle of a day was solved. */
export function streakOf({ last, days }: Streak, day: number): Streak {
  if (last === day) return { last, days };
  return { last: day, days: last === day - 1 ? days + 1 : 1 };
}

export const isSolved = (key: string): boolean => learnt.kept.solved.includes(key);

/** Whether the first answer was right; unknown before there was one. */
export const firstAnswer = (key: string): boolean | undefined => learnt.kept.firsts[key];

/** Days in a row up to a day; a streak lives as long as today's puzzle can still be solved. */
export function daysInARow(day: number): number {
  const { last, days } = learnt.kept.streak;
  return last >= day - 1 ? days : 0;
}

/** A puzzle was answered; `day` if it is the puzzle of that day. */
export function noteAnswer(key: string, right: boolean, day: number | null): void {
  const { firsts, solved, streak } = learnt.kept;
  learnt.set({
    firsts: key in firsts ? firsts : { ...firsts, [key]: right },
    solved: right ? [...new Set([...solved, key])] : solved,
    streak: right && day !== null ? streakOf(streak, day) : streak,
  });
}
