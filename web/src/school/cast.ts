/** Who sits around a scenario: the one who learns, and players whom nobody knows. */
import { session } from '@/live/session.svelte';
import { look } from '@/look/settings.svelte';
import type { Seat } from '@/table/scene';
import { say } from '@/words/page.svelte';

const FACES = ['13211110', '72022220', '46233330', '32044440'];

export const cast = (players: Record<string, string[]>, me: number): Seat[] =>
  players[look.language]!.map((name, seat) => ({
    seat,
    name: name || session.me?.name || say('table-you'),
    avatar: seat === me ? (session.me?.avatar ?? '') : FACES[(seat > me ? seat - 1 : seat) % FACES.length]!,
    sitter: seat === me ? 'person' : 'bot',
    present: true,
  }));
