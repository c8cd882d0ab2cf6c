import type { BoardParts } from '@/table/boards';
import Bench from './Bench.svelte';
import Board from './Board.svelte';
import Opponent from './Opponent.svelte';
import Score from './Score.svelte';
import Self from './Self.svelte';
import Track from './Track.svelte';
import { course } from './flights';
import { plate } from './plate';

export const parts: BoardParts = {
  Board,
  Bench,
  Self,
  Opponent,
  Score,
  Track,
  theme: 'mine',
  others: 'row',
  plate,
  pace: (scene) => (scene.beat ? course(scene.beat.events, scene.view.table).length * scene.speed : 0),
};
