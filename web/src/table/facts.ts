/** What is worth telling of a match besides its points, read from all that was told. */

import type { Told } from '@/look/motion/timetable';
import type { Scene } from './scene';

export interface Often {
  seat: number;
  many: number;
}

/** How often something was told of each seat, the most often first. */
export function often(events: readonly Told[], event: string): Often[] {
  const times = new Map<number, number>();
  for (const told of events)
    if (told.event === event) times.set(Number(told.seat), (times.get(Number(told.seat)) ?? 0) + 1);
  return [...times].map(([seat, many]) => ({ seat, many })).sort((a, b) => b.many - a.many);
}

/** The telling with the greatest number in a role, the first of several. */
export function greatest(events: readonly Told[], event: string, role: string): Told | null {
  return events
    .filter((told) => told.event === event)
    .reduce<Told | null>((best, told) => (best && Number(best[role]) >= Number(told[role]) ? best : told), null);
}

export interface Fact {
  gem: string;
  title: string;
  text: string;
}

/** Who did something most often, as a fact with words for its title and its text. */
export function deed(scene: Scene, event: string, gem: string, title: string, text: string): Fact[] {
  const [first] = often(scene.past, event);
  if (!first) return [];
  const said = scene.words.say(text, { player: scene.words.player(first.seat), many: first.many });
  return [{ gem, title: scene.words.say(title), text: said }];
}
