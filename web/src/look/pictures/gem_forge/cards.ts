import { CREAM, FLAME, GOLD, IRON, RED, SOOT, VIOLET, WOOD } from '@/look/palette';
import { arrow, cardBack, cart, COLD, hand, heart, hole, RAIL, smallTile, stone } from './parts';

/** The picture of each action card, 120 x 84: it tells what the card does. */
export const CARD_PICTURES: Record<string, string> = {
  swap_tiles:
    smallTile(30, 52, -8, 1.15, 'blue') +
    smallTile(90, 52, 8, 1.15, 'brown') +
    arrow('M30 28C42 10 74 10 86 24', 88, 27, 52) +
    arrow('M92 74C76 82 46 82 34 74', 32, 73, 208, IRON[76]),
  swap_gems:
    RAIL +
    cart(24, 60, 0.92) +
    cart(96, 60, 0.92, COLD) +
    arrow('M26 40C38 12 78 10 92 34', 93, 37, 66) +
    stone('red', 52, 17, 22) +
    arrow('M86 50C74 42 50 42 40 48', 37, 50, 146, IRON[76]) +
    stone('blue', 64, 44, 20),
  pick_out:
    smallTile(40, 54, -4, 1.5, 'brown', hole(0, -7, 11)) +
    `<path d="M104 8L62 33L57 42L66 39L112 16" fill="${IRON[84]}" stroke="${SOOT[5]}" stroke-width="2" stroke-linejoin="round"/><path d="M98 2L56 30L50 41" fill="none" stroke="${SOOT[5]}" stroke-width="7" stroke-linecap="round"/><path d="M98 2L56 30L50 41" fill="none" stroke="${IRON[94]}" stroke-width="3.6" stroke-linecap="round"/>` +
    stone('green', 56, 40, 24) +
    cart(100, 66, 0.66) +
    arrow('M70 46C82 44 90 46 96 50', 97, 52, 56),
  draw_three:
    cardBack(34, 50, -20, 1.2) +
    cardBack(60, 44, 0, 1.3) +
    cardBack(86, 50, 20, 1.2) +
    `<g transform="translate(60 72)"><path d="M-15 -10H15L19 -6V6L15 10H-15L-19 6V-6Z" fill="${FLAME[80]}" stroke="${SOOT[5]}" stroke-width="2.2"/><text y="5.6" text-anchor="middle" font-family="var(--font-ui)" font-weight="800" font-size="16" fill="${SOOT[12]}">+3</text></g>`,
  tip_over:
    RAIL +
    cart(32, 40, 1.2, COLD, 58) +
    stone('yellow', 60, 64, 22, 20) +
    stone('red', 83, 62, 22) +
    stone('blue', 104, 64, 21, 30) +
    `<path d="M50 34L58 30M54 46L62 45M44 22L49 15" stroke="${FLAME[88]}" stroke-width="3" stroke-linecap="round"/>` +
    heart(94, 24, 1.5, '+1'),
  sift:
    `<path d="M14 30H106L94 48H26Z" fill="${WOOD[41]}" stroke="${SOOT[5]}" stroke-width="2.4" stroke-linejoin="round"/><path d="M10 25H110V32H10Z" fill="${GOLD[81]}" stroke="${SOOT[5]}" stroke-width="2.2" stroke-linejoin="round"/><path d="M34 34L40 46M50 34L52 46M70 34L68 46M86 34L80 46M26 40H94" stroke="${SOOT[12]}" stroke-width="2" opacity=".7"/>` +
    stone('red', 34, 17, 22) +
    stone('green', 60, 15, 22) +
    stone('blue', 86, 17, 22) +
    stone('yellow', 60, 62, 17) +
    arrow('M60 70C60 76 50 78 40 78', 37, 78, 180, IRON[76]) +
    arrow('M98 12C110 14 114 40 106 60', 105, 63, 104),
  rob:
    RAIL +
    cart(92, 60, 1.02, COLD) +
    hand(42, 26, 12, 1.15) +
    stone('green', 74, 34, 22) +
    stone('yellow', 96, 32, 22) +
    cart(22, 62, 0.78) +
    arrow('M46 44C38 46 32 46 28 48', 26, 49, 118),
  double_insert:
    smallTile(38, 56, -4, 1.45, 'blue', hole(0, -7, 10)) +
    smallTile(88, 56, 4, 1.45, 'brown', hole(0, -7, 10)) +
    stone('blue', 24, 15, 22) +
    stone('yellow', 100, 15, 22) +
    arrow('M32 22C37 26 38 30 38 34', 38, 36, 88) +
    arrow('M92 22C88 26 88 30 88 34', 88, 36, 92),
  cancel:
    cardBack(60, 43, -7, 1.7) +
    `<path d="M38 20L82 66M82 20L38 66" stroke="${RED[5]}" stroke-width="15" stroke-linecap="round"/><path d="M38 20L82 66M82 20L38 66" stroke="${CREAM[94]}" stroke-width="9" stroke-linecap="round"/>` +
    `<path d="M12 26L24 34M10 44H24M14 64L26 56M108 26L96 34M110 44H96M106 64L94 56" stroke="${VIOLET[89]}" stroke-width="3" stroke-linecap="round"/>`,
  follow_take:
    RAIL +
    cart(88, 58, 0.9, COLD) +
    stone('red', 88, 36, 19) +
    cart(32, 60, 1.05) +
    arrow('M18 14C30 8 40 16 38 36', 37, 39, 96) +
    stone('red', 20, 17, 22) +
    `<path d="M74 14L60 24L74 34V28C82 28 86 22 86 16C82 20 78 20 74 20Z" fill="${VIOLET[89]}" stroke="${VIOLET[6]}" stroke-width="2" stroke-linejoin="round"/>`,
  follow_insert:
    smallTile(88, 54, 6, 1.2, 'brown', stone('green', 0, -8, 13)) +
    smallTile(38, 56, -5, 1.5, 'blue', hole(0, -7, 11)) +
    stone('green', 20, 15, 22) +
    arrow('M29 22C35 26 37 30 37 35', 37, 37, 88) +
    `<path d="M74 8L60 18L74 28V22C82 22 86 16 86 10C82 14 78 14 74 14Z" fill="${VIOLET[89]}" stroke="${VIOLET[6]}" stroke-width="2" stroke-linejoin="round"/>`,
};

/** The three that answer others have a family colour of their own. */
export const ANSWERS = new Set(['cancel', 'follow_take', 'follow_insert']);
