import { expect, it } from 'vitest';
import { Choice } from '@/table/choice.svelte';
import type { GameFacts, Move, View } from '@/table/scene';
import { firstSentence, occasion, tipsFor, usedSince } from './tips';

const facts = {
  roles: { card: { kind: 'card', many: false }, target: { kind: 'seat', many: false } },
  clauses: { card: { eureka: 'Q9.2' } },
} as unknown as GameFacts;
const view = { asked: [0], decision: { decision: 'turn', clause: 'Q3.1', seat: 0 } } as unknown as View;
const play: Move = { number: 7, kind: 'play', slots: [['card', 'eureka']] };
const past = [
  { event: 'mined', clause: 'Q3.2', seat: 0 },
  { event: 'mined', clause: 'Q3.2', seat: 1 },
  { event: 'accident', clause: 'Q4.2', seat: 0 },
];

it('speaks of what has hit this seat, of what is asked, of what can be played', () => {
  const scene = { facts, view, me: 0, past, choice: new Choice(() => {}, [play]) };
  expect(tipsFor(scene, 1)).toEqual([
    { clause: 'Q4.2', about: [] },
    { clause: 'Q3.1', about: [] },
    { clause: 'Q9.2', about: ['card:eureka'] },
  ]);
});

it('says nothing of what others are asked', () => {
  const scene = { facts, view: { ...view, asked: [1] }, me: 0, past: [], choice: new Choice() };
  expect(tipsFor(scene, 0)).toEqual([]);
});

it('knows what this seat has used by itself', () => {
  const played = { event: 'played', clause: 'Q3.4', seat: 0, card: 'eureka' };
  const drawn = { event: 'cards_drawn', clause: 'Q2.4', seat: 0, card: 'eureka' };
  expect(usedSince({ facts, me: 0, past: [drawn, played] }, 0)).toEqual(['Q9.2']);
  expect(usedSince({ facts, me: 0, past: [drawn] }, 0)).toEqual([]);
  expect(usedSince({ facts, me: 1, past: [played] }, 0)).toEqual([]);
  expect(usedSince({ facts, me: 0, past: [played] }, 1)).toEqual([]);
});

it('tells one thing to answer from the next', () => {
  const choice = new Choice(() => {}, [play]);
  const now = occasion({ choice, past, me: 0 });
  expect(occasion({ choice, past: [...past, { event: 'passed', clause: 'Q3.1', seat: 1 }], me: 0 })).toBe(now);
  expect(occasion({ choice, past: [...past, past[0]!], me: 0 })).not.toBe(now);
  expect(occasion({ choice: new Choice(() => {}, [play, { ...play, number: 8 }]), past, me: 0 })).not.toBe(now);
  expect(occasion({ choice: new Choice(), past, me: 0 })).toBe('');
});

it('takes one sentence of a clause', () => {
  expect(firstSentence('Mining draws one crystal. *Ruling:* not two.')).toBe('Mining draws one crystal.');
  expect(firstSentence('**Nope. I’m on My Break** (3) answers: nothing is drawn.')).toBe(
    '**Nope. I’m on My Break** (3) answers: nothing is drawn.',
  );
  expect(firstSentence('without an end')).toBe('without an end');
});
