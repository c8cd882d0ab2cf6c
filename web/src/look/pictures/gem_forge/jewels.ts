/** The jewellery on the tiles, 120 x 96, and where its holes are. */
import { CREAM, GOLD } from '@/look/palette';

export interface Jewel {
  art: string;
  holes: [x: number, y: number][];
  size: number;
}

const EDGE = `stroke="${GOLD[21]}" stroke-width="1.5"`;
const GOLDEN = 'fill="url(#forge-gold)"';

export const GOLD_DEFINITION = `<linearGradient id="forge-gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${CREAM[92]}"/><stop offset=".45" stop-color="${GOLD[76]}"/><stop offset="1" stop-color="${GOLD[45]}"/></linearGradient>`;

const JEWELS: Record<string, Jewel> = {
  ring: {
    art: `<path d="M60 34A26 26 0 1 1 59.9 34ZM60 43A17 17 0 1 0 60.1 43Z" ${GOLDEN} fill-rule="evenodd" ${EDGE}/><path d="M42 44L34 32L46 20H74L86 32L78 44C66 34 54 34 42 44Z" ${GOLDEN} ${EDGE}/><path d="M46 62A15 15 0 0 1 58 47" fill="none" stroke="${CREAM[97]}" stroke-width="1.6" opacity=".7"/>`,
    holes: [
      [47, 29],
      [73, 29],
    ],
    size: 23,
  },
  bracelet: {
    art: `<path d="M60 18A38 30 0 1 1 59.9 18ZM60 28A28 20 0 1 0 60.1 28Z" ${GOLDEN} fill-rule="evenodd" ${EDGE}/><path d="M28 40A34 26 0 0 1 60 22" fill="none" stroke="${CREAM[97]}" stroke-width="2" opacity=".7"/><path d="M60 78V69M47 24L50 32M73 24L70 32" stroke="${GOLD[37]}" stroke-width="1.6"/>`,
    holes: [
      [40, 70],
      [80, 70],
    ],
    size: 23,
  },
  necklace: {
    art: `<path d="M18 12C18 60 44 76 60 76C76 76 102 60 102 12" fill="none" stroke="${GOLD[21]}" stroke-width="7"/><path d="M18 12C18 60 44 76 60 76C76 76 102 60 102 12" fill="none" stroke="url(#forge-gold)" stroke-width="4.5" stroke-dasharray="6 1.5"/>`,
    holes: [
      [33, 56],
      [60, 71],
      [87, 56],
    ],
    size: 23,
  },
  tiara: {
    art: `<path d="M14 78C14 50 24 34 36 40C42 44 44 34 50 26L60 12L70 26C76 34 78 44 84 40C96 34 106 50 106 78L94 72C76 64 44 64 26 72Z" ${GOLDEN} ${EDGE}/><path d="M22 70C40 60 80 60 98 70" fill="none" stroke="${GOLD[37]}" stroke-width="1.6"/><circle cx="60" cy="21" r="3" fill="${CREAM[97]}" stroke="${GOLD[37]}"/>`,
    holes: [
      [27, 56],
      [49, 46],
      [71, 46],
      [93, 56],
    ],
    size: 22,
  },
  brooch: {
    art: `<path d="M60 10L74 22L94 24L96 44L108 58L92 70L86 88L60 82L34 88L28 70L12 58L24 44L26 24L46 22Z" ${GOLDEN} ${EDGE}/><path d="M60 18L71 28L88 30L89 46L99 58L86 67L81 80L60 75L39 80L34 67L21 58L31 46L32 30L49 28Z" fill="none" stroke="${GOLD[37]}" stroke-width="1.2" opacity=".6"/>`,
    holes: [
      [60, 33],
      [41, 62],
      [79, 62],
    ],
    size: 23,
  },
  pendant: {
    art: `<path d="M30 6L60 20L90 6" fill="none" stroke="${GOLD[21]}" stroke-width="6"/><path d="M30 6L60 20L90 6" fill="none" stroke="url(#forge-gold)" stroke-width="3.6" stroke-dasharray="5 1.4"/><path d="M60 18L94 52L60 94L26 52Z" ${GOLDEN} ${EDGE}/>`,
    holes: [
      [60, 35],
      [44, 54],
      [76, 54],
      [60, 74],
    ],
    size: 20,
  },
  earrings: {
    art: `<path d="M32 10A6 6 0 1 1 31.9 10M88 10A6 6 0 1 1 87.9 10" fill="none" stroke="url(#forge-gold)" stroke-width="3"/><path d="M32 21L52 39V76L32 91L12 76V39ZM88 21L108 39V76L88 91L68 76V39Z" ${GOLDEN} ${EDGE}/>`,
    holes: [
      [32, 43],
      [32, 69],
      [88, 43],
      [88, 69],
    ],
    size: 22,
  },
  crown: {
    art: `<path d="M12 84L8 30L30 48L44 16L60 42L76 16L90 48L112 30L108 84Z" ${GOLDEN} ${EDGE}/><path d="M12 79H108" stroke="${GOLD[37]}" stroke-width="1.6"/><g fill="${CREAM[97]}" stroke="${GOLD[37]}"><circle cx="8" cy="29" r="3"/><circle cx="44" cy="15" r="3"/><circle cx="76" cy="15" r="3"/><circle cx="112" cy="29" r="3"/></g>`,
    holes: [
      [24, 67],
      [42, 60],
      [60, 67],
      [78, 60],
      [96, 67],
    ],
    size: 19,
  },
  sceptre: {
    art: `<path d="M20 90L64 40L70 46L26 94Z" ${GOLDEN} ${EDGE}/><path d="M78 4L106 22L100 58L66 62L52 28Z" ${GOLDEN} ${EDGE}/><path d="M33 76L39 82M42 66L48 72" stroke="${GOLD[21]}" stroke-width="2.4"/>`,
    holes: [
      [70, 25],
      [91, 27],
      [71, 47],
      [91, 47],
    ],
    size: 20,
  },
};

/** The jewel that a tile shows: `tiara_green`, `rainbow_ring`, `crown_rggyb`, `sceptre`. */
export function jewelOf(tile: string): Jewel {
  const sort = tile.split('_').find((word) => word in JEWELS);
  return JEWELS[sort ?? 'ring']!;
}

/** An eight-cornered bed for a stone. */
export const bed = (x: number, y: number, size: number): string => {
  const long = size * 0.6;
  const short = size * 0.32;
  return `M${x - long} ${y - short}L${x - short} ${y - long}H${x + short}L${x + long} ${y - short}V${y + short}L${x + short} ${y + long}H${x - short}L${x - long} ${y + short}Z`;
};
