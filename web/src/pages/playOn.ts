import { tried } from '@/live/problems';
import { toasts } from '@/look/toasts.svelte';
import { say } from '@/words/page.svelte';
import type { TableFacts } from '@/live/protocol';
import { reviews } from '@/live/reviews';
import { rememberedWishes } from './newTable.svelte';

let opening = false;

/** Play on from a moment of a match, against bots of the level that was chosen last. */
export async function playOn(subject: string, step: number, seat: number, hands = false): Promise<void> {
  await go(() => reviews.playOn(subject, { step, seat, hands, level: rememberedWishes().level }));
}

/** Play the deal of a match with its luck, against bots of the level that was chosen last. */
export async function playDeal(code: string, seat: number): Promise<void> {
  await go(() => reviews.playDeal(code, { seat, level: rememberedWishes().level }));
}

/** A page of its own: the one that is left would look for a replay of a match that has just begun. */
async function go(open: () => Promise<TableFacts>): Promise<void> {
  if (opening) return;
  opening = true; // a busy server takes its time
  toasts.say(say('table-opening'));
  const table = await tried(open());
  opening = false;
  if (table) location.assign(`/tables/${table.code}`);
}
