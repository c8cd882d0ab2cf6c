import { describe, expect, it } from 'vitest';
import { course, type Told } from './flights';
import type { QuartzCardsView } from './table';

const TABLE = {
  line: [
    { crystal: 'quartz', icon: 'unstable_2' },
    { crystal: 'ruby', icon: 'plain' },
  ],
} as unknown as QuartzCardsView;
const REVEALED: Told = { event: 'revealed', seat: 0, crystal: 'amber', icon: 'unstable_2' };

describe('what flies in the card game', () => {
  it('is a card that turns over before it slides to the end of the line', () => {
    const [card] = course([REVEALED], TABLE).flights;
    expect(card).toMatchObject({ from: 'deck', to: 'line-end', name: 'amber', icon: 'unstable_2' });
    expect(card!.hold).toBeGreaterThan(0);
  });

  it('is joined by an ember before the line is lost with the card that did it', () => {
    const { flights, links, shakes } = course([REVEALED, { event: 'accident', seat: 0, many: 3 }], TABLE);
    expect(links).toMatchObject([{ from: 'icon-2 gift', to: 'line-end' }]);
    expect(shakes[0]!.start).toBeGreaterThan(links[0]!.start);
    expect(flights.slice(1).map(({ name, from }) => `${name} ${from}`)).toEqual([
      'quartz line-0',
      'ruby line-1',
      'amber line-end',
    ]);
    expect(flights[0]!.leaves).toBe(flights[1]!.start);
  });

  it('is the whole line when it is brought home, each card to its column', () => {
    const { flights } = course([{ event: 'collected', seat: 1, many: 2 }], TABLE);
    expect(flights.map(({ to }) => to)).toEqual(['column-1-quartz columns-1', 'column-1-ruby columns-1']);
  });
});
