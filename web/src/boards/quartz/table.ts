/** How the page reads the table of Quartz. */
import {
  NAMES,
  type BonusView,
  type Card,
  type Crystal,
  type PlayerView,
  type QuartzEvent,
  type QuartzView,
} from '@/live/games/quartz';
import type { Unclaused } from '@/look/motion/timetable';

export type * from '@/live/games/quartz';

export type Told = Unclaused<QuartzEvent>;

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

/** A combination of goods, how many crystals the cart lacks for it, and how it is said. */
export interface Chance {
  key: string;
  lacks: number;
  text: { message: string; variables: Record<string, number> };
}

/** How near the goods of a dwarf, of cart and chest, are to each combination. */
export function combinations(table: QuartzView, { cart, chest }: PlayerView): Chance[] {
  const many = CRYSTALS.filter((crystal) => crystal !== OBSIDIAN).map(
    (crystal) => (cart[crystal] ?? 0) + (chest[crystal] ?? 0),
  );
  const most = Math.max(0, ...many);
  const kinds = many.filter((count) => count > 0).length;
  const equal = ['small_set', 'large_set'].map((key, place) => {
    const size = table.sets[key] ?? 0;
    return { key, lacks: size - most, text: { message: 'quartz-strip-set', variables: { size, kinds: place + 1 } } };
  });
  const different = ['five_kinds', 'six_kinds'].map((key, place) => {
    const size = place + 5;
    const variables = { size, bonus: table.kinds[key] ?? 0 };
    return { key, lacks: size - kinds, text: { message: 'quartz-strip-kinds', variables } };
  });
  return [...equal, ...different].map((one) => ({ ...one, lacks: Math.max(0, one.lacks) }));
}
