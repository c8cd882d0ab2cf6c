import { describe, expect, it } from 'vitest';
import { Choice } from './choice.svelte';
import type { Move, Slot } from './scene';

let count = 0;
const move = (kind: string, ...slots: Slot[]): Move => ({ number: count++, kind, slots });
const sent: Move[] = [];
const choiceOf = (...moves: Move[]): Choice => {
  sent.length = 0;
  return new Choice((m) => sent.push(m), moves);
};

const mine = move('mine');
const eureka = move('play', ['card', 'eureka']);
const steal1 = move('play', ['card', 'steal'], ['target', 1]);
const steal2 = move('play', ['card', 'steal'], ['target', 2]);

describe('a move in one step', () => {
  it('is sent at once', () => {
    const choice = choiceOf(mine, eureka, steal1, steal2);
    choice.pick('card', 'eureka');
    expect(sent).toEqual([eureka]);
    expect(choice.begun).toBe(false);
    choice.pickKind('mine');
    expect(sent).toEqual([eureka]); // nothing more until new moves come
    choice.renew([mine, eureka]);
    choice.pickKind('mine');
    expect(sent).toEqual([eureka, mine]);
  });

  it('is not made by one touch while another is being picked', () => {
    const choice = choiceOf(mine, steal1, steal2);
    expect(choice.atOnce('mine')).toBe(mine);
    choice.pick('card', 'steal');
    expect(choice.atOnce('mine')).toBeUndefined();
  });

  it('is nothing that a closed thing could start', () => {
    const choice = choiceOf(mine, steal1);
    expect(choice.isOpen('card', 'eureka')).toBe(false);
    choice.pick('card', 'eureka');
    expect(choice.begun).toBe(false);
    expect(sent).toEqual([]);
  });
});

describe('a move in two steps', () => {
  it('waits for its target, then for the button', () => {
    const choice = choiceOf(mine, eureka, steal1, steal2);
    choice.pick('card', 'steal');
    expect(choice.ready).toBeNull();
    expect(choice.isOpen('target', 1)).toBe(true);
    expect(choice.isOpen('target', 3)).toBe(false);
    expect(choice.openThings('target')).toEqual([1, 2]);
    choice.pick('target', 2);
    expect(choice.ready).toBe(steal2);
    expect(sent).toEqual([]);
    choice.play(choice.ready!);
    expect(sent).toEqual([steal2]);
  });

  it('can be taken back before it is sent', () => {
    const choice = choiceOf(steal1, steal2);
    choice.pick('card', 'steal');
    choice.pick('target', 2);
    choice.back();
    expect(choice.picked.slots).toEqual([['card', 'steal']]);
    choice.back();
    expect(choice.begun).toBe(false);
  });

  it('is ready when nothing is left to choose', () => {
    const choice = choiceOf(mine, steal1);
    choice.pick('card', 'steal');
    expect(choice.ready).toBe(steal1);
    expect(sent).toEqual([]);
  });

  it('begins anew when another thing is touched', () => {
    const choice = choiceOf(steal1, steal2, move('play', ['card', 'swap'], ['target', 1]), mine);
    choice.pick('card', 'steal');
    expect(choice.isOpen('card', 'swap')).toBe(false);
    expect(choice.canStart('card', 'swap')).toBe(true);
    choice.pick('card', 'swap');
    expect(choice.picked.slots).toEqual([['card', 'swap']]);
  });
});

describe('things that share a role', () => {
  const ruby = move('keep', ['crystals', 'ruby']);
  const rubies = move('keep', ['crystals', 'ruby'], ['crystals', 'ruby']);
  const both = move('keep', ['crystals', 'ruby'], ['crystals', 'amber']);

  it('are picked in any order, each as often as it is there', () => {
    const choice = choiceOf(ruby, rubies, both);
    choice.pick('crystals', 'amber');
    expect(choice.ready).toBe(both);
    choice.clear();
    choice.pick('crystals', 'ruby');
    expect(choice.ready).toBe(ruby);
    expect(sent).toEqual([]);
    choice.pick('crystals', 'ruby');
    expect(choice.times('crystals', 'ruby')).toBe(2);
    expect(choice.ready).toBe(rubies);
    choice.pick('crystals', 'ruby');
    expect(choice.times('crystals', 'ruby')).toBe(1);
  });

  it('stay in their pairs', () => {
    const pair = (...s: [string, string][]): Move =>
      move(
        'play',
        ...s.flatMap(([gem, slot]): Slot[] => [
          ['gems', gem],
          ['slots', slot],
        ]),
      );
    const straight = pair(['red', 'left'], ['blue', 'right']);
    const crossed = pair(['red', 'right'], ['blue', 'left']);
    const choice = choiceOf(straight, crossed);
    choice.pick('gems', 'blue');
    choice.pick('slots', 'left');
    expect(choice.ready).toBe(crossed);
  });
});

describe('new moves', () => {
  it('keep what can still be meant and drop the rest', () => {
    const choice = choiceOf(steal1, steal2);
    choice.pick('card', 'steal');
    choice.renew([steal2, mine]);
    expect(choice.picked.slots).toEqual([['card', 'steal']]);
    choice.renew([mine]);
    expect(choice.begun).toBe(false);
  });

  it('find what was picked before something was shown', () => {
    const choice = choiceOf(steal1, steal2);
    choice.pick('card', 'steal');
    choice.pause();
    expect(choice.isOpen('target', 2)).toBe(false);
    expect(choice.ready).toBe(null);
    choice.renew([steal2, mine]);
    expect(choice.isOpen('target', 2)).toBe(true);
    choice.pause();
    choice.renew([]);
    expect(choice.begun).toBe(false);
  });

  it('are found by kind and things', () => {
    const choice = choiceOf(mine, steal1, steal2);
    expect(
      choice.find('play', [
        ['card', 'steal'],
        ['target', 2],
      ]),
    ).toBe(steal2);
    expect(choice.find('play', [['card', 'steal']])).toBeUndefined();
    expect(choice.can('mine')).toBe(true);
    expect(choice.can('leave')).toBe(false);
  });
});
