import { describe, expect, it } from 'vitest';
import { turned } from '@/look/pictures/dwarves_fall/kingdom';
import { Choice } from '@/table/choice.svelte';
import { movesOn } from './picking.svelte';
import { spotsOf, standing, walked, type FallChoice, type FallMove, type PlaceView, type Walker } from './table';

const place = (card: string, at: [number, number], dwarves: number[] = [0, 0]): PlaceView => ({
  card,
  owner: 0,
  at,
  dwarves,
  top: 'north',
  walls: [],
  below: [],
  kingdoms: [],
  stopped: false,
});

describe('walls', () => {
  it('turn with the top of their card', () => {
    expect(turned(['north', 'east'], 'north', 'east')).toEqual(['east', 'south']);
    expect(turned(['west'], 'south', 'north')).toEqual(['east']);
  });
});

describe('dwarves', () => {
  const line: Walker[] = [
    { id: 1, seat: 0, place: 'castle-0' },
    { id: 2, seat: 1, place: 'castle-0' },
  ];
  let id = 10;
  const next = () => (id += 1);

  it('walk from card to card', () => {
    const later = walked(
      line,
      [
        { seat: 0, place: 'shop-0' },
        { seat: 1, place: 'castle-0' },
      ],
      next,
    );
    expect(later.map((walker) => [walker.id, walker.place])).toEqual([
      [1, 'shop-0'],
      [2, 'castle-0'],
    ]);
  });

  it('come from home as somebody new', () => {
    const later = walked(line, [...line, { seat: 0, place: 'castle-0' }], next);
    expect(later.map((walker) => walker.id).slice(0, 2)).toEqual([1, 2]);
    expect(later[2]!.id).toBeGreaterThan(9);
  });

  it('stand where the map says', () => {
    expect(standing([place('shop', [0, 0], [2, 1])])).toHaveLength(3);
  });
});

describe('places', () => {
  const map = [place('castle', [2, 3])];
  const beside: FallMove = {
    number: 1,
    kind: 'beside',
    slots: [
      ['card', 'castle'],
      ['owner', 0],
      ['side', 'west'],
    ],
  };
  const on: FallMove = {
    number: 2,
    kind: 'on',
    slots: [
      ['card', 'castle'],
      ['owner', 0],
    ],
  };
  const choice: FallChoice = new Choice(() => {}, [beside, on]);

  it('lie beside the card that names them', () => {
    expect(spotsOf(choice, map)).toEqual([{ at: [1, 3], move: beside }]);
  });

  it('know the moves that are made on them', () => {
    expect(movesOn(choice, map[0]!)).toEqual([on]);
  });
});
