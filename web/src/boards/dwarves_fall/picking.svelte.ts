/** How places of the map are picked: a place is two things in a move, its card and whose colour it has. */
import { matching } from '@/table/matching';
import { keyOf, names, slotsOf, thing, type FallChoice, type FallMove, type FallRole, type PlaceView } from './table';

/** The place whose menu is open; nothing is picked by that yet. */
class Menu {
  place: string | null = $state(null);
}

export const menu = new Menu();

const hasOgre = (choice: FallChoice): boolean => choice.picked.slots.some(([role]) => role === 'ogre');

/** The place that is picked for an ogre, or whose menu is open. */
export function pickedPlace(choice: FallChoice, map: PlaceView[]): PlaceView | null {
  if (!hasOgre(choice))
    return map.find((place) => keyOf(place) === menu.place && movesOn(choice, place).length > 0) ?? null;
  const slot = (role: FallRole) => choice.picked.slots.find(([known]) => known === role)?.[1];
  return map.find((place) => place.card === slot('card') && place.owner === slot('owner')) ?? null;
}

/** What was picked for an ogre apart from a place. */
function without(choice: FallChoice): FallChoice['picked'] {
  const { kind, slots } = choice.picked;
  const placed = slots.some(([role]) => role === 'card');
  return { kind, slots: slots.filter(([role]) => role === 'ogre' || (role === 'target' && !placed)) };
}

/** The moves that can be made on a place, whatever other place is picked; ogres only when one was picked. */
export function movesOn(choice: FallChoice, place: PlaceView): FallMove[] {
  const moves = hasOgre(choice)
    ? matching(choice.moves, without(choice))
    : choice.moves.filter((move) => move.kind !== 'play');
  return moves.filter((move) => move.kind !== 'beside' && names(move, place));
}

/** Touch a place: what can be done there is shown on the plate; touched again it is put away. */
export function touch(choice: FallChoice, map: PlaceView[], place: PlaceView): void {
  if (hasOgre(choice)) return aim(choice, map, place);
  menu.place = menu.place === keyOf(place) ? null : keyOf(place);
}

function aim(choice: FallChoice, map: PlaceView[], place: PlaceView): void {
  const again = pickedPlace(choice, map) === place;
  const { kind, slots } = without(choice);
  choice.picked = { kind, slots: again ? slots : [...slots, ...slotsOf(place)] };
}

/** What can still be done on the picked place. */
export function waysOn(choice: FallChoice, map: PlaceView[]): FallMove[] {
  const place = pickedPlace(choice, map);
  if (!place) return [];
  return hasOgre(choice) ? choice.matching : movesOn(choice, place);
}

/** The things in a role among moves, each once. */
export const different = (moves: FallMove[], role: FallRole): (string | number)[] => [
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is made anew each time
  ...new Set(moves.map((move) => thing(move, role)).filter((found) => found !== undefined)),
];
