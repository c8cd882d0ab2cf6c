import { CARD_PICTURES } from '@/look/pictures/gem_forge/cards';
import { jewelOf } from '@/look/pictures/gem_forge/jewels';
import type { BoardParts, Picture } from '@/table/boards';
import type { Scene } from '@/table/scene';
import Bench from './Bench.svelte';
import Board from './Board.svelte';
import { course, settle } from './motion';
import Opponent from './Opponent.svelte';
import { plate } from './plate';
import Self from './Self.svelte';
import type { GemForge } from './table';

/** A thing in a sentence. */
function picture(kind: string, thing: string): Picture | null {
  if (kind === 'gem') return 'gem';
  if (kind === 'tile') return { drawn: jewelOf(thing).art, box: '0 0 120 96' };
  return kind === 'card' ? { drawn: CARD_PICTURES[thing] ?? '', box: '0 0 120 84' } : null;
}

export const parts: BoardParts = {
  reading: () => import('./things'),
  picture,
  Board,
  Bench,
  Self,
  Opponent,
  score: () => import('./Score.svelte'),
  theme: 'mine',
  others: 'row',
  plate,
  pace: (scene: Scene<GemForge>) => course(scene.beat?.events ?? [], scene.view.table).length * scene.speed,
  settle,
};
