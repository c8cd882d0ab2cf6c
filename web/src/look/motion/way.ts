/** Where things are on the screen, and the way from one to another. */

import type { Flight } from './timetable';

export interface Point {
  x: number;
  y: number;
}

/** Finds what is drawn at spots; of several elements with the same name each is taken once. */
export class Spots {
  #taken = new Set<Element>();

  /** The next element of a name, or of the next name if none is drawn; the last one is taken again and again. */
  take(names: string): Element | null {
    for (const name of names.split(' ')) {
      const drawn = [...document.querySelectorAll(`[data-spot~="${name}"]`)].filter(isDrawn);
      const free = drawn.find((place) => !this.#taken.has(place)) ?? drawn.at(-1);
      if (free) this.#taken.add(free);
      if (free) return free;
    }
    return null;
  }
}

/** Whether an element is what the first of some names stands for. */
export const isFirst = (names: string, place: Element): boolean =>
  (place as HTMLElement).dataset.spot?.split(' ').includes(names.split(' ')[0]!) ?? false;

function isDrawn(place: Element): boolean {
  const { width, height } = place.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** The middle of an element. */
export function middleOf(place: Element): Point {
  const { left, top, width, height } = place.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

const STEPS = 12; // points along an arc
const SINKING = 0.75; // the part of the way after which a thing that sinks fades

type FlightStyle = Pick<Flight, 'time' | 'hold' | 'arc' | 'scale' | 'spin' | 'sinks'>;

/** The frames of a way, from its first point on: an arc over two points, hops over several. */
export function along(
  way: readonly Point[],
  { time, hold = 0, arc = 30, scale = 1, spin = 0, sinks }: FlightStyle,
): Keyframe[] {
  const waits = hold / time;
  const legs = way.length - 1;
  const frames = Array.from({ length: STEPS * legs + 1 }, (_, step): Keyframe => {
    const done = step / (STEPS * legs);
    const eased = legs > 1 ? done : 1 - (1 - done) ** 2;
    const leg = Math.min(legs - 1, Math.floor(eased * legs));
    const part = eased * legs - leg;
    const [from, to] = [way[leg]!, way[leg + 1]!];
    const x = from.x + (to.x - from.x) * part - way[0]!.x;
    const y = from.y + (to.y - from.y) * part - way[0]!.y - Math.sin(part * Math.PI) * arc;
    const turn = spin ? ` rotate(${Math.round(spin * eased)}deg)` : '';
    return {
      transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${(1 + (scale - 1) * eased).toFixed(3)})${turn}`,
      opacity: sinks && done > SINKING ? (1 - done) / (1 - SINKING) : 1,
      offset: waits + done * (1 - waits),
    };
  });
  return waits ? [{ ...frames[0]!, offset: 0 }, ...frames] : frames;
}
