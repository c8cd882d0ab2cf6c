/** What flies when something is told in Quartz. */

import { TIMES, Timetable, type Course } from './flight';
import type { Told } from './evening';
import { evening } from './evening';
import { stones, type QuartzTable } from './table';

type Telling = (table: Timetable, told: Told, view: QuartzTable) => void;

const gem = (timetable: Timetable, group: string, name: unknown, from: string, to: string, arc = 60): void =>
  timetable.fly(group, { what: 'gem', name: String(name), from, to, arc });

const cart = (seat: unknown): string => `cart-${seat}`;
const hand = (seat: unknown): string => `hand-${seat}`;

/** A card goes to the middle of the table, rests, and is laid on the discards. */
function play(timetable: Timetable, told: Told): void {
  const { card, seat, target } = told;
  const middle = target === null || target === undefined;
  timetable.fly('played', {
    what: 'card',
    name: String(card),
    from: hand(seat),
    to: 'middle',
    time: TIMES.move,
    rest: middle ? TIMES.rest : TIMES.quick,
    scale: 1.25,
  });
}

/** The cart shakes, and its stones fan back into the bag. */
function accident(timetable: Timetable, told: Told, view: QuartzTable): void {
  const dwarf = view.players[Number(told.seat)];
  timetable.wait(TIMES.stagger);
  timetable.shake(`shake-${told.seat}`);
  for (const stone of stones(dwarf?.cart ?? {})) gem(timetable, 'accident', stone.crystal, cart(told.seat), 'bag', 90);
}

const TELLING: Record<string, Telling> = {
  mined: (timetable, told) => gem(timetable, 'mined', told.crystal, 'bag', cart(told.seat), 90),
  shown: (timetable, told) => gem(timetable, 'shown', told.crystal, 'bag', 'middle'),
  placed: (timetable, told) => gem(timetable, 'placed', told.crystal, 'middle', cart(told.seat)),
  put_back: (timetable, told) => {
    for (let many = 0; many < Number(told.many); many++) gem(timetable, 'back', told.crystal, 'middle', 'bag');
  },
  swapped: (timetable, told) => {
    gem(timetable, 'swap', told.given, cart(told.seat), 'bag');
    gem(timetable, 'swap', told.taken, 'middle', cart(told.seat));
  },
  traded: (timetable, told) => {
    gem(timetable, 'trade', told.given, cart(told.seat), cart(told.target));
    gem(timetable, 'trade', told.taken, cart(told.target), cart(told.seat));
  },
  stolen: (timetable, told) => gem(timetable, 'stolen', told.crystal, cart(told.victim), cart(told.seat)),
  lost: (timetable, told) => gem(timetable, 'lost', told.crystal, cart(told.seat), 'bag'),
  hidden: (timetable, told) => gem(timetable, 'hidden', told.crystal, cart(told.seat), `hidden-${told.seat}`, 20),
  obsidian_given: (timetable, told) => gem(timetable, 'given', 'obsidian', cart(told.seat), cart(told.target), 110),
  accident,
  token_gained: (timetable, told) =>
    timetable.fly('token', { what: 'token', name: '', from: 'bag', to: cart(told.seat), arc: 60 }),
  token_used: (timetable, told) => gem(timetable, 'used', 'obsidian', cart(told.seat), 'bag', 90),
  played: play,
  bonus_taken: (timetable, told) => {
    if (told.card != null)
      timetable.fly('bonus', { what: 'card', name: String(told.card), from: 'bonus-0', to: hand(told.seat), scale: 0.5 });
    if (Number(told.coins))
      timetable.fly('bonus', { what: 'coins', name: String(told.coins), from: 'bonus-0', to: hand(told.seat) });
  },
  bonus_lost: (timetable, told) => {
    if (told.card != null)
      timetable.fly('lost', { what: 'card', name: String(told.card), from: 'bonus-0', to: 'discard', scale: 0.4 });
  },
  card_drawn: (timetable, told) =>
    timetable.fly('drawn', {
      what: told.card == null ? 'back' : 'card',
      name: String(told.card ?? ''),
      from: 'deck',
      to: hand(told.seat),
      time: TIMES.move,
      scale: 0.6,
    }),
};

/** The course of a beat over the table as it was before. */
export function course(events: readonly Told[], view: QuartzTable): Course {
  const timetable = new Timetable();
  for (const told of events) TELLING[told.event]?.(timetable, told, view);
  return timetable.done();
}

/** How long an evening is shown before the next day begins. */
const EVENING = { row: 700, after: 2600 };

/** How long a beat is shown before its view is drawn. */
export function pace(events: readonly Told[], view: QuartzTable, speed = 1): number {
  const sold = evening(events);
  if (sold) return sold.sales.length * EVENING.row + EVENING.after;
  return course(events, view).length * speed;
}
