/** The puzzle of a day: the same for everybody, of another game every day. */
import type { PuzzleCard } from '@/live/protocol';

const DAY = 86_400_000; // milliseconds

/** The number of a day, the same around the world. */
export const dayOf = (time: number): number => Math.floor(time / DAY);

/** Which of all puzzles belongs to a day; none if there are none. */
export function daily(cards: PuzzleCard[], day: number): PuzzleCard | undefined {
  const games = [...new Set(cards.map((card) => card.game))];
  const turn = Math.floor(day / games.length);
  const own = cards.filter((card) => card.game === games[day % games.length]);
  const mixed = own.sort((a, b) => (a.key < b.key ? -1 : 1)); // a key says nothing of its puzzle
  return mixed[turn % mixed.length];
}
