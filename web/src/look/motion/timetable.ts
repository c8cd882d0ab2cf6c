/** What moves over the table while a beat is shown, and when. */

/** Something that was told; the events of a game are. */
export interface Told {
  event: string;
  [role: string]: unknown;
}

/**
 * A thing on its way. Spots are the `data-spot` of the elements drawn; of several with the
 * same name each is used once. What has arrived lies there until the next view is drawn.
 */
export interface Flight {
  what: string; // what kind of thing: the board draws it
  name: string; // which one
  icon?: string; // of a mine card
  from: string; // a spot, or several: the first that is drawn
  to: string;
  via?: string[]; // spots on the way, one hop each
  start: number; // milliseconds after the beat began
  time: number;
  hold?: number; // how much of the time it waits where it is
  rest?: number; // how long nothing follows after it has arrived
  leaves?: number; // when it is gone, if not with the beat
  lifts?: boolean; // what is drawn at `from` is the thing itself: it is not seen there any more
  sinks?: boolean; // it goes into something and is not seen any more
  arc?: number; // how high it rises over the line, in pixels
  scale?: number; // how large it is at the end
  spin?: number; // degrees that it turns on the way
}

/** A shake of something that stays where it is. */
export interface Shake {
  spot: string;
  start: number;
  time: number;
}

/** An ember line between two things that must not meet. */
export interface Link {
  from: string;
  to: string;
  start: number;
  time: number;
}

export interface Course {
  flights: Flight[];
  shakes: Shake[];
  links: Link[];
  length: number;
}

export const TIMES = { step: 90, quick: 160, move: 320, travel: 520, roll: 640, drama: 1100, rest: 600, stagger: 120 };

/** Puts what moves one after the other; flights of one group follow each other closely. */
export class Timetable {
  readonly flights: Flight[] = [];
  readonly shakes: Shake[] = [];
  readonly links: Link[] = [];
  #clock = 0;
  #end = 0;
  #group: string | null = null;

  /** Let something fly; in the same `group` as the one before it starts a little later, else after it. */
  fly(group: string, flight: Omit<Flight, 'start' | 'time'> & { time?: number }): void {
    this.#clock = this.#group === group ? this.#clock + TIMES.stagger : this.#end;
    this.#group = group;
    const time = flight.time ?? TIMES.travel;
    this.flights.push({ ...flight, time, start: this.#clock });
    this.#end = Math.max(this.#end, this.#clock + time + (flight.rest ?? 0));
  }

  /** Let something shake after all that flew. */
  shake(spot: string, time = TIMES.rest): void {
    this.shakes.push({ spot, start: this.#end, time });
    this.wait(time);
  }

  /** Show what must not meet; a shake that follows begins while the line still burns. */
  link(from: string, to: string): void {
    this.links.push({ from, to, start: this.#end, time: TIMES.drama });
    this.wait(TIMES.move);
  }

  /** Nothing begins for a while. */
  wait(time: number): void {
    this.#end += time;
    this.#group = null;
  }

  /** A thing that flew to a spot leaves it now, for it flies on. */
  release(spot: string, thing?: string): void {
    const last = this.flights.findLast(
      ({ to, name, leaves }) => to === spot && leaves === undefined && (thing ?? name) === name,
    );
    if (last) last.leaves = this.#end;
  }

  /** What moves, and when the last thing has arrived. */
  done(): Course {
    return { flights: this.flights, shakes: this.shakes, links: this.links, length: this.#end };
  }
}

/** The events of a game as a board reads them: what they tell, not by which clause. */
export type Unclaused<E extends Told> = E extends unknown ? Omit<E, 'clause'> : never;

/** Those of them that go by some names. */
export type Named<E extends Told, K extends E['event']> = Extract<E, { event: K }>;

/** What is to be seen of an event, over the table as it was before. */
export type Telling<E extends Told, K extends E['event'], T> = (
  timetable: Timetable,
  told: Named<E, K>,
  table: T,
) => void;

/** The same for each event of which there is something to be seen. */
export type Tellings<E extends Told, T> = { readonly [K in E['event']]?: Telling<E, K, T> };

/** The course of a beat. */
export function courseOf<E extends Told, T>(tellings: Tellings<E, T>, events: readonly E[], table: T): Course {
  const timetable = new Timetable();
  const byName = tellings as Readonly<Record<string, Telling<E, E['event'], T> | undefined>>;
  for (const told of events) byName[told.event]?.(timetable, told as Named<E, E['event']>, table);
  return timetable.done();
}

/** The same course in another time: at half of it, twice as fast. */
export function hasten(course: Course, part: number): Course {
  const sooner = <M extends Shake | Link | Flight>(motion: M): M => ({
    ...motion,
    start: motion.start * part,
    time: motion.time * part,
  });
  const flight = (one: Flight): Flight => ({
    ...sooner(one),
    hold: (one.hold ?? 0) * part,
    rest: (one.rest ?? 0) * part,
    leaves: one.leaves === undefined ? undefined : one.leaves * part,
  });
  return {
    flights: course.flights.map(flight),
    shakes: course.shakes.map(sooner),
    links: course.links.map(sooner),
    length: course.length * part,
  };
}
