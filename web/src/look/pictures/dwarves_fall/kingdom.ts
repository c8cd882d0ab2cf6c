import { BLACK, CREAM, FLAME, GOLD, RED, SOOT, STONE, WOOD } from '@/look/palette';
import { GLYPHS, SCENES } from './scenes';

export type Side = 'north' | 'east' | 'south' | 'west';
export const SIDES: Side[] = ['north', 'east', 'south', 'west'];

/** What is printed on a kingdom card. */
export interface Print {
  need: number;
  spaces: number;
  star: number;
}

/** Colours and emblems follow from the seat: 1 to 5. */
export const colourOf = (seat: number): string => `var(--seat${seat + 1})`;
export const inkOf = (seat: number): string => `var(--seat${seat + 1}-ink)`;

const WALL = `<path d="M1 -5H99L101.5 -2.5V4.5L99 7H1L-1.5 4.5V-2.5Z" fill="${STONE[42]}" stroke="${SOOT[5]}" stroke-width="2" stroke-linejoin="round"/><path d="M1 -4H99L100.5 -1.6H-.5Z" fill="${STONE[76]}"/><path d="M0 1.8H100" stroke="${STONE[22]}" stroke-width="1.2"/><path d="M18 -3.6V1.8M50 -3.6V1.8M82 -3.6V1.8M34 1.8V6.4M66 1.8V6.4" stroke="${STONE[22]}" stroke-width="1.4"/>`;

/** The walls of a card at the given sides. */
export const walls = (sides: readonly string[]): string =>
  sides.map((side) => `<g transform="rotate(${SIDES.indexOf(side as Side) * 90} 50 50)">${WALL}</g>`).join('');

/** The sides of walls when the top of the card points elsewhere. */
export function turned(sides: readonly string[], from: string, to: string): Side[] {
  const by = SIDES.indexOf(to as Side) - SIDES.indexOf(from as Side) + 4;
  return sides.map((side) => SIDES[(SIDES.indexOf(side as Side) + by) % 4]!);
}

export const DWARF_PATH =
  'M0 -12.5C4.5 -12.5 7 -9.5 7 -6L8 -4H7L6 -1L8.5 8H-8.5L-6 -1L-7 -4H-8L-7 -6C-7 -9.5 -4.5 -12.5 0 -12.5Z';

/** A dwarf of a seat with its emblem. */
export const dwarf = (seat: number, x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="${DWARF_PATH}" fill="${colourOf(seat)}" stroke="${SOOT[5]}" stroke-width="1.8" stroke-linejoin="round"/><use href="#em-${seat + 1}" x="-4.2" y="-3.4" width="8.4" height="8.4" color="${inkOf(seat)}"/></g>`;

/** The x of each space of a card. */
export function spaces(many: number): number[] {
  const gap = many > 4 ? 16.5 : 18;
  return Array.from({ length: many }, (_, place) => 50 - ((many - 1) * gap) / 2 + place * gap);
}

/** Spaces of a card; the needed ones are dotted, the spare ones dashed. */
const empty = (print: Print): string =>
  spaces(print.spaces)
    .map((x, place) => {
      const needed = place < print.need;
      return `<path d="M${x - 4.4} 74.5H${x + 4.4}L${x + 7} 77.5V86L${x + 4.4} 89H${x - 4.4}L${x - 7} 86V77.5Z" fill="${BLACK}" fill-opacity=".35" stroke="${CREAM[94]}" stroke-width="1.4"${needed ? '' : ' stroke-dasharray="2.5 2" opacity=".7"'}/>${needed ? `<circle cx="${x}" cy="81.8" r="2" fill="${CREAM[94]}"/>` : ''}`;
    })
    .join('');

const star = (points: number): string =>
  `<g transform="translate(80 23)"><path d="M0 -12L3.7 -4.3L12 -3.4L5.7 2.1L7.6 10.6L0 6.3L-7.6 10.6L-5.7 2.1L-12 -3.4L-3.7 -4.3Z" fill="${points < 0 ? SOOT[5] : FLAME[85]}" stroke="${points < 0 ? RED[66] : GOLD[27]}" stroke-width="1.4"/><text y="4" text-anchor="middle" font-family="var(--font-ui)" font-weight="800" font-size="10" fill="${points < 0 ? RED[73] : GOLD[16]}">${points < 0 ? `−${-points}` : points}</text></g>`;

const glyph = (card: string): string =>
  `<g transform="translate(20 22)"><path d="M-9 -6.5L-4.5 -10H4.5L9 -6.5V6.5L4.5 10H-4.5L-9 6.5Z" fill="${SOOT[5]}" opacity=".9"/><use href="#i-${GLYPHS[card]}" x="-6" y="-6" width="12" height="12" color="${FLAME[88]}"/></g>`;

/** A kingdom card without walls and dwarves, in a square of 100. */
export const face = (card: string, print: Print): string =>
  `<path d="M7 0H93L100 7V93L93 100H7L0 93V7Z" fill="${WOOD[13]}"/><g clip-path="url(#fall-card)">${SCENES[card]}<path d="M0 71H100V100H0Z" fill="${SOOT[5]}" opacity=".74"/></g>${empty(print)}${glyph(card)}${star(print.star)}`;

/** Definitions that the cards refer to; once in a page. */
export const CARD_DEFINITION = '<clipPath id="fall-card"><path d="M7 1H93L99 7V93L93 99H7L1 93V7Z"/></clipPath>';

/** The rim of a card in the colour of whoever laid it. */
export const rim = (seat: number): string =>
  `<path d="M7 1H93L99 7V93L93 99H7L1 93V7Z" fill="none" stroke="${colourOf(seat)}" stroke-width="2.4"/>`;
