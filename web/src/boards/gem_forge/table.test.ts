import { describe, expect, it } from 'vitest';
import { deedsOf, familyOf, holesOf, listed, rolled, type Stone } from './table';

const tile = (gems: Record<string, number>, any = 0, inlaid = {}) => ({
  tile: 't',
  gems,
  any,
  points: 1,
  bonus: 0,
  inlaid,
});

describe('the line of stones', () => {
  let id = 10;
  const next = () => (id += 1);
  const line: Stone[] = ['red', 'green', 'red'].map((kind, place) => ({ id: place, kind }));

  it('rolls on when the first is taken', () => {
    expect(rolled(line, ['green', 'red'], next).map((stone) => stone.id)).toEqual([1, 2]);
  });

  it('takes in new ones at the top', () => {
    const later = rolled(line, ['green', 'red', 'blue'], next);
    expect(later.slice(0, 2).map((stone) => stone.id)).toEqual([1, 2]);
    expect(later[2]!.kind).toBe('blue');
    expect(later[2]!.id).toBeGreaterThan(9);
  });

  it('is laid anew when nothing fits', () => {
    expect(rolled(line, ['blue'], next)).toHaveLength(1);
  });
});

describe('a turn', () => {
  const deeds = (...open: string[]) => deedsOf({ can: (kind) => open.includes(kind) });

  it('names what can be done', () => {
    expect(deeds('take', 'draw', 'discard', 'end_turn')).toEqual(['take', 'draw']);
  });

  it('names discarding where the cart is full', () => {
    expect(deeds('insert', 'draw', 'play', 'discard')).toEqual(['insert', 'draw', 'play', 'discard']);
  });
});

describe('a tile', () => {
  it('has its holes in the order of the colours', () => {
    const holes = holesOf(tile({ green: 1, red: 2 }, 0, { red: 1 }));
    expect(holes.map((hole) => hole.colour)).toEqual(['red', 'red', 'green']);
    expect(holes.map((hole) => hole.filled)).toEqual([true, false, false]);
  });

  it('of the rainbow takes the colour of its first gem', () => {
    expect(holesOf(tile({}, 2)).map((hole) => hole.colour)).toEqual(['any', 'any']);
    expect(holesOf(tile({}, 2, { blue: 1 })).map((hole) => hole.colour)).toEqual(['blue', 'blue']);
  });

  it('is blue in one colour and brown in several', () => {
    expect(familyOf(tile({ red: 2 }))).toBe('blue');
    expect(familyOf(tile({ red: 2, blue: 1 }))).toBe('brown');
    expect(familyOf(tile({}, 3))).toBe('rainbow');
  });

  it('counts become lists', () => {
    expect(listed({ red: 2, blue: 1 })).toEqual(['red', 'red', 'blue']);
  });
});
