/** Reads what the server tells, for whoever looks from some seats. */
import type { GameEvent, Seat, View } from '@/table/scene';
import type { LogLine } from '@/table/log';
import type { Perspective, SeatFacts, Step, TableFacts } from './protocol';

type Viewer = number | null;

/** What a viewer learns of a step. */
export const eventsFor = (step: Step, viewer: Viewer): GameEvent[] =>
  (step.events.find((seen) => seen.seat === viewer)?.events ?? []) as GameEvent[];

/** What a viewer sees after a step, if the step says so. */
export const perspectiveFor = (all: Perspective[], viewer: Viewer): Perspective | undefined =>
  all.find((perspective) => perspective.seat === viewer);

/** The game's part of a perspective, as the boards know it. */
export const viewOf = (perspective: Perspective): View => perspective.view as unknown as View;

/** A view whose outcome is that of the table: whoever resigned is behind all others. */
export function placed(view: View, ranks: number[] | null): View {
  if (!view.outcome || !ranks) return view;
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return { ...view, outcome: { ...view.outcome, ranks, winners } };
}

/** The seats that a person plays for. */
export const heldBy = (table: TableFacts, person: string): number[] =>
  person ? table.seats.filter((seat) => seat.person === person).map((seat) => seat.seat) : [];

/** Everyone at the table; one person on several seats under one name gets a number on each. */
export function seatsOf(table: TableFacts, present: number[], nobody: (seat: number) => string): Seat[] {
  return table.seats.map((facts) => ({
    seat: facts.seat,
    name: nameOf(table.seats, facts) ?? nobody(facts.seat),
    avatar: facts.avatar,
    sitter: facts.sitter,
    level: facts.level ?? undefined,
    present: facts.sitter !== 'person' || present.includes(facts.seat),
    takenOver: facts.taken_over ?? undefined,
  }));
}

function nameOf(all: SeatFacts[], one: SeatFacts): string | null {
  const same = all.filter((other) => other.person !== null && other.person === one.person && other.name === one.name);
  return same.length > 1 ? `${one.name} ${same.indexOf(one) + 1}` : one.name;
}

/** The lines after only the first moves stay. */
export const withoutLater = (lines: LogLine[], moves: number): LogLine[] =>
  lines.map((line) => (line.event && (line.move ?? 0) > moves ? { ...line, undone: true } : line));

const NOTED = [
  ...['undo_asked', 'undo_answered', 'undone', 'taken_over', 'handed_back', 'said'],
  ...['resigned', 'abort_offered', 'abort_answered', 'aborted', 'closed'],
];
const ANSWERED = ['undo_answered', 'abort_answered'];

/** The lines of a step: its events, or what was done around the match. */
export function linesFor(step: Step, viewer: Viewer, move = 0): LogLine[] {
  const lines = eventsFor(step, viewer).map((event, i): LogLine => ({
    key: `${step.step}.${i}`,
    seat: typeof event.seat === 'number' ? event.seat : null,
    event,
    move,
  }));
  if (!NOTED.includes(step.what)) return lines;
  const note = ANSWERED.includes(step.what) ? `${step.what}_${step.agrees ? 'yes' : 'no'}` : step.what;
  return [{ key: `${step.step}`, seat: step.seat, note, why: step.why ?? 'none' }, ...lines];
}
