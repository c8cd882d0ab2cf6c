/** What moves when something is told in the card game. */

import {
  courseOf,
  TIMES,
  type Course,
  type Flight,
  type Named,
  type Tellings,
  type Timetable,
  type Unclaused,
} from '@/look/motion/timetable';
import { positionOf, type QuartzCardsEvent, type QuartzCardsView, type MineCardView } from './table';

export type Told = Unclaused<QuartzCardsEvent>;

const hand = (seat: unknown): string => `hand-${seat}`;
const columns = (seat: unknown, crystal: unknown): string => `column-${seat}-${crystal} columns-${seat}`;
const MOST = 6; // of a column that flies
const END = 'line-end';
const AWAY = { scale: 0.5, sinks: true };

type FlightStyle = Partial<Omit<Flight, 'what' | 'name' | 'icon' | 'from' | 'to' | 'start'>>;

/** A mine card on its way. */
function found(
  timetable: Timetable,
  group: string,
  told: { crystal: string | null; icon?: string | null },
  from: string,
  to: string,
  style: FlightStyle = {},
): void {
  const icon = told.icon == null ? 'plain' : String(told.icon);
  timetable.fly(group, { what: 'mine', name: String(told.crystal), icon, from, to, arc: 40, ...style });
}

/** A helper goes to the middle of the table and rests there. */
const helper =
  (group: string) =>
  (timetable: Timetable, { card, seat }: Named<Told, 'attacked' | 'played'>): void =>
    timetable.fly(group, {
      what: 'card',
      name: String(card),
      from: hand(seat),
      to: 'middle',
      time: TIMES.move,
      rest: TIMES.rest,
      scale: 1.25,
    });

/** The card that has come to the end of the line in this beat. */
const arrived = ({ flights }: Timetable): MineCardView | null => {
  const last = flights.findLast(({ what, to }) => what === 'mine' && to === END);
  return last ? { crystal: last.name, icon: last.icon ?? 'plain' } : null;
};

/** The whole line leaves, and the card that has just come to it. */
function leave(
  timetable: Timetable,
  { line }: QuartzCardsView,
  group: string,
  to: (card: MineCardView) => string,
): void {
  timetable.release(END);
  line.forEach((card, place) => found(timetable, group, card, `line-${place}`, to(card), { lifts: true, ...AWAY }));
  const last = arrived(timetable);
  if (last) found(timetable, group, last, END, to(last), AWAY);
}

/** An ember joins what must not meet, the line shakes, and all of it is lost. */
function accident(timetable: Timetable, _told: unknown, table: QuartzCardsView): void {
  const last = arrived(timetable);
  const position = last ? positionOf(last.icon) : 0;
  timetable.wait(TIMES.stagger);
  if (position) timetable.link(`icon-${position} gift`, END);
  timetable.shake('line');
  leave(timetable, table, 'accident', () => 'discard middle');
}

const TELLING: Tellings<Told, QuartzCardsView> = {
  revealed: (timetable, told) =>
    found(timetable, 'revealed', told, 'deck', END, { time: TIMES.move + TIMES.travel, hold: TIMES.move }),
  hired: (timetable, told) => {
    timetable.release(END);
    found(timetable, 'hired', told, `line-last ${END}`, 'helpers middle', { lifts: true, ...AWAY });
  },
  card_drawn: (timetable, { seat, card }) =>
    timetable.fly('drawn', {
      what: card == null ? 'back' : 'card',
      name: String(card ?? ''),
      from: 'helpers middle',
      to: hand(seat),
      ...AWAY,
    }),
  accident,
  collected: (timetable, { seat }, table) =>
    leave(timetable, table, 'collected', ({ crystal }) => columns(seat, crystal)),
  attacked: helper('attacked'),
  played: helper('played'),
  snatched: (timetable, told) =>
    found(timetable, 'snatched', told, `line-last ${END}`, columns(told.seat, told.crystal), { lifts: true, ...AWAY }),
  kept: (timetable, told) => found(timetable, 'kept', told, 'looked', columns(told.seat, told.crystal), AWAY),
  laid: (timetable, told) => found(timetable, 'laid', told, 'looked deck', `${END} middle`),
  gift_landed: (timetable) =>
    timetable.fly('gift', { what: 'gift', name: '', from: 'middle', to: `${END} middle`, arc: 60 }),
  gift_returned: (timetable, { target }) =>
    timetable.fly('gift', { what: 'gift', name: '', from: 'middle', to: hand(target), arc: 90 }),
  stolen: (timetable, told) => {
    for (let many = 0; many < Math.min(MOST, Number(told.many)); many++)
      found(timetable, 'stolen', told, columns(told.victim, told.crystal), columns(told.seat, told.crystal), AWAY);
  },
  protected: (timetable, told) => {
    for (let many = 0; many < Math.min(MOST, Number(told.many)); many++)
      found(timetable, 'protected', told, columns(told.seat, told.crystal), `chest-${told.seat}`, AWAY);
  },
};

/** The course of a beat over the table as it was before. */
export const course = (events: readonly Told[], table: QuartzCardsView): Course => courseOf(TELLING, events, table);
