import type { TableFacts } from '@/live/protocol';
import { listed } from '@/table/plate';
import { say } from '@/words/page.svelte';
import { key, type Speaker } from '@/words/speaker';

/** How a match ended before its end, in words; nothing of one that was played out. */
export function brokenLine({ ended, ranks }: TableFacts, words: Speaker): string {
  if (!ended) return '';
  const winners = (ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return say(key('ending', ended), { players: listed(words, winners), count: winners.length });
}
