import { expect, test } from 'vitest';
import { greatest, leads, often } from './facts';

const past = [
  { event: 'mined', seat: 1 },
  { event: 'mined', seat: 0 },
  { event: 'scored', seat: 0, points: 3 },
  { event: 'mined', seat: 1 },
  { event: 'scored', seat: 1, points: 7 },
  { event: 'scored', seat: 2, points: 7 },
];

test('whoever did something most often comes first', () => {
  expect(often(past, 'mined')).toEqual([
    { seat: 1, many: 2 },
    { seat: 0, many: 1 },
  ]);
  expect(often(past, 'slain')).toEqual([]);
});

test('the greatest is the first of its size', () => {
  expect(greatest(past, 'scored', 'points')).toEqual(past[4]);
  expect(greatest(past, 'slain', 'points')).toBeNull();
});

test('a lead counts as changed when somebody else is alone in front', () => {
  const gained = (seat: number, total: number) => ({ event: 'gained', seat, total });
  const race = [gained(0, 3), gained(1, 3), gained(1, 5), gained(0, 6), gained(0, 7)];
  expect(leads(race, 'gained', 'total')).toBe(2);
  expect(leads(race.slice(0, 2), 'gained', 'total')).toBe(0);
  expect(leads(race.slice(0, 0), 'gained', 'total')).toBe(0);
});
