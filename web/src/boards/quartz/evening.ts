/** An evening's sale, read from the events of the step that settled it. */

import type { Told } from '@/look/motion/timetable';
import type { QuartzEvent } from './table';

export interface Goods {
  crystal: string;
  many: number;
  coins: number;
  doubled: boolean;
}

export interface Sale {
  seat: number;
  goods: Goods[];
  saved: string[];
  set: string | null;
  combination: string;
  bonus: number;
  coins: number;
  cards: number | null;
  token: number | null;
}

export interface Evening {
  day: number | null;
  sales: Sale[];
}

const INCOME: QuartzEvent['event'][] = ['sold', 'cards_sold', 'token_sold', 'bonus_taken'];

/** What everyone has after a step, from what they had before it; null where that is a secret. */
export const totalsAfter = (events: readonly Told[], before: readonly { coins: number | null }[]): (number | null)[] =>
  before.map(({ coins }, seat) =>
    events
      .filter((told) => told.seat === seat && INCOME.includes(told.event as QuartzEvent['event']))
      .reduce<number | null>((sum, told) => (sum === null ? null : sum + Number(told.coins)), coins),
  );

const fresh = (seat: number): Sale => ({
  seat,
  goods: [],
  saved: [],
  set: null,
  combination: 'none',
  bonus: 0,
  coins: 0,
  cards: null,
  token: null,
});

/** How each event changes the sale of its dwarf. */
const TELLING: Partial<Record<QuartzEvent['event'], (sale: Sale, told: Told) => void>> = {
  saved: (sale, told) => {
    sale.saved.push(String(told.crystal));
  },
  goods_sold: (sale, told) => {
    const { crystal, many, coins } = told;
    sale.goods.push({ crystal: String(crystal), many: Number(many), coins: Number(coins), doubled: false });
  },
  doubled: (sale, told) => {
    sale.set = String(told.set);
    for (const goods of sale.goods) if (goods.crystal === told.crystal) goods.doubled = true;
  },
  sold: (sale, told) => {
    sale.combination = String(told.combination);
    sale.bonus = Number(told.bonus);
    sale.coins = Number(told.coins);
  },
  cards_sold: (sale, told) => {
    sale.cards = Number(told.coins);
  },
  token_sold: (sale, told) => {
    sale.token = Number(told.coins);
  },
};

/** The sales that some events tell of, in the order of seats; none if nothing was sold. */
export function evening(events: readonly Told[]): Evening | null {
  const sales = new Map<number, Sale>();
  let day: number | null = null;
  const doublings: Told[] = [];
  for (const told of events) {
    if (told.event === 'day_began') day = Number(told.day) - 1;
    if (told.event === 'doubled') doublings.push(told);
    const tell = TELLING[told.event as QuartzEvent['event']];
    if (!tell || typeof told.seat !== 'number') continue;
    const sale = sales.get(told.seat) ?? fresh(told.seat);
    sales.set(told.seat, sale);
    tell(sale, told);
  }
  for (const told of doublings) TELLING.doubled?.(sales.get(Number(told.seat))!, told);
  const found = [...sales.values()].filter((sale) =>
    events.some((told) => told.event === 'sold' && told.seat === sale.seat),
  );
  return found.length ? { day, sales: found } : null;
}

/** Every evening of a match, in order; the last one also has what cards and tokens brought. */
export function evenings(steps: readonly (readonly Told[])[]): Evening[] {
  return steps
    .map(evening)
    .filter((found): found is Evening => found !== null)
    .map((found, place) => ({ ...found, day: place + 1 }));
}
