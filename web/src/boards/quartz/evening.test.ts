import { describe, expect, it } from 'vitest';
import { evening, evenings, totalsAfter } from './evening';
import type { Told } from './table';

const SOLD: Told[] = [
  { event: 'saved', seat: 0, crystal: 'amber' },
  { event: 'goods_sold', seat: 0, crystal: 'quartz', many: 3, coins: 3 },
  { event: 'goods_sold', seat: 0, crystal: 'ruby', many: 1, coins: 6 },
  { event: 'sold', seat: 0, coins: 15, combination: 'small_set', bonus: 6 },
  { event: 'doubled', seat: 0, set: 'quartz', crystal: 'ruby' },
  { event: 'sold', seat: 1, coins: 0, combination: 'none', bonus: 0 },
  { event: 'day_began', day: 3, seat: 1 },
];

describe('an evening', () => {
  it('tells goods, what was kept, the combination and what it doubled', () => {
    const found = evening(SOLD);
    expect(found?.day).toBe(2);
    expect(found?.sales).toHaveLength(2);
    expect(found?.sales[0]).toMatchObject({ seat: 0, saved: ['amber'], set: 'quartz', bonus: 6, coins: 15 });
    expect(found?.sales[0]?.goods.map((goods) => goods.doubled)).toEqual([false, true]);
  });

  it('has cards and token on the last day', () => {
    const last = evening([
      { event: 'sold', seat: 0, coins: 4, combination: 'none', bonus: 0 },
      { event: 'cards_sold', seat: 0, coins: 5 },
      { event: 'token_sold', seat: 0, coins: 3 },
    ]);
    expect(last).toMatchObject({ day: null, sales: [{ coins: 4, cards: 5, token: 3 }] });
  });

  it('is none while nobody sells', () => {
    expect(evening([{ event: 'mined', seat: 0, crystal: 'ruby' }])).toBeNull();
  });

  it('counts the days of a match', () => {
    expect(evenings([SOLD, [], SOLD]).map(({ day }) => day)).toEqual([1, 2]);
  });
});

it('adds to what everyone had what came in with the step, and keeps a secret', () => {
  const step: Told[] = [
    { event: 'bonus_taken', seat: 0, card: null, coins: 2 },
    { event: 'sold', seat: 0, coins: 7, combination: 'none', bonus: 0 },
    { event: 'sold', seat: 1, coins: 4, combination: 'none', bonus: 0 },
    { event: 'token_sold', seat: 1, coins: 3 },
    { event: 'goods_sold', seat: 1, crystal: 'quartz', many: 4, coins: 4 },
  ];
  expect(totalsAfter(step, [{ coins: 10 }, { coins: 0 }, { coins: null }])).toEqual([19, 7, null]);
});
