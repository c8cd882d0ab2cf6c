/** Things that travel over the table while a beat is shown. */

import type { Scene } from '@/table/scene';

/** A thing on its way from one spot to another; spots are `data-spot` of the elements drawn. */
export interface Flight {
  what: 'gem' | 'card' | 'back' | 'coins' | 'token' | 'gift' | 'mine';
  name: string; // the gem, the card, or how many coins
  icon?: string; // of a mine card
  from: string;
  to: string;
  start: number; // milliseconds after the beat began
  time: number;
  rest?: number; // how long it lies at `to` before it is gone
  arc?: number; // how high it rises over the line, in pixels
  scale?: number; // how large it is at the end
}

/** A shake of something that stays where it is. */
export interface Shake {
  spot: string;
  start: number;
}

export interface Course {
  flights: Flight[];
  shakes: Shake[];
  length: number;
}

export const TIMES = { quick: 160, move: 320, travel: 520, drama: 1100, rest: 600, stagger: 120 };

/** Puts flights one after the other; those of one group follow each other closely. */
export class Timetable {
  readonly flights: Flight[] = [];
  readonly shakes: Shake[] = [];
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
    this.shakes.push({ spot, start: this.#end });
    this.#end += time;
    this.#group = null;
  }

  /** Nothing happens for a while. */
  wait(time: number): void {
    this.#end += time;
    this.#group = null;
  }

  /** What flies, and when the last thing has arrived. */
  done(): Course {
    return { flights: this.flights, shakes: this.shakes, length: this.#end };
  }
}

/** Bots are shown faster than people. */
export const BOT_SPEED = 0.6;

/** The same course in less time. */
export function hasten(course: Course, part: number): Course {
  return {
    flights: course.flights.map((flight) => ({
      ...flight,
      start: flight.start * part,
      time: flight.time * part,
      rest: (flight.rest ?? 0) * part,
    })),
    shakes: course.shakes.map((shake) => ({ ...shake, start: shake.start * part })),
    length: course.length * part,
  };
}

/** How much of the full time is taken for a move: bots take less. */
export const speedOf = (scene: Pick<Scene, 'seats'>, mover: number | null): number =>
  mover !== null && scene.seats[mover]?.sitter === 'bot' ? BOT_SPEED : 1;
