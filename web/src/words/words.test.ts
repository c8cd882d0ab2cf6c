/** Every message of the page is there in every language, with the same variables, and is used. */
import { parse, Resource, type Entry, type Message } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from './bundle';

const WORDS = import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default', eager: true });
const CODE = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

function entries(language: Language): Map<string, Message> {
  const found = new Map<string, Message>();
  for (const [path, text] of Object.entries(WORDS).filter(([path]) => path.startsWith(`./${language}/`))) {
    const parsed: Resource = parse(text, {});
    for (const entry of parsed.body as Entry[]) {
      if (entry.type === 'Junk') throw new Error(`${path} cannot be read: ${(entry as { content: string }).content}`);
      if (entry.type !== 'Message') continue;
      const message = entry as Message;
      if (found.has(message.id.name)) throw new Error(`${path} says ${message.id.name} twice`);
      found.set(message.id.name, message);
    }
  }
  return found;
}

/** The variables of a message, wherever they stand in it. */
function variables(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) node.forEach((child) => variables(child, found));
  else if (node && typeof node === 'object') {
    const one = node as { type?: string; id?: { name: string } };
    if (one.type === 'VariableReference') found.add(one.id!.name.split('-')[0]!); // forms of a name are the language's own
    Object.values(node).forEach((child) => variables(child, found));
  }
  return found;
}

const all = Object.fromEntries(LANGUAGES.map((language) => [language, entries(language)])) as Record<
  Language,
  Map<string, Message>
>;
const names = [...all.en.keys()];
const code = Object.values(CODE).join('\n');
const literals = new Set([...code.matchAll(/['"`]([a-z][a-z0-9-]+)['"`]/g)].map((match) => match[1]!));
const built = [
  ...[...code.matchAll(/\bkey\(\s*((?:'[a-z_-]+',\s*)+)/g)].map((match) =>
    match[1]!.replaceAll(/['\s]/g, '').replaceAll(',', '-').replaceAll('_', '-'),
  ),
  ...[...code.matchAll(/`([a-z]+-[a-z-]*)\$\{/g)].map((match) => match[1]!),
];
const GAMES = ['move-', 'event-', 'decision-', 'refusal-', 'option-', 'outcome-', 'label-', 'house-', 'title', 'pitch'];
const COACH = ['coach-', 'luck-']; // said by reviews, in files of the coach

describe('the words of the page', () => {
  it.each(LANGUAGES)('are all there in %s', (language) => {
    expect([...all[language].keys()].sort()).toEqual([...names].sort());
  });

  it.each(LANGUAGES)('use the same variables in %s', (language) => {
    const differing = names.filter((name) => {
      const [here, there] = [variables(all[language].get(name)), variables(all.en.get(name))];
      return [...here].some((one) => !there.has(one)) || [...there].some((one) => !here.has(one));
    });
    expect(differing).toEqual([]);
  });

  it('are all used', () => {
    const used = (name: string) => literals.has(name) || built.some((prefix) => name.startsWith(prefix));
    expect(names.filter((name) => !used(name))).toEqual([]);
  });

  it('are there wherever one is said', () => {
    const said = [...code.matchAll(/\bsay\(\s*'([a-z0-9-]+)'/g)].map((match) => match[1]!);
    const missing = said.filter(
      (name) => !all.en.has(name) && ![...GAMES, ...COACH].some((prefix) => name.startsWith(prefix)),
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  it('stand in the same files in every language', () => {
    const named = (language: Language) =>
      Object.keys(WORDS)
        .filter((path) => path.startsWith(`./${language}/`))
        .map((path) => path.slice(5));
    for (const language of LANGUAGES) expect(named(language)).toEqual(named('en'));
  });
});
