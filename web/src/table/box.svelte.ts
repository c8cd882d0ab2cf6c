/** What a game's box and rules say of its things; fetched when somebody first reads one. */
import { api } from '@/live/api';
import type { Language } from '@/words/bundle';
import type { Scene, Thing } from './scene';

export type Value = number | number[];

/** A number of the box as this table plays it; undefined while it is on its way, or if there is none. */
export type Numbers = (path: string) => Value | undefined;

class Fetched<T> {
  #known: Record<string, T> = $state.raw({});
  #asked = new Set<string>();

  /** What lies under a key; the first to ask has it fetched. Without a server there is nothing to tell. */
  of(key: string, fetch: () => Promise<T>): T | undefined {
    if (!this.#asked.has(key)) {
      this.#asked.add(key);
      fetch().then(
        (found) => (this.#known = { ...this.#known, [key]: found }),
        () => this.#asked.delete(key),
      );
    }
    return this.#known[key];
  }
}

const boxes = new Fetched<Record<string, Value>>();
const rules = new Fetched<Record<string, string>>();

/** The numbers of a scene's box: house rules go before what is printed. */
export function numbersOf(scene: Pick<Scene, 'facts' | 'house'>): Numbers {
  const game = scene.facts.key;
  const printed = boxes.of(game, async () =>
    Object.fromEntries((await api.components(game)).numbers.map(({ path, value }) => [path, value])),
  );
  return (path) => scene.house[path] ?? printed?.[path];
}

/** The rule about a thing. */
export const clauseOf = ({ facts }: Pick<Scene, 'facts'>, kind: string, thing: Thing): string | undefined =>
  facts.clauses[kind]?.[thing];

/** The rule about a thing in full, if it is about this thing alone. */
export function ruleOf(scene: Pick<Scene, 'facts'>, kind: string, thing: Thing, language: Language): string {
  const clause = clauseOf(scene, kind, thing);
  const game = scene.facts.key;
  if (!clause || Object.values(scene.facts.clauses[kind]!).filter((other) => other === clause).length > 1) return '';
  const texts = rules.of(`${game} ${language}`, async () => {
    const { sections } = await api.rules(game, language);
    return Object.fromEntries(sections.flatMap((section) => section.clauses.map(({ number, text }) => [number, text])));
  });
  return texts?.[clause] ?? '';
}
