/** A few short sounds, made when they are needed; silent until somebody wants them. */
import type { Scene, View } from '@/table/scene';
import type { EventName } from '@/live/events';
import { look } from './settings.svelte';

export interface Note {
  at: number; // seconds from now
  pitch: number; // hertz
  long: number; // seconds
  loud: number;
  wave: OscillatorType;
  to?: number; // the pitch at the end
}

const tone = (
  at: number,
  pitch: number,
  long = 0.12,
  loud = 0.12,
  wave: OscillatorType = 'triangle',
  to?: number,
): Note => ({
  at,
  pitch,
  long,
  loud,
  wave,
  to,
});

const VOLUME = 0.5; // of everything: sounds accompany, they do not call
const RISE = 0.006; // seconds: a sound that begins at its loudest clicks

export const SOUNDS = {
  knock: [tone(0, 190, 0.08, 0.2, 'square', 90)],
  gem: [tone(0, 1320, 0.16, 0.09), tone(0.05, 1980, 0.22, 0.06)],
  card: [tone(0, 520, 0.06, 0.08, 'sawtooth', 240)],
  coin: [tone(0, 988, 0.08, 0.08, 'square'), tone(0.07, 1319, 0.24, 0.07, 'square')],
  turn: [tone(0, 523, 0.14, 0.1), tone(0.12, 784, 0.26, 0.1)],
  danger: [tone(0, 140, 0.5, 0.2, 'sawtooth', 50), tone(0.05, 90, 0.5, 0.2, 'square', 40)],
  win: [523, 659, 784, 1047].map((pitch, i) => tone(i * 0.12, pitch, 0.3, 0.1)),
} satisfies Record<string, Note[]>;
export type Sound = keyof typeof SOUNDS;

/** What events sound like, the loudest first: of several that are told at once the first is heard. */
const OF_EVENTS: readonly [sound: Sound, events: EventName[]][] = [
  ['danger', ['accident', 'slain', 'haunted', 'cancelled']],
  ['coin', ['sold', 'bonus_taken', 'collected', 'scored', 'bought']],
  [
    'gem',
    [
      'mined',
      'shown',
      'placed',
      'swapped',
      'traded',
      'stolen',
      'lost',
      'hidden',
      'obsidian_given',
      'token_used',
      'revealed',
      'snatched',
      'kept',
      'gem_taken',
      'inserted',
      'gem_returned',
      'gems_swapped',
      'picked_out',
      'robbed',
      'gem_stolen',
      'gem_discarded',
      'dug',
      'sunk',
    ],
  ],
  [
    'card',
    [
      'played',
      'card_drawn',
      'card_dropped',
      'card_laid',
      'laid',
      'attacked',
      'protected',
      'looked',
      'gift_landed',
      'gift_returned',
      'tile_dealt',
      'tile_kept',
      'tile_taken',
      'tiles_swapped',
      'tile_thrown',
      'trade_laid',
      'trade_gone',
      'ogre_played',
      'ogre_hired',
      'ogre_stolen',
      'reshuffled',
      'tiles_reshuffled',
      'secret_dealt',
      'bonus_laid',
      'market_laid',
    ],
  ],
];

/** The sound of some events; what is not named is a knock on wood. */
export function soundOf(events: readonly string[]): Sound | null {
  if (!events.length) return null;
  return OF_EVENTS.find(([, named]) => named.some((name) => events.includes(name)))?.[0] ?? 'knock';
}

/** The sound of a new view: the match is over, or it is one's own turn now. */
export function soundOfView(before: View, after: View, me: number | null): Sound | null {
  if (after.over) return before.over ? null : 'win';
  const asked = (view: View): boolean => me !== null && view.asked.includes(me);
  return asked(after) && !asked(before) ? 'turn' : null;
}

const SILENT = 0.0001;

/** How loud a note is some seconds after its beginning, as the browser is told to make it. */
export function loudness({ long, loud }: Note, after: number): number {
  const top = loud * VOLUME;
  if (after < 0 || after > long) return 0;
  if (after < RISE) return SILENT + ((top - SILENT) * after) / RISE;
  return top * (SILENT / top) ** ((after - RISE) / (long - RISE));
}

class Sounds {
  #context: AudioContext | null = null;

  play(sound: Sound | null): void {
    if (!sound || !look.sound || typeof AudioContext === 'undefined') return;
    this.#context ??= new AudioContext();
    if (this.#context.state === 'suspended') void this.#context.resume(); // it was made before the first touch
    for (const note of SOUNDS[sound]) this.#sound(this.#context, note);
  }

  /** The beat that a scene shows now. */
  beat(scene: Scene): void {
    this.play(soundOf(scene.beat?.events.map(({ event }) => event) ?? []));
  }

  /** A new view is drawn. */
  drawn(before: View, scene: Scene): void {
    this.play(soundOfView(before, scene.view, scene.me));
  }

  #sound(context: AudioContext, { at, pitch, long, loud, wave, to }: Note): void {
    const begin = context.currentTime + at;
    const [source, volume] = [context.createOscillator(), context.createGain()];
    source.type = wave;
    source.frequency.setValueAtTime(pitch, begin);
    if (to) source.frequency.exponentialRampToValueAtTime(to, begin + long);
    volume.gain.setValueAtTime(SILENT, begin);
    volume.gain.linearRampToValueAtTime(loud * VOLUME, begin + RISE);
    volume.gain.exponentialRampToValueAtTime(SILENT, begin + long);
    source.connect(volume).connect(context.destination);
    source.start(begin);
    source.stop(begin + long);
  }
}

export const sounds = new Sounds();
