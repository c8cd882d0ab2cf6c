/** The parts for a game that has no board of its own: its table as words and numbers. */
import type { BoardParts } from '@/table/boards';
import Board from './Board.svelte';
import Bench from './Bench.svelte';
import Opponent from './Opponent.svelte';

export const parts: BoardParts = {
  Board,
  Bench,
  Opponent,
  score: () => import('./Score.svelte'),
  plate: () => ({ button: () => ({}) }),
};
