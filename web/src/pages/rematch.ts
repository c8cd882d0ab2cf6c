import { api } from '@/live/api';
import { tried } from '@/live/problems';
import type { TableFacts } from '@/live/protocol';
import { heldBy } from '@/live/steps';
import { router } from '@/router.svelte';

/** Go on at another table with the same players; against bots alone it begins at once. */
export async function rematch(table: TableFacts, person: string): Promise<void> {
  const held = heldBy(table, person).length;
  const next = held ? (await tried(api.rematch(table.code, held)))?.code : table.rematch;
  if (!next) return;
  const found = await tried(api.table(next));
  const alone = found?.phase === 'open' && found.seats.every((seat) => seat.sitter === 'bot' || seat.person === person);
  if (alone && found.host === person) await tried(api.start(next)); // other people add their luck first
  router.go(`/tables/${next}`);
}
