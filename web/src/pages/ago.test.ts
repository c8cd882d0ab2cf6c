import { expect, it } from 'vitest';
import { agoOf } from './ago';

it('says how long ago something was, in the unit that fits', () => {
  const now = 1_800_000_000_000;
  expect(agoOf(now - 5 * 60_000, 'en', now)).toBe('5 minutes ago');
  expect(agoOf(now - 3 * 3_600_000, 'en', now)).toBe('3 hours ago');
  expect(agoOf(now - 86_400_000, 'en', now)).toBe('yesterday');
  expect(agoOf(now - 10_000, 'en', now)).toBe('this minute');
});
