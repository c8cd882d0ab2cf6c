/** What moves when something is told in Quartz. */

import { courseOf, TIMES, type Course, type Named, type Tellings, type Timetable } from '@/look/motion/timetable';
import { evening } from './evening';
import { OBSIDIAN, stones, type QuartzView, type Told } from './table';

const cart = (seat: unknown): string => `cart-${seat}`;
const hand = (seat: unknown): string => `hand-${seat}`;
const lying = (seat: unknown, crystal: unknown): string => `stone-${seat}-${crystal}`;

const ARC = { near: 30, table: 60, bag: 90 };

/** A gem out of something onto something. */
const gem = (timetable: Timetable, group: string, name: unknown, from: string, to: string, arc = ARC.table): void =>
  timetable.fly(group, { what: 'gem', name: String(name), from, to, arc });

/** A gem out of a cart: there it is seen no more. */
const out = (timetable: Timetable, group: string, seat: unknown, name: unknown, to: string, arc = ARC.table): void =>
  timetable.fly(group, {
    what: 'gem',
    name: String(name),
    from: lying(seat, name),
    to,
    arc,
    lifts: true,
    sinks: to === 'bag',
  });

/** A gem that lies on the table, or has just come there. */
function fromTable(timetable: Timetable, group: string, name: unknown, to: string): void {
  timetable.release('middle', String(name));
  const from = `drawn-${name} middle`;
  timetable.fly(group, { what: 'gem', name: String(name), from, to, arc: ARC.table, lifts: true, sinks: to === 'bag' });
}

/** A card goes to the middle of the table, rests, and is laid on the discards unless it may be answered. */
function play(timetable: Timetable, { card, seat, target }: Named<Told, 'played'>): void {
  const shown = { what: 'card', name: String(card) };
  const aimed = target !== null;
  const rest = aimed ? TIMES.quick : TIMES.rest;
  timetable.fly('played', { ...shown, from: hand(seat), to: 'middle', time: TIMES.move, rest, scale: 1.25 });
  if (aimed) return;
  timetable.release('middle');
  timetable.fly('laid', { ...shown, from: 'middle', to: 'discard', time: TIMES.quick, scale: 0.4, sinks: true });
}

/** An ember joins the shards, the cart shakes and tips, and its stones fan back into the bag. */
function accident(timetable: Timetable, { seat }: Named<Told, 'accident'>, { players }: QuartzView): void {
  const before = players[Number(seat)]?.cart ?? {};
  timetable.wait(TIMES.stagger);
  timetable.link(lying(seat, OBSIDIAN), cart(seat));
  timetable.shake(`shake-${seat}`);
  timetable.release(cart(seat));
  for (const { crystal } of stones(before)) out(timetable, 'accident', seat, crystal, 'bag', ARC.bag);
  timetable.fly('accident', { what: 'gem', name: OBSIDIAN, from: cart(seat), to: 'bag', arc: ARC.bag, sinks: true });
}

const TELLING: Tellings<Told, QuartzView> = {
  mined: (timetable, told) => gem(timetable, 'mined', told.crystal, 'bag', cart(told.seat), ARC.bag),
  shown: (timetable, told) => gem(timetable, 'shown', told.crystal, 'bag', 'middle'),
  placed: (timetable, told) => fromTable(timetable, 'placed', told.crystal, cart(told.seat)),
  put_back: (timetable, told) => {
    for (let many = 0; many < Number(told.many); many++) fromTable(timetable, 'back', told.crystal, 'bag');
  },
  swapped: (timetable, told) => {
    out(timetable, 'swap', told.seat, told.given, 'bag');
    fromTable(timetable, 'swap', told.taken, cart(told.seat));
  },
  traded: (timetable, told) => {
    out(timetable, 'trade', told.seat, told.given, cart(told.target));
    out(timetable, 'trade', told.target, told.taken, cart(told.seat));
  },
  stolen: (timetable, told) => out(timetable, 'stolen', told.victim, told.crystal, cart(told.seat)),
  lost: (timetable, told) => out(timetable, 'lost', told.seat, told.crystal, 'bag'),
  hidden: (timetable, told) => out(timetable, 'hidden', told.seat, told.crystal, `safe-${told.seat}`, ARC.near),
  obsidian_given: (timetable, told) => out(timetable, 'given', told.seat, OBSIDIAN, cart(told.target), ARC.bag),
  accident,
  token_gained: (timetable, told) =>
    timetable.fly('token', { what: 'token', name: '', from: 'bag', to: `safe-${told.seat}`, arc: ARC.table }),
  token_used: (timetable, told) => out(timetable, 'used', told.seat, OBSIDIAN, 'bag', ARC.bag),
  played: play,
  bonus_taken: (timetable, { seat, card, coins }) => {
    if (card != null)
      timetable.fly('bonus', {
        what: 'card',
        name: String(card),
        from: 'bonus-0',
        to: hand(seat),
        scale: 0.5,
        sinks: true,
      });
    if (Number(coins))
      timetable.fly('bonus', { what: 'coins', name: String(coins), from: 'bonus-0', to: `coins-${seat}`, sinks: true });
  },
  bonus_lost: (timetable, { card }) => {
    if (card != null)
      timetable.fly('lost', {
        what: 'card',
        name: String(card),
        from: 'bonus-0',
        to: 'discard',
        scale: 0.4,
        sinks: true,
      });
  },
  card_drawn: (timetable, { seat, card }) =>
    timetable.fly('drawn', {
      what: card == null ? 'back' : 'card',
      name: String(card ?? ''),
      from: 'deck',
      to: hand(seat),
      time: TIMES.move,
      scale: 0.6,
      sinks: true,
    }),
};

/** The course of a beat over the table as it was before. */
export const course = (events: readonly Told[], table: QuartzView): Course => courseOf(TELLING, events, table);

/** How long an evening is shown before the next day begins. */
const EVENING = { row: 700, after: 2600 };

/** How long a beat is shown before its view is drawn. */
export function pace(events: readonly Told[], table: QuartzView, speed = 1): number {
  const sold = evening(events);
  if (sold) return sold.sales.length * EVENING.row + EVENING.after;
  return course(events, table).length * speed;
}
