import type { GameEvent, GameFacts, Reason, Seat, View } from '@/table/scene';

/** What `python -m tests.page.fixtures` has written. */
export interface Fixture {
  facts: GameFacts;
  past?: GameEvent[]; // what was told before the first frame
  frames: Moment[];
}

export interface Moment {
  mover: number | null;
  events: GameEvent[];
  view: View;
  moves: number[];
  interrupts: number[];
  reasons: Record<number, Reason>;
}

const FILES = import.meta.glob<Fixture>('./fixtures/*.json', { import: 'default' });

export const names = (): string[] => Object.keys(FILES).map((path) => /([^/]+)\.json$/.exec(path)![1]!);

export function load(name: string): Promise<Fixture> {
  const read = FILES[`./fixtures/${name}.json`];
  if (!read) throw new Error(`no fixture ${name}`);
  return read();
}

const CAST = ['Odda', 'Torvik', 'Hild', 'Grum', 'Sigrun'];
const FACES = ['71100000', '13211110', '72022220', '46233330', '32044440'];

/** Who sits at the workbench. */
export const cast = (seats: number): Seat[] =>
  Array.from({ length: seats }, (_, seat) => ({
    seat,
    name: CAST[seat]!,
    avatar: FACES[seat]!,
    sitter: seat % 2 ? 'bot' : 'person',
    level: seat % 2 ? 'journeyman' : undefined,
    present: seat !== 2,
  }));
