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
  type Point,
  type Ramp,
} from './facets';

export const RAMP: Record<string, Ramp> = {
  quartz: ['#6d7f8c', '#a9bcc8', '#d6e4ec', '#f1f8fb', '#ffffff'],
  amethyst: ['#35155c', '#6a2fa6', '#9a59d8', '#c492f2', '#f0dcff'],
  emerald: ['#04402c', '#0b7a4b', '#1fae6b', '#62dc99', '#d3ffe4'],
  sapphire: ['#0b1f63', '#1b46b4', '#3a75ea', '#7fb0ff', '#deecff'],
  ruby: ['#560818', '#a3122c', '#df2f45', '#ff7484', '#ffdbdd'],
  amber: ['#6b2a02', '#b85a06', '#f08e13', '#ffbf4e', '#fff0c2'],
  topaz: ['#6a4300', '#b87a00', '#eab308', '#ffdb57', '#fff7cf'],
  diamond: ['#3d7f9c', '#7fc3dd', '#b5e6f5', '#e2f8ff', '#ffffff'],
  red: ['#5c0a12', '#ab1722', '#e53a3a', '#ff8578', '#ffe1da'],
  green: ['#0b3d14', '#1d7a2b', '#3eb049', '#86df83', '#e0ffd8'],
  yellow: ['#6a4a00', '#bb8a00', '#f2c21a', '#ffe169', '#fffad6'],
  blue: ['#0c4a68', '#1c86b0', '#4cc1e6', '#9be6fb', '#e9fcff'],
};

const drop: Point[] = [
  [24, 2],
  ...Array.from({ length: 9 }, (_, i): Point => {
    const angle = -0.32 + (i * (Math.PI + 0.64)) / 8;
    return [24 + 15.5 * Math.cos(angle), 30 + 15.5 * Math.sin(angle)];
  }),
];

const EDGE = {
  quartz: [
    [24, 2],
    [33, 12],
    [33, 36],
    [28, 46],
    [20, 46],
    [15, 36],
    [15, 12],
  ],
  amethyst: drop,
  emerald: [
    [15, 4],
    [33, 4],
    [40, 11],
    [40, 37],
    [33, 44],
    [15, 44],
    [8, 37],
    [8, 11],
  ],
  sapphire: regular(10, 21.5, -Math.PI / 2 + Math.PI / 10),
  ruby: [
    [9, 6],
    [39, 6],
    [45, 13],
    [28, 44],
    [20, 44],
    [3, 13],
  ],
  topaz: regular(6, 22.5),
  diamond: [
    [12, 7],
    [36, 7],
    [46, 19],
    [24, 45],
    [2, 19],
  ],
  red: regular(12, 20.5, Math.PI / 12),
  green: [
    [11, 5],
    [37, 5],
    [43, 11],
    [43, 37],
    [37, 43],
    [11, 43],
    [5, 37],
    [5, 11],
  ],
  yellow: [
    [20, 4],
    [28, 4],
    [46, 38],
    [42, 44],
    [6, 44],
    [2, 38],
  ],
  blue: [
    [24, 1],
    [43, 24],
    [24, 47],
    [5, 24],
  ],
} satisfies Record<string, Point[]> as Record<string, Point[]>;

const faces = (ramp: Ramp, list: [Point[], number][]): string =>
  list.map(([points, light]) => polygon(points, shadeOf(ramp, light))).join('');

/** A tall point with long prism faces. */
function quartz(): string {
  const ramp = RAMP.quartz!;
  return (
    faces(ramp, [
      [
        [
          [24, 2],
          [15, 12],
          [20, 17],
        ],
        0.8,
      ],
      [
        [
          [24, 2],
          [20, 17],
          [29, 16],
        ],
        1,
      ],
      [
        [
          [24, 2],
          [29, 16],
          [33, 12],
        ],
        0.45,
      ],
      [
        [
          [15, 12],
          [20, 17],
          [20, 46],
          [15, 36],
        ],
        0.62,
      ],
      [
        [
          [20, 17],
          [29, 16],
          [28, 46],
          [20, 46],
        ],
        0.86,
      ],
      [
        [
          [29, 16],
          [33, 12],
          [33, 36],
          [28, 46],
        ],
        0.22,
      ],
    ]) +
    polygon(
      [
        [20, 34],
        [28, 28],
        [28, 31],
        [20, 37],
      ],
      '#fff',
      ' opacity=".7"',
    ) +
    polygon(
      [
        [20, 40],
        [28, 34],
        [28, 46],
        [20, 46],
      ],
      shadeOf(ramp, 0.5),
      ' opacity=".7"',
    )
  );
}

/** The classic side view. */
function diamond(): string {
  return faces(RAMP.diamond!, [
    [
      [
        [12, 7],
        [2, 19],
        [14, 19],
      ],
      0.72,
    ],
    [
      [
        [12, 7],
        [14, 19],
        [19, 7],
      ],
      0.98,
    ],
    [
      [
        [19, 7],
        [14, 19],
        [24, 19],
      ],
      0.8,
    ],
    [
      [
        [19, 7],
        [29, 7],
        [24, 19],
      ],
      1,
    ],
    [
      [
        [29, 7],
        [24, 19],
        [34, 19],
      ],
      0.6,
    ],
    [
      [
        [29, 7],
        [36, 7],
        [34, 19],
      ],
      0.85,
    ],
    [
      [
        [36, 7],
        [46, 19],
        [34, 19],
      ],
      0.35,
    ],
    [
      [
        [2, 19],
        [14, 19],
        [24, 45],
      ],
      0.55,
    ],
    [
      [
        [14, 19],
        [24, 19],
        [24, 45],
      ],
      0.9,
    ],
    [
      [
        [24, 19],
        [34, 19],
        [24, 45],
      ],
      0.4,
    ],
    [
      [
        [34, 19],
        [46, 19],
        [24, 45],
      ],
      0.12,
    ],
  ]);
}

/** A smooth egg with a sleeper inside. */
function amber(): string {
  const egg = 'M25 3C36 3 44 15 43 28C42 39 34 45.5 23 45C12 44.5 5 37 5 27C5 14 14 3 25 3Z';
  return (
    `<path d="${egg}" fill="#b85a06" stroke="#3d1701" stroke-width="3"/><path d="${egg}" fill="#f08e13"/>` +
    '<path d="M43 28C42 39 34 45.5 23 45C14 44.7 8 40 6 33C14 40 32 40 40 16C42.5 20 43.3 24 43 28Z" fill="#b85a06"/>' +
    '<path d="M39 33C36 40 31 43 24 43C18 43 14 41 11 38C20 41 32 40 39 33Z" fill="#ffbf4e"/>' +
    '<path d="M24 6C14 7 8.5 16 8.3 25C11 17 17 11 27 9.5C31 9 32 6.8 29 6.3C27.5 6 26 5.9 24 6Z" fill="#fff0c2" opacity=".9"/>' +
    '<g stroke="#4a1c00" stroke-width="1.3" fill="#4a1c00" stroke-linecap="round"><ellipse cx="24" cy="25" rx="2.6" ry="4.6" transform="rotate(28 24 25)"/><circle cx="26.6" cy="19.8" r="1.9"/>' +
    '<path d="M22 23L17 20M22.5 26L17 27M26 27L30.5 30M26.5 24L31.5 23.5M27 18L29 15M26 18L25 14.5" fill="none"/></g>' +
    '<circle cx="33" cy="34" r="1.6" fill="#ffe7ac"/><circle cx="15" cy="33" r="1.1" fill="#ffe7ac"/>'
  );
}

/** A broken shard, black, hot along its cracks. */
function obsidian(): string {
  const edge: Point[] = [
    [26, 1],
    [32, 11],
    [44, 9],
    [38, 22],
    [47, 31],
    [35, 34],
    [33, 47],
    [23, 38],
    [10, 45],
    [12, 32],
    [1, 26],
    [12, 20],
    [8, 7],
    [20, 12],
  ];
  const splinters: [Point[], string][] = [
    [
      [
        [26, 1],
        [32, 11],
        [24, 24],
        [20, 12],
      ],
      '#7d768e',
    ],
    [
      [
        [20, 12],
        [24, 24],
        [12, 20],
        [8, 7],
      ],
      '#5a5468',
    ],
    [
      [
        [32, 11],
        [44, 9],
        [38, 22],
        [24, 24],
      ],
      '#453f52',
    ],
    [
      [
        [12, 20],
        [24, 24],
        [12, 32],
        [1, 26],
      ],
      '#6a6379',
    ],
    [
      [
        [38, 22],
        [47, 31],
        [35, 34],
        [24, 24],
      ],
      '#2c2836',
    ],
    [
      [
        [35, 34],
        [33, 47],
        [23, 38],
        [24, 24],
      ],
      '#3a3546',
    ],
    [
      [
        [23, 38],
        [10, 45],
        [12, 32],
        [24, 24],
      ],
      '#4d475a',
    ],
  ];
  return (
    `<path d="${outline(edge)}" fill="#15131a" stroke="#ff5a36" stroke-width="2.4" stroke-linejoin="round"/>` +
    splinters.map(([points, fill]) => polygon(points, fill)).join('') +
    '<path d="M24 24L32 11M24 24L38 30L41 29M24 24L21 33L24 38M24 24L13 21M24 24L16 14" fill="none" stroke="#ff6a3d" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M24 24L29 16M24 24L33 28M24 24L22 30" fill="none" stroke="#ffd08a" stroke-width=".9" stroke-linecap="round"/>' +
    polygon(
      [
        [25.5, 4],
        [29, 10],
        [25, 17],
        [23, 12],
      ],
      '#cfc9de',
      ' opacity=".8"',
    )
  );
}

const cut = (kind: string, dark: string, inside: string, [x, y, s]: [number, number, number]): string =>
  border(EDGE[kind]!, dark) + inside + rim(EDGE[kind]!) + spark(x, y, s);
const round = (kind: string, girdle: number, table: number, c?: Point): string =>
  brilliant(EDGE[kind]!, RAMP[kind]!, girdle, table, c);
const stepped = (kind: string, scales: number[]): string => stepCut(EDGE[kind]!, RAMP[kind]!, scales);
const mark = (kind: string, sides: number, light: number, turn: number, y: number, opacity: number): string =>
  polygon(regular(sides, 8, turn, [24, y]), shadeOf(RAMP[kind]!, light), ` opacity="${opacity}"`);

/** What stands inside the 48 x 48 square of each gem. */
export const GEMS: Record<string, string> = {
  quartz: cut('quartz', '#2c3a44', quartz(), [21.5, 20, 0.8]),
  amethyst: cut('amethyst', '#1d0a36', round('amethyst', 0.74, 0.46, [24, 29]), [19, 24, 0.8]),
  emerald: cut('emerald', '#02271a', stepped('emerald', [0.8, 0.6, 0.4]), [17, 14, 0.8]),
  sapphire: cut('sapphire', '#081441', round('sapphire', 0.82, 0.5), [18, 17, 0.9]),
  ruby: cut('ruby', '#35040e', round('ruby', 0.72, 0.44, [24, 19]), [18, 13, 0.9]),
  amber: amber(),
  obsidian: obsidian(),
  topaz: cut('topaz', '#3c2600', round('topaz', 0.76, 0.5), [18, 17, 0.9]),
  diamond: cut('diamond', '#123646', diamond(), [17, 13, 0.9]),
  red: cut('red', '#3a050a', round('red', 0.84, 0.56) + mark('red', 3, 0.95, -Math.PI / 2, 25, 0.55), [17, 16, 0.9]),
  green: cut('green', '#05240b', stepped('green', [0.78, 0.5]) + mark('green', 4, 0.95, 0, 24, 0.5), [15, 14, 0.9]),
  yellow: cut('yellow', '#402c00', round('yellow', 0.74, 0.46, [24, 29]), [20, 22, 0.9]),
  blue: cut(
    'blue',
    '#06293b',
    stepped('blue', [0.76, 0.48]) +
      `<path d="M24 14V34M16.5 24H31.5" stroke="${RAMP.blue![4]}" stroke-width="1.4" opacity=".7"/>`,
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
  `<text x="24" y="${(LETTER_AT[kind] ?? 24) + 6.5}" text-anchor="middle" font-family="sans-serif" font-weight="800" font-size="19" fill="#fff" stroke="#0b0b10" stroke-width="4.5" paint-order="stroke" stroke-linejoin="round">${LETTER[kind]}</text>`;

const socket = (kind: string, path: string, y: number, colour: string, text: string): string =>
  `<symbol id="socket-${kind}" viewBox="0 0 48 48"><path d="${path}" fill="#000" fill-opacity=".42" stroke="${colour}" stroke-width="2.6" stroke-linejoin="round" stroke-dasharray="5 3.2"/>` +
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
    .map((kind) => socket(kind, outline(EDGE[kind]!), kind === 'yellow' ? 36 : 30.5, RAMP[kind]![3]!, LETTER[kind]!))
    .join('') +
  socket('any', STAR, 30, '#ffe9bd', '=');
