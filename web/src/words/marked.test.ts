import { expect, it } from 'vitest';
import { marked, unmarked } from './marked';

it('reads emphasis and nothing else', () => {
  expect(marked('A **name** is *not* <b>bold</b>.')).toEqual([
    { tag: 'span', text: 'A ' },
    { tag: 'strong', text: 'name' },
    { tag: 'span', text: ' is ' },
    { tag: 'em', text: 'not' },
    { tag: 'span', text: ' <b>bold</b>.' },
  ]);
  expect(marked('**All**')).toEqual([{ tag: 'strong', text: 'All' }]);
  expect(marked('2 * 3')).toEqual([{ tag: 'span', text: '2 * 3' }]);
});

it('can be read aloud', () => {
  expect(unmarked('A **name** is *not* 2 * 3.')).toBe('A name is not 2 * 3.');
});
