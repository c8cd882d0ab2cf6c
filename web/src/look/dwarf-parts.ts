/** The parts of a dwarf that can differ, drawn on 120 x 120. */
import { CREAM, FLAME, GOLD, ICE, STRAW, WOOD } from './palette';

/** A colour made darker (below 0) or lighter (above 0). */
export function tone(colour: string, by: number): string {
  const n = parseInt(colour.slice(1), 16);
  const change = (v: number) => Math.max(0, Math.min(255, Math.round(by < 0 ? v * (1 + by) : v + (255 - v) * by)));
  return '#' + [n >> 16, (n >> 8) & 255, n & 255].map((v) => change(v).toString(16).padStart(2, '0')).join('');
}

type Part = (colour: string) => string;

export const BEARDS = {
  spade: (c) =>
    `<path d="M33 56L36 78L34 96L46 112L60 117L74 112L86 96L84 78L87 56L78 72L60 76L42 72Z" fill="${c}"/>` +
    `<path d="M60 76L78 72L87 56L84 78L86 96L74 112L60 117Z" fill="${tone(c, -0.22)}"/>` +
    `<path d="M46 82L48 104M60 84V112M74 82L72 104" stroke="${tone(c, -0.38)}" stroke-width="2" stroke-linecap="round"/>`,
  fork: (c) =>
    `<path d="M33 56L36 80L30 98L40 119L52 104L60 96L68 104L80 119L90 98L84 80L87 56L78 72L60 76L42 72Z" fill="${c}"/>` +
    `<path d="M60 76L78 72L87 56L84 80L90 98L80 119L68 104L60 96Z" fill="${tone(c, -0.22)}"/>` +
    `<path d="M38 103L49 99M71 99L82 103" stroke="${GOLD[76]}" stroke-width="4.5"/>`,
  braid: (c) =>
    `<path d="M33 56L36 78L40 90L52 96H68L80 90L84 78L87 56L78 72L60 76L42 72Z" fill="${c}"/>` +
    `<path d="M60 76L78 72L87 56L84 78L80 90L68 96H60Z" fill="${tone(c, -0.22)}"/>` +
    `<path d="M60 90L69 97L60 104L51 97Z" fill="${tone(c, 0.12)}"/>` +
    `<path d="M60 101L67 107L60 113L53 107Z" fill="${c}"/>` +
    `<path d="M56 112H64L62 120H58Z" fill="${tone(c, -0.2)}"/>` +
    `<rect x="54.5" y="109" width="11" height="4" fill="${GOLD[76]}"/>`,
  twins: (c) =>
    `<path d="M33 56L37 80L48 90L60 86L72 90L83 80L87 56L78 72L60 76L42 72Z" fill="${c}"/>` +
    `<path d="M60 76L78 72L87 56L83 80L72 90L60 86Z" fill="${tone(c, -0.22)}"/>` +
    [44, 76]
      .map(
        (x, i) =>
          `<path d="M${x} 82L${x + 7} 89L${x} 96L${x - 7} 89Z" fill="${tone(c, i ? -0.1 : 0.12)}"/>` +
          `<path d="M${x} 93L${x + 6} 100L${x} 107L${x - 6} 100Z" fill="${tone(c, i ? -0.22 : 0)}"/>` +
          `<rect x="${x - 5}" y="104" width="10" height="4" fill="${GOLD[76]}"/>` +
          `<path d="M${x - 4} 108H${x + 4}L${x + 2} 118H${x - 2}Z" fill="${tone(c, i ? -0.3 : -0.1)}"/>`,
      )
      .join(''),
  bush: (c) =>
    `<path d="M31 54L26 70L31 80L27 92L38 98L42 110L54 107L60 114L66 107L78 110L82 98L93 92L89 80L94 70L89 54L78 72L60 76L42 72Z" fill="${c}"/>` +
    `<path d="M60 76L78 72L89 54L94 70L89 80L93 92L82 98L78 110L66 107L60 114Z" fill="${tone(c, -0.2)}"/>` +
    `<path d="M42 84L46 92L52 88L56 98L62 92L68 98L72 88L78 92" fill="none" stroke="${tone(c, -0.38)}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/>`,
  point: (c) =>
    `<path d="M33 56L40 84L60 120L80 84L87 56L78 72L60 76L42 72Z" fill="${c}"/>` +
    `<path d="M60 76L78 72L87 56L80 84L60 120Z" fill="${tone(c, -0.22)}"/>` +
    `<path d="M50 86L58 106M70 86L62 106" stroke="${tone(c, -0.38)}" stroke-width="2" stroke-linecap="round"/>`,
  chops: (c) =>
    `<path d="M32 52L28 74L36 92L48 86L46 74L42 70Z" fill="${c}"/>` +
    `<path d="M88 52L92 74L84 92L72 86L74 74L78 70Z" fill="${tone(c, -0.22)}"/>`,
  plaits: (c) =>
    `<path d="M34 40L26 62L30 84L38 86L40 62Z" fill="${c}"/>` +
    `<path d="M86 40L94 62L90 84L82 86L80 62Z" fill="${tone(c, -0.2)}"/>` +
    [32, 88]
      .map(
        (x, i) =>
          `<path d="M${x} 78L${x + 8} 86L${x} 94L${x - 8} 86Z" fill="${tone(c, i ? -0.12 : 0.1)}"/>` +
          `<path d="M${x} 90L${x + 7} 98L${x} 106L${x - 7} 98Z" fill="${tone(c, i ? -0.24 : 0)}"/>` +
          `<rect x="${x - 5}" y="103" width="10" height="4.5" fill="${GOLD[76]}"/>` +
          `<path d="M${x - 4} 107H${x + 4}L${x + 1} 117H${x - 1}Z" fill="${tone(c, -0.15)}"/>`,
      )
      .join(''),
} satisfies Record<string, Part>;

const dome = (c: string, top = 14): string =>
  `<path d="M32 48L34 30L46 ${top + 4}L60 ${top}L74 ${top + 4}L86 30L88 48Z" fill="${c}"/>` +
  `<path d="M60 ${top}L74 ${top + 4}L86 30L88 48H60Z" fill="${tone(c, -0.25)}"/>` +
  `<path d="M40 42L42 31L50 22" fill="none" stroke="${tone(c, 0.4)}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" opacity=".8"/>`;
const band = (c: string): string =>
  `<path d="M29 44H91L89 52H31Z" fill="${tone(c, -0.45)}"/><path d="M29 44H91L90.6 46H29.4Z" fill="${tone(c, 0.1)}"/>`;
const rivets = (): string =>
  [37, 48.5, 60, 71.5, 83].map((x) => `<circle cx="${x}" cy="48" r="1.7" fill="${GOLD[82]}"/>`).join('');

export const HELMETS = {
  cap: (c) => dome(c) + band(c) + rivets(),
  lamp: (c) =>
    dome(c, 16) +
    `<path d="M24 46L32 41H88L96 46L90 51H30Z" fill="${tone(c, -0.35)}"/>` +
    `<path d="M24 46L32 41H88L96 46Z" fill="${tone(c, 0.08)}"/>` +
    `<rect x="50" y="22" width="20" height="17" fill="${WOOD[26]}"/>` +
    `<path d="M53 25H67V36H53Z" fill="${FLAME[86]}"/>` +
    `<path d="M56.5 27H63.5V34H56.5Z" fill="${CREAM[97]}"/>` +
    `<path d="M60 8L62 16H58ZM42 14L49 20L47 22ZM78 14L71 20L73 22Z" fill="${FLAME[86]}"/>`,
  crest: (c) =>
    `<path d="M60 2L66 12V44H54V12Z" fill="${GOLD[76]}"/>` +
    `<path d="M60 2L66 12V44H60Z" fill="${GOLD[58]}"/>` +
    dome(c, 18) +
    `<path d="M60 6L65 14V46H55V14Z" fill="${GOLD[76]}"/>` +
    `<path d="M60 6L65 14V46H60Z" fill="${GOLD[58]}"/>` +
    band(c) +
    rivets(),
  nasal: (c) =>
    dome(c, 10) +
    band(c) +
    `<path d="M56 44H64L63 64L60 68L57 64Z" fill="${tone(c, -0.1)}"/>` +
    `<path d="M60 44H64L63 64L60 68Z" fill="${tone(c, -0.4)}"/>`,
  hood: (c) =>
    `<path d="M28 74L26 46L38 20L60 4L74 12L90 30L94 50L92 74L84 52L76 40L60 36L44 40L36 52Z" fill="${c}"/>` +
    `<path d="M60 4L74 12L90 30L94 50L92 74L84 52L76 40L60 36Z" fill="${tone(c, -0.25)}"/>` +
    `<path d="M36 52L44 40L60 36L76 40L84 52" fill="none" stroke="${tone(c, 0.3)}" stroke-width="2.5"/>`,
  crown: (c) =>
    `<path d="M34 46L36 34H84L86 46Z" fill="${WOOD[31]}"/>` +
    `<path d="M32 46L28 20L42 32L50 12L60 28L70 12L78 32L92 20L88 46Z" fill="${GOLD[80]}"/>` +
    `<path d="M60 28L70 12L78 32L92 20L88 46H60Z" fill="${GOLD[58]}"/>` +
    `<path d="M32 41H88L87.5 47H32.5Z" fill="${GOLD[45]}"/>` +
    `<path d="M60 34L64 39L60 44L56 39Z" fill="${c}"/>` +
    `<path d="M42 36L45 40L42 44L39 40ZM78 36L81 40L78 44L75 40Z" fill="${tone(c, 0.3)}"/>`,
  goggles: (c) =>
    dome(c, 16) +
    `<path d="M29 40H91V48H29Z" fill="${WOOD[18]}"/>` +
    [46, 74]
      .map(
        (x) =>
          `<path d="M${x - 11} 36L${x - 6} 31H${x + 6}L${x + 11} 36V46L${x + 6} 51H${x - 6}L${x - 11} 46Z" fill="${WOOD[59]}"/>` +
          `<path d="M${x - 8} 38L${x - 4} 34H${x + 4}L${x + 8} 38V44L${x + 4} 48H${x - 4}L${x - 8} 44Z" fill="${ICE[50]}"/>` +
          `<path d="M${x - 6} 38L${x - 3} 36H${x + 1}L${x - 5} 44Z" fill="${ICE[93]}"/>`,
      )
      .join(''),
  kerchief: (c) =>
    `<path d="M32 46L36 28L60 18L84 28L88 46L60 40Z" fill="${c}"/>` +
    `<path d="M60 18L84 28L88 46L60 40Z" fill="${tone(c, -0.22)}"/>` +
    `<path d="M86 40L100 36L98 46L104 54L90 50Z" fill="${tone(c, -0.1)}"/>` +
    [
      [46, 32],
      [56, 26],
      [66, 30],
      [77, 34],
      [52, 36],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2" fill="${tone(c, 0.6)}"/>`)
      .join(''),
  ram: (c) =>
    `<path d="M34 36L18 28L10 40L16 54L26 52L22 44L26 40L34 46Z" fill="${CREAM[87]}"/>` +
    `<path d="M86 36L102 28L110 40L104 54L94 52L98 44L94 40L86 46Z" fill="${STRAW[75]}"/>` +
    dome(c, 16) +
    band(c) +
    rivets(),
} satisfies Record<string, Part>;

export type Beard = keyof typeof BEARDS;
export type Helmet = keyof typeof HELMETS;
