import { expect, it } from 'vitest';
import { mark, pieces } from './pieces';

const bold = (sentence: string, names: string[]): string =>
  pieces(sentence, names)
    .map(({ text, name }) => (name ? `<${text}>` : text))
    .join('');

it('makes the names of players stand out', () => {
  expect(bold('Hild gives Torvik a ruby.', ['Hild', 'Torvik'])).toBe('<Hild> gives <Torvik> a ruby.');
});

it('leaves words alone that only contain a name', () => {
  expect(bold('Annex: Ann mines.', ['Ann'])).toBe('Annex: <Ann> mines.');
  expect(bold('Хильда и Хиль', ['Хиль'])).toBe('Хильда и <Хиль>');
});

it('takes the longest name and strange letters as they are', () => {
  expect(bold('Odda 2 (x) mines.', ['Odda', 'Odda 2', '(x)'])).toBe('<Odda 2> <(x)> mines.');
  expect(bold('Nobody here.', [''])).toBe('Nobody here.');
});

it('tells things from words', () => {
  expect(pieces(`Ann mines ${mark('crystal', 'ruby', 'a ruby')}.`, ['Ann'])).toEqual([
    { text: 'Ann', name: true },
    { text: ' mines ', name: false },
    { text: 'a ruby', name: false, kind: 'crystal', thing: 'ruby' },
    { text: '.', name: false },
  ]);
});

it('takes quotation marks to the name that they belong to', () => {
  expect(pieces(`You play “${mark('card', 'rob', 'Rob')}”.`, [])).toEqual([
    { text: 'You play ', name: false },
    { text: '“Rob”', name: false, kind: 'card', thing: 'rob' },
    { text: '.', name: false },
  ]);
});
