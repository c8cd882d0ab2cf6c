/** An evening's sale, read from the events of the step that settled it. */

import type { Named } from '@/look/motion/timetable';
import type { Told } from './table';

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

type Income = Named<Told, 'sold' | 'cards_sold' | 'token_sold' | 'bonus_taken'>;

const INCOME: readonly string[] = ['sold', 'cards_sold', 'token_sold', 'bonus_taken'] satisfies Income['event'][];
const isIncome = (told: Told): told is Income => INCOME.includes(told.event);

/** What everyone has after a step, from what they had before it; null where that is a secret. */
export const totalsAfter = (events: readonly Told[], before: readonly { coins: number | null }[]): (number | null)[] =>
  before.map(({ coins }, seat) =>
    events
      .filter((told): told is Income => isIncome(told) && told.seat === seat)
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
const TELLING: { readonly [K in Told['event']]?: (sale: Sale, told: Named<Told, K>) => void } = {
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
  const doublings: Named<Told, 'doubled'>[] = [];
  for (const told of events) {
    if (told.event === 'day_began') day = Number(told.day) - 1;
    if (told.event === 'doubled') doublings.push(told);
    const tell = TELLING[told.event] as ((sale: Sale, told: Told) => void) | undefined;
    if (!tell || !('seat' in told) || told.seat === null) continue;
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
