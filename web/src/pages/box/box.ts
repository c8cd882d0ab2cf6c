/** What lies in the box of a game: the parts that the rules page shows, drawn by the boards. */
import type { Component } from 'svelte';
import { api } from '@/live/api';
import { LiveScene } from '@/table/scene.svelte';
import type { GameFacts, GameTypes, Scene, View } from '@/table/scene';
import { bundle, type Language } from '@/words/bundle';
import { Speaker } from '@/words/speaker';

/** What a box needs to be drawn. */
export interface Box {
  facts: GameFacts;
  words: Speaker;
  numbers: Record<string, number | number[]>; // of the box, by path
}

const BOXES = import.meta.glob<{ default: Component<{ box: Box }> }>('./*.svelte');

/** Opens the box of a game; one without pictures of its own has none. */
export async function openBox(game: string, language: Language): Promise<[Component<{ box: Box }>, Box] | null> {
  const load = BOXES[`./${game}.svelte`];
  if (!load) return null;
  const [part, box] = await Promise.all([load(), boxOf(game, language)]);
  return [part.default, box];
}

/** The box of a game, unopened. */
export async function boxOf(game: string, language: Language): Promise<Box> {
  const [facts, { numbers }] = await Promise.all([api.game(game), api.components(game)]);
  const words = new Speaker(language, await bundle(language, game), facts as GameFacts);
  const byPath = Object.fromEntries(numbers.map((number) => [number.path, number.value]));
  return { facts: facts as GameFacts, words, numbers: byPath };
}

/** A number of the box. */
export const count = (box: Box, path: string): number => Number(box.numbers[path] ?? 0);

/** A number of the box for each of several things: `cards.*.price`. */
export const countsOf = (box: Box, path: string, things: string[]): Record<string, number> =>
  Object.fromEntries(things.map((thing) => [thing, count(box, path.replace('*', thing))]));

/** Several numbers of the box under one path. */
export const counts = (box: Box, path: string): number[] => [box.numbers[path] ?? []].flat();

/** The clauses stand below the box. */
const cite = (clause: string): void => document.getElementById(clause)?.scrollIntoView({ block: 'center' });

/** A scene in which nothing happens, for drawings that want one. */
export function stillScene<G extends GameTypes>({ facts, words }: Box, table: Partial<G['table']>): Scene<G> {
  const nothing = () => {};
  const view = {
    game: facts.key,
    seats: 0,
    seat: null,
    over: false,
    options: {},
    asked: [],
    decision: null,
    answer: null,
    table,
    outcome: null,
  };
  return new LiveScene(facts, { send: nothing, why: nothing, cite }, words, view as View, true) as unknown as Scene<G>;
}
