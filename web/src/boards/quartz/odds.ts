/** What the bag may give: public knowledge, counted by everyone at the table. */

import { CRYSTALS, OBSIDIAN, total, type Counts, type Crystal } from './table';

export interface Odds {
  left: number;
  rows: { crystal: Crystal; many: number; chance: number; height: number }[];
  obsidian: number;
  expected: number;
}

/** How likely each crystal is to come next; `height` is its bar, the fullest being 1. */
export function odds(bag: Counts, prices: Counts): Odds {
  const left = total(bag);
  const fullest = Math.max(1, ...Object.values(bag));
  const rows = CRYSTALS.map((crystal) => {
    const many = bag[crystal] ?? 0;
    return { crystal, many, chance: left ? many / left : 0, height: many / fullest };
  });
  const expected = rows.reduce((sum, row) => sum + row.chance * (prices[row.crystal] ?? 0), 0);
  return { left, rows, obsidian: left ? (bag[OBSIDIAN] ?? 0) / left : 0, expected };
}

/** How many more obsidians a cart bears without an accident. */
export const bears = (cart: Counts, accidentAt: number): number => Math.max(0, accidentAt - 1 - (cart[OBSIDIAN] ?? 0));

/** The chance that the next draw is an accident for this cart. */
export const danger = (bag: Counts, cart: Counts, accidentAt: number): number => {
  const left = total(bag);
  return left && bears(cart, accidentAt) === 0 ? (bag[OBSIDIAN] ?? 0) / left : 0;
};
