import { describe, expect, it } from 'vitest';
import { fan } from './fan';

describe('a fan of cards', () => {
  it('lies side by side where there is room', () => {
    expect(fan([50, 90], 500, 136)).toEqual({ steps: [136, 136], scrolls: false });
  });

  it('shares what room is left, and every card gains', () => {
    const { steps, scrolls } = fan([50, 90], 200, 136);
    expect(scrolls).toBe(false);
    expect(steps[0]! + steps[1]!).toBeCloseTo(200);
    expect(steps[0]!).toBeGreaterThan(50);
    expect(steps[1]!).toBeGreaterThan(90);
  });

  it('is scrolled where the words have no room', () => {
    expect(fan([50, 90], 70, 136)).toEqual({ steps: [50, 90], scrolls: true });
  });

  it('of one card has no steps', () => {
    expect(fan([], 100, 136)).toEqual({ steps: [], scrolls: false });
  });
});
