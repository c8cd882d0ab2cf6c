/** What moves when something is told in Dwar7s Fall. */

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
import { keyOf, standing, type DwarvesFallEvent, type DwarvesFallView } from './table';

type Told = Unclaused<DwarvesFallEvent>;

const home = (seat: unknown): string => `home-${seat}`;
const hand = (seat: unknown): string => `hand-${seat}`;
const placeOf = ({ card, owner }: Pick<Named<Told, 'worked'>, 'card' | 'owner'>): string => `${card}-${owner}`;

/** Something that comes from one place into another and is seen no more. */
const go = (timetable: Timetable, group: string, flight: Pick<Flight, 'what' | 'name' | 'from' | 'to'>): void =>
  timetable.fly(group, { arc: 60, sinks: true, ...flight });

/** Dwarves leave a card for home, as many as the work needs. */
const leave = (timetable: Timetable, told: Named<Told, 'worked' | 'failed'>, { map, cards }: DwarvesFallView): void => {
  const place = map.find((known) => keyOf(known) === placeOf(told));
  const many = Math.min(place?.dwarves[Number(told.seat)] ?? 0, cards[String(told.card)]?.need ?? 0);
  for (let dwarf = 0; dwarf < many; dwarf++) walkHome(timetable, placeOf(told), told.seat);
};

/** All dwarves of a seat leave the table. */
const leaveAll = (timetable: Timetable, { seat }: Named<Told, 'went_home'>, { map }: DwarvesFallView): void => {
  for (const { place } of standing(map).filter((dwarf) => dwarf.seat === seat)) walkHome(timetable, place, seat);
};

function walkHome(timetable: Timetable, place: string, seat: unknown): void {
  const from = `walker-${place}-${seat}`;
  timetable.fly('home', { what: 'dwarf', name: String(seat), from, to: home(seat), arc: 40, lifts: true, sinks: true });
}

const TELLING: Tellings<Told, DwarvesFallView> = {
  dwarf_put: (timetable, told) =>
    timetable.fly('put', {
      what: 'dwarf',
      name: String(told.seat),
      from: home(told.seat),
      to: `space-${placeOf(told)} place-${placeOf(told)}`,
      arc: 50,
    }),
  bounced: (timetable, told) => walkHome(timetable, placeOf(told), told.target),
  went_home: leaveAll,
  worked: leave,
  failed: leave,
  mined: (timetable, { seat, gem }) =>
    go(timetable, 'mined', { what: 'gem', name: String(gem), from: `pile-${gem}`, to: hand(seat) }),
  gem_discarded: (timetable, { seat, gem }) =>
    go(timetable, 'discarded', { what: 'gem', name: String(gem), from: hand(seat), to: `pile-${gem}` }),
  gem_stolen: (timetable, { seat, victim, gem }) =>
    go(timetable, 'stolen', {
      what: gem == null ? 'back' : 'gem',
      name: String(gem ?? ''),
      from: hand(victim),
      to: hand(seat),
    }),
  ogre_stolen: (timetable, { seat, victim, ogre }) =>
    go(timetable, 'stolen', {
      what: ogre == null ? 'back' : 'ogre',
      name: String(ogre ?? ''),
      from: hand(victim),
      to: hand(seat),
    }),
  ogre_hired: (timetable, { seat, ogre }) =>
    go(timetable, 'hired', {
      what: ogre == null ? 'back' : 'ogre',
      name: String(ogre ?? ''),
      from: 'ogres map',
      to: hand(seat),
    }),
  ogre_played: (timetable, { seat, ogre }) =>
    timetable.fly('played', {
      what: 'ogre',
      name: String(ogre),
      from: hand(seat),
      to: 'map',
      time: TIMES.move,
      rest: TIMES.rest,
      scale: 1.25,
    }),
  bought: (timetable, { seat, trade }) =>
    timetable.fly('bought', {
      what: 'trade',
      name: String(trade),
      from: `trade-${trade}`,
      to: home(seat),
      scale: 0.5,
      arc: 60,
      lifts: true,
      sinks: true,
    }),
  slain: (timetable, told) =>
    go(timetable, 'slain', {
      what: 'monster',
      name: String(told.card),
      from: `place-${placeOf(told)}`,
      to: home(told.seat),
    }),
  revealed: (timetable) => timetable.wait(TIMES.drama),
};

/** The course of a beat over the table as it was before. */
export const course = (events: readonly Told[], table: DwarvesFallView): Course => courseOf(TELLING, events, table);

const FLOOD = TIMES.quick * 2 + TIMES.move;
const RESTS: Partial<Record<Told['event'], number>> = {
  dwarf_stepped: TIMES.travel,
  driven: TIMES.travel,
  swapped: TIMES.travel,
  card_laid: FLOOD,
};

/** How long dwarves walk and colours flow after the view was drawn. */
export const settle = (events: readonly Pick<Told, 'event'>[]): number =>
  Math.max(0, ...events.map(({ event }) => RESTS[event] ?? 0));
