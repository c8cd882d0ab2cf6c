import { beforeEach, describe, expect, it, vi } from 'vitest';
import { canBeChecked, commandFor, findings, isFair } from './fairness';
import { bindTo, newLuck, played, saw, seenOf, sharesFor, show, unbound, type Seen } from './luck';
import type { OpenRecord, TableFacts } from './protocol';
import match from './fixtures/match.json';
import tamperings from './fixtures/tamperings.json';

const { record, seen } = match as unknown as { record: OpenRecord; seen: Seen };

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
});

describe('a match that a server has recorded', () => {
  it('is found fair by who saw it', async () => {
    const found = await findings(record, seen);
    expect(found).toEqual({ promise: true, shares: true, key: true, log: true, seen: true });
    expect(isFair(found)).toBe(true);
  });

  it('tells who was not there that nothing was compared', async () => {
    const found = await findings(record, null);
    expect(found.seen).toBeNull();
    expect(isFair(found)).toBe(true);
  });

  it.each(Object.entries(tamperings))('is no longer what was seen: %s', async (_, change) => {
    expect(isFair(await findings({ ...record, ...change } as never, seen))).toBe(false);
  });

  const inTheLog = Object.entries(tamperings).filter(([name]) => !/ in the log| of the log|everywhere/.test(name));
  it.each(inTheLog)('does not agree with itself: %s', async (_, change) => {
    expect(isFair(await findings({ ...record, ...change } as never, null))).toBe(false);
  });

  it.each([
    ['an earlier head', { heads: [[2, '00'.repeat(32)], ...seen.heads] }],
    ['the last head', { heads: [[17, '00'.repeat(32)]] }],
    ['a later step', { heads: [...seen.heads, [99, '00'.repeat(32)]] }],
    ['the promise', { commitment: '00'.repeat(32) }],
    ['a share', { shares: { ...seen.shares, 1: '00'.repeat(32) } }],
    ['no share, though this browser was bound', { shares: {} }],
  ] as [string, Partial<Seen>][])('is another than the one that was seen: %s', async (_, kept) => {
    const found = await findings(record, { ...seen, ...kept });
    expect(found).toEqual({ promise: true, shares: true, key: true, log: true, seen: false });
  });

  it('is not suspected by a browser that only looked on, or whose seat was taken on another device', async () => {
    for (const kept of [
      { seats: [], shares: {} },
      { shares: {}, bound: false },
    ])
      expect((await findings(record, { ...seen, ...kept })).seen).toBe(true);
  });

  it('of earlier days is checked here only if it was seen here', () => {
    const early = { ...record, log: record.log.map((line) => line.replace('"luck":"sha256"', '"luck":"blake2b"')) };
    expect([record, early].map((one) => canBeChecked(one, null))).toEqual([true, false]);
    expect(canBeChecked(early, seen)).toBe(true);
  });

  it('can be checked at home by the same evidence', () => {
    const [first, last] = seen.heads;
    expect(commandFor('AB', seen)).toBe(
      `motherlode verify motherlode-AB.json --commitment ${seen.commitment} --head ${first!.join(':')}` +
        ` --head ${last!.join(':')} --share ${'01'.repeat(32)} --share ${'02'.repeat(32)}`,
    );
    expect(commandFor('AB', null)).toBe('motherlode verify motherlode-AB.json');
  });
});

describe('the luck of this browser', () => {
  const facts = (change: Partial<TableFacts>) =>
    ({ phase: 'open', called: true, entropy: {}, commitments: {}, ...change }) as TableFacts;

  it('is shown when the host calls, for the seats that it belongs to', async () => {
    const { commitment } = await newLuck();
    const bound = facts({ commitments: { 1: commitment!, 2: 'ff' } });
    const shown = sharesFor(bound, [1, 2]);
    expect(Object.keys(shown)).toEqual(['1']);
    expect(sharesFor({ ...bound, called: false }, [1])).toEqual({});
    expect(sharesFor({ ...bound, entropy: shown }, [1])).toEqual({});
  });

  it('is drawn anew after a deal that came to nothing', () => {
    expect(unbound(facts({ called: false, entropy: { 0: 'aa' }, commitments: { 1: 'bb' } }), [0, 1, 2])).toEqual([2]);
    expect(unbound(facts({ phase: 'playing' }), [0])).toEqual([]);
  });

  it('keeps the first promise, and the last head of each line', () => {
    saw('AB', 'first', 3, 'three', true);
    saw('AB', 'second', 4, 'four', false);
    expect(seenOf('AB')).toMatchObject({ commitment: 'first', heads: [[4, 'four']] });
    saw('AB', 'third', 9, 'nine', true);
    saw('AB', 'third', 10, 'ten', false);
    expect(seenOf('AB')?.heads).toEqual([
      [4, 'four'],
      [10, 'ten'],
    ]);
    for (let step = 11; step < 40; step++) saw('AB', 'third', step, 'more', true);
    expect(seenOf('AB')?.heads).toHaveLength(12);
    expect(seenOf('CD')).toBeNull();
  });

  it('remembers what it showed for the last deal, and where it played', () => {
    bindTo('AB');
    expect(seenOf('AB')).toBeNull();
    saw('AB', 'first', 3, 'three', true);
    show('AB', { 1: 'vain' });
    show('AB', { 1: 'shown' });
    played('AB', [1]);
    expect(seenOf('AB')).toMatchObject({ bound: true, seats: [1], shares: { 1: 'shown' } });
  });

  it('still knows what an earlier page has kept', () => {
    store.set('motherlode.seen', JSON.stringify({ AB: { commitment: 'first', step: 4, head: 'four' } }));
    expect(seenOf('AB')).toMatchObject({ commitment: 'first', heads: [[4, 'four']], seats: [], bound: false });
  });
});
