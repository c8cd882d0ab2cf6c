/** The final count: where the coins of each dwarf came from, read from all that was told. */

import type { Named } from '@/look/motion/timetable';
import { often, type Often } from '@/table/facts';
import { evenings, type Evening } from './evening';
import type { Told } from './table';

export interface Tally {
  seat: number;
  days: number[]; // what each evening's sale brought
  bravery: number;
  cards: number;
  token: number;
  total: number;
}

export interface Best {
  day: number;
  seat: number;
  coins: number;
  combination: string;
  bonus: number;
}

export interface Finale {
  tallies: Tally[];
  best: Best | null;
  accidents: Often[];
  bravest: Often | null;
}

/** The steps of a match, cut where an evening ends. */
function cut(events: readonly Told[]): Told[][] {
  const steps: Told[][] = [[]];
  for (const told of events) {
    if (told.event === 'day_began') steps.push([]);
    steps.at(-1)!.push(told);
  }
  return steps;
}

/** The tallies of all seats, in the order of the final places. */
export function finale(events: readonly Told[], scores: readonly number[]): Finale {
  const days = evenings(cut(events));
  const tallies = scores.map((total, seat): Tally => {
    const sales = days.map((day) => day.sales.find((sale) => sale.seat === seat));
    return {
      seat,
      days: sales.map((sale) => sale?.coins ?? 0),
      bravery: sum(events, 'bonus_taken', seat),
      cards: sum(events, 'cards_sold', seat),
      token: sum(events, 'token_sold', seat),
      total,
    };
  });
  return {
    tallies: tallies.sort((a, b) => b.total - a.total),
    best: bestOf(days),
    accidents: often(events, 'accident'),
    bravest: alone(often(events, 'last_inside')),
  };
}

/** The first, if nobody did it as often. */
const alone = ([first, second]: Often[]): Often | null => (first && first.many !== second?.many ? first : null);

type Paid = Named<Told, 'bonus_taken' | 'cards_sold' | 'token_sold'>;

const sum = (events: readonly Told[], event: Paid['event'], seat: number): number =>
  events
    .filter((told): told is Paid => told.event === event && told.seat === seat)
    .reduce((coins, told) => coins + (told.coins ?? 0), 0);

function bestOf(days: readonly Evening[]): Best | null {
  const all = days.flatMap(({ day, sales }) =>
    sales.map(({ seat, coins, combination, bonus }) => ({ day: day ?? 0, seat, coins, combination, bonus })),
  );
  return all.reduce<Best | null>((best, sale) => (best && best.coins >= sale.coins ? best : sale), null);
}
