/** How the page reads the table of Dwar7s Fall. */
import type { DwarvesFall, Gem, PlaceView, Side } from '@/live/games/dwarves_fall';
import type { Choice } from '@/table/choice.svelte';
import type { Kind, Move, Role, Scene, Slot } from '@/table/scene';

export type * from '@/live/games/dwarves_fall';

export type Counts = Record<string, number>;
export type FallScene = Scene<DwarvesFall>;
export type FallRole = Role<DwarvesFall>;
export type FallMove = Move<Kind<DwarvesFall>, FallRole>;
export type FallChoice = Choice<Kind<DwarvesFall>, FallRole>;

export const GEMS: readonly Gem[] = ['topaz', 'emerald', 'diamond', 'ruby'];
export const STEPS: Record<Side, [x: number, y: number]> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

export const keyOf = (laid: { card: string; owner: number }): string => `${laid.card}-${laid.owner}`;

/** The slots that name a place. */
export const slotsOf = (place: { card: string; owner: number }): Slot<FallRole>[] => [
  ['card', place.card],
  ['owner', place.owner],
];

/** The thing that a move has in a role. */
export const thing = (move: Pick<Move, 'slots'>, role: FallRole): string | number | undefined =>
  move.slots.find(([known]) => known === role)?.[1];

/** Whether a move names a place. */
export const names = (move: FallMove, place: { card: string; owner: number }): boolean =>
  thing(move, 'owner') === place.owner && thing(move, 'card') === place.card;

export interface Spot {
  at: [x: number, y: number];
  move: FallMove;
}

/** The bare places where a card may be laid. */
export function spotsOf(choice: FallChoice, map: PlaceView[]): Spot[] {
  return choice.moves
    .filter((move) => move.kind === 'beside')
    .flatMap((move) => {
      const near = map.find((place) => names(move, place));
      const step = STEPS[thing(move, 'side') as Side];
      return near && step ? [{ at: [near.at[0] + step[0], near.at[1] + step[1]], move }] : [];
    });
}

export interface Walker {
  id: number;
  seat: number;
  place: string;
}

/** The dwarves on the table, each on its card. */
export function standing(map: PlaceView[]): Omit<Walker, 'id'>[] {
  return map.flatMap((place) =>
    place.dwarves.flatMap((many, seat) => Array.from({ length: many }, () => ({ seat, place: keyOf(place) }))),
  );
}

/** The same dwarves later: who left one card and came to another has walked. */
export function walked(before: Walker[], later: Omit<Walker, 'id'>[], nextId: () => number): Walker[] {
  const free = [...before];
  const take = (fits: (walker: Walker) => boolean): Walker | undefined => {
    const found = free.findIndex(fits);
    return found < 0 ? undefined : free.splice(found, 1)[0];
  };
  const stayed = later.map(({ seat, place }) => take((walker) => walker.seat === seat && walker.place === place));
  return later.map((now, at) => {
    const same = stayed[at] ?? take((walker) => walker.seat === now.seat);
    return { id: same?.id ?? nextId(), ...now };
  });
}

/** The dwarves of a map by card, in the order of their spaces. */
export function byCard(walkers: Walker[]): Map<string, Walker[]> {
  const cards = new Map<string, Walker[]>();
  for (const walker of walkers) cards.set(walker.place, [...(cards.get(walker.place) ?? []), walker]);
  return cards;
}
