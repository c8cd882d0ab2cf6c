import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Reading } from './reading.svelte';

const card = { isConnected: true, dataset: { reads: 'card:eureka' } };
const on = (element: object | null, x: number, pointerType = 'mouse'): PointerEvent =>
  ({ pointerType, buttons: 0, clientX: x, clientY: 0, target: { closest: () => element } }) as unknown as PointerEvent;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function shownAfter(...events: [kind: 'over' | 'down' | 'move', event: PointerEvent][]): string | undefined {
  const reading = new Reading();
  for (const [kind, event] of events) reading[kind](event);
  vi.runAllTimers();
  return reading.shown?.subject.thing as string | undefined;
}

it('reads what a mouse comes to rest on', () => {
  expect(shownAfter(['over', on(card, 50)])).toBe('eureka');
  expect(shownAfter(['over', on(card, 50)], ['over', on(null, 70)])).toBeUndefined();
});

it('does not read what comes to lie under a mouse that has just pressed something', () => {
  expect(shownAfter(['down', on(null, 50)], ['over', on(card, 50)])).toBeUndefined();
  expect(shownAfter(['down', on(null, 50)], ['over', on(card, 50)], ['move', on(card, 54)])).toBeUndefined();
});

it('reads it once the mouse goes on', () => {
  expect(shownAfter(['down', on(null, 50)], ['over', on(card, 50)], ['move', on(card, 80)])).toBe('eureka');
});

it('reads what a finger is held on, and not what it pans', () => {
  expect(shownAfter(['down', on(card, 50, 'touch')])).toBe('eureka');
  expect(shownAfter(['down', on(card, 50, 'touch')], ['move', on(card, 80, 'touch')])).toBeUndefined();
});
