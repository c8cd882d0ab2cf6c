/** What flies when something is told in the card game. */

import { TIMES, Timetable, type Course } from '@/boards/quartz/flight';
import type { Told } from '@/boards/quartz/evening';
import type { CardsTable } from './table';

type Telling = (timetable: Timetable, told: Told, view: CardsTable) => void;

const hand = (seat: unknown): string => `hand-${seat}`;
const columns = (seat: unknown): string => `columns-${seat}`;
const MOST = 6; // of a column that flies

/** A mine card on its way. */
function found(timetable: Timetable, group: string, told: Told, from: string, to: string): void {
  timetable.fly(group, {
    what: 'mine',
    name: String(told.crystal),
    icon: told.icon == null ? 'plain' : String(told.icon),
    from,
    to,
    arc: 40,
  });
}

/** A helper goes to the middle of the table and rests there. */
const helper =
  (group: string, rest: number): Telling =>
  (timetable, told) =>
    timetable.fly(group, { what: 'card', name: String(told.card), from: hand(told.seat), to: 'middle', time: TIMES.move, rest, scale: 1.25 });

/** The whole line leaves. */
function leave(timetable: Timetable, view: CardsTable, to: string): void {
  for (const card of view.line) found(timetable, 'line', { event: '', ...card }, 'line', to);
}

const TELLING: Record<string, Telling> = {
  revealed: (timetable, told) => found(timetable, 'revealed', told, 'deck', 'line-end'),
  hired: (timetable, told) => found(timetable, 'hired', told, 'line-end', 'helpers'),
  card_drawn: (timetable, told) =>
    timetable.fly('drawn', {
      what: told.card == null ? 'back' : 'card',
      name: String(told.card ?? ''),
      from: 'helpers',
      to: hand(told.seat),
      scale: 0.6,
    }),
  accident: (timetable, _told, view) => {
    timetable.wait(TIMES.stagger);
    timetable.shake('line');
    leave(timetable, view, 'discard');
  },
  collected: (timetable, told, view) => leave(timetable, view, columns(told.seat)),
  attacked: helper('attacked', TIMES.rest),
  played: helper('played', TIMES.rest),
  snatched: (timetable, told) => found(timetable, 'snatched', told, 'line-end', columns(told.seat)),
  kept: (timetable, told) => found(timetable, 'kept', told, 'middle', columns(told.seat)),
  laid: (timetable, told) => found(timetable, 'laid', told, 'deck', 'middle'),
  gift_landed: (timetable) => timetable.fly('gift', { what: 'gift', name: '', from: 'middle', to: 'line-end', arc: 60 }),
  gift_returned: (timetable, told) =>
    timetable.fly('gift', { what: 'gift', name: '', from: 'middle', to: hand(told.target), arc: 90 }),
  stolen: (timetable, told) => {
    for (let many = 0; many < Math.min(MOST, Number(told.many)); many++)
      found(timetable, 'stolen', told, columns(told.victim), columns(told.seat));
  },
  protected: (timetable, told) => {
    for (let many = 0; many < Math.min(MOST, Number(told.many)); many++)
      found(timetable, 'protected', told, columns(told.seat), `chest-${told.seat}`);
  },
};

/** The course of a beat over the table as it was before. */
export function course(events: readonly Told[], view: CardsTable): Course {
  const timetable = new Timetable();
  for (const told of events) TELLING[told.event]?.(timetable, told, view);
  return timetable.done();
}
