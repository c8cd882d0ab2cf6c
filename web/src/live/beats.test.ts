import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BeatQueue, speedOf } from './beats';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows everything in order, one at a time', () => {
  const told: string[] = [];
  const queue = new BeatQueue<string>(
    (item) => (told.push(`${item} begins`), item === 'quick' ? 0 : 100),
    (item) => (told.push(`${item} ends`), 0),
  );
  queue.push('a', 'quick', 'b');
  expect(told).toEqual(['a begins']);
  expect(queue.length).toBe(2);
  vi.advanceTimersByTime(100);
  expect(told).toEqual(['a begins', 'a ends', 'quick begins', 'quick ends', 'b begins']);
  queue.push('c');
  vi.advanceTimersByTime(200);
  expect(told.slice(-3)).toEqual(['b ends', 'c begins', 'c ends']);
});

it('forgets what waits when it is told to', () => {
  const ended: string[] = [];
  const queue = new BeatQueue<string>(
    () => 100,
    (item) => (ended.push(item), 0),
  );
  queue.push('a', 'b');
  queue.clear();
  vi.advanceTimersByTime(1000);
  expect(ended).toEqual([]);
  queue.push('c');
  vi.advanceTimersByTime(100);
  expect(ended).toEqual(['c']);
});

it('lets what was drawn come to rest before the next one begins', () => {
  const told: string[] = [];
  const queue = new BeatQueue<string>(
    (item) => (told.push(item), 0),
    () => 50,
  );
  queue.push('a', 'b');
  expect(told).toEqual(['a']);
  vi.advanceTimersByTime(50);
  expect(told).toEqual(['a', 'b']);
});

it('hurries the more wait, and skips only when very many do', () => {
  expect([0, 2, 3, 6, 7, 12, 13].map((waiting) => speedOf(false, waiting))).toEqual([1, 1, 0.6, 0.6, 0.3, 0.3, 0]);
  expect(speedOf(true, 0)).toBe(0.5);
});
