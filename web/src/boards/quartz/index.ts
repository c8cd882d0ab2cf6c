import type { BoardParts } from '@/table/boards';
import Bench from './Bench.svelte';
import Board from './Board.svelte';
import Opponent from './Opponent.svelte';
import Score from './Score.svelte';
import Self from './Self.svelte';
import Track from './Track.svelte';
import { pace } from './flights';
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
  isOut: ({ view }, seat) => view.table.inside.length > 0 && !view.table.inside.includes(seat),
  plate,
  pace: (scene) => (scene.beat ? pace(scene.beat.events, scene.view.table, scene.speed) : 0),
};
