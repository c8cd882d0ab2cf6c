import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Scene, View } from '@/table/scene';
import { look } from './settings.svelte';
import { OF_EVENTS, soundOf, soundOfView, sounds } from './sounds';

const WORDS = import.meta.glob<string>('../../../src/motherlode/games/*/words/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const EVENTS = new Set(
  Object.values(WORDS).flatMap((text) =>
    [...text.matchAll(/^event-([a-z-]+?)(?:-hidden)? =/gm)].map(([, name]) => name!.replaceAll('-', '_')),
  ),
);

describe('what an event sounds like', () => {
  it.each([
    ['a stone into a cart', ['mined'], 'gem'],
    ['a stone into its hole', ['inserted', 'gained'], 'gem'],
    ['a card', ['played'], 'card'],
    ['a second obsidian', ['mined', 'accident'], 'danger'],
    ['the evening', ['saved', 'goods_sold', 'sold', 'day_began'], 'coin'],
    ['a dwarf on a card', ['dwarf_put'], 'knock'],
    ['nothing', [], null],
  ])('%s', (_what, events, sound) => {
    expect(soundOf(events)).toBe(sound);
  });

  it('is not silence for anything that a game tells', () => {
    expect(EVENTS.size).toBeGreaterThan(60);
    expect([...EVENTS].filter((event) => soundOf([event]) === null)).toEqual([]);
  });

  it('is known for no event that no game tells', () => {
    const named = OF_EVENTS.flatMap(([, events]) => events);
    expect(named.filter((event) => !EVENTS.has(event))).toEqual([]);
  });
});

describe('what a new view sounds like', () => {
  const view = (asked: number[], over = false) => ({ asked, over }) as View;

  it('is a call to whoever is asked now, and only once', () => {
    expect(soundOfView(view([1]), view([0]), 0)).toBe('turn');
    expect(soundOfView(view([0]), view([0]), 0)).toBeNull();
    expect(soundOfView(view([1]), view([2]), 0)).toBeNull();
    expect(soundOfView(view([1]), view([0]), null)).toBeNull();
  });

  it('is a fanfare at the end', () => {
    expect(soundOfView(view([0]), view([], true), 0)).toBe('win');
    expect(soundOfView(view([], true), view([], true), 0)).toBeNull();
  });
});

describe('the switch', () => {
  let notes: number;
  const resume = vi.fn();
  const part = () => ({ setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
  class Speakers {
    state = 'suspended';
    currentTime = 0;
    destination = {};
    resume = resume;
    createGain = () => ({ gain: part(), connect: (to: object) => to });
    createOscillator = () => ({
      frequency: part(),
      connect: (to: object) => to,
      start: () => (notes += 1),
      stop: vi.fn(),
    });
  }
  const scene = { beat: { seat: 0, events: [{ event: 'mined', clause: 'Q3.2' }] } } as unknown as Scene;

  beforeEach(() => {
    notes = 0;
    vi.stubGlobal('AudioContext', Speakers);
  });
  afterEach(() => {
    look.set({ sound: false });
    vi.unstubAllGlobals();
  });

  it('is off until somebody wants sounds', () => {
    sounds.beat(scene);
    expect(notes).toBe(0);
  });

  it('lets them be heard when it is on, and wakes the speakers', () => {
    look.set({ sound: true });
    sounds.beat(scene);
    expect(notes).toBe(2);
    expect(resume).toHaveBeenCalled();
  });

  it('silences them at once', () => {
    look.set({ sound: true });
    sounds.play('knock');
    look.set({ sound: false });
    sounds.play('knock');
    expect(notes).toBe(1);
  });
});
