import { key } from '@/words/speaker';
import type { GameEvent, Scene } from './scene';

/** A line of the log: an event of the game, or a note about what was done around the match. */
export interface LogLine {
  key: string;
  seat: number | null;
  event?: GameEvent;
  note?: string;
  why?: string;
  move?: number; // how many moves had been made with it
  undone?: boolean; // it was taken back: it never happened
}

/** A line as a sentence. */
export function saidLine(scene: Pick<Scene, 'words'>, line: LogLine): string {
  if (line.event) return scene.words.event(line.event);
  const player = line.seat === null ? '' : scene.words.player(line.seat);
  return scene.words.say(key('table', 'note', line.note!), { player, why: line.why ?? 'none' });
}

/** The lines of some events. */
export const linesOf = (events: GameEvent[], name: string | number): LogLine[] =>
  events.map((event, i) => ({
    key: `${name}.${i}`,
    seat: typeof event.seat === 'number' ? event.seat : null,
    event,
  }));
