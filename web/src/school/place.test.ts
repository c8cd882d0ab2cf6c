import { expect, it } from 'vitest';
import { around, lieTogether, overlap, placeOf } from './place';

const ROOM = { width: 1000, height: 600 };
const SIZE = { width: 300, height: 100 };

it('stands above what it is about, and points at its middle', () => {
  const place = placeOf({ left: 450, top: 400, width: 100, height: 50 }, SIZE, ROOM);
  expect(place).toEqual({ side: 'above', left: 350, top: 286, tail: 150 });
});

it('stands elsewhere where there is no room', () => {
  expect(placeOf({ left: 450, top: 10, width: 100, height: 50 }, SIZE, ROOM).side).toBe('below');
  expect(placeOf({ left: 0, top: 0, width: 200, height: 600 }, SIZE, ROOM).side).toBe('right');
});

it('stays in the window and still points at what is meant', () => {
  const place = placeOf({ left: 0, top: 400, width: 40, height: 40 }, SIZE, ROOM);
  expect([place.left, place.tail]).toEqual([8, 18]);
});

it('covers nothing else that can be touched if it can help it', () => {
  const lit = { left: 350, top: 250, width: 300, height: 140 };
  expect(placeOf({ left: 450, top: 400, width: 100, height: 50 }, SIZE, ROOM, [lit]).side).not.toBe('above');
});

it('covers no words if there is room elsewhere, but rather words than what can be touched', () => {
  const about = { left: 450, top: 400, width: 100, height: 50 };
  const words = { left: 350, top: 250, width: 300, height: 140 };
  expect(placeOf(about, SIZE, ROOM, [], [words]).side).not.toBe('above');
  const around = [
    { left: 0, top: 300, width: 440, height: 300 },
    { left: 560, top: 300, width: 440, height: 300 },
    { left: 350, top: 460, width: 300, height: 140 },
  ];
  expect(placeOf(about, SIZE, ROOM, around, [words]).side).toBe('above');
});

it('stands beyond what can be touched where every side is taken, and still points at what is meant', () => {
  const narrow = { width: 320, height: 600 };
  const about = { left: 200, top: 500, width: 40, height: 40 };
  const button = { left: 10, top: 420, width: 300, height: 50 };
  const words = { left: 10, top: 280, width: 300, height: 120 };
  const place = placeOf(about, SIZE, narrow, [about, button], [words]);
  expect(place).toEqual({ side: 'above', left: 10, top: 306, tail: 210 });
});

it('touches no button by its edge where another place is free', () => {
  const narrow = { width: 320, height: 600 };
  const [pile, button] = [
    { left: 20, top: 300, width: 44, height: 60 },
    { left: 10, top: 455, width: 300, height: 44 },
  ];
  const words = { left: 10, top: 380, width: 300, height: 70 };
  expect(placeOf(button, SIZE, narrow, [button, pile], [words]).top).toBe(186);
});

it('knows the box around boxes and what two have in common', () => {
  const [a, b] = [
    { left: 0, top: 0, width: 10, height: 10 },
    { left: 5, top: 5, width: 10, height: 10 },
  ];
  expect(around([a, b])).toEqual({ left: 0, top: 0, width: 15, height: 15 });
  expect([overlap(a, b), overlap(a, { ...b, left: 20 })]).toEqual([25, 0]);
});

it('tells one place from several', () => {
  const bag = { left: 0, top: 0, width: 80, height: 80 };
  expect(lieTogether([bag, { ...bag, left: 120 }])).toBe(true);
  expect(lieTogether([bag, { ...bag, left: 500, top: 300 }])).toBe(false);
});
