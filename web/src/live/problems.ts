import { toasts } from '@/look/toasts.svelte';
import { page, say } from '@/words/page.svelte';
import { key } from '@/words/speaker';
import { Refusal } from './api';

/** What the server has refused, in words. */
export function saidProblem(error: unknown): string {
  const word = error instanceof Refusal ? error.error : 'unknown';
  const message = key('problem', word);
  return page.speaker.knows(message) ? say(message) : say('problem-unknown');
}

/** Do something that may be refused, and say so if it is. */
export async function tried<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    toasts.say(saidProblem(error));
    return undefined;
  }
}
