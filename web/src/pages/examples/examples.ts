/** Worked examples of the rules: what the engine made of a few moves, drawn by the boards. */
import type { Component } from 'svelte';
import { api } from '@/live/api';
import type { WorkedExample } from '@/live/protocol';
import { boardOf, type BoardParts } from '@/table/boards';
import type { AnyGame, GameEvent, GameTypes, Scene } from '@/table/scene';
import type { Language } from '@/words/bundle';
import { boxOf, stillScene } from '../box/box';

/** What a picture of an example is drawn from. */
export interface Pictured<G extends GameTypes = AnyGame> {
  scene: Scene<G>; // the table before
  after: G['table'];
  seat: number; // whom it is about
}

/** An example that can be shown. */
export interface Shown {
  key: string;
  section: string;
  events: GameEvent[];
  parts: BoardParts;
  Picture: Component<Pictured>;
  pictured: Pictured;
}

const PICTURES = import.meta.glob<{ default: Component<Pictured> }>('./*_table.svelte');

/** The examples of a game; one without pictures has none. */
export async function examplesOf(game: string, language: Language): Promise<Shown[]> {
  const load = PICTURES[`./${game}_table.svelte`];
  if (!load) return [];
  const [part, list, box, parts] = await Promise.all([
    load(),
    api.examples(game),
    boxOf(game, language),
    boardOf(game),
  ]);
  const names = box.words.say('rules-example-players').split(', ');
  return list.map((example) => {
    const words = box.words.among(names.slice(0, example.seats));
    const scene = stillScene({ ...box, words }, example.before);
    return shown(example, scene, parts, part.default);
  });
}

function shown(example: WorkedExample, scene: Scene, parts: BoardParts, Picture: Component<Pictured>): Shown {
  const events = example.events as unknown as GameEvent[];
  const seat = events.find((event) => typeof event.seat === 'number')?.seat ?? 0;
  const pictured = { scene, after: example.after, seat: Number(seat) };
  return { key: example.key, section: example.section, events, parts, Picture, pictured };
}
