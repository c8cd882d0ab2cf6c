import type { Follows } from '@/table/log';
import { QUARTZ_PICTURES } from '@/look/pictures/quartz';
import type { BoardParts, Picture } from '@/table/boards';
import Bench from './Bench.svelte';
import Board from './Board.svelte';
import Opponent from './Opponent.svelte';
import Self from './Self.svelte';
import Track from './Track.svelte';
import { pace } from './flights';
import { plate } from './plate';
import type { QuartzEvent } from './table';

/** A thing in a sentence. */
function picture(kind: string, thing: string): Picture | null {
  if (kind === 'crystal') return 'gem';
  return kind === 'card' ? { drawn: QUARTZ_PICTURES[thing] ?? '', box: '0 0 120 84' } : null;
}

const HITS: readonly string[] = [
  'let_happen',
  'accident',
  'token_gained',
  'token_used',
  'lost',
  'stolen',
  'bonus_lost',
  'shown',
  'placed',
] satisfies QuartzEvent['event'][];

/** An answer, and what a card does to others, belong to whoever played it. */
const follows: Follows = (event, before) =>
  HITS.includes(event.event) || (event.event === 'played' && before.event === 'played' && before.target === event.seat);

export const parts: BoardParts = {
  reading: () => import('./things'),
  picture,
  follows,
  Board,
  Bench,
  Self,
  Opponent,
  score: () => import('./Score.svelte'),
  Track,
  theme: 'mine',
  others: 'row',
  isOut: ({ view }, seat) => view.table.inside.length > 0 && !view.table.inside.includes(seat),
  plate,
  pace: (scene) => (scene.beat ? pace(scene.beat.events, scene.view.table, scene.speed) : 0),
};
