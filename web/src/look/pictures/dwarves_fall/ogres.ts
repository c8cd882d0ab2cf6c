/** The ogres, 80 x 60: a face of their own each, doing what the card does. */

interface Look {
  skin: string;
  shade: string;
  line: string;
}

const head = ({ skin, shade, line }: Look, brow: string, mouth: string): string =>
  `<path d="M22 56L18 34L24 18L40 11L56 18L62 34L58 56Z" fill="${skin}" stroke="${line}" stroke-width="2"/><path d="M40 11L56 18L62 34L58 56H40Z" fill="${shade}"/><path d="M18 34L9 25L22 23ZM62 34L71 25L58 23Z" fill="${skin}" stroke="${line}" stroke-width="2" stroke-linejoin="round"/>${brow}<circle cx="32" cy="34" r="2.6" fill="#fff3c4"/><circle cx="48" cy="34" r="2.6" fill="#fff3c4"/><circle cx="32" cy="34.5" r="1.3" fill="${line}"/><circle cx="48" cy="34.5" r="1.3" fill="${line}"/>${mouth}`;

const tusks = (line: string): string =>
  `<path d="M30 46H50L48 40L45 46L35 46L32 40Z" fill="#fff3dc" stroke="${line}" stroke-width="1.5"/>`;
const grin = (line: string): string =>
  `<path d="M28 43C34 50 46 50 52 43L50 49C45 54 35 54 30 49Z" fill="#3a1210" stroke="${line}" stroke-width="1.5"/><path d="M33 46L35 50L37 47ZM44 47L46 50L48 46Z" fill="#fff3dc"/>`;
const scowl = (line: string): string =>
  `<path d="M25 29L36 33M55 29L44 33" stroke="${line}" stroke-width="3.4" stroke-linecap="round"/>`;
const sly = (line: string): string =>
  `<path d="M26 31L36 30M55 26L44 30" stroke="${line}" stroke-width="3.2" stroke-linecap="round"/>`;

const GREEN: Look = { skin: '#8aa857', shade: '#68833c', line: '#1e2a10' };
const MOSS: Look = { skin: '#a3a052', shade: '#7d7a37', line: '#2a280e' };
const TEAL: Look = { skin: '#5f9a84', shade: '#427461', line: '#0f2620' };
const CLAY: Look = { skin: '#b98a5a', shade: '#94683e', line: '#2c1a0a' };
const PLUM: Look = { skin: '#93789f', shade: '#6f567b', line: '#22142a' };

const small = (x: number, y: number, colour: string, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(.78)"><path d="M0 -12.5C4.5 -12.5 7 -9.5 7 -6L8 -4H7L6 -1L8.5 8H-8.5L-6 -1L-7 -4H-8L-7 -6C-7 -9.5 -4.5 -12.5 0 -12.5Z" fill="${colour}" stroke="#120c07" stroke-width="1.8" stroke-linejoin="round"/></g>`;
const way = (path: string): string =>
  `<path d="${path}" fill="none" stroke="#1a1008" stroke-width="6.5" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#ffb84d" stroke-width="3.6" stroke-linecap="round"/>`;
const point = (x: number, y: number, turn: number): string =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M-3 -6L7 0L-3 6Z" fill="#ffb84d" stroke="#1a1008" stroke-width="1.8" stroke-linejoin="round"/>`;

export const OGRE_PICTURES: Record<string, string> = {
  bouncer: `<g transform="translate(-15 0)">${head(GREEN, scowl(GREEN.line), tusks(GREEN.line))}</g>${small(66, 20, '#e0492f', 38)}${way('M50 42C58 40 62 36 64 32')}<path d="M71 33L78 38V46H66V38Z" fill="#e9d9b8" stroke="#1e2a10" stroke-width="1.6" transform="translate(0 8)"/>`,
  drover: `<g transform="translate(-15 0)">${head(MOSS, scowl(MOSS.line), tusks(MOSS.line))}</g>${small(56, 47, '#74c6f7')}${way('M50 24C58 18 64 18 70 24')}${point(71, 26, 56)}<path d="M46 58L52 30" stroke="#5b3a20" stroke-width="3.4" stroke-linecap="round"/>`,
  thief: `<g transform="translate(-15 0)">${head(TEAL, sly(TEAL.line), grin(TEAL.line))}<path d="M20 30H60V38H44L40 35L36 38H20Z" fill="#22302c"/><circle cx="32" cy="34" r="2.4" fill="#fff3c4"/><circle cx="48" cy="34" r="2.4" fill="#fff3c4"/></g><use href="#gem-ruby" x="52" y="28" width="26" height="26"/>${way('M66 22C60 12 52 12 46 16')}${point(44, 17, 160)}`,
  racketeer: `<g transform="translate(-15 0)">${head(CLAY, scowl(CLAY.line), grin(CLAY.line))}<path d="M20 20L26 8H54L60 20Z" fill="#3a3430" stroke="#16100b" stroke-width="2"/><path d="M14 20H66V24H14Z" fill="#574e47" stroke="#16100b" stroke-width="2"/></g><g transform="translate(66 40) rotate(10)"><path d="M-9 -13H9L11 -11V11L9 13H-9L-11 11V-11Z" fill="#dfe6c8" stroke="#222d14" stroke-width="2"/><path d="M-6 6L-7 -2L-4 -7L0 -9L4 -7L7 -2L6 6Z" fill="#7d9a4f" stroke="#1e2a10" stroke-width="1.4"/></g>${way('M66 18C60 10 54 10 48 14')}${point(46, 15, 160)}`,
  trickster: `${head(PLUM, sly(PLUM.line), grin(PLUM.line))}<path d="M24 18C20 8 26 2 36 8L40 11L44 8C54 2 60 8 56 18L40 12Z" fill="#c9556f" stroke="#22142a" stroke-width="2"/><circle cx="24" cy="16" r="3" fill="#ffd36b" stroke="#22142a"/><circle cx="56" cy="16" r="3" fill="#ffd36b" stroke="#22142a"/>${small(9, 50, '#0f8f73')}${small(71, 50, '#f3e27a')}`,
};
