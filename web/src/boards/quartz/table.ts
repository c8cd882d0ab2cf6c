/** How the page reads the table of Quartz. */
import { NAMES, type BonusView, type Card, type Crystal, type QuartzView } from '@/live/games/quartz';

export type * from '@/live/games/quartz';

export const CRYSTALS = NAMES.crystal;
export const OBSIDIAN: Crystal = 'obsidian';
export const REACTIONS: readonly string[] = ['not_mine_either', 'unacceptable', 'on_my_break'] satisfies Card[];

export type Counts = Readonly<Record<string, number>>;

/** One stone, told from its likes by its place among them. */
export interface Stone {
  crystal: Crystal;
  place: number;
  key: string;
}

/** The stones of a pile one by one, in the order of their price. */
export function stones(pile: Counts): Stone[] {
  return CRYSTALS.flatMap((crystal) =>
    Array.from({ length: pile[crystal] ?? 0 }, (_, place) => ({ crystal, place, key: `${crystal}-${place}` })),
  );
}

/** How many there are of everything. */
export const total = (pile: Counts): number => Object.values(pile).reduce((sum, many) => sum + many, 0);

/** What the stones of a pile are worth one by one. */
export const worth = (pile: Counts, prices: Counts): number =>
  Object.entries(pile).reduce((sum, [crystal, many]) => sum + many * (prices[crystal] ?? 0), 0);

/** The cards of a hand one by one, actions before reactions. */
export function cards(hand: Counts): { card: string; key: string; many: number }[] {
  return Object.entries(hand).flatMap(([card, many]) =>
    Array.from({ length: many }, (_, place) => ({ card, key: `${card}-${place}`, many })),
  );
}

/** What a dwarf who leaves now would take, and how many stay. */
export interface Leaving {
  takes: BonusView | null;
  rest: number;
}

/** What leaving now brings. */
export function leaving(table: QuartzView, seat: number): Leaving {
  const rest = table.inside.filter((other) => other !== seat).length;
  return { takes: (table.bonus_for_leaving && table.bravery[0]) || null, rest };
}
