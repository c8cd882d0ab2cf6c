import type { Scene } from '@/table/scene';
import { key, type Speaker } from '@/words/speaker';

type Row = [label: string, value: string];

const UNKNOWN = '–'; // in a list, where something is not there or not seen

/** The keys of a table that are one word or number each, said in words. */
export function rows(words: Speaker, part: Record<string, unknown>): Row[] {
  return Object.entries(part)
    .filter(([name]) => name !== 'players')
    .map(([name, value]): Row => [words.label(name), said(words, name, value)])
    .filter(([, value]) => value !== '');
}

/** The table without the players. */
export const common = (scene: Scene): Row[] => rows(scene.words, scene.view.table);

/** What lies before a player. */
export const own = (scene: Scene, seat: number): Row[] => rows(scene.words, scene.view.table.players?.[seat] ?? {});

function said(words: Speaker, role: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return words.isSeat(role) ? words.player(value) : String(value);
  if (typeof value === 'string') return named(words, role, value);
  if (Array.isArray(value)) return value.map((item) => said(words, role, item) || UNKNOWN).join(', ');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, inner]) => `${named(words, role, name)} ${said(words, name, inner)}`)
      .join(', ');
  }
  return value ? '✓' : '';
}

function named(words: Speaker, role: string, name: string): string {
  const kinds = [role, ...Object.keys(words.facts?.names ?? {}), 'label'];
  const kind = kinds.find((kind) => words.knows(key(kind, name)));
  return kind ? words.say(key(kind, name)) : name;
}
