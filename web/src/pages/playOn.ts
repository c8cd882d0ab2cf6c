import { tried } from '@/live/problems';
import type { TableFacts } from '@/live/protocol';
import { reviews } from '@/live/reviews';
import { rememberedWishes } from './newTable.svelte';

/** Play on from a moment of a match, against bots of the level that was chosen last. */
export async function playOn(subject: string, step: number, seat: number, hands = false): Promise<void> {
  go(await tried(reviews.playOn(subject, { step, seat, hands, level: rememberedWishes().level })));
}

/** Play the deal of a match with its luck, against bots of the level that was chosen last. */
export async function playDeal(code: string, seat: number): Promise<void> {
  go(await tried(reviews.playDeal(code, { seat, level: rememberedWishes().level })));
}

/** A page of its own: the one that is left would look for a replay of a match that has just begun. */
function go(table: TableFacts | null | undefined): void {
  if (table) location.assign(`/tables/${table.code}`);
}
