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
  events: GameEvent[];
  seat: number; // whom it is about
}

/** What a game draws its examples with. */
interface Drawn {
  default: Component<Pictured>;
  twice?: true; // the table before and the table after
}

/** An example that can be shown. */
export interface Shown {
  key: string;
  section: string;
  events: GameEvent[];
  parts: BoardParts;
  Picture: Component<Pictured>;
  pictured: Pictured;
  result: Pictured | null;
}

const PICTURES = import.meta.glob<Drawn>('./*_table.svelte');

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
    const at = (table: WorkedExample['before']) => stillScene({ ...box, words }, table);
    return shown(example, at, parts, part);
  });
}

function shown(
  example: WorkedExample,
  at: (table: WorkedExample['before']) => Scene,
  parts: BoardParts,
  { default: Picture, twice }: Drawn,
): Shown {
  const { key, section, before, after } = example;
  const events = example.events as unknown as GameEvent[];
  const seat = Number(events.find((event) => typeof event.seat === 'number')?.seat ?? 0);
  const pictured = { scene: at(before), after, events, seat };
  const result = twice ? { ...pictured, scene: at(after) } : null;
  return { key, section, events, parts, Picture, pictured, result };
}
