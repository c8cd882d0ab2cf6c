import { describe, expect, it } from 'vitest';
import { Choice } from '@/table/choice.svelte';
import type { Move, Slot } from '@/table/scene';
import { touch, touchable, type Aim } from './picks';

const move = (number: number, kind: string, ...slots: Slot[]): Move => ({ number, kind, slots });
const KEEP: Aim = { role: 'crystals', kind: 'keep', several: true };
const keep = (number: number, ...things: string[]): Move =>
  move(number, 'keep', ...things.map((thing): Slot => ['crystals', thing]));

describe('touching stones', () => {
  it('toggles equal stones one by one', () => {
    const choice = new Choice(() => {}, [
      keep(1, 'ruby'),
      keep(2, 'ruby', 'ruby'),
      keep(3, 'ruby', 'amber'),
      keep(4, 'amber'),
    ]);
    touch(choice, KEEP, 'ruby', false);
    expect(touchable(choice, KEEP, { ruby: 2, amber: 1 }).map(({ picked, open }) => [picked, open])).toEqual([
      [true, false],
      [false, true],
      [false, true],
    ]);
    touch(choice, KEEP, 'ruby', false);
    expect(choice.ready?.number).toBe(2);
    touch(choice, KEEP, 'ruby', true);
    expect(choice.times('crystals', 'ruby')).toBe(1);
  });

  it('counts those that are picked elsewhere first', () => {
    const choice = new Choice(() => {}, [keep(1, 'ruby'), keep(2, 'ruby', 'ruby')]);
    touch(choice, KEEP, 'ruby', false);
    expect(touchable(choice, KEEP, { ruby: 1 }, { ruby: 1 })[0]).toMatchObject({ picked: false, open: true });
  });

  it('lets a single stone take the place of another', () => {
    const given: Aim = { role: 'given', kind: 'swap', several: false };
    const swap = (number: number, one: string, other: string) => move(number, 'swap', ['given', one], ['taken', other]);
    const choice = new Choice(() => {}, [
      swap(1, 'quartz', 'ruby'),
      swap(2, 'quartz', 'amber'),
      swap(3, 'emerald', 'ruby'),
      swap(4, 'emerald', 'amber'),
    ]);
    touch(choice, given, 'quartz', false);
    touch(choice, given, 'emerald', false);
    expect(choice.picked.slots).toEqual([['given', 'emerald']]);
  });
});
