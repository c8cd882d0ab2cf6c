import type { EventName } from '@/live/events';
import { key } from '@/words/speaker';
import type { GameEvent, Scene } from './scene';

/** The messages for events of which a board shows more than words do. */
export type Tells = Readonly<Record<string, string>>;

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

/** A line as a sentence, with less of what the board of a game shows anyway. */
export function saidLine({ words }: Pick<Scene, 'words'>, line: LogLine, tells: Tells = {}): string {
  const { event } = line;
  if (event) return words.event(event, tells[event.event]);
  const players: Record<string, number> = line.seat === null ? {} : { player: line.seat };
  return words.sayOf(key('table', 'note', line.note!), players, { why: line.why ?? 'none' });
}

/** The same for a reader who is to see its things as pictures. */
export const drawnLine = (scene: Pick<Scene, 'words'>, line: LogLine, tells: Tells = {}): string =>
  line.event ? scene.words.marked(() => saidLine(scene, line, tells)) : saidLine(scene, line);

/** The lines of some events. */
export const linesOf = (events: GameEvent[], name: string | number): LogLine[] =>
  events.map((event, i) => ({
    key: `${name}.${i}`,
    seat: typeof event.seat === 'number' ? event.seat : null,
    event,
  }));

/** Whether an event belongs to what somebody else began: an answer, a blow that hits. */
export type Follows = (event: GameEvent, before: GameEvent) => boolean;

/** Lines that belong together: a turn, an attack and its answer, a deal. */
export interface Chapter {
  key: string;
  seat: number | null; // whose it is
  lines: LogLine[];
  more: LogLine[]; // of a deal: what others got, which is all the same
}

/** The events with which a turn or a day begins. */
export const STARTS: readonly string[] = ['turn_began', 'day_began'] satisfies EventName[];
const MANY = 4; // lines of one event in a row are a deal

/** The log in chapters. */
export function chapters(lines: LogLine[], me: number | null, follows: Follows = () => false): Chapter[] {
  const made: Chapter[] = [];
  const deals = dealsOf(lines);
  for (const line of lines) {
    const last = made.at(-1);
    const apart = last && deals.get(line) !== deals.get(last.lines.at(-1)!) && !isTurn(last);
    if (last && !apart && belongs(line, last, follows)) last.lines.push(line);
    else made.push({ key: line.key, seat: line.seat, lines: [line], more: [] });
  }
  return made.map((chapter) => (deals.has(chapter.lines[0]!) ? dealt(chapter, me) : chapter));
}

const isTurn = ({ lines }: Chapter): boolean => lines[0]!.event?.event === 'turn_began';

/** The lines of deals, each with the first line of its deal. */
function dealsOf(lines: LogLine[]): Map<LogLine, LogLine> {
  const runs: LogLine[][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run && line.event && isMore(line, run[0]!)) run.push(line);
    else runs.push([line]);
  }
  const deals = runs.filter((run) => run.length >= MANY && new Set(run.map(({ seat }) => seat)).size > 1);
  return new Map(deals.flatMap((run) => run.map((line) => [line, run[0]!])));
}

function belongs(line: LogLine, chapter: Chapter, follows: Follows): boolean {
  const { lines, seat } = chapter;
  const before = lines.at(-1)!;
  if (!line.event || !before.event || !lines[0]!.event) return false;
  if (STARTS.includes(line.event.event)) return false;
  if (isTurn(chapter) || isMore(line, before)) return true;
  return line.seat === null || line.seat === seat || follows(line.event, before.event);
}

/** The same happens to the next one in the same step: cards are dealt. */
const isMore = (line: LogLine, before: LogLine): boolean =>
  line.event?.event === before.event?.event && stepOf(line) === stepOf(before);
const stepOf = ({ key }: LogLine): string => key.slice(0, key.lastIndexOf('.'));

/** Of a deal one's own lines are shown, the others wait until they are asked for. */
function dealt(chapter: Chapter, me: number | null): Chapter {
  const { lines } = chapter;
  const own = lines.filter((line) => line.seat === me);
  const shown = own.length ? own : lines.slice(0, 1);
  return { ...chapter, lines: shown, more: lines.filter((line) => !shown.includes(line)) };
}
