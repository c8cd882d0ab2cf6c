import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameFacts } from '@/table/scene';
import { bundleOf } from '@/words/bundle';
import { Speaker } from '@/words/speaker';
import type { Replay } from './protocol';
import { ReplayTable } from './replay.svelte';

const facts = { key: 'quartz', names: {}, roles: {}, events: [], catalogue: [] } as unknown as GameFacts;
const view = (seat: number, day: number) => ({
  game: 'quartz',
  seat,
  over: false,
  asked: [],
  decision: null,
  table: { day },
});
const steps = [1, 2, 3].map((day) => ({
  seat: 0,
  move: null,
  events: [{ event: 'day', clause: 'Q2.1', day }],
  views: [view(0, day), view(1, day)],
}));
const made = (from = 0, shown: object[] = steps) =>
  new ReplayTable(
    { code: 'AB', game: 'quartz', seat: null, open: true, steps: shown } as unknown as Replay,
    facts,
    [],
    new Speaker('en', bundleOf('en', []), facts),
    () => {},
    from,
    () => 100,
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const day = (replay: ReplayTable) => (replay.scene.view.table as { day: number }).day;

it('stands at any moment, but not beyond the ends', () => {
  const replay = made();
  replay.show(99);
  expect([replay.at, day(replay)]).toEqual([2, 3]);
  replay.show(-4);
  expect([replay.at, day(replay), replay.log.length]).toEqual([0, 1, 1]);
});

it('shows what happens before it draws the next view', () => {
  const replay = made();
  replay.step();
  expect(replay.scene.beat?.events).toHaveLength(1);
  expect(day(replay)).toBe(1);
  vi.advanceTimersByTime(100);
  expect([day(replay), replay.scene.beat]).toEqual([2, null]);
});

it('plays to the end, stops there, and begins anew', () => {
  const replay = made();
  replay.toggle();
  vi.advanceTimersByTime(20_000);
  expect([replay.at, replay.playing]).toEqual([2, false]);
  replay.toggle();
  expect([replay.at, replay.playing]).toEqual([0, true]);
  replay.stop();
  vi.advanceTimersByTime(20_000);
  expect(replay.at).toBe(0);
});

it('tells boards all that was told so far, and offers nothing', () => {
  const replay = made();
  replay.show(1);
  expect(replay.scene.past.map((event) => event.day)).toEqual([1, 2]);
  expect(replay.scene.watched).toBe(true);
  expect(replay.scene.reason(7)).toBeNull();
  replay.show(0);
  expect(replay.scene.past).toHaveLength(1);
});

it('looks from the seat that was asked for', () => {
  const replay = made(1);
  replay.show(0);
  expect(replay.scene.me).toBe(1);
});

it('marks days, accidents and great moments, of each kind one a step, and jumps from one to the next', () => {
  const told = [['day_began'], ['mined'], ['accident', 'sold', 'sold'], ['left'], ['day_began', 'bonus_taken']];
  const marked = made(
    0,
    told.map((events) => ({ ...steps[0]!, events: events.map((event) => ({ event, clause: 'Q2.1', day: 1 })) })),
  );
  expect(marked.marks.map(({ at, kind }) => `${at} ${kind}`)).toEqual([
    '0 start',
    '2 danger',
    '2 gain',
    '4 start',
    '4 gain',
  ]);
  const visited = [1, 1, 1, -1, -1, -1].map((way) => (marked.jump(way as 1 | -1), marked.at));
  expect(visited).toEqual([2, 4, 4, 2, 0, 0]);
});
