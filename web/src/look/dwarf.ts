/** A dwarf's bust, 120 x 120, and the short code that a person's avatar is kept as. */
import { CREAM, RED, SOOT, WHITE, WOOD } from './palette';
import { DWARF } from './palette';
import { BEARDS, HELMETS, tone, type Beard, type Helmet } from './dwarf-parts';

export interface Dwarf {
  beard: Beard;
  helmet: Helmet;
  brow: Brow;
  hair: string;
  metal: string;
  tunic: string;
  skin: string;
  patch: boolean;
}
export type Brow = 'firm' | 'merry' | 'bushy';

export const CHOICES = {
  beard: Object.keys(BEARDS) as Beard[],
  helmet: Object.keys(HELMETS) as Helmet[],
  brow: ['firm', 'merry', 'bushy'] as Brow[],
  hair: DWARF.hair,
  metal: DWARF.metal,
  tunic: DWARF.tunic,
  skin: DWARF.skin,
  patch: [false, true],
} satisfies { [K in keyof Dwarf]: Dwarf[K][] };

const PARTS = Object.keys(CHOICES) as (keyof Dwarf)[];

/** The code of a dwarf: one character of base 36 for each part. */
export function codeOf(dwarf: Dwarf): string {
  return PARTS.map((part) => Math.max(0, (CHOICES[part] as unknown[]).indexOf(dwarf[part])).toString(36)).join('');
}

/** The dwarf of a code; whatever the code leaves open follows from `name`. */
export function dwarfOf(code: string, name = ''): Dwarf {
  const seed = hash(name);
  const made = PARTS.map((part, i) => {
    const choices: unknown[] = CHOICES[part];
    const place = code[i] === undefined ? (seed >>> (i * 3)) % 97 : parseInt(code[i], 36);
    const usual = part === 'patch' && code[i] === undefined ? 0 : place;
    return [part, choices[usual % choices.length]];
  });
  return Object.fromEntries(made) as unknown as Dwarf;
}

/** Any dwarf at all. */
export function anyDwarf(random: () => number = Math.random): Dwarf {
  return dwarfOf(PARTS.map((part) => Math.floor(random() * CHOICES[part].length * 0.999).toString(36)).join(''));
}

function hash(text: string): number {
  let h = 2166136261;
  for (const letter of text) h = Math.imul(h ^ letter.codePointAt(0)!, 16777619);
  return (h ^ (h >>> 15)) >>> 0;
}

const BROWS: Record<Brow, (hair: string, dark: string) => string> = {
  firm: (_, dark) =>
    `<path d="M40 52L53 55V51L42 47Z" fill="${dark}"/><path d="M80 52L67 55V51L78 47Z" fill="${dark}"/>`,
  merry: (_, dark) =>
    `<path d="M40 52L46 47.5L54 51L46 50.5Z" fill="${dark}"/><path d="M80 52L74 47.5L66 51L74 50.5Z" fill="${dark}"/>`,
  bushy: (hair, dark) =>
    `<path d="M36 53L44 46L55 52L54 56L45 52Z" fill="${hair}"/><path d="M84 53L76 46L65 52L66 56L75 52Z" fill="${dark}"/>`,
};

const EYES =
  `<path d="M43 56.5L47 53.5L52 55.5L51.5 60L46 61Z" fill="${CREAM[98]}"/><path d="M77 56.5L73 53.5L68 55.5L68.5 60L74 61Z" fill="${CREAM[98]}"/>` +
  `<circle cx="48.5" cy="57.5" r="2.7" fill="${WOOD[13]}"/><circle cx="71.5" cy="57.5" r="2.7" fill="${WOOD[13]}"/>` +
  `<circle cx="49.4" cy="56.5" r=".9" fill="${WHITE}"/><circle cx="72.4" cy="56.5" r=".9" fill="${WHITE}"/>`;
const PATCH = `<path d="M64 51H80L78 62L71 65L65 61Z" fill="${SOOT[5]}"/><path d="M34 46L66 53" stroke="${SOOT[5]}" stroke-width="2"/>`;

function mouth(beard: Beard, hair: string): string {
  if (beard === 'plaits') return `<path d="M52 78L60 81L68 78L64 84H56Z" fill="${RED[36]}"/>`;
  if (beard === 'chops') {
    return (
      `<path d="M60 72L50 72L38 80L34 74L40 84L52 82L60 77L68 82L80 84L86 74L82 80L70 72Z" fill="${tone(hair, -0.3)}"/>` +
      `<path d="M53 85L60 87L67 85L64 88H56Z" fill="${RED[36]}"/>`
    );
  }
  return (
    `<path d="M60 71L50 72L38 83L50 84L60 79L70 84L82 83L70 72Z" fill="${tone(hair, 0.14)}"/>` +
    `<path d="M60 71L70 72L82 83L70 84L60 79Z" fill="${tone(hair, -0.1)}"/><path d="M55 80L60 82.5L65 80L62 85H58Z" fill="${RED[27]}"/>`
  );
}

function head(skin: string): string {
  return (
    `<path d="M28 54L36 50V68L30 66Z" fill="${tone(skin, -0.18)}"/><path d="M92 54L84 50V68L90 66Z" fill="${tone(skin, -0.28)}"/>` +
    `<path d="M35 40H85V66L78 82L66 90H54L42 82L35 66Z" fill="${skin}"/><path d="M60 40H85V66L78 82L66 90H60Z" fill="${tone(skin, -0.18)}"/>` +
    `<path d="M38 64L47 62L46 70L40 70ZM82 64L73 62L74 70L80 70Z" fill="${RED[53]}" opacity=".35"/>`
  );
}

const nose = (skin: string): string =>
  `<path d="M55 54H65L71 66L66 73H54L49 66Z" fill="${tone(skin, 0.12)}"/><path d="M60 54H65L71 66L66 73H60Z" fill="${tone(skin, -0.08)}"/>` +
  `<path d="M54 63L57 58" stroke="${WHITE}" stroke-width="2" stroke-linecap="round" opacity=".5"/>`;

/** The drawing of a dwarf. */
export function drawDwarf({ beard, helmet, brow, hair, metal, tunic, skin, patch }: Dwarf): string {
  const behind = beard === 'plaits';
  return (
    `<path d="M12 120L20 98L40 88H80L100 98L108 120Z" fill="${tunic}"/><path d="M60 88H80L100 98L108 120H60Z" fill="${tone(tunic, -0.25)}"/>` +
    (behind ? BEARDS[beard](hair) : '') +
    head(skin) +
    (behind ? '' : BEARDS[beard](hair)) +
    EYES +
    BROWS[brow](hair, tone(hair, -0.3)) +
    nose(skin) +
    mouth(beard, hair) +
    (patch ? PATCH : '') +
    HELMETS[helmet](metal)
  );
}
