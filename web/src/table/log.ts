import type { GameEvent } from './scene';

/** A line of the log: what happened, and which seat it begins with. */
export interface LogLine {
  number: number;
  seat: number | null;
  event: GameEvent;
}

/** The lines of some events. */
export function linesOf(events: GameEvent[], from: number): LogLine[] {
  return events.map((event, i) => ({
    number: from + i,
    seat: typeof event.seat === 'number' ? event.seat : null,
    event,
  }));
}
