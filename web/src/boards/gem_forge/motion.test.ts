import { describe, expect, it } from 'vitest';
import { TIMES } from '@/look/motion/timetable';
import { course, settle, type Told } from './motion';
import type { GemForgeView } from './table';

const TABLE = { goal: 20, players: [{ points: 3 }, { points: 18 }] } as unknown as GemForgeView;

describe('what moves in Gem Forge', () => {
  it('is a stone into its hole', () => {
    const [stone] = course([{ event: 'inserted', seat: 0, gem: 'red', tile: 'ring_red' }], TABLE).flights;
    expect(stone).toMatchObject({
      from: 'gem-0-red cart-0',
      to: 'hole-ring_red-red hole-ring_red-any tile-ring_red',
      lifts: true,
    });
  });

  it('is each stone of the line in its turn', () => {
    const taken = [0, 1].map((): Told => ({ event: 'gem_taken', seat: 0, gem: 'red' }));
    expect(course(taken, TABLE).flights.map(({ from }) => from)).toEqual(['slope-0', 'slope-1']);
    expect(settle(taken)).toBe(TIMES.move);
  });

  it('is a token that goes space by space, and not beyond the goal', () => {
    const [token] = course([{ event: 'gained', seat: 0, points: 3, total: 6 }], TABLE).flights;
    expect(token).toMatchObject({ via: ['space-4', 'space-5'], to: 'space-6', time: 3 * TIMES.step });
    const [last] = course([{ event: 'gained', seat: 1, points: 7, total: 25 }], TABLE).flights;
    expect(last).toMatchObject({ via: ['space-19'], to: 'space-20' });
  });

  it('lets the stones of a finished tile leave it for the peak', () => {
    const events: Told[] = [
      { event: 'scored', seat: 0, tile: 'ring_red', points: 2 },
      { event: 'gem_returned', seat: 0, gem: 'red' },
      { event: 'gem_returned', seat: 0, gem: 'red' },
    ];
    const { flights } = course(events, TABLE);
    expect(flights.map(({ what, from }) => `${what} ${from.split(' ')[0]}`)).toEqual([
      'heart tile-ring_red',
      'gem set-ring_red-red',
      'gem set-ring_red-red',
    ]);
  });
});
