import { describe, expect, it } from 'vitest';
import type { Told } from './table';
import { finale } from './tally';

const MATCH: Told[] = [
  { event: 'day_began', day: 1, seat: 0 },
  { event: 'bonus_taken', seat: 0, card: null, coins: 2 },
  { event: 'accident', seat: 1 },
  { event: 'last_inside', seat: 0 },
  { event: 'sold', seat: 0, coins: 9, combination: 'five_kinds', bonus: 8 },
  { event: 'sold', seat: 1, coins: 4, combination: 'none', bonus: 0 },
  { event: 'day_began', day: 2, seat: 0 },
  { event: 'sold', seat: 0, coins: 1, combination: 'none', bonus: 0 },
  { event: 'sold', seat: 1, coins: 5, combination: 'none', bonus: 0 },
  { event: 'cards_sold', seat: 0, coins: 3 },
  { event: 'cards_sold', seat: 1, coins: 6 },
  { event: 'token_sold', seat: 1, coins: 3 },
];

describe('the final count', () => {
  it('says where every coin came from', () => {
    const { tallies } = finale(MATCH, [15, 18]);
    expect(tallies.map(({ seat }) => seat)).toEqual([1, 0]);
    for (const { days, bravery, cards, token, total } of tallies)
      expect(days.reduce((sum, coins) => sum + coins, bravery + cards + token)).toBe(total);
  });

  it('remembers the best evening, accidents and the bravest', () => {
    const found = finale(MATCH, [15, 18]);
    expect(found.best).toMatchObject({ day: 1, seat: 0, coins: 9, bonus: 8 });
    expect(found.accidents).toEqual([{ seat: 1, many: 1 }]);
    expect(found.bravest).toEqual({ seat: 0, many: 1 });
  });
});
