/** What happened since the morning, read from the events of the day. */

import type { BonusView, Told } from './table';

/** A place of the bravery row: the bonus that lay there and where it went. */
export interface Place {
  bonus: BonusView | null;
  gone: 'taken' | 'lost' | 'gone' | null;
  seat: number | null;
}

/** How the day ended for a dwarf who is out of the mine. */
export type Fate = { how: 'accident' } | { how: 'left'; coins: number | null } | null;

export interface Today {
  row: BonusView[];
  gone: { how: 'taken' | 'lost'; seat: number | null }[];
  fates: Map<number, Fate>;
}

/** The events since the last morning. */
export function sinceMorning(events: readonly Told[]): readonly Told[] {
  const morning = events.findLastIndex((told) => told.event === 'day_began');
  return morning < 0 ? [] : events.slice(morning);
}

/** What the events of a day tell of its bonuses and of those who went. */
export function today(events: readonly Told[]): Today {
  const found: Today = { row: [], gone: [], fates: new Map() };
  let hurt: number | null = null;
  for (const told of sinceMorning(events)) {
    const seat = 'seat' in told ? told.seat : null;
    if (told.event === 'bonus_laid') found.row[Number(told.space)] = { card: told.card, coins: Number(told.coins) };
    if (told.event === 'bonus_taken' && seat !== null) {
      found.gone.push({ how: 'taken', seat });
      if (found.fates.get(seat)?.how !== 'accident') found.fates.set(seat, { how: 'left', coins: Number(told.coins) });
    }
    if (told.event === 'bonus_lost') found.gone.push({ how: 'lost', seat: hurt });
    if (told.event === 'left' && seat !== null) found.fates.set(seat, { how: 'left', coins: null });
    if (told.event === 'accident' && seat !== null) {
      hurt = seat;
      found.fates.set(seat, { how: 'accident' });
    }
  }
  return found;
}

/** The whole row, what is gone and what still lies there, from left to right. */
export function row(bonuses: readonly BonusView[], places: number, day: Today): Place[] {
  const taken = Math.max(0, places - bonuses.length);
  return Array.from({ length: places }, (_, space) => {
    const there = bonuses[space - taken];
    if (space >= taken && there) return { bonus: there, gone: null, seat: null };
    const past = day.gone[space];
    return { bonus: day.row[space] ?? null, gone: past?.how ?? 'gone', seat: past?.seat ?? null };
  });
}
