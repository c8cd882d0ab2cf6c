import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardParts } from '@/table/boards';
import type { GameFacts } from '@/table/scene';
import { bundleOf } from '@/words/bundle';
import { Speaker } from '@/words/speaker';
import type { Line } from './socket';
import { LiveTable } from './table.svelte';

const STEAL = [1, 2].map((target) => [
  'play',
  [
    ['card', 'steal'],
    ['target', target],
  ],
]);
const facts = {
  key: 'quartz',
  names: {},
  roles: { seat: { kind: 'seat', many: false } },
  options: [],
  decisions: [],
  catalogue: [['mine', []], ['leave', []], ...STEAL],
  events: [{ key: 'left', clause: 'Q3.6', roles: ['seat'], secret: [] }],
} as unknown as GameFacts;
const words = new Speaker('en', bundleOf('en', ['event-left = { $seat } leaves.']), facts);
const left = (seat: number) => ({ event: 'left', clause: 'Q3.6', seat });

const seat = (number: number, person: string | null) => ({
  seat: number,
  sitter: person ? 'person' : 'bot',
  person,
  name: person ?? `Bot ${number}`,
  avatar: '',
  level: null,
  taken_over: null,
});
const tableOf = (people: (string | null)[]) => ({
  code: 'AB',
  phase: 'playing',
  host: people[0],
  seats: people.map((person, i) => seat(i, person)),
  terms: { clock: { seconds: 0 } },
  commitment: '',
  entropy: {},
  secret: null,
  before: null,
  rematch: null,
  moves: 0,
});
const seen = (viewer: number | null, asked: number[], moves: number[] = []) => ({
  seat: viewer,
  moves,
  interrupts: [],
  undo: { state: 'none', reason: null, by: null, agreed: [], waiting: [] },
  orders: null,
  view: {
    game: 'quartz',
    seats: 3,
    seat: viewer,
    over: false,
    options: {},
    asked,
    decision: null,
    answer: null,
    table: {},
    outcome: null,
  },
});
const step = (number: number, viewer: number | null, more: object) => ({
  kind: 'step',
  step: number,
  at: 0,
  what: 'played',
  seat: 1,
  bot: true,
  agrees: null,
  moves: null,
  why: null,
  table: null,
  events: [{ seat: viewer, events: [left(1)] }],
  perspectives: [],
  clocks: {},
  ...more,
});

function table(refused = vi.fn()) {
  const asked: object[] = [];
  let shown = 0;
  let answer: object = { kind: 'done', id: 'x', step: 1 };
  const line = {
    step: 0,
    connect() {},
    close() {},
    hurry() {},
    ask: (wish: object) => (asked.push(wish), Promise.resolve(answer)),
  };
  const around = {
    words: (players: string[]) => words.among(players),
    nobody: (n: number) => `Seat ${n}`,
    cite: () => {},
    refused,
    beat: () => (shown += 1),
  };
  const made = new LiveTable(
    'AB',
    facts,
    { pace: () => 100 } as unknown as BoardParts,
    around,
    () => line as unknown as Line,
  );
  const hear = (message: object) => made.hear(message as Parameters<LiveTable['hear']>[0]);
  const welcome = (people: (string | null)[], perspectives: object[], steps: object[] = []) =>
    hear({
      kind: 'welcome',
      version: 1,
      step: 0,
      now: 0,
      table: tableOf(people),
      person: 'Odda',
      held: [],
      perspectives,
      steps,
      clocks: {},
      present: [0],
      onlookers: 0,
    });
  return { made, hear, welcome, asked, beats: () => shown, answers: (next: object) => (answer = next) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a live table', () => {
  it('keeps the head of the match, not of what is said after its end', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    const { hear, welcome } = table();
    welcome(['Odda', null, null], [seen(0, [1])]);
    hear({ ...step(5, 0, {}), head: 'five' });
    hear({ ...step(6, 0, { table: { ...tableOf(['Odda', null, null]), secret: '00' } }), head: 'six' });
    hear({ ...step(7, 0, {}), head: 'seven' });
    vi.unstubAllGlobals();
    expect(JSON.parse(kept.get('motherlode.seen')!)).toMatchObject({ AB: { heads: [[6, 'six']] } });
  });

  it('shows a step first and draws its view afterwards', () => {
    const { made, hear, welcome } = table();
    welcome(['Odda', null, null], [seen(0, [1])]);
    hear(step(1, 0, { perspectives: [seen(0, [0], [0])] }));
    expect(made.scene!.beat?.events).toEqual([left(1)]);
    expect(made.scene!.view.asked).toEqual([1]);
    vi.advanceTimersByTime(100);
    expect(made.scene!.beat).toBeNull();
    expect(made.scene!.view.asked).toEqual([0]);
    expect(made.scene!.choice.moves.map((move) => move.kind)).toEqual(['mine']);
  });

  it('loses nothing that was missed, and says it in order', () => {
    const { made, welcome } = table();
    welcome(['Odda', null, null], [seen(0, [1])], [step(1, 0, {})]);
    expect(made.log).toHaveLength(1);
    welcome(['Odda', null, null], [seen(0, [2])], [step(2, 0, {}), step(3, 0, {})]);
    vi.advanceTimersByTime(1000);
    expect(made.log.map((line) => line.key)).toEqual(['1.0', '2.0', '3.0']);
    expect(made.scene!.view.asked).toEqual([2]);
  });

  it('shows every step of many that come at once, the sooner the more wait', () => {
    const { made, hear, welcome, beats } = table();
    welcome(['Odda', null, null], [seen(0, [1])]);
    for (let n = 1; n <= 10; n++) hear(step(n, 0, { perspectives: [seen(0, [n % 3])] }));
    expect(made.scene!.speed).toBe(0.5);
    vi.advanceTimersByTime(100);
    expect(made.scene!.speed).toBeLessThan(0.5);
    vi.advanceTimersByTime(10_000);
    expect(beats()).toBe(10);
    expect(made.log).toHaveLength(10);
    expect([made.scene!.view.asked, made.scene!.speed, made.scene!.beat]).toEqual([[1], 1, null]);
  });

  it('shows only the last of very many steps, but says all of them', () => {
    const { made, hear, welcome, beats } = table();
    welcome(['Odda', null, null], [seen(0, [1])]);
    for (let n = 1; n <= 300; n++) hear(step(n, 0, { perspectives: [seen(0, [n % 3], [0])] }));
    expect(made.log.length).toBeGreaterThan(270);
    vi.advanceTimersByTime(3000);
    expect(made.log.map((line) => line.key)).toEqual(Array.from({ length: 300 }, (_, i) => `${i + 1}.0`));
    expect(beats()).toBeLessThan(40);
    expect([made.scene!.view.asked, made.scene!.choice.moves.length]).toEqual([[0], 1]);
  });

  it('offers nothing while later steps wait', () => {
    const { made, hear, welcome } = table();
    welcome(['Odda', null, null], [seen(0, [1])]);
    hear(step(1, 0, { perspectives: [seen(0, [0], [0])] }));
    hear(step(2, 0, {}));
    vi.advanceTimersByTime(100);
    expect(made.scene!.choice.moves).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(made.scene!.choice.moves).toHaveLength(1);
  });

  it('keeps what was half picked while steps are shown, as long as it can be meant', () => {
    const { made, hear, welcome } = table();
    welcome(['Odda', null, null], [seen(0, [0, 1, 2], [2, 3])]);
    const { choice } = made.scene!;
    choice.pick('card', 'steal');
    hear(step(1, 0, { perspectives: [seen(0, [0, 2], [2, 3])] }));
    hear(step(2, 0, { perspectives: [seen(0, [0], [2, 3])] }));
    vi.advanceTimersByTime(100);
    expect(choice.isOpen('target', 2)).toBe(false); // the second step is being shown
    vi.advanceTimersByTime(1000);
    expect(choice.isPicked('card', 'steal')).toBe(true);
    expect(choice.isOpen('target', 2)).toBe(true);
    hear(step(3, 0, { events: [], perspectives: [seen(0, [0], [0])] }));
    expect(choice.begun).toBe(false);
  });

  it('offers nothing more until the move that was made is drawn', async () => {
    const { made, hear, welcome, answers } = table();
    welcome(['Odda', null, null], [seen(0, [0, 1], [0, 1])]);
    answers({ kind: 'done', id: 'x', step: 2 });
    made.scene!.choice.pickKind('mine');
    hear(step(1, 0, { events: [], perspectives: [seen(0, [0], [0, 1])] })); // somebody was quicker
    expect(made.scene!.choice.moves).toEqual([]);
    await vi.runAllTimersAsync();
    expect(made.scene!.choice.moves).toEqual([]);
    hear(step(2, 0, { events: [], perspectives: [seen(0, [0], [1])] }));
    expect(made.scene!.choice.moves.map((move) => move.kind)).toEqual(['leave']);
  });

  it('forgets what was taken back, but says that it was there', () => {
    const { made, hear, welcome } = table();
    welcome(['Odda', null, null], [seen(0, [1])], [step(1, 0, {}), step(2, 0, {})]);
    const undone = { what: 'undone', seat: 0, bot: false, moves: 1, events: [] };
    hear(step(3, 0, { ...undone, perspectives: [seen(0, [0], [0])] }));
    expect(made.log.map((line) => line.undone ?? false)).toEqual([false, true, false]);
    expect(made.scene!.past).toHaveLength(1);
    hear(step(4, 0, { perspectives: [seen(0, [0], [0])] }));
    vi.advanceTimersByTime(1000);
    expect(made.scene!.past).toHaveLength(2);
  });

  it('begins a long match in its middle and counts its moves from there', () => {
    const { made, hear, welcome } = table();
    welcome(['Odda', null, null], [seen(0, [1])], [step(700, 0, { moves: 650 }), step(701, 0, { moves: 651 })]);
    expect(made.log.map((line) => line.key)).toEqual(['earlier', '700.0', '701.0']);
    const undone = { what: 'undone', seat: 0, bot: false, moves: 650, events: [] };
    hear(step(702, 0, { ...undone, perspectives: [seen(0, [0], [0])] }));
    expect(made.log.map((line) => line.undone ?? false)).toEqual([false, false, true, false]);
  });

  it('does not let anybody miss that their wish is refused or that a bot plays on for them', () => {
    const noted = vi.fn();
    const { made, hear, welcome } = table();
    made.around.note = noted;
    welcome(['Odda', 'Hild', null], [seen(0, [1])]);
    const around = { bot: false, events: [] };
    hear(step(1, 0, { ...around, what: 'undo_answered', seat: 1, agrees: false }));
    hear(step(2, 0, { ...around, what: 'taken_over', seat: 1, why: 'clock' }));
    hear(step(3, 0, { ...around, what: 'taken_over', seat: 0, why: 'clock' }));
    expect(noted.mock.calls.map(([line]) => line.note)).toEqual(['undo_answered_no', 'taken_over']);
  });

  it('shows an onlooker what everybody may know', () => {
    const { made, welcome } = table();
    welcome(['Hild', null, null], [seen(null, [1])]);
    expect(made.me).toBeNull();
    expect(made.scene!.choice.moves).toEqual([]);
  });

  it('gives the moves back when one was refused', async () => {
    const refused = vi.fn();
    const { made, welcome, answers, asked } = table(refused);
    welcome(['Odda', null, null], [seen(0, [0], [0, 1])]);
    answers({ kind: 'refused', id: 'x', error: 'stale', text: '', reason: null });
    made.scene!.choice.pickKind('mine');
    expect(asked).toEqual([{ kind: 'play', seat: 0, move: 0, after: 0 }]);
    expect(made.scene!.choice.moves).toEqual([]);
    await vi.runAllTimersAsync();
    expect(refused).toHaveBeenCalledOnce();
    expect(made.scene!.choice.moves).toHaveLength(2);
  });
});

describe('several people at one screen', () => {
  const both = (asked: number[]) => [seen(0, asked, [0]), seen(1, asked, [1])];

  it('see a curtain before the first view and between two of them', () => {
    const { made, hear, welcome } = table();
    welcome(['Odda', 'Odda', null], both([1]));
    expect(made.curtain).toBe(1);
    made.raise();
    expect(made.scene!.me).toBe(1);
    expect(made.curtain).toBeNull();
    hear(step(1, 1, { events: [], perspectives: both([0]) }));
    expect(made.curtain).toBe(0);
    made.raise();
    expect(made.scene!.me).toBe(0);
  });

  it('do not inherit what another has half picked', () => {
    const { made, hear, welcome } = table();
    const either = (asked: number[]) => [seen(0, asked, [2, 3]), seen(1, asked, [2, 3])];
    welcome(['Odda', 'Odda', null], either([1]));
    made.raise();
    made.scene!.choice.pick('card', 'steal');
    expect(made.scene!.choice.begun).toBe(true);
    hear(step(1, 1, { events: [], perspectives: either([0]) }));
    made.raise();
    expect(made.scene!.me).toBe(0);
    expect(made.scene!.choice.begun).toBe(false);
  });

  it('have a name each if they said so', () => {
    const { made, welcome } = table();
    welcome(['Odda', 'Odda', null], both([0]));
    made.table = {
      ...made.table,
      seats: made.table.seats.map((one, i) => (i === 1 ? { ...one, name: 'Eydis' } : one)),
    };
    made.hear({ kind: 'present', seats: [0, 1], onlookers: 0 });
    expect(made.scene!.seats.map((one) => one.name)).toEqual(['Odda', 'Eydis', 'Bot 2']);
  });

  it('are told apart by a number', () => {
    const { made, welcome } = table();
    welcome(['Odda', 'Odda', null], both([0]));
    expect(made.scene!.seats.map((one) => one.name)).toEqual(['Odda 1', 'Odda 2', 'Bot 2']);
  });

  it('keep the screen while a bot moves', () => {
    const { made, hear, welcome } = table();
    welcome(['Odda', 'Odda', null], both([0]));
    made.raise();
    hear(step(1, 0, { events: [], perspectives: both([2]) }));
    expect(made.curtain).toBeNull();
    expect(made.me).toBe(0);
  });
});
