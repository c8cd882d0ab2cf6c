/** What the view of Gem Forge holds, and how the page reads it. */
import type { Choice } from '@/table/choice.svelte';
import type { GameFacts, Scene, Slot } from '@/table/scene';
import { key } from '@/words/speaker';

export const COLOURS = ['red', 'green', 'yellow', 'blue'];
export const SLOTS = ['left', 'middle', 'right'];
export const STALLS = ['first', 'second', 'third', 'fourth'];
export const PLACES = [...STALLS, 'fifth'];
export const COUNTS = ['one', 'two', 'three'];

export type Counts = Record<string, number>;

export interface Tile {
  tile: string;
  gems: Counts;
  any: number;
  points: number;
  bonus: number;
  inlaid?: Counts;
  finished?: boolean;
}

export interface Player {
  points: number;
  cart: Counts;
  tiles: (Tile | null)[];
  dealt: Tile[] | number;
  cards: number;
  hand: Counts | null;
}

export interface OpenCard {
  seat: number;
  card: string;
  target: number | null;
  things: (string | number)[];
}

export interface Table {
  first: number;
  turn: number;
  round: number;
  actions: number;
  goal: number;
  spaces: number[];
  slope: string[];
  loose: Counts;
  market: (Tile | null)[];
  pile: number;
  thrown: string[];
  deck: number;
  discard: Counts;
  played: OpenCard | null;
  followers: OpenCard[];
  cart_room: number;
  hand_limit: number;
  effects: Counts; // how many gems or cards an action card is good for
  stuck: boolean;
  players: Player[];
}

export type ForgeScene = Scene<Table>;

/** What an action card does, in one line. */
export const does = ({ words, view }: ForgeScene, card: string): string =>
  words.say(key('forge-card', card), { many: view.table.effects[card] ?? 0 });

/** The kinds of moves that are open in a turn; discarding is named where nothing can be taken. */
export const deedsOf = (choice: Pick<Choice, 'can'>): string[] =>
  ['take', 'insert', 'draw', 'play', 'discard'].filter(
    (kind) => choice.can(kind) && !(kind === 'discard' && choice.can('take')),
  );

/** Counts as a list: `{ red: 2 }` is red, red. */
export const listed = (counts: Counts): string[] =>
  Object.entries(counts).flatMap(([name, many]) => Array<string>(many).fill(name));

export interface Hole {
  colour: string;
  filled: boolean;
}

/** The holes of a tile in their order: red, green, yellow, light blue; a rainbow tile takes the colour of its first. */
export function holesOf(tile: Tile): Hole[] {
  const inlaid = tile.inlaid ?? {};
  if (tile.any > 0) {
    const [colour, many] = Object.entries(inlaid)[0] ?? ['any', 0];
    return Array.from({ length: tile.any }, (_, place) => ({ colour, filled: place < many }));
  }
  return COLOURS.flatMap((colour) =>
    Array.from({ length: tile.gems[colour] ?? 0 }, (_, place) => ({ colour, filled: place < (inlaid[colour] ?? 0) })),
  );
}

export type Family = 'blue' | 'brown' | 'rainbow';

/** Blue tiles are of one colour, brown ones of several. */
export function familyOf(tile: Tile): Family {
  if (tile.any > 0) return 'rainbow';
  return Object.keys(tile.gems).length > 1 ? 'brown' : 'blue';
}

export interface Stone {
  id: number;
  kind: string;
}

/** The same stones in a later line: some have left at the entrance, others have come in at the top. */
export function rolled(line: Stone[], later: string[], nextId: () => number): Stone[] {
  for (let gone = 0; gone <= line.length; gone += 1) {
    const stay = line.slice(gone);
    if (stay.length <= later.length && stay.every((stone, place) => stone.kind === later[place])) {
      return [...stay, ...later.slice(stay.length).map((kind) => ({ id: nextId(), kind }))];
    }
  }
  return later.map((kind) => ({ id: nextId(), kind }));
}

/** The roles that come next in the moves that are still meant. */
export function nextRoles(choice: Choice): string[] {
  const picked = choice.picked.slots.length;
  const roles = choice.matching.map((move) => move.slots[picked]?.[0]).filter((role) => role !== undefined);
  return [...new Set(roles)].filter((role) => choice.openThings(role).length > 0);
}

/** What has been picked in a role last. */
export const pickedIn = (choice: Choice, role: string): string | number | undefined =>
  choice.picked.slots.findLast(([known]) => known === role)?.[1];

/** Moves of the catalogue that name a card of the hand, those aimed at others first. */
export function waysToPlay(facts: GameFacts, card: string, others: number[]): number[] {
  const names = (slots: Slot[]): boolean => slots.some(([role, thing]) => role === 'card' && thing === card);
  const aimed = (slots: Slot[]): boolean =>
    slots.every(([role, thing]) => role !== 'target' || others.includes(thing as number));
  return facts.catalogue.flatMap(([kind, slots], number) =>
    kind === 'play' && names(slots) && aimed(slots) ? [number] : [],
  );
}
