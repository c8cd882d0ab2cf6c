/** Which clauses somebody has been told of, so that nothing is said twice. */
import { learnt } from '@/live/learnt.svelte';

export const knownClauses = (game: string): Set<string> => new Set(learnt.kept.tips[game] ?? []);

export function learn(game: string, clause: string): void {
  const known = knownClauses(game);
  if (!known.has(clause)) learnt.set({ tips: { ...learnt.kept.tips, [game]: [...known, clause] } });
}
