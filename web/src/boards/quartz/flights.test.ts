import { describe, expect, it } from 'vitest';
import { TIMES } from './flight';
import { course, pace } from './flights';
import type { QuartzTable } from './table';

const TABLE = { players: [{ cart: { ruby: 1, obsidian: 1 } }] } as unknown as QuartzTable;

describe('what flies', () => {
  it('is one thing after the other, those of a group close together', () => {
    const { flights, length } = course(
      [
        { event: 'played', seat: 0, card: 'here_we_go', target: null },
        { event: 'shown', seat: 0, crystal: 'ruby' },
        { event: 'shown', seat: 0, crystal: 'quartz' },
      ],
      TABLE,
    );
    expect(flights.map(({ what }) => what)).toEqual(['card', 'gem', 'gem']);
    expect(flights[1]?.start).toBe(TIMES.move + TIMES.rest);
    expect(flights[2]?.start).toBe(TIMES.move + TIMES.rest + TIMES.stagger);
    expect(length).toBe(TIMES.move + TIMES.rest + TIMES.stagger + TIMES.travel);
  });

  it('shakes a cart before its stones fall back into the bag', () => {
    const { flights, shakes } = course([{ event: 'accident', seat: 0 }], TABLE);
    expect(shakes).toHaveLength(1);
    expect(flights.map(({ name, to }) => [name, to])).toEqual([
      ['ruby', 'bag'],
      ['obsidian', 'bag'],
    ]);
    expect(flights[0]!.start).toBeGreaterThan(shakes[0]!.start);
  });

  it('takes time for an evening, and none for what nobody sees', () => {
    expect(pace([{ event: 'sold', seat: 0, coins: 1, combination: 'none', bonus: 0 }], TABLE)).toBeGreaterThan(2000);
    expect(pace([{ event: 'let_happen', seat: 0, card: 'theft' }], TABLE)).toBe(0);
  });
});
