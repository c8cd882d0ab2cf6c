/** How the page reads the table of the card game. */
import { NAMES, type PlayerView } from '@/live/games/quartz_cards';

export type * from '@/live/games/quartz_cards';

export const CRYSTALS = NAMES.crystal;
export const ATTACKS: readonly string[] = [
  'hand_it_over',
  'stop_stop_stop',
  'may_i_help',
  'little_gift',
  'no_longer_yours',
];
export const GET_LOST = 'get_lost';
export const DEFENCES: readonly string[] = ['no_chance', 'over_my_dead_body', GET_LOST];
export const BEAUTY = 'what_a_beauty';
export const POSITIONS = [1, 2, 3, 4, 5, 6] as const;

export type Counts = Readonly<Record<string, number>>;

/** The position of an unstable icon, 0 for any other. */
export const positionOf = (icon: string): number => Number(/^unstable_(\d)$/.exec(icon)?.[1] ?? 0);

/** How many there are of everything. */
export const total = (pile: Counts): number => Object.values(pile).reduce((sum, many) => sum + many, 0);

/** What a pile is worth without sets. */
export const worth = (pile: Counts, values: Counts): number =>
  Object.entries(pile).reduce((sum, [crystal, many]) => sum + many * (values[crystal] ?? 0), 0);

/** The columns in the order of their value, those that there are. */
export const columns = (pile: Counts): { crystal: string; many: number }[] =>
  CRYSTALS.map((crystal) => ({ crystal, many: pile[crystal] ?? 0 })).filter(({ many }) => many > 0);

/** Both piles of a dwarf together: in the end they count as one. */
export function together({ columns, chest }: Pick<PlayerView, 'columns' | 'chest'>): Counts {
  return Object.fromEntries(CRYSTALS.map((crystal) => [crystal, (columns[crystal] ?? 0) + (chest[crystal] ?? 0)]));
}
