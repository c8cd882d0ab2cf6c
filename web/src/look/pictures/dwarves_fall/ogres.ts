/** The ogres, 80 x 60: a face of their own each, doing what the card does. */
import { CREAM, FLAME, JADE, MOSS, RED, SOOT, STONE, VIOLET, WINE, WOOD } from '@/look/palette';
import { colourOf } from './kingdom';

interface Look {
  skin: string;
  shade: string;
  line: string;
}

const head = ({ skin, shade, line }: Look, brow: string, mouth: string): string =>
  `<path d="M22 56L18 34L24 18L40 11L56 18L62 34L58 56Z" fill="${skin}" stroke="${line}" stroke-width="2"/><path d="M40 11L56 18L62 34L58 56H40Z" fill="${shade}"/><path d="M18 34L9 25L22 23ZM62 34L71 25L58 23Z" fill="${skin}" stroke="${line}" stroke-width="2" stroke-linejoin="round"/>${brow}<circle cx="32" cy="34" r="2.6" fill="${CREAM[96]}"/><circle cx="48" cy="34" r="2.6" fill="${CREAM[96]}"/><circle cx="32" cy="34.5" r="1.3" fill="${line}"/><circle cx="48" cy="34.5" r="1.3" fill="${line}"/>${mouth}`;

const tusks = (line: string): string =>
  `<path d="M30 46H50L48 40L45 46L35 46L32 40Z" fill="${CREAM[94]}" stroke="${line}" stroke-width="1.5"/>`;
const grin = (line: string): string =>
  `<path d="M28 43C34 50 46 50 52 43L50 49C45 54 35 54 30 49Z" fill="${RED[12]}" stroke="${line}" stroke-width="1.5"/><path d="M33 46L35 50L37 47ZM44 47L46 50L48 46Z" fill="${CREAM[94]}"/>`;
const scowl = (line: string): string =>
  `<path d="M25 29L36 33M55 29L44 33" stroke="${line}" stroke-width="3.4" stroke-linecap="round"/>`;
const sly = (line: string): string =>
  `<path d="M26 31L36 30M55 26L44 30" stroke="${line}" stroke-width="3.2" stroke-linecap="round"/>`;

const GREEN: Look = { skin: MOSS[66], shade: MOSS[51], line: MOSS[15] };
const OLIVE: Look = { skin: MOSS[65], shade: MOSS[50], line: MOSS[16] };
const TEAL: Look = { skin: JADE[59], shade: JADE[45], line: JADE[13] };
const CLAY: Look = { skin: WOOD[64], shade: WOOD[48], line: SOOT[12] };
const PLUM: Look = { skin: VIOLET[54], shade: VIOLET[40], line: VIOLET[9] };

const small = (x: number, y: number, colour: string, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(.78)"><path d="M0 -12.5C4.5 -12.5 7 -9.5 7 -6L8 -4H7L6 -1L8.5 8H-8.5L-6 -1L-7 -4H-8L-7 -6C-7 -9.5 -4.5 -12.5 0 -12.5Z" fill="${colour}" stroke="${SOOT[5]}" stroke-width="1.8" stroke-linejoin="round"/></g>`;
const way = (path: string): string =>
  `<path d="${path}" fill="none" stroke="${SOOT[5]}" stroke-width="6.5" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${FLAME[80]}" stroke-width="3.6" stroke-linecap="round"/>`;
const point = (x: number, y: number, turn: number): string =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M-3 -6L7 0L-3 6Z" fill="${FLAME[80]}" stroke="${SOOT[5]}" stroke-width="1.8" stroke-linejoin="round"/>`;

export const OGRE_PICTURES: Record<string, string> = {
  bouncer: `<g transform="translate(-15 0)">${head(GREEN, scowl(GREEN.line), tusks(GREEN.line))}</g>${small(66, 20, colourOf(0), 38)}${way('M50 42C58 40 62 36 64 32')}<path d="M71 33L78 38V46H66V38Z" fill="${CREAM[87]}" stroke="${MOSS[15]}" stroke-width="1.6" transform="translate(0 8)"/>`,
  drover: `<g transform="translate(-15 0)">${head(OLIVE, scowl(OLIVE.line), tusks(OLIVE.line))}</g>${small(56, 47, colourOf(1))}${way('M50 24C58 18 64 18 70 24')}${point(71, 26, 56)}<path d="M46 58L52 30" stroke="${WOOD[28]}" stroke-width="3.4" stroke-linecap="round"/>`,
  thief: `<g transform="translate(-15 0)">${head(TEAL, sly(TEAL.line), grin(TEAL.line))}<path d="M20 30H60V38H44L40 35L36 38H20Z" fill="${JADE[19]}"/><circle cx="32" cy="34" r="2.4" fill="${CREAM[96]}"/><circle cx="48" cy="34" r="2.4" fill="${CREAM[96]}"/></g><use href="#gem-ruby" x="52" y="28" width="26" height="26"/>${way('M66 22C60 12 52 12 46 16')}${point(44, 17, 160)}`,
  racketeer: `<g transform="translate(-15 0)">${head(CLAY, scowl(CLAY.line), grin(CLAY.line))}<path d="M20 20L26 8H54L60 20Z" fill="${STONE[22]}" stroke="${SOOT[5]}" stroke-width="2"/><path d="M14 20H66V24H14Z" fill="${STONE[34]}" stroke="${SOOT[5]}" stroke-width="2"/></g><g transform="translate(66 40) rotate(10)"><path d="M-9 -13H9L11 -11V11L9 13H-9L-11 11V-11Z" fill="${MOSS[90]}" stroke="${MOSS[15]}" stroke-width="2"/><path d="M-6 6L-7 -2L-4 -7L0 -9L4 -7L7 -2L6 6Z" fill="${MOSS[60]}" stroke="${MOSS[15]}" stroke-width="1.4"/></g>${way('M66 18C60 10 54 10 48 14')}${point(46, 15, 160)}`,
  trickster: `${head(PLUM, sly(PLUM.line), grin(PLUM.line))}<path d="M24 18C20 8 26 2 36 8L40 11L44 8C54 2 60 8 56 18L40 12Z" fill="${WINE[52]}" stroke="${VIOLET[9]}" stroke-width="2"/><circle cx="24" cy="16" r="3" fill="${FLAME[86]}" stroke="${VIOLET[9]}"/><circle cx="56" cy="16" r="3" fill="${FLAME[86]}" stroke="${VIOLET[9]}"/>${small(9, 50, colourOf(2))}${small(71, 50, colourOf(3))}`,
};
