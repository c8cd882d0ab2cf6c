import { describe, expect, it } from 'vitest';
import { odds } from './odds';

const VALUES = { quartz: 1, ruby: 6 };
const UNSEEN = { quartz: { plain: 2, hire: 1, unstable_1: 1 }, ruby: { unstable_1: 1, unstable_2: 1 } };

describe('the odds of the mine', () => {
  it('counts the cards that would clash with the line', () => {
    const known = odds({
      unseen: UNSEEN,
      line: [{ crystal: 'ruby', icon: 'unstable_1' }],
      dangerous: ['unstable_1'],
      values: VALUES,
    });
    expect(known).toMatchObject({ left: 6, clashing: 2, hire: 1 });
    expect(known.chance).toBeCloseTo(1 / 3);
    expect(known.expected).toBeCloseTo((4 * 1 + 2 * 6) / 6);
    expect(known.positions.filter(({ hot }) => hot).map(({ position }) => position)).toEqual([1]);
  });

  it('fears what the table calls dangerous, and nothing else', () => {
    const all = ['unstable_1', 'unstable_2'];
    expect(odds({ unseen: UNSEEN, line: [], dangerous: all, values: VALUES }).clashing).toBe(3);
    const patient = odds({
      unseen: UNSEEN,
      line: [{ crystal: 'ruby', icon: 'unstable_1' }],
      dangerous: [],
      values: VALUES,
    });
    expect([patient.clashing, patient.positions[0]]).toEqual([0, { position: 1, taken: 1, hot: false, left: 2 }]);
  });
});
