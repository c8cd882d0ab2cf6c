/** Every gem of the four games, told by its silhouette and facets as well as by its colour. */
import {
  border,
  brilliant,
  outline,
  polygon,
  regular,
  rim,
  shadeOf,
  spark,
  stepCut,
  through,
  type Point,
  type Ramp,
} from './facets';
import { AMBER, ANY_SOCKET, BLACK, GEM_EDGE, GEM_LETTER_EDGE, GEM_RAMP, OBSIDIAN, WHITE } from './palette';

const drop: Point[] = [
  [24, 2],
  ...Array.from({ length: 9 }, (_, i): Point => {
    const angle = -0.32 + (i * (Math.PI + 0.64)) / 8;
    return [24 + 15.5 * Math.cos(angle), 30 + 15.5 * Math.sin(angle)];
  }),
];

const EDGE = {
  quartz: through('24 2 33 12 33 36 28 46 20 46 15 36 15 12'),
  amethyst: drop,
  emerald: through('15 4 33 4 40 11 40 37 33 44 15 44 8 37 8 11'),
  sapphire: regular(10, 21.5, -Math.PI / 2 + Math.PI / 10),
  ruby: through('9 6 39 6 45 13 28 44 20 44 3 13'),
  topaz: regular(6, 22.5),
  diamond: through('12 7 36 7 46 19 24 45 2 19'),
  red: regular(12, 20.5, Math.PI / 12),
  green: through('11 5 37 5 43 11 43 37 37 43 11 43 5 37 5 11'),
  yellow: through('20 4 28 4 46 38 42 44 6 44 2 38'),
  blue: through('24 1 43 24 24 47 5 24'),
} satisfies Record<string, Point[]> as Record<string, Point[]>;

const faces = (ramp: Ramp, list: [Point[], number][]): string =>
  list.map(([points, light]) => polygon(points, shadeOf(ramp, light))).join('');

/** A tall point with long prism faces. */
function quartz(): string {
  const ramp = GEM_RAMP.quartz!;
  return (
    faces(ramp, [
      [through('24 2 15 12 20 17'), 0.8],
      [through('24 2 20 17 29 16'), 1],
      [through('24 2 29 16 33 12'), 0.45],
      [through('15 12 20 17 20 46 15 36'), 0.62],
      [through('20 17 29 16 28 46 20 46'), 0.86],
      [through('29 16 33 12 33 36 28 46'), 0.22],
    ]) +
    polygon(through('20 34 28 28 28 31 20 37'), WHITE, ' opacity=".7"') +
    polygon(through('20 40 28 34 28 46 20 46'), shadeOf(ramp, 0.5), ' opacity=".7"')
  );
}

/** The classic side view. */
function diamond(): string {
  return faces(GEM_RAMP.diamond!, [
    [through('12 7 2 19 14 19'), 0.72],
    [through('12 7 14 19 19 7'), 0.98],
    [through('19 7 14 19 24 19'), 0.8],
    [through('19 7 29 7 24 19'), 1],
    [through('29 7 24 19 34 19'), 0.6],
    [through('29 7 36 7 34 19'), 0.85],
    [through('36 7 46 19 34 19'), 0.35],
    [through('2 19 14 19 24 45'), 0.55],
    [through('14 19 24 19 24 45'), 0.9],
    [through('24 19 34 19 24 45'), 0.4],
    [through('34 19 46 19 24 45'), 0.12],
  ]);
}

/** A smooth egg with a sleeper inside. */
function amber(): string {
  const egg = 'M25 3C36 3 44 15 43 28C42 39 34 45.5 23 45C12 44.5 5 37 5 27C5 14 14 3 25 3Z';
  const [, shade, body, light, gleam] = GEM_RAMP.amber!;
  return (
    `<path d="${egg}" fill="${shade}" stroke="${GEM_EDGE.amber}" stroke-width="3"/><path d="${egg}" fill="${body}"/>` +
    `<path d="M43 28C42 39 34 45.5 23 45C14 44.7 8 40 6 33C14 40 32 40 40 16C42.5 20 43.3 24 43 28Z" fill="${shade}"/>` +
    `<path d="M39 33C36 40 31 43 24 43C18 43 14 41 11 38C20 41 32 40 39 33Z" fill="${light}"/>` +
    `<path d="M24 6C14 7 8.5 16 8.3 25C11 17 17 11 27 9.5C31 9 32 6.8 29 6.3C27.5 6 26 5.9 24 6Z" fill="${gleam}" opacity=".9"/>` +
    `<g stroke="${AMBER.sleeper}" stroke-width="1.3" fill="${AMBER.sleeper}" stroke-linecap="round"><ellipse cx="24" cy="25" rx="2.6" ry="4.6" transform="rotate(28 24 25)"/><circle cx="26.6" cy="19.8" r="1.9"/>` +
    '<path d="M22 23L17 20M22.5 26L17 27M26 27L30.5 30M26.5 24L31.5 23.5M27 18L29 15M26 18L25 14.5" fill="none"/></g>' +
    `<circle cx="33" cy="34" r="1.6" fill="${AMBER.bubble}"/><circle cx="15" cy="33" r="1.1" fill="${AMBER.bubble}"/>`
  );
}

/** A broken shard, black, hot along its cracks. */
function obsidian(): string {
  const edge: Point[] = through('26 1 32 11 44 9 38 22 47 31 35 34 33 47 23 38 10 45 12 32 1 26 12 20 8 7 20 12');
  const splinters: [Point[], string][] = [
    [through('26 1 32 11 24 24 20 12'), OBSIDIAN.splinters[0]],
    [through('20 12 24 24 12 20 8 7'), OBSIDIAN.splinters[1]],
    [through('32 11 44 9 38 22 24 24'), OBSIDIAN.splinters[2]],
    [through('12 20 24 24 12 32 1 26'), OBSIDIAN.splinters[3]],
    [through('38 22 47 31 35 34 24 24'), OBSIDIAN.splinters[4]],
    [through('35 34 33 47 23 38 24 24'), OBSIDIAN.splinters[5]],
    [through('23 38 10 45 12 32 24 24'), OBSIDIAN.splinters[6]],
  ];
  return (
    `<path d="${outline(edge)}" fill="${OBSIDIAN.body}" stroke="${OBSIDIAN.rim}" stroke-width="2.4" stroke-linejoin="round"/>` +
    splinters.map(([points, fill]) => polygon(points, fill)).join('') +
    `<path d="M24 24L32 11M24 24L38 30L41 29M24 24L21 33L24 38M24 24L13 21M24 24L16 14" fill="none" stroke="${OBSIDIAN.crack}" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round"/>` +
    `<path d="M24 24L29 16M24 24L33 28M24 24L22 30" fill="none" stroke="${OBSIDIAN.heat}" stroke-width=".9" stroke-linecap="round"/>` +
    polygon(through('25.5 4 29 10 25 17 23 12'), OBSIDIAN.gleam, ' opacity=".8"')
  );
}

const cut = (kind: string, inside: string, [x, y, s]: [number, number, number]): string =>
  border(EDGE[kind]!, GEM_EDGE[kind]!) + inside + rim(EDGE[kind]!) + spark(x, y, s);
const round = (kind: string, girdle: number, table: number, c?: Point): string =>
  brilliant(EDGE[kind]!, GEM_RAMP[kind]!, girdle, table, c);
const stepped = (kind: string, scales: number[]): string => stepCut(EDGE[kind]!, GEM_RAMP[kind]!, scales);
const mark = (kind: string, sides: number, light: number, turn: number, y: number, opacity: number): string =>
  polygon(regular(sides, 8, turn, [24, y]), shadeOf(GEM_RAMP[kind]!, light), ` opacity="${opacity}"`);

/** What stands inside the 48 x 48 square of each gem. */
export const GEMS: Record<string, string> = {
  quartz: cut('quartz', quartz(), [21.5, 20, 0.8]),
  amethyst: cut('amethyst', round('amethyst', 0.74, 0.46, [24, 29]), [19, 24, 0.8]),
  emerald: cut('emerald', stepped('emerald', [0.8, 0.6, 0.4]), [17, 14, 0.8]),
  sapphire: cut('sapphire', round('sapphire', 0.82, 0.5), [18, 17, 0.9]),
  ruby: cut('ruby', round('ruby', 0.72, 0.44, [24, 19]), [18, 13, 0.9]),
  amber: amber(),
  obsidian: obsidian(),
  topaz: cut('topaz', round('topaz', 0.76, 0.5), [18, 17, 0.9]),
  diamond: cut('diamond', diamond(), [17, 13, 0.9]),
  red: cut('red', round('red', 0.84, 0.56) + mark('red', 3, 0.95, -Math.PI / 2, 25, 0.55), [17, 16, 0.9]),
  green: cut('green', stepped('green', [0.78, 0.5]) + mark('green', 4, 0.95, 0, 24, 0.5), [15, 14, 0.9]),
  yellow: cut('yellow', round('yellow', 0.74, 0.46, [24, 29]), [20, 22, 0.9]),
  blue: cut(
    'blue',
    stepped('blue', [0.76, 0.48]) +
      `<path d="M24 14V34M16.5 24H31.5" stroke="${GEM_RAMP.blue![4]}" stroke-width="1.4" opacity=".7"/>`,
    [19, 18, 0.9],
  ),
};

export const LETTER: Record<string, string> = {
  quartz: 'Q',
  amethyst: 'A',
  emerald: 'E',
  sapphire: 'S',
  ruby: 'R',
  amber: 'M',
  obsidian: '!',
  topaz: 'T',
  diamond: 'D',
  red: 'R',
  green: 'G',
  yellow: 'Y',
  blue: 'B',
};
const LETTER_AT: Record<string, number> = { amethyst: 30, ruby: 21, yellow: 31, diamond: 22, quartz: 28 };

const letter = (kind: string): string =>
  `<text x="24" y="${(LETTER_AT[kind] ?? 24) + 6.5}" text-anchor="middle" font-family="sans-serif" font-weight="800" font-size="19" fill="${WHITE}" stroke="${GEM_LETTER_EDGE}" stroke-width="4.5" paint-order="stroke" stroke-linejoin="round">${LETTER[kind]}</text>`;

const socket = (kind: string, path: string, y: number, colour: string, text: string): string =>
  `<symbol id="socket-${kind}" viewBox="0 0 48 48"><path d="${path}" fill="${BLACK}" fill-opacity=".42" stroke="${colour}" stroke-width="2.6" stroke-linejoin="round" stroke-dasharray="5 3.2"/>` +
  `<text x="24" y="${y}" text-anchor="middle" font-family="sans-serif" font-weight="800" font-size="18" fill="${colour}">${text}</text></symbol>`;

const STAR = 'M24 3L30 17L45 18L33.5 28L37.5 43L24 35L10.5 43L14.5 28L3 18L18 17Z';

/** The symbols `#gem-*`, `#gem-*-l` with letters, and `#socket-*` for holes that wait for a gem. */
export const gemSymbols: string =
  Object.entries(GEMS)
    .map(
      ([kind, drawn]) =>
        `<symbol id="gem-${kind}" viewBox="0 0 48 48">${drawn}</symbol><symbol id="gem-${kind}-l" viewBox="0 0 48 48">${drawn}${letter(kind)}</symbol>`,
    )
    .join('') +
  ['red', 'green', 'yellow', 'blue']
    .map((kind) =>
      socket(kind, outline(EDGE[kind]!), kind === 'yellow' ? 36 : 30.5, GEM_RAMP[kind]![3]!, LETTER[kind]!),
    )
    .join('') +
  socket('any', STAR, 30, ANY_SOCKET, '=');
