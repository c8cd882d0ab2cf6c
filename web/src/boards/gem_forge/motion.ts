/** What flies over the table when something happens in Gem Forge. */
import type { GameEvent } from '@/table/scene';
import type { Flight } from '../flight';
import type { Table } from './table';

const STAGGER = 120;

/** The place of a tile in front of a player. */
function tileAt(event: GameEvent): string {
  return `tile-${event.tile}`;
}

function flightOf(event: GameEvent, table: Table): Flight | null {
  const seat = event.seat;
  switch (event.event) {
    case 'gem_taken':
      return { from: 'mouth', to: `cart-${seat}`, picture: `gem-${event.gem}` };
    case 'inserted':
      return { from: `cart-${seat}`, to: tileAt(event), picture: `gem-${event.gem}` };
    case 'gem_returned':
      return { from: `cart-${seat}`, to: 'peak', picture: `gem-${event.gem}`, time: 640 };
    case 'picked_out':
      return { from: tileAt(event), to: `cart-${seat}`, picture: `gem-${event.gem}` };
    case 'robbed':
      return { from: `cart-${event.target}`, to: `cart-${seat}`, picture: `gem-${event.gem}` };
    case 'gems_swapped':
      return { from: `cart-${event.target}`, to: `cart-${seat}`, picture: `gem-${event.taken}` };
    case 'card_drawn':
      return { from: 'deck', to: `hand-${seat}`, picture: 'i-hand', size: 34 };
    case 'gained':
      return { from: `cart-${seat}`, to: `token-${seat}`, picture: 'i-heart', size: 28, colour: '#ff5f78' };
    case 'tile_taken': {
      const stall = table.market.findIndex((tile) => tile?.tile === event.tile);
      return { from: `stall-${stall}`, to: `cart-${seat}`, picture: 'i-star', size: 30, colour: '#ffcf5c' };
    }
    default:
      return null;
  }
}

/** The flights of a beat, one after the other; a swap of gems goes both ways. */
export function flightsOf(events: GameEvent[], table: Table): Flight[] {
  const flights = events.flatMap((event): Flight[] => {
    const flight = flightOf(event, table);
    if (!flight) return [];
    if (event.event !== 'gems_swapped') return [flight];
    return [flight, { from: flight.to, to: flight.from, picture: `gem-${event.given}` }];
  });
  return flights.map((flight, place) => ({ ...flight, delay: place * STAGGER }));
}

const TIMES: Record<string, number> = {
  gem_taken: 560,
  inserted: 560,
  gem_returned: 640,
  picked_out: 560,
  robbed: 560,
  gems_swapped: 600,
  card_drawn: 520,
  gained: 520,
  played: 1100,
  cancelled: 700,
  tile_taken: 520,
  tile_thrown: 320,
};

/** How long a beat is shown: its longest event, and a little for each that follows. */
export function timeOf(events: GameEvent[]): number {
  const times = events.map((event) => TIMES[event.event] ?? 0).filter((time) => time > 0);
  return times.length ? Math.max(...times) + (times.length - 1) * STAGGER : 0;
}
