/** How far somebody has come in the lessons. */
import { learnt } from '@/live/learnt.svelte';
import type { Answer } from './scenario.svelte';

export const isDone = (lesson: string): boolean => learnt.kept.done.includes(lesson);

/** What was answered so far in a lesson that was left in the middle. */
export const answersIn = (lesson: string): Answer[] => learnt.kept.answers[lesson] ?? [];

export const keepAnswers = (lesson: string, answers: Answer[]): void =>
  learnt.set({ answers: { ...learnt.kept.answers, [lesson]: answers } });

export function finish(lesson: string): void {
  const { [lesson]: _, ...answers } = learnt.kept.answers;
  learnt.set({ done: [...new Set([...learnt.kept.done, lesson])], answers });
}
