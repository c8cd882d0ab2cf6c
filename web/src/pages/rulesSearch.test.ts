import { describe, expect, it } from 'vitest';
import { cut, found } from './rulesSearch';

const section = (number: string, heading: string, ...texts: string[]) => ({
  number,
  heading,
  prose: ['About it.'],
  clauses: texts.map((text, i) => ({ number: `${number}.${i + 1}`, text })),
});
const RULES = [
  section('', 'Quartz'),
  section('Q3', 'The turn', 'Mining draws a *random* crystal.', 'A card is played.'),
  section('Q7', 'A noite', 'O baú é seguro.'),
];
const numbers = (query: string) => found(RULES, query).flatMap(({ clauses }) => clauses.map(({ number }) => number));

describe('the search in the rules', () => {
  it('shows everything while nothing is looked for', () => {
    expect(found(RULES, '  ')).toBe(RULES);
  });

  it('finds clauses that have all words, whatever their case, accents and emphasis', () => {
    expect(numbers('CRYSTAL random')).toEqual(['Q3.1']);
    expect(numbers('bau')).toEqual(['Q7.1']);
    expect(numbers('crystal played')).toEqual([]);
  });

  it('finds a clause by its number and a section by its heading', () => {
    expect(numbers('q3.2')).toEqual(['Q3.2']);
    expect(numbers('turn')).toEqual(['Q3.1', 'Q3.2']);
  });

  it('cuts a text where a word stands', () => {
    expect(cut('O baú, o Baú.', 'bau')).toEqual(['O ', 'baú', ', o ', 'Baú', '.']);
    expect(cut('nothing', '')).toEqual(['nothing']);
  });
});
