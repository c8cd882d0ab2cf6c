import { describe, expect, it } from 'vitest';
import { TIMES } from '@/look/motion/timetable';
import { course, settle } from './motion';
import type { DwarvesFallView } from './table';

const TABLE = {
  cards: { shop: { need: 3 } },
  map: [{ card: 'shop', owner: 1, dwarves: [4, 1] }],
} as unknown as DwarvesFallView;

describe('what moves in Dwar7s Fall', () => {
  it('is a dwarf from home to its space', () => {
    const [dwarf] = course([{ event: 'dwarf_put', seat: 0, card: 'shop', owner: 1 }], TABLE).flights;
    expect(dwarf).toMatchObject({ from: 'home-0', to: 'space-shop-1 place-shop-1' });
  });

  it('is every dwarf that has worked, on its way home', () => {
    const { flights } = course([{ event: 'worked', seat: 0, card: 'shop', owner: 1 }], TABLE);
    expect(flights.map(({ from, to }) => `${from} ${to}`)).toEqual(Array(3).fill('walker-shop-1-0 home-0'));
  });

  it('is every dwarf of a seat that is tired of waiting, and nobody else', () => {
    const { flights } = course([{ event: 'went_home', seat: 1 }], {
      ...TABLE,
      map: [...TABLE.map, { card: 'dragon', owner: 0, dwarves: [3, 2] }] as DwarvesFallView['map'],
    });
    const left = ['walker-shop-1-1', 'walker-dragon-0-1', 'walker-dragon-0-1'];
    expect(flights.map(({ from, to }) => `${from} ${to}`)).toEqual(left.map((from) => `${from} home-1`));
  });

  it('is a hidden card if nobody may know it', () => {
    expect(course([{ event: 'gem_stolen', seat: 0, victim: 1, gem: null }], TABLE).flights[0]).toMatchObject({
      what: 'back',
    });
  });

  it('waits for those who walk after the view was drawn', () => {
    expect(settle([{ event: 'dwarf_stepped' }])).toBe(TIMES.travel);
    expect(settle([{ event: 'turn_began' }])).toBe(0);
  });
});
