/** What the view of Dwar7s Fall holds, and how the page reads it. */
import type { Choice } from '@/table/choice.svelte';
import type { Move, Scene, Slot } from '@/table/scene';
import type { Print, Side } from '@/look/pictures/dwarves_fall/kingdom';

export type Counts = Record<string, number>;

export interface Laid {
  card: string;
  owner: number;
  top: Side;
  walls: Side[];
}

export interface Place extends Laid {
  at: [x: number, y: number];
  dwarves: number[];
  below: Laid[];
  kingdoms: number[];
  stopped: boolean;
}

export interface Turning {
  kingdoms: number[][];
  kingdom_size: number[];
  kingdom_points: number[];
}

export interface Trade {
  trade: string;
  cost: Counts;
  points: number;
}

export interface Secret {
  secret: string;
  needed: number;
  points: number;
}

export interface Player {
  actions: number; // in a turn
  idle: number;
  hand: number;
  kingdom_cards: Counts;
  gems: number;
  known_gems: Counts;
  ogres: number;
  known_ogres: Counts;
  bought: string[];
  secret: Secret | null;
  revealed: boolean;
  goals: number;
  slain: string[];
  kingdom_size: number;
  kingdom_points: number;
  counted: Record<string, number> | null;
}

export interface Table {
  turn: number;
  round: number;
  phase: 'acting' | 'working' | 'discarding';
  actions_left: number;
  last_turns: number | null;
  quiet_turns: number;
  quiet_limit: number;
  map: Place[];
  turnings: Record<Side, Turning> | null;
  gems: Counts;
  gem_points: Counts;
  mined: Counts; // at once
  ogre_deck: number;
  ogre_discard: Counts;
  trade_row: Trade[];
  trade_deck: number;
  cards: Record<string, Print & { walls: Side[] }>;
  castle_actions: number;
  hand_limit: number;
  goals_to_end: number;
  players: Player[];
}

export type FallScene = Scene<Table>;

export const GEMS = ['topaz', 'emerald', 'diamond', 'ruby'];
export const STEPS: Record<Side, [x: number, y: number]> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

export const keyOf = (laid: { card: string; owner: number }): string => `${laid.card}-${laid.owner}`;

/** The slots that name a place. */
export const slotsOf = (place: { card: string; owner: number }): Slot[] => [
  ['card', place.card],
  ['owner', place.owner],
];

/** The thing that a move has in a role. */
export const thing = (move: Move, role: string): string | number | undefined =>
  move.slots.find(([known]) => known === role)?.[1];

/** Whether a move names a place. */
export const names = (move: Move, place: { card: string; owner: number }): boolean =>
  thing(move, 'owner') === place.owner && thing(move, 'card') === place.card;

export interface Spot {
  at: [x: number, y: number];
  move: Move;
}

/** The bare places where a card may be laid. */
export function spotsOf(choice: Choice, map: Place[]): Spot[] {
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
export function standing(map: Place[]): Omit<Walker, 'id'>[] {
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
