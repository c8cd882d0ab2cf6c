/** What the mine may still give: everybody can count it. */

import { CRYSTALS, POSITIONS, positionOf, type QuartzCardsView } from './table';

export interface Position {
  position: number;
  taken: number; // unstable crystals that lie there in the line
  hot: boolean; // another one there would be an accident
  left: number; // how many may still come
}

export interface Odds {
  left: number;
  clashing: number;
  chance: number;
  positions: Position[];
  rows: { crystal: string; many: number; height: number }[];
  hire: number;
  expected: number;
}

/** How likely the next card is an accident, and what it is worth on average. */
export function odds(table: Pick<QuartzCardsView, 'unseen' | 'line' | 'dangerous' | 'values'>): Odds {
  const { unseen, line, dangerous, values } = table;
  const cards = Object.entries(unseen).flatMap(([crystal, icons]) =>
    Object.entries(icons).map(([icon, many]) => ({ crystal, icon, many })),
  );
  const count = (fits: (card: (typeof cards)[number]) => boolean): number =>
    cards.filter(fits).reduce((sum, { many }) => sum + many, 0);
  const left = count(() => true);
  const positions = POSITIONS.map((position) => ({
    position,
    taken: line.filter(({ icon }) => positionOf(icon) === position).length,
    hot: dangerous.some((icon) => positionOf(icon) === position),
    left: count(({ icon }) => positionOf(icon) === position),
  }));
  const clashing = count(({ icon }) => dangerous.includes(icon));
  const many = CRYSTALS.map((crystal) => count((card) => card.crystal === crystal));
  const most = Math.max(1, ...many);
  return {
    left,
    clashing,
    chance: left ? clashing / left : 0,
    positions,
    rows: CRYSTALS.map((crystal, place) => ({ crystal, many: many[place]!, height: many[place]! / most })),
    hire: count(({ icon }) => icon === 'hire'),
    expected: left ? cards.reduce((sum, { crystal, many }) => sum + many * (values[crystal] ?? 0), 0) / left : 0,
  };
}
