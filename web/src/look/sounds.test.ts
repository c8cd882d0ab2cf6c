import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Scene, View } from '@/table/scene';
import { look } from './settings.svelte';
import { loudness, SOUNDS, soundOf, soundOfView, sounds, type Note } from './sounds';

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
  const part = () => ({
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
  });
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

const RATE = 8000; // samples a second

/** The shape of a wave at a part of its period, between -1 and 1. */
const WAVES: Record<string, (part: number) => number> = {
  triangle: (part) => 1 - 4 * Math.abs(((part + 0.75) % 1) - 0.5),
  square: (part) => (part % 1 < 0.5 ? 1 : -1),
  sawtooth: (part) => 2 * (part % 1) - 1,
};

/** The samples of a sound. */
function rendered(notes: readonly Note[]): number[] {
  const seconds = Math.max(...notes.map(({ at, long }) => at + long));
  const samples = Array<number>(Math.ceil(seconds * RATE) + 1).fill(0);
  for (const note of notes) {
    let turns = 0;
    for (let i = Math.ceil(note.at * RATE); i < samples.length; i++) {
      const after = i / RATE - note.at;
      const pitch = note.to ? note.pitch * (note.to / note.pitch) ** Math.min(1, after / note.long) : note.pitch;
      turns += pitch / RATE;
      samples[i]! += WAVES[note.wave]!(turns) * loudness(note, after);
    }
  }
  return samples;
}

describe('waveforms', () => {
  it.each(Object.entries(SOUNDS))(
    '%s is short, quiet, never clips, and neither begins nor ends with a click',
    (_, notes) => {
      const samples = rendered(notes);
      const peak = Math.max(...samples.map(Math.abs));
      expect(samples.length / RATE).toBeGreaterThan(0.04);
      expect(samples.length / RATE).toBeLessThan(1);
      expect(peak).toBeGreaterThan(0.02);
      expect(peak).toBeLessThan(0.25);
      expect([samples[0]!, samples.at(-1)!].map(Math.abs).every((edge) => edge < 0.01)).toBe(true);
    },
  );
});
