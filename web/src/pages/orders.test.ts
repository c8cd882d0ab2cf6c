import { expect, it } from 'vitest';
import type { GameFacts, View } from '@/table/scene';
import { offered } from './orders';

const kind = (key: string, reaction: boolean, roles: string[] = []) => ({ key, clause: '', reaction, roles });
const cards = { decisions: [kind('window', true), kind('defend', true, ['attacker']), kind('turn', false)] };
const forge = { decisions: [kind('following', true), kind('turn', false)] };

const orders = (facts: object, decision: string, turn?: number) =>
  offered({ facts: facts as GameFacts, view: { decision: { decision }, table: { turn } } as unknown as View, me: 0 });

it('offers the orders that save the answer of now, and none to who is hit or on turn', () => {
  expect(orders(cards, 'window', 2)).toEqual([
    { passes: 'unless_aimed', actor: null },
    { passes: 'while_acting', actor: 2 },
  ]);
  expect(orders(forge, 'following')).toEqual([{ passes: 'until_turn', actor: null }]);
  expect([orders(cards, 'defend', 2), orders(cards, 'turn', 0)]).toEqual([[], []]);
});
