import { describe, expect, it } from 'vitest';
import { percent } from '@/look/percent';
import { bears, danger, odds } from './odds';

const PRICES = { quartz: 1, amethyst: 2, emerald: 3, sapphire: 4, ruby: 6, amber: 8, obsidian: 0 };

describe('the odds of the bag', () => {
  it('counts what is left and what a draw is worth', () => {
    const known = odds({ quartz: 3, ruby: 1, obsidian: 4 }, PRICES);
    expect(known.left).toBe(8);
    expect(known.obsidian).toBe(0.5);
    expect(known.expected).toBeCloseTo((3 * 1 + 6) / 8);
    expect(known.rows.find((row) => row.crystal === 'quartz')).toMatchObject({ many: 3, height: 0.75 });
  });

  it('has nothing to say of an empty bag', () => {
    expect(odds({}, PRICES)).toMatchObject({ left: 0, obsidian: 0, expected: 0 });
  });

  it('is dangerous only for a cart that bears no more', () => {
    const bag = { quartz: 1, obsidian: 1 };
    expect(danger(bag, {}, 2)).toBe(0);
    expect(danger(bag, { obsidian: 1 }, 2)).toBe(0.5);
    expect(bears({ obsidian: 1 }, 3)).toBe(1);
    expect(danger({}, { obsidian: 1 }, 2)).toBe(0);
  });

  it('rounds to per cent without calling anything certain that is not', () => {
    expect([0, 0.001, 0.364, 0.999, 1].map(percent)).toEqual([0, 1, 36, 99, 100]);
  });
});
