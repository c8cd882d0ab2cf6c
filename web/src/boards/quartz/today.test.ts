import { describe, expect, it } from 'vitest';
import type { Told } from './table';
import { row, today } from './today';

const MORNING: Told[] = [
  { event: 'accident', seat: 3 },
  { event: 'day_began', day: 2, seat: 0 },
  { event: 'bonus_laid', space: 0, card: 'eureka', coins: 0 },
  { event: 'bonus_laid', space: 1, card: null, coins: 1 },
  { event: 'bonus_laid', space: 2, card: 'here_we_go', coins: 2 },
];
const GONE: Told[] = [
  { event: 'accident', seat: 2 },
  { event: 'bonus_lost', card: 'eureka', coins: 0 },
  { event: 'left', seat: 1 },
  { event: 'bonus_taken', seat: 1, card: null, coins: 1 },
];

describe('what happened today', () => {
  it('tells how the day ended for those who are out, and forgets yesterday', () => {
    const { fates } = today([...MORNING, ...GONE]);
    expect([fates.get(1), fates.get(2), fates.get(3)]).toEqual([
      { how: 'left', coins: 1 },
      { how: 'accident' },
      undefined,
    ]);
  });

  it('keeps the row whole: what is gone says where it went', () => {
    const places = row([{ card: 'here_we_go', coins: 2 }], 3, today([...MORNING, ...GONE]));
    expect(places.map(({ gone, seat }) => [gone, seat])).toEqual([
      ['lost', 2],
      ['taken', 1],
      [null, null],
    ]);
    expect(places[1]?.bonus).toEqual({ card: null, coins: 1 });
  });

  it('knows only that something is gone if nothing was told', () => {
    expect(row([{ card: 'eureka', coins: 3 }], 2, today([]))[0]).toEqual({ bonus: null, gone: 'gone', seat: null });
  });
});
