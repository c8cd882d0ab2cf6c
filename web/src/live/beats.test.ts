import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BeatQueue } from './beats';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows everything in order, one at a time', () => {
  const told: string[] = [];
  const queue = new BeatQueue<string>(
    (item) => (told.push(`${item} begins`), item === 'quick' ? 0 : 100),
    (item) => void told.push(`${item} ends`),
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
  const queue = new BeatQueue<string>(() => 100, (item) => void ended.push(item));
  queue.push('a', 'b');
  queue.clear();
  vi.advanceTimersByTime(1000);
  expect(ended).toEqual([]);
  queue.push('c');
  vi.advanceTimersByTime(100);
  expect(ended).toEqual(['c']);
});
