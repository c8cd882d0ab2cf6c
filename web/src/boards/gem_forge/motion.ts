/** What moves when something is told in Gem Forge. */

import {
  courseOf,
  TIMES,
  type Course,
  type Telling,
  type Tellings,
  type Timetable,
  type Unclaused,
} from '@/look/motion/timetable';
import type { GemForgeEvent, GemForgeView } from './table';

export type Told = Unclaused<GemForgeEvent>;

const cart = (seat: unknown): string => `cart-${seat}`;
const lying = (seat: unknown, gem: unknown): string => `gem-${seat}-${gem} ${cart(seat)}`;
const inTile = (tile: unknown, gem: unknown): string => `set-${tile}-${gem} tile-${tile}`;

const stone = (timetable: Timetable, group: string, gem: unknown, from: string, to: string, more = {}): void =>
  timetable.fly(group, { what: 'gem', name: String(gem), from, to, arc: 50, lifts: true, ...more });

/** A token goes on space by space. */
const step: Telling<Told, 'gained', GemForgeView> = (timetable, { seat, total }, { players, goal }) => {
  const [from, to] = [players[Number(seat)]?.points ?? 0, Math.min(Number(total), goal)];
  if (to <= from) return;
  const via = Array.from({ length: to - from - 1 }, (_, space) => `space-${from + space + 1}`);
  const way = { from: `token-${seat}`, via, to: `space-${to}`, time: (to - from) * TIMES.step };
  timetable.fly('step', { what: 'emblem', name: String(seat), arc: 12, lifts: true, ...way });
};

/** What is seen of a beat in which stones leave a tile, or none do. */
const tellings = (emptied: unknown): Tellings<Told, GemForgeView> => ({
  gem_taken: (timetable, told) => {
    const before = timetable.flights.filter(({ from }) => from.startsWith('slope-')).length;
    stone(timetable, 'taken', told.gem, `slope-${before}`, cart(told.seat));
  },
  inserted: (timetable, { seat, gem, tile }) =>
    stone(timetable, 'inserted', gem, lying(seat, gem), `hole-${tile}-${gem} hole-${tile}-any tile-${tile}`, {
      scale: 0.8,
    }),
  gem_returned: (timetable, { seat, gem }) => {
    const from = emptied === undefined ? lying(seat, gem) : `${inTile(emptied, gem)} ${cart(seat)}`;
    stone(timetable, 'returned', gem, from, 'peak', { time: TIMES.roll, scale: 0.7, spin: 360, sinks: true });
  },
  picked_out: (timetable, { seat, gem, tile }) => stone(timetable, 'out', gem, inTile(tile, gem), cart(seat)),
  robbed: (timetable, { seat, target, gem }) => stone(timetable, 'robbed', gem, lying(target, gem), cart(seat)),
  gems_swapped: (timetable, { seat, target, given, taken }) => {
    stone(timetable, 'swapped', given, lying(seat, given), cart(target));
    stone(timetable, 'swapped', taken, lying(target, taken), cart(seat));
  },
  card_drawn: (timetable, { seat }) =>
    timetable.fly('drawn', { what: 'back', name: '', from: 'deck', to: `hand-${seat}`, scale: 0.5, sinks: true }),
  scored: (timetable, { seat, tile }) =>
    timetable.fly('scored', {
      what: 'heart',
      name: '',
      from: `tile-${tile}`,
      to: `token-${seat}`,
      arc: 70,
      sinks: true,
    }),
  gained: step,
  tile_taken: (timetable, { seat, tile }) =>
    timetable.fly('tile', {
      what: 'tile',
      name: String(tile),
      from: `tile-${tile}`,
      to: `bare-${seat} tiles-${seat}`,
      lifts: true,
    }),
  tiles_swapped: (timetable, told) => {
    const [given, taken] = [String(told.given_tile), String(told.taken_tile)];
    timetable.fly('swap', { what: 'tile', name: given, from: `tile-${given}`, to: `tile-${taken}`, lifts: true });
    timetable.fly('swap', { what: 'tile', name: taken, from: `tile-${taken}`, to: `tile-${given}`, lifts: true });
  },
  tile_thrown: (timetable, { tile }) =>
    timetable.fly('thrown', {
      what: 'tile',
      name: String(tile),
      from: `tile-${tile}`,
      to: 'deck',
      time: TIMES.move,
      scale: 0.3,
      lifts: true,
      sinks: true,
    }),
  played: (timetable) => timetable.wait(TIMES.drama),
  cancelled: (timetable) => timetable.wait(TIMES.drama),
});

/** The course of a beat over the table as it was before. */
export function course(events: readonly Told[], table: GemForgeView): Course {
  const emptied = events.find((told) => told.event === 'scored' || told.event === 'withdrawn');
  return courseOf(tellings(emptied?.tile), events, table);
}

const RESTS: Partial<Record<Told['event'], number>> = { gem_taken: TIMES.move, gem_returned: TIMES.roll };

/** How long stones roll after the view was drawn. */
export const settle = (events: readonly Pick<Told, 'event'>[]): number =>
  Math.max(0, ...events.map(({ event }) => RESTS[event] ?? 0));
