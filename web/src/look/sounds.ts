/** A few short sounds, made when they are needed; silent until somebody wants them. */
import type { Scene } from '@/table/scene';
import { look } from './settings.svelte';

interface Note {
  at: number; // seconds from now
  pitch: number; // hertz
  long: number; // seconds
  loud: number;
  wave: OscillatorType;
  to?: number; // the pitch at the end
}

const tone = (at: number, pitch: number, long = 0.12, loud = 0.12, wave: OscillatorType = 'triangle', to?: number): Note => ({
  at, pitch, long, loud, wave, to,
});

const SOUNDS = {
  knock: [tone(0, 190, 0.08, 0.2, 'square', 90)],
  gem: [tone(0, 1320, 0.16, 0.09), tone(0.05, 1980, 0.22, 0.06)],
  card: [tone(0, 520, 0.06, 0.08, 'sawtooth', 240)],
  turn: [tone(0, 523, 0.14, 0.1), tone(0.12, 784, 0.26, 0.1)],
  danger: [tone(0, 140, 0.5, 0.2, 'sawtooth', 50), tone(0.05, 90, 0.5, 0.2, 'square', 40)],
  win: [523, 659, 784, 1047].map((pitch, i) => tone(i * 0.12, pitch, 0.3, 0.1)),
} satisfies Record<string, Note[]>;
export type Sound = keyof typeof SOUNDS;

/** What an event sounds like; what is not named is a knock on wood. */
const OF_EVENT: [pattern: RegExp, sound: Sound][] = [
  [/accident|collapse|slain/, 'danger'],
  [/mined|revealed|taken|took|inserted|stolen|saved|dug/, 'gem'],
  [/card|played|drawn|laid/, 'card'],
  [/game_ended/, 'win'],
];

class Sounds {
  #context: AudioContext | null = null;

  play(sound: Sound): void {
    if (!look.sound || typeof AudioContext === 'undefined') return;
    this.#context ??= new AudioContext();
    for (const note of SOUNDS[sound]) this.#sound(this.#context, note);
  }

  /** The beat that a scene shows now. */
  beat(scene: Scene): void {
    const names = scene.beat?.events.map((event) => event.event) ?? [];
    const found = OF_EVENT.find(([pattern]) => names.some((name) => pattern.test(name)));
    if (names.length) this.play(found?.[1] ?? 'knock');
  }

  #sound(context: AudioContext, { at, pitch, long, loud, wave, to }: Note): void {
    const begin = context.currentTime + at;
    const [source, volume] = [context.createOscillator(), context.createGain()];
    source.type = wave;
    source.frequency.setValueAtTime(pitch, begin);
    if (to) source.frequency.exponentialRampToValueAtTime(to, begin + long);
    volume.gain.setValueAtTime(loud, begin);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + long);
    source.connect(volume).connect(context.destination);
    source.start(begin);
    source.stop(begin + long);
  }
}

export const sounds = new Sounds();
