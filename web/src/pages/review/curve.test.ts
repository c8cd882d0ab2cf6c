import { describe, expect, it } from 'vitest';
import type { Point, Review } from '@/live/protocol';
import {
  bandOf,
  chanceAt,
  HEIGHT,
  indexAt,
  LINE,
  lineOf,
  marksOf,
  NAME,
  partsOf,
  rangeOf,
  readable,
  WIDTH,
  xOf,
} from './curve';

const point = (step: number, mark: number, chance: number): Point => ({
  step,
  mark,
  seat: step ? 0 : null,
  move: step ? 'mine' : null,
  public: {
    chances: [
      [chance, 1 - chance],
      [1 - chance, chance],
    ],
    errors: [
      [0.1, 0.1],
      [0.1, 0.1],
    ],
  },
  own: [
    { chances: [[0.9], [0.1]], errors: [[0], [0]] },
    { chances: [[0.2], [0.8]], errors: [[0], [0]] },
  ],
  change: null,
});
const points = [point(0, 1, 0.5), point(1, 1, 0.75), point(2, 2, 0)];

describe('the curve', () => {
  it('goes from the left to the right, the win at the top', () => {
    expect(lineOf(points, 'public', 0, 0)).toBe('M0.0 120.0L500.0 60.0L1000.0 240.0');
    expect(lineOf(points, 'public', 0, 1)).toBe('M0.0 120.0L500.0 180.0L1000.0 0.0');
  });

  it('is seen by what everybody knew or by what a seat knew', () => {
    expect(chanceAt(points[0]!, 'public', 1, 0)).toBe(0.5);
    expect(chanceAt(points[0]!, 0, 1, 0)).toBe(0.1);
    expect(chanceAt(points[0]!, 1, 1, 0)).toBe(0.8);
  });

  it('has a band of two errors on each side, within the box', () => {
    expect(bandOf(points, 'public', 0, 0)).toBe(
      'M0.0 72.0L500.0 12.0L1000.0 192.0L1000.0 240.0L500.0 108.0L0.0 168.0Z',
    );
  });

  it('marks where a day begins, and no more than can be read', () => {
    expect(marksOf(points)).toEqual([
      { index: 0, mark: 1 },
      { index: 2, mark: 2 },
    ]);
    const many = Array.from({ length: 11 }, (_, index) => ({ index, mark: index }));
    expect(readable(many, 11, 300, NAME).map((one) => one.mark)).toEqual([0, 3, 6]);
    expect(readable(many, 11, 2000, NAME).map((one) => one.mark)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(readable(many, 11, 200, LINE)).toHaveLength(10); // lines stand closer than names do
  });

  it('finds the moment under the pointer', () => {
    expect([-1, 0.2, 0.3, 0.8, 2].map((share) => indexAt(share, 3))).toEqual([0, 0, 1, 2, 2]);
    expect(xOf(0, 1)).toBe(0);
    expect([WIDTH, HEIGHT]).toEqual([1000, 240]);
  });
});

describe('the ledger', () => {
  const figure = (value: number) => ({ value, error: 0.01 });
  const split: Review['splits'][number] = {
    seat: 0,
    result: 1,
    fair: 0.25,
    deal: figure(0.05),
    luck: figure(0.4),
    sources: [
      { name: 'stones', luck: figure(0.5) },
      { name: 'cards', luck: figure(-0.1) },
    ],
    own: figure(-0.1),
    others: figure(0.4),
  };

  it('begins each part where the one before has ended, and comes to the result', () => {
    const parts = partsOf(split);
    expect(parts.map((part) => part.name)).toEqual([
      'coach-fair',
      'coach-deal',
      'luck-stones',
      'luck-cards',
      'coach-own',
      'coach-others',
    ]);
    for (const [place, part] of parts.entries()) expect(part.from).toBeCloseTo(parts[place - 1]?.to ?? 0);
    expect(parts.at(-1)!.to).toBeCloseTo(split.result);
  });

  it('has room for parts that go below nothing or above a whole win', () => {
    expect(rangeOf([{ name: 'a', from: 0, to: -0.2, error: 0 }])).toEqual([-0.2, 1]);
    expect(rangeOf([{ name: 'a', from: 0, to: 1.3, error: 0 }])).toEqual([0, 1.3]);
  });
});
