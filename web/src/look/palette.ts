/**
 * The colours of all drawings, by material. The number of a shade is how light it is: 0 is black, 100 is white.
 * What is not drawn, panels and text, has its colours in `tokens.css`.
 */

export const BLACK = '#000';
export const WHITE = '#fff';

/** Outlines. */
export const SOOT = {
  5: '#16100b',
  7: '#20120a',
  12: '#2f1a0a',
};

/** Timber, leather, hides. */
export const WOOD = {
  13: '#2a1f16',
  18: '#3b2716',
  19: '#3b2a20',
  22: '#4c2f18',
  26: '#4a3a26',
  27: '#5d3717',
  28: '#5b3a20',
  31: '#6b3f24',
  33: '#6b4420',
  34: '#7a431b',
  36: '#6b4e30',
  38: '#7a512e',
  41: '#8a5526',
  47: '#8a6a3c',
  48: '#94683e',
  49: '#9a6a33',
  50: '#b5532a',
  51: '#b0622f',
  54: '#a17a3c',
  55: '#a67b4f',
  56: '#b9773a',
  59: '#b8863b',
  61: '#c98545',
  62: '#c28a48',
  63: '#bd9049',
  64: '#b98a5a',
  66: '#b49c74',
  68: '#d99a52',
  72: '#e9a063',
};

/** Thatch, sacks. */
export const STRAW = {
  75: '#c9b893',
  76: '#d8b787',
  81: '#d9c8a8',
};

/** Paper, bone, light. */
export const CREAM = {
  87: '#e9d9b8',
  92: '#ffe7a3',
  93: '#ffe9b0',
  94: '#f4ead6',
  96: '#fff3c4',
  97: '#fff6d8',
  98: '#fff8ea',
};

/** Coins, brass, ornaments. */
export const GOLD = {
  16: '#3a2200',
  21: '#4a2d05',
  27: '#5a3a00',
  37: '#7a4e10',
  45: '#8f6117',
  58: '#b9821e',
  59: '#c47f16',
  66: '#d9902f',
  73: '#e9a52b',
  76: '#e9b44c',
  77: '#e9b160',
  78: '#f0b93a',
  80: '#f0c04f',
  81: '#efbd7b',
  82: '#f0c66a',
  83: '#f0c987',
};

/** Lantern light. */
export const FLAME = {
  80: '#ffb84d',
  85: '#ffcf5c',
  86: '#ffd36b',
  88: '#ffd894',
  90: '#ffe08a',
};

/** Embers of an oven, baked things. */
export const RUST = {
  45: '#a9541a',
  49: '#a9641a',
  64: '#e5802a',
  72: '#f0a04a',
};

/** Bricks, dragons, blood. */
export const RED = {
  5: '#1e0a0a',
  12: '#3a1210',
  17: '#451d1e',
  20: '#5e130c',
  22: '#5a2619',
  27: '#6d2a22',
  28: '#6b2f2a',
  32: '#8f2418',
  33: '#7c3a27',
  36: '#8f3b2e',
  42: '#a8452f',
  46: '#a9543a',
  47: '#c43d35',
  52: '#e0442e',
  53: '#d2583f',
  55: '#e4523a',
  61: '#ff5a36',
  63: '#ff6a3d',
  64: '#d9826f',
  66: '#ff7a5c',
  70: '#ff8a66',
  73: '#ff9a80',
  78: '#f3b3a0',
};

/** Cloth, secrets, hearts. */
export const WINE = {
  3: '#16060c',
  9: '#2a1214',
  10: '#3a0611',
  17: '#560818',
  29: '#7a2840',
  33: '#8b2740',
  41: '#a33b55',
  50: '#df2f45',
  52: '#c9556f',
  62: '#ff5f78',
};

/** Faces and hands. */
export const SKIN = {
  64: '#d08a52',
  72: '#e0a37e',
  80: '#f0bd98',
  89: '#f4dcc6',
};

/** Ogres, leaves. */
export const MOSS = {
  15: '#1e2a10',
  16: '#2a280e',
  50: '#7d7a37',
  51: '#68833c',
  60: '#7d9a4f',
  65: '#a3a052',
  66: '#8aa857',
  90: '#dfe6c8',
};

/** Ogres, cloth. */
export const JADE = {
  13: '#0f2620',
  19: '#22302c',
  45: '#427461',
  47: '#2f7d6b',
  59: '#5f9a84',
};

/** Water, ice, glass. */
export const ICE = {
  20: '#173444',
  30: '#234a5e',
  39: '#2f6379',
  50: '#2f7f9a',
  53: '#4f879e',
  63: '#6f9fb8',
  70: '#7fb4c9',
  77: '#74c6f7',
  78: '#9cc7da',
  93: '#c7f3ff',
  94: '#dceff7',
  98: '#f4fbff',
};

/** Tiles, card backs. */
export const BLUE = {
  36: '#2b568f',
  46: '#2f6fb3',
};

/** Steel, cold carts. */
export const IRON = {
  4: '#0a0f12',
  13: '#16232b',
  23: '#2b3a41',
  30: '#38494f',
  37: '#465a66',
  55: '#6f8794',
  66: '#8ba3b0',
  76: '#a9c0cb',
  84: '#c9d4da',
  94: '#e6eef2',
};

/** Shields, magic. */
export const VIOLET = {
  6: '#1b0d2e',
  9: '#22142a',
  40: '#6f567b',
  42: '#7a4bb0',
  54: '#93789f',
  60: '#b07ad8',
  65: '#b68be6',
  89: '#e7dbf6',
};

/** Rock, walls, iron of wheels. */
export const STONE = {
  14: '#2c211a',
  16: '#2b2725',
  20: '#2b3034',
  22: '#3a3430',
  26: '#3a3f44',
  31: '#55453a',
  34: '#574e47',
  35: '#4b5359',
  40: '#6d5a4b',
  42: '#6a625a',
  52: '#8d7763',
  55: '#78858c',
  58: '#8d8a86',
  60: '#87939a',
  66: '#95a2a6',
  76: '#c4bbad',
};

/** Each gem from its darkest facet to its brightest. */
export const GEM_RAMP: Record<string, string[]> = {
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

/** The line around each gem. */
export const GEM_EDGE: Record<string, string> = {
  quartz: '#2c3a44',
  amethyst: '#1d0a36',
  emerald: '#02271a',
  sapphire: '#081441',
  ruby: '#35040e',
  amber: '#3d1701',
  topaz: '#3c2600',
  diamond: '#123646',
  red: '#3a050a',
  green: '#05240b',
  yellow: '#402c00',
  blue: '#06293b',
};
export const GEM_LETTER_EDGE = '#0b0b10';
export const ANY_SOCKET = '#ffe9bd'; // a hole that takes any gem

export const AMBER = { sleeper: '#4a1c00', bubble: '#ffe7ac' };
export const OBSIDIAN = {
  body: '#15131a',
  splinters: ['#7d768e', '#5a5468', '#453f52', '#6a6379', '#2c2836', '#3a3546', '#4d475a'],
  gleam: '#cfc9de',
  rim: '#ff5a36',
  crack: '#ff6a3d',
  heat: '#ffd08a',
} as const;

/** What a dwarf may be drawn with. An avatar's code counts places: append, never reorder. */
export const DWARF = {
  hair: ['#b5532a', '#5b3a26', '#e2b85a', '#8d8f94', '#2b2430', '#d7863b', '#7a2f1c', '#e9e2d2'],
  metal: ['#d9a441', '#7f93a1', '#1fa37f', '#6b4a2d', '#8b5f9c', '#56616b', '#3c6b5e', '#c22b46'],
  tunic: ['#7a3b24', '#2f5b7a', '#2d5c4b', '#6a5a2a', '#55305c', '#4a3a2a', '#2c4a43', '#6d1f34'],
  skin: ['#eab08c', '#d89a74', '#8d5a3c', '#d99c82', '#c98a63', '#b5764f', '#6b4128', '#f0c3a4'],
};

/** The parts of a final count. */
export const SCORE = {
  shades: ['#6d4a1e', '#8f6226', '#b47d30', '#d99b3f', '#ffc873'],
  pale: '#fff3dc', // letters on a dark part
  sets: '#ffe08a',
  bravery: '#8fd1a8',
  gems: '#5fa3e6',
  cards: '#5fa3e6',
  token: '#b99be0',
  monsters: '#b0351f',
} as const;
