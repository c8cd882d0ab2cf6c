import { describe, expect, it } from 'vitest';
import type { PuzzleCard } from '@/live/protocol';
import { daily, dayOf } from './daily';
import { streakOf } from './record';

const card = (key: string, game: string): PuzzleCard => ({ key, game, seats: 3, difficulty: 'master', section: 'Q3' });
const CARDS = [card('b', 'quartz'), card('a', 'quartz'), card('c', 'gem_forge')];

describe('the puzzle of the day', () => {
  it('changes its game every day and comes round', () => {
    const days = [0, 1, 2, 3, 4].map((day) => daily(CARDS, day)!.key);
    expect(days).toEqual(['a', 'c', 'b', 'c', 'a']);
  });
  it('does not depend on the order of the list', () =>
    expect(daily([CARDS[1]!, CARDS[0]!, CARDS[2]!], 2)).toEqual(daily(CARDS, 2)));
  it('is none where there is none', () => expect(daily([], 5)).toBeUndefined());
  it('changes at midnight of the world’s clock', () => {
    expect(dayOf(Date.UTC(2026, 0, 1, 23, 59))).toBe(dayOf(Date.UTC(2026, 0, 1)));
    expect(dayOf(Date.UTC(2026, 0, 2))).toBe(dayOf(Date.UTC(2026, 0, 1)) + 1);
  });
});

describe('a streak', () => {
  it('grows day by day', () => {
    expect(streakOf({ last: 0, days: 0 }, 10)).toEqual({ last: 10, days: 1 });
    expect(streakOf({ last: 10, days: 1 }, 11)).toEqual({ last: 11, days: 2 });
  });
  it('counts a day once', () => expect(streakOf({ last: 11, days: 2 }, 11)).toEqual({ last: 11, days: 2 }));
  it('begins anew after a day without', () =>
    expect(streakOf({ last: 11, days: 2 }, 13)).toEqual({ last: 13, days: 1 }));
});
