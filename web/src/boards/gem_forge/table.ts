/** How the page reads the table of Gem Forge. */
import { NAMES, type GemForge, type SlotView, type TileView } from '@/live/games/gem_forge';
import type { Choice } from '@/table/choice.svelte';
import type { GameFacts, Kind, Role, Scene, Slot } from '@/table/scene';
import { key } from '@/words/speaker';

export type * from '@/live/games/gem_forge';

export const COLOURS: readonly string[] = NAMES.gem;
export const SLOTS: readonly string[] = NAMES.slot;
export const STALLS: readonly string[] = NAMES.stall;
export const PLACES: readonly string[] = NAMES.place;
export const COUNTS: readonly string[] = NAMES.count;

export type Counts = Record<string, number>;
export type ForgeScene = Scene<GemForge>;
export type ForgeKind = Kind<GemForge>;
export type ForgeRole = Role<GemForge>;
export type ForgeChoice = Choice<ForgeKind, ForgeRole>;

/** What an action card does, in one line. */
export const does = ({ words, view }: ForgeScene, card: string): string =>
  words.say(key('forge-card', card), { many: view.table.effects[card] ?? 0 });

/** The kinds of moves that are open in a turn; discarding is named where nothing can be taken. */
export const deedsOf = (choice: Pick<ForgeChoice, 'can'>): ForgeKind[] =>
  (['take', 'insert', 'draw', 'play', 'discard'] as const).filter(
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
export function holesOf(tile: TileView | SlotView): Hole[] {
  const inlaid: Counts = 'inlaid' in tile ? tile.inlaid : {};
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
export function familyOf(tile: TileView): Family {
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
export function nextRoles(choice: ForgeChoice): ForgeRole[] {
  const picked = choice.picked.slots.length;
  const roles = choice.matching.map((move) => move.slots[picked]?.[0]).filter((role) => role !== undefined);
  return [...new Set(roles)].filter((role) => choice.openThings(role).length > 0);
}

/** What has been picked in a role last. */
export const pickedIn = (choice: ForgeChoice, role: ForgeRole): string | number | undefined =>
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
