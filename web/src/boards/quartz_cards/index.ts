import { QUARTZ_CARDS_PICTURES } from '@/look/pictures/quartz_cards';
import type { BoardParts, Picture } from '@/table/boards';
import Bench from './Bench.svelte';
import Board from './Board.svelte';
import Opponent from './Opponent.svelte';
import Self from './Self.svelte';
import Track from './Track.svelte';
import { course } from './flights';
import { plate } from './plate';

/** A thing in a sentence. */
function picture(kind: string, thing: string): Picture | null {
  if (kind === 'crystal') return 'gem';
  return kind === 'card' ? { drawn: QUARTZ_CARDS_PICTURES[thing] ?? '', box: '0 0 120 84' } : null;
}

export const parts: BoardParts = {
  reading: () => import('./things'),
  picture,
  Board,
  Bench,
  Self,
  Opponent,
  score: () => import('./Score.svelte'),
  Track,
  theme: 'mine',
  others: 'row',
  plate,
  pace: (scene) => (scene.beat ? course(scene.beat.events, scene.view.table).length * scene.speed : 0),
};
