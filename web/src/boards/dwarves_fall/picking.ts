/** How places of the map are picked: a place is two things in a move, its card and whose colour it has. */
import type { Choice } from '@/table/choice.svelte';
import { matching, type Picked } from '@/table/matching';
import type { Move } from '@/table/scene';
import { names, slotsOf, thing, type Place } from './table';

/** The place that is picked, if one is. */
export function pickedPlace(choice: Choice, map: Place[]): Place | null {
  const slot = (role: string) => choice.picked.slots.find(([known]) => known === role)?.[1];
  return map.find((place) => place.card === slot('card') && place.owner === slot('owner')) ?? null;
}

/** What was picked apart from a place. */
function without(choice: Choice, map: Place[]): Picked {
  const { kind, slots } = choice.picked;
  const placed = pickedPlace(choice, map) !== null;
  const kept = slots.filter(([role]) => role === 'ogre' || (role === 'target' && !placed));
  return { kind: kept.length ? kind : undefined, slots: kept };
}

/** The moves that can be made on a place, whatever other place is picked. */
export function movesOn(choice: Choice, map: Place[], place: Place): Move[] {
  return matching(choice.moves, without(choice, map)).filter((move) => move.kind !== 'beside' && names(move, place));
}

/** Touch a place: the only move is made at once, of several one is still to be chosen. */
export function touch(choice: Choice, map: Place[], place: Place): void {
  const moves = movesOn(choice, map, place);
  if (pickedPlace(choice, map) === place) return choice.clear();
  if (moves.length === 1 && !choice.begun && moves[0]!.kind !== 'play') return choice.play(moves[0]!);
  const { kind, slots } = without(choice, map);
  choice.picked = { kind, slots: [...slots, ...slotsOf(place)] };
}

/** The things in a role among moves, each once. */
export const different = (moves: Move[], role: string): (string | number)[] => [
  ...new Set(moves.map((move) => thing(move, role)).filter((found) => found !== undefined)),
];
