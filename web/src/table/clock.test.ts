import { expect, it } from 'vitest';
import { leftNow, saidTime } from './clock';

it('runs only while it runs, and never below nothing', () => {
  expect(leftNow({ left: 5000, running: true, at: 1000 }, 3000)).toBe(3000);
  expect(leftNow({ left: 5000, running: false, at: 1000 }, 3000)).toBe(5000);
  expect(leftNow({ left: 5000, running: true, at: 1000 }, 99_000)).toBe(0);
});

it('is read as minutes and seconds', () => {
  expect(saidTime(61_000)).toBe('1:01');
  expect(saidTime(9_001)).toBe('0:10');
  expect(saidTime(3_661_000)).toBe('1:01:01');
});
