/** What flies over the table when something happens in Dwar7s Fall. */
import { colourOf } from '@/look/pictures/dwarves_fall/kingdom';
import type { GameEvent, Thing } from '@/table/scene';
import type { Flight } from '../flight';

const STAGGER = 140;

const dwarf = (seat: Thing | null | undefined): Pick<Flight, 'picture' | 'size' | 'colour'> => ({
  picture: 'i-dwarf',
  size: 30,
  colour: colourOf(Number(seat)),
});

function flightOf(event: GameEvent): Flight | null {
  const { seat, card, owner, gem } = event;
  switch (event.event) {
    case 'dwarf_put':
      return { from: `home-${seat}`, to: `place-${card}-${owner}`, ...dwarf(seat) };
    case 'bounced':
      return { from: `place-${card}-${owner}`, to: `home-${event.target}`, ...dwarf(event.target) };
    case 'worked':
    case 'failed':
    case 'declined':
      return { from: `place-${card}-${owner}`, to: `home-${seat}`, ...dwarf(seat) };
    case 'mined':
      return { from: `pile-${gem}`, to: `hand-${seat}`, picture: `gem-${gem}`, size: 34 };
    case 'gem_discarded':
      return { from: `hand-${seat}`, to: `pile-${gem}`, picture: `gem-${gem}`, size: 34 };
    case 'gem_stolen':
      return { from: `hand-${event.victim}`, to: `hand-${seat}`, picture: gem ? `gem-${gem}` : 'i-hand', size: 34 };
    case 'ogre_stolen':
      return { from: `hand-${event.victim}`, to: `hand-${seat}`, picture: 'i-bolt', size: 34, colour: '#8aa857' };
    case 'slain':
      return { from: `place-${card}-${owner}`, to: `home-${seat}`, picture: 'i-dragon', size: 40, colour: '#e4523a' };
    default:
      return null;
  }
}

/** The flights of a beat, one after the other. */
export function flightsOf(events: GameEvent[]): Flight[] {
  const flights = events.map(flightOf).filter((flight) => flight !== null);
  return flights.map((flight, place) => ({ ...flight, delay: place * STAGGER }));
}

const TIMES: Record<string, number> = {
  dwarf_put: 420,
  bounced: 520,
  driven: 200,
  swapped: 300,
  worked: 520,
  failed: 520,
  declined: 520,
  mined: 560,
  gem_discarded: 400,
  gem_stolen: 560,
  ogre_stolen: 560,
  ogre_played: 700,
  slain: 640,
  revealed: 900,
};

/** How long a beat is shown. */
export function timeOf(events: GameEvent[]): number {
  const times = events.map((event) => TIMES[event.event] ?? 0).filter((time) => time > 0);
  return times.length ? Math.max(...times) + (times.length - 1) * STAGGER : 0;
}
