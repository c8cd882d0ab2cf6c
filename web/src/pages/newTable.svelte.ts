/** What a new table shall be; the last choices are remembered. */
import type { Clock, Level, NewTable } from '@/live/protocol';
import { recall, remember } from '@/look/memory';

export type Company = 'bots' | 'friends' | 'screen';
export const LEVELS: Level[] = ['apprentice', 'journeyman', 'master', 'grandmaster'];
export const CLOCKS: Clock[] = [
  { kind: 'none', seconds: 0, increment: 0 },
  { kind: 'move', seconds: 30, increment: 0 },
  { kind: 'move', seconds: 90, increment: 0 },
  { kind: 'game', seconds: 900, increment: 10 },
  { kind: 'move', seconds: 86_400, increment: 0 },
];

export interface Wishes {
  company: Company;
  level: Level;
  seats: Record<string, number>;
  people: number; // at this screen
  names: string[]; // of the others at this screen
  listed: boolean;
  clock: number; // place in CLOCKS
  pace: boolean;
  hints: boolean; // everybody may ask for them
}

const PLACE = 'motherlode.wishes';
const FIRST: Wishes = {
  company: 'bots',
  level: 'journeyman',
  seats: {},
  people: 2,
  names: [],
  listed: true,
  clock: 0,
  pace: true,
  hints: false,
};

export const rememberedWishes = (): Wishes => ({ ...FIRST, ...recall<Wishes>(PLACE) });

export const rememberWishes = (wishes: Wishes): void => remember(PLACE, wishes);

/** The first table of somebody new: few at the table, and bots that forgive. */
export const firstTable = (game: { key: string; seats: number[] }): NewTable =>
  requestFor(game.key, game.seats[0]!, { ...FIRST, level: 'apprentice' }, {}, {});

/** Names for those at this screen who have not said theirs. */
export const SUGGESTED = ['Eydis', 'Sindri', 'Thora', 'Nali'];

/** What somebody at this screen is called; the first one is who holds the screen. */
export const nameAt = (wishes: Wishes, place: number): string =>
  wishes.names[place - 1]?.trim() || SUGGESTED[place - 1]!;

/** The request for such a table. */
export function requestFor(
  game: string,
  seats: number,
  wishes: Wishes,
  options: Record<string, string>,
  house: Record<string, number | number[]>,
): NewTable {
  const people = wishes.company === 'screen' ? Math.min(wishes.people, seats) : 1;
  const alone = wishes.company !== 'friends';
  return {
    terms: {
      game,
      seats,
      options,
      house,
      clock: CLOCKS[wishes.clock] ?? CLOCKS[0]!,
      listed: wishes.company === 'friends' && wishes.listed,
      pace: wishes.pace,
      ...(wishes.hints && wishes.company !== 'bots' ? { hints: true } : {}),
      grace: (CLOCKS[wishes.clock]?.seconds ?? 0) >= 3600 ? 0 : 120,
    },
    sit: Array.from({ length: people }, (_, i) => ({ name: i ? nameAt(wishes, i) : null })),
    bots: alone ? Array.from({ length: seats - people }, () => wishes.level) : [],
    start: alone,
  };
}
