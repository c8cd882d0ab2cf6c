/** The curve of a review as lines in a box: everything here is numbers and paths. */
import type { Places, Point, Review } from '@/live/protocol';

export const WIDTH = 1000;
export const HEIGHT = 240;
export const SURE = 2; // standard errors on each side of a chance: 95 times in a hundred it lies within

/** By whose knowledge: a seat's, or what everybody could know. */
export type Knowledge = number | 'public';

export const placesAt = (point: Point, by: Knowledge): Places =>
  by === 'public' ? point.public : (point.own[by] ?? point.public);

export const chanceAt = (point: Point, by: Knowledge, seat: number, place: number): number =>
  placesAt(point, by).chances[seat]?.[place] ?? 0;

export const errorAt = (point: Point, by: Knowledge, seat: number, place: number): number =>
  placesAt(point, by).errors[seat]?.[place] ?? 0;

export const xOf = (index: number, count: number): number => (count < 2 ? 0 : (WIDTH * index) / (count - 1));
export const yOf = (chance: number): number => HEIGHT * (1 - Math.max(0, Math.min(1, chance)));

const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The line of a seat. */
export const lineOf = (points: Point[], by: Knowledge, seat: number, place: number): string =>
  'M' + points.map((one, i) => at(xOf(i, points.length), yOf(chanceAt(one, by, seat, place)))).join('L');

/** What lies under the line of a seat. */
export const areaOf = (points: Point[], by: Knowledge, seat: number, place: number): string =>
  `${lineOf(points, by, seat, place)}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`;

/** Where the line may lie by chance: there along its upper side, back along the lower one. */
export function bandOf(points: Point[], by: Knowledge, seat: number, place: number): string {
  const side = (sign: number) =>
    points.map((one, i) => {
      const chance = chanceAt(one, by, seat, place) + sign * SURE * errorAt(one, by, seat, place);
      return at(xOf(i, points.length), yOf(chance));
    });
  return `M${[...side(1), ...side(-1).reverse()].join('L')}Z`;
}

export interface Mark {
  index: number;
  mark: number; // the day, the round
}

/** Where a day or a round begins. */
export const marksOf = (points: Point[]): Mark[] =>
  points.flatMap((one, index) => (one.mark !== points[index - 1]?.mark ? [{ index, mark: one.mark }] : []));

export const NAME = 62; // pixels that the name of a day or a round takes
export const LINE = 10; // and that lines need between them

/** Those of them that fit side by side into a width if each takes so much room. */
export function readable(marks: Mark[], count: number, width: number, room: number): Mark[] {
  let free = 0;
  return marks.filter(({ index }) => {
    const left = (width * index) / Math.max(1, count - 1);
    const fits = left >= free && left + room <= width;
    if (fits) free = left + room;
    return fits;
  });
}

/** The point under a share of the width. */
export const indexAt = (share: number, count: number): number =>
  Math.max(0, Math.min(count - 1, Math.round(share * (count - 1))));

/** The rows of the ledger: where each part of the result begins and ends. */
export interface Part {
  name: string; // its message
  from: number;
  to: number;
  error: number;
}

export function partsOf(split: Review['splits'][number]): Part[] {
  const parts = [
    { name: 'coach-fair', value: split.fair, error: 0 },
    { name: 'coach-deal', ...split.deal },
    ...split.sources.map(({ name, luck }) => ({ name: `luck-${name}`, ...luck })),
    { name: 'coach-own', ...split.own },
    { name: 'coach-others', ...split.others },
  ];
  // As they are shown, in tenths of a point, they sum to what all of them sum to.
  const tenths = (share: number): number => Math.round(1000 * share) / 1000;
  let sum = 0;
  return parts.map(({ name, value, error }) => {
    const from = tenths(sum);
    sum += value;
    return { name, from, to: tenths(sum), error };
  });
}

/** The least and the most that the parts come to, so that all bars fit. */
export function rangeOf(parts: Part[]): [number, number] {
  const ends = parts.flatMap(({ from, to }) => [from, to]);
  return [Math.min(0, ...ends), Math.max(1, ...ends)];
}
