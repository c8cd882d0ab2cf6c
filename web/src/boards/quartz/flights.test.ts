import { describe, expect, it } from 'vitest';
import { TIMES } from '@/look/motion/timetable';
import { course, pace } from './flights';
import type { QuartzView } from './table';

const TABLE = { players: [{ cart: { ruby: 1, obsidian: 1 } }] } as unknown as QuartzView;

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
    const played = TIMES.move + TIMES.rest + TIMES.quick;
    expect(flights.map(({ what, to }) => `${what} ${to}`)).toEqual([
      'card middle',
      'card discard',
      'gem middle',
      'gem middle',
    ]);
    expect(flights[2]?.start).toBe(played);
    expect(flights[3]?.start).toBe(played + TIMES.stagger);
    expect(length).toBe(played + TIMES.stagger + TIMES.travel);
  });

  it('joins the shards and shakes the cart before its stones fall back into the bag', () => {
    const { flights, shakes, links } = course(
      [
        { event: 'mined', seat: 0, crystal: 'obsidian' },
        { event: 'accident', seat: 0 },
      ],
      TABLE,
    );
    expect(links).toMatchObject([{ from: 'stone-0-obsidian', to: 'cart-0' }]);
    expect(shakes[0]!.start).toBeGreaterThan(links[0]!.start);
    const [mined, ...back] = flights;
    expect(back.map(({ name, to }) => `${name} ${to}`)).toEqual(['ruby bag', 'obsidian bag', 'obsidian bag']);
    expect(back[0]!.start).toBeGreaterThan(shakes[0]!.start);
    expect(mined!.leaves).toBe(back[0]!.start);
  });

  it('takes time for an evening, and none for what nobody sees', () => {
    expect(pace([{ event: 'sold', seat: 0, coins: 1, combination: 'none', bonus: 0 }], TABLE)).toBeGreaterThan(2000);
    expect(pace([{ event: 'let_happen', seat: 0, card: 'gimme_a_hand' }], TABLE)).toBe(0);
  });
});
