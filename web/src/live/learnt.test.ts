import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from './api';
import { Learnt, type Kept } from './learnt.svelte';

const NOTHING: Kept = { done: [], answers: {}, tips: {}, firsts: {}, solved: [], streak: { last: 0, days: 0 } };
let stored: Record<string, string>;
let account: string[]; // lessons that the account knows of
const told = (sent: { done?: string[] }) => ((account = [...new Set([...account, ...(sent.done ?? [])])]), account);

beforeEach(() => {
  [stored, account] = [{}, []];
  vi.stubGlobal('localStorage', {
    getItem: (place: string) => stored[place] ?? null,
    setItem: (place: string, value: string) => (stored[place] = value),
  });
  vi.spyOn(api, 'progress').mockReset();
  vi.spyOn(api, 'progress').mockImplementation(async (sent) => ({ ...NOTHING, done: told(sent) }));
});

describe('what was learnt', () => {
  it('stays in the browser, also what earlier pages have kept', () => {
    stored['motherlode.school'] = JSON.stringify({ done: ['quartz/mining'] });
    stored['motherlode.tips'] = JSON.stringify({ quartz: ['Q3.2'] });
    const learnt = new Learnt();
    expect(learnt.kept.tips).toEqual({ quartz: ['Q3.2'] });
    learnt.set({ done: [...learnt.kept.done, 'quartz/cards'] });
    expect(new Learnt().kept.done).toEqual(['quartz/mining', 'quartz/cards']);
    expect(api.progress).not.toHaveBeenCalled();
  });
  it('is put together with what an account knows', async () => {
    account = ['gem_forge/gems'];
    const learnt = new Learnt();
    learnt.set({ done: ['quartz/mining'] });
    await learnt.meet('thora');
    expect(learnt.kept.done).toEqual(['gem_forge/gems', 'quartz/mining']);
    expect(new Learnt().kept.done).toEqual(learnt.kept.done);
  });
  it('is brought too if it is learnt meanwhile', async () => {
    const learnt = new Learnt();
    const bringing = learnt.meet('thora');
    learnt.set({ done: ['quartz/mining'] });
    await bringing;
    expect(account).toEqual(['quartz/mining']);
    expect(learnt.kept.done).toEqual(['quartz/mining']);
  });
  it('waits for the next time if the server is away', async () => {
    vi.mocked(api.progress).mockRejectedValueOnce(new Error('offline'));
    const learnt = new Learnt();
    await learnt.meet('thora');
    learnt.set({ done: ['quartz/mining'] });
    await learnt.bring();
    expect(account).toEqual(['quartz/mining']);
  });
  it('is nobody else’s when its account has gone', async () => {
    const learnt = new Learnt();
    await learnt.meet('thora');
    learnt.set({ done: ['quartz/mining'] });
    await learnt.bring();
    learnt.forget();
    expect(new Learnt().kept).toEqual(NOTHING);
    learnt.set({ done: ['quartz/cards'] });
    expect(account).toEqual(['quartz/mining']);
  });
});
