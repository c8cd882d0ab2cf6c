/** What is worth telling of a match besides its points, read from all that was told. */

import type { Told } from '@/look/motion/timetable';
import type { Speaker } from '@/words/speaker';
import type { GameTypes, Scene } from './scene';

export interface Often {
  seat: number;
  many: number;
}

/** How often something was told of each seat, the most often first. */
export function often<E extends Told>(events: readonly E[], event: E['event']): Often[] {
  const times = new Map<number, number>();
  for (const told of events)
    if (told.event === event) times.set(Number(told.seat), (times.get(Number(told.seat)) ?? 0) + 1);
  return [...times].map(([seat, many]) => ({ seat, many })).sort((a, b) => b.many - a.many);
}

/** The telling with the greatest number in a role, the first of several. */
export function greatest<E extends Told, K extends E['event']>(
  events: readonly E[],
  event: K,
  role: string,
): Extract<E, { event: K }> | null {
  type Found = Extract<E, { event: K }>;
  const number = (told: Told): number => Number(told[role]);
  return events
    .filter((told): told is Found => told.event === event)
    .reduce<Found | null>((best, told) => (best && number(best) >= number(told) ? best : told), null);
}

export interface Fact {
  gem: string;
  title: string;
  text: string;
}

/** How often another one took the lead, by the totals that were told. */
export function leads<E extends Told>(events: readonly E[], event: E['event'], role: string): number {
  const totals = new Map<number, number>();
  let [leader, changes]: [number | null, number] = [null, 0];
  for (const told of events) {
    if (told.event !== event) continue;
    totals.set(Number(told.seat), Number(told[role]));
    const most = Math.max(...totals.values());
    const first = [...totals].filter(([, points]) => points === most).map(([seat]) => seat);
    if (first.length > 1 || first[0] === leader) continue;
    if (leader !== null) changes += 1;
    leader = first[0]!;
  }
  return changes;
}

/** Who did something most often and nobody else as often, as a fact with words for its title and its text. */
export function deed<G extends GameTypes>(
  scene: Scene<G>,
  event: G['event']['event'],
  gem: string,
  title: string,
  text: string,
): Fact[] {
  const [first, second] = often(scene.past, event);
  if (!first || first.many === second?.many) return [];
  const said = scene.words.sayOf(text, { player: first.seat }, { many: first.many });
  return [{ gem, title: scene.words.say(title), text: said }];
}

/** Who did something how often: “Grum: 2, You: 1”. */
export const counted = (words: Speaker, found: readonly Often[]): string =>
  found.map(({ seat, many }) => words.sayOf('table-count-of', { player: seat }, { many })).join(', ');
