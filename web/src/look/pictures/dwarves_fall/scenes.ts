/** What the kingdom cards show, 100 x 100. The art stays upright; only the walls turn. */
import { CREAM, FLAME, GOLD, ICE, JADE, RED, RUST, SOOT, STONE, STRAW, WHITE, WINE, WOOD } from '@/look/palette';

const hills = (back: string, front: string): string =>
  `<path d="M0 100V62L18 54L40 60L62 50L84 58L100 52V100Z" fill="${back}"/><path d="M0 100V76L30 70L60 78L100 68V100Z" fill="${front}"/>`;

const mine = (gem: string): string =>
  `<path d="M0 0H100V100H0Z" fill="${GOLD[81]}"/><path d="M0 100V44L22 18L44 34L62 10L86 30L100 22V100Z" fill="${STONE[40]}"/><path d="M62 10L86 30L100 22V100H58Z" fill="${STONE[31]}"/><path d="M22 18L44 34L34 40L26 32L16 36ZM62 10L72 18L64 26L54 20Z" fill="${STONE[52]}"/><path d="M28 76V50L38 38H62L72 50V76Z" fill="${WOOD[41]}" stroke="${SOOT[12]}" stroke-width="1.8"/><path d="M34 76V52L41 44H59L66 52V76Z" fill="${SOOT[5]}"/><use href="#gem-${gem}" x="36" y="46" width="28" height="28"/><path d="M0 100V72L30 70L66 73L100 69V100Z" fill="${WOOD[47]}"/>`;

export const SCENES: Record<string, string> = {
  castle: `<path d="M0 0H100V100H0Z" fill="${GOLD[83]}"/><path d="M0 40L30 18L52 40L76 14L100 36V70H0Z" fill="${WOOD[68]}" opacity=".6"/>${hills(WOOD[59], WOOD[49])}<path d="M26 74V34H34V40H40V34H46V26H42V18H46V21H49V18H51V21H54V18H58V26H54V34H60V40H66V34H74V74Z" fill="${STONE[58]}" stroke="${STONE[22]}" stroke-width="1.6"/><path d="M50 18V21H51H54V18H58V26H54V34H60V40H66V34H74V74H50Z" fill="${STONE[42]}"/><path d="M44 74V60L50 53L56 60V74Z" fill="${STONE[14]}"/><path d="M50 18V4L66 8L50 13" fill="var(--own)" stroke="${STONE[22]}" stroke-width="1.4"/>`,
  emerald_mine: mine('emerald'),
  diamond_mine: mine('diamond'),
  ruby_mine: mine('ruby'),
  topaz_mine: mine('topaz'),
  tavern: `<path d="M0 0H100V100H0Z" fill="${GOLD[81]}"/>${hills(WOOD[62], WOOD[49])}<path d="M24 74V44H76V74Z" fill="${CREAM[87]}" stroke="${WOOD[18]}" stroke-width="1.6"/><path d="M50 44H76V74H50Z" fill="${STRAW[75]}"/><path d="M16 46L34 20H66L84 46Z" fill="${RED[42]}" stroke="${WOOD[18]}" stroke-width="1.6"/><path d="M50 20H66L84 46H50Z" fill="${RED[36]}"/><path d="M30 74V56H42V74Z" fill="${WOOD[22]}"/><path d="M52 54H68V64H52Z" fill="${FLAME[86]}" stroke="${WOOD[18]}" stroke-width="1.6"/><path d="M60 54V64M36 20V10H43V20" stroke="${WOOD[18]}" stroke-width="2.4" fill="${STONE[40]}"/><path d="M76 50H90" stroke="${WOOD[18]}" stroke-width="2"/><path d="M80 52H90V63H80Z" fill="${GOLD[66]}" stroke="${WOOD[18]}" stroke-width="1.4"/><path d="M79 54C79 50 84 49 85 51C87 49 91 50 91 54Z" fill="${CREAM[97]}" stroke="${WOOD[18]}" stroke-width="1"/>`,
  shop: `<path d="M0 0H100V100H0Z" fill="${GOLD[83]}"/>${hills(WOOD[63], WOOD[54])}<path d="M22 74V40H78V74Z" fill="${STRAW[76]}" stroke="${WOOD[18]}" stroke-width="1.6"/><path d="M18 26H82L86 42H14Z" fill="${CREAM[94]}" stroke="${WOOD[18]}" stroke-width="1.6"/><path d="M18 26H29L27 42H14ZM39.5 26H50V42H38.5ZM61 26H71.5L73 42H61.5Z" fill="${JADE[47]}"/><path d="M28 74V54H72V74Z" fill="${WOOD[28]}"/><path d="M32 60L38 54H44L46 62H32ZM52 62A5 5 0 1 1 62 62ZM64 62V55H69V62Z" fill="${GOLD[76]}"/><path d="M26 62H74V66H26Z" fill="${WOOD[41]}"/>`,
  dragon: `<path d="M0 0H100V100H0Z" fill="${RED[28]}"/><path d="M0 100V48L24 34L48 52L76 28L100 46V100Z" fill="${RED[17]}"/><path d="M44 62L40 20L54 30L62 14L70 30L84 22L80 40L92 44L76 62Z" fill="${RED[32]}" stroke="${RED[5]}" stroke-width="1.8" stroke-linejoin="round"/><path d="M48 58L54 30M60 56L62 14M70 58L80 26" stroke="${RED[20]}" stroke-width="2"/><path d="M12 44L22 34L20 24L28 31L34 22L35 33L44 40C50 46 48 54 46 58C58 52 80 54 86 66C90 74 84 80 76 80H34C24 80 22 70 28 62C31 57 32 54 29 52L20 54L10 51Z" fill="${RED[55]}" stroke="${RED[5]}" stroke-width="1.8" stroke-linejoin="round"/><path d="M44 40C50 46 48 54 46 58C40 64 40 72 48 80H34C24 80 22 70 28 62C32 56 36 50 36 44Z" fill="${RUST[72]}"/><path d="M86 66L96 60L94 72L99 78L84 78Z" fill="${RED[55]}" stroke="${RED[5]}" stroke-width="1.6" stroke-linejoin="round"/><path d="M24 38L31 37L28 42Z" fill="${FLAME[90]}"/><path d="M12 52L15 56L18 53ZM20 54L23 58L26 53Z" fill="${CREAM[94]}"/><path d="M10 47L2 44L6 50L0 54L9 52Z" fill="${FLAME[80]}"/><path d="M0 100V80H100V100Z" fill="${WINE[9]}"/>`,
  ice_giant: `<path d="M0 0H100V100H0Z" fill="${ICE[78]}"/><path d="M0 100V50L24 26L44 48L70 22L100 46V100Z" fill="${ICE[63]}"/><path d="M30 78L24 50L34 40L38 22L50 16L62 22L66 40L76 50L70 78Z" fill="${ICE[94]}" stroke="${ICE[30]}" stroke-width="1.8" stroke-linejoin="round"/><path d="M50 16L62 22L66 40L76 50L70 78H50Z" fill="${ICE[78]}"/><path d="M38 22L34 10L43 18ZM62 22L66 10L57 18Z" fill="${ICE[98]}" stroke="${ICE[30]}" stroke-width="1.4" stroke-linejoin="round"/><path d="M40 34H46L45 38H41ZM54 34H60L59 38H55Z" fill="${ICE[20]}"/><path d="M40 44L50 42L60 44L56 60L50 66L44 60Z" fill="${WHITE}" stroke="${ICE[30]}" stroke-width="1.2"/><path d="M0 100V82L34 78L66 82L100 76V100Z" fill="${ICE[98]}"/>`,
};

/** The glyph of the work that a card gives. */
export const GLYPHS: Record<string, string> = {
  castle: 'tower',
  emerald_mine: 'pick',
  diamond_mine: 'pick',
  ruby_mine: 'pick',
  topaz_mine: 'pick',
  tavern: 'mug',
  shop: 'star',
  dragon: 'dragon',
  ice_giant: 'dragon',
};
