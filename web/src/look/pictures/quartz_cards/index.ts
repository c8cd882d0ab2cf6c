/** A picture for every helper of the card game: it tells what the card does. */

import { GOLD, ICE, IRON, RED, SKIN, SOOT, STONE, VIOLET, WHITE, WOOD } from '@/look/palette';
import {
  AMBER,
  COLD_ARROW,
  EMBER,
  RAIL,
  WARM,
  arrow,
  cart,
  chest,
  face,
  glove,
  mineCard,
  present,
  shield,
  stone,
  strokes,
} from '../quartz/parts';

const STOP = `<path d="M56 14H78L94 30V52L78 68H56L40 52V30Z" fill="${RED[52]}" stroke="${SOOT[5]}" stroke-width="2.6"/><path d="M58 19H76L89 32V50L76 63H58L45 50V32Z" fill="none" stroke="${WHITE}" stroke-opacity=".55" stroke-width="1.8"/><path d="M56 58L52 44L56 43L59 46V31C59 28 63 28 63 31V27C63 24 67.5 24 67.5 27V30C67.5 27 72 27 72 30V34C72 31.5 76 31.5 76 34V50C76 56 73 60 69 62H60Z" fill="${SKIN[89]}" stroke="${SOOT[5]}" stroke-width="1.8" stroke-linejoin="round"/><path d="M63 31V41M67.5 29V41M72 32V42" stroke="${SOOT[5]}" stroke-width="1.2" opacity=".6"/>`;

const BOOT = `<g transform="translate(34 44) rotate(-24)"><path d="M-14 -34H6V2L22 8C26 10 27 18 24 20H-14Z" fill="${RED[33]}" stroke="${SOOT[5]}" stroke-width="2.2" stroke-linejoin="round"/><path d="M-14 -34H6V-24H-14Z" fill="${SKIN[64]}" stroke="${SOOT[5]}" stroke-width="2"/><path d="M-14 14H25V21H-14Z" fill="${SOOT[12]}"/><path d="M-6 -24V14" stroke="${RED[22]}" stroke-width="3"/></g>`;

const CROSS = `<path d="M48 30L72 54M72 30L48 54" stroke="${VIOLET[6]}" stroke-width="11" stroke-linecap="round"/><path d="M48 30L72 54M72 30L48 54" stroke="${WHITE}" stroke-width="6.5" stroke-linecap="round"/>`;

const BOLT = `<path d="M2 12L26 20L18 27L36 34" fill="none" stroke="${IRON[13]}" stroke-width="10" stroke-linejoin="round" stroke-linecap="round"/><path d="M2 12L26 20L18 27L36 34" fill="none" stroke="${ICE[77]}" stroke-width="5.5" stroke-linejoin="round" stroke-linecap="round"/>`;

/** The back of a mine card. */
const back = (x: number, y: number, turn: number, size = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M-11 -17H11L14 -14V14L11 17H-11L-14 14V-14Z" fill="${STONE[31]}" stroke="${SOOT[5]}" stroke-width="1.8"/><path d="M0 -12L9 0L0 12L-9 0Z" fill="none" stroke="${GOLD[83]}" stroke-width="1.6"/></g>`;

export const QUARTZ_CARDS_PICTURES: Record<string, string> = {
  // the last card of the line goes to you
  hand_it_over:
    mineCard(18, 46, 0, 'quartz', 0.95) +
    mineCard(42, 46, 0, 'amethyst', 0.95) +
    mineCard(70, 38, 10, 'ruby', 1.05) +
    glove(98, 36, 180, 0.95) +
    arrow('M76 64C84 72 92 72 98 68', 100, 66, -36),
  // no card comes after this one
  stop_stop_stop: mineCard(20, 44, 0, 'emerald', 0.95) + `<g opacity=".4">${back(110, 44, 0, 0.9)}</g>` + STOP,
  // two from the pile: one for the line, one for you
  may_i_help:
    back(58, 19, -4, 0.8) +
    back(63, 20, 5, 0.8) +
    arrow('M45 22C34 24 30 30 29 36', 29, 38, 92, COLD_ARROW) +
    arrow('M78 22C90 24 95 29 96 34', 96, 36, 84, AMBER) +
    mineCard(10, 62, 0, 'quartz', 0.72) +
    mineCard(32, 60, -3, 'sapphire', 0.84) +
    cart(96, 64, 0.85, WARM, stone('ruby', 0, -16, 20)),
  // the next unstable card is one too many
  little_gift:
    present(54, 42, 0.98) +
    stone('obsidian', 96, 54, 28) +
    strokes('M16 48L25 52M13 62H23M78 34L84 28M104 34L108 28', RED[63]),
  // two cards out of the open columns
  no_longer_yours:
    mineCard(72, 38, -8, 'ruby', 1.05) +
    mineCard(94, 40, 8, 'amber', 1.05) +
    glove(44, 34, 4, 1.1) +
    arrow('M72 68C56 76 40 73 30 66', 28, 65, 208),
  // any attack bounces off
  no_chance: BOLT + shield(62, 42, 1.75) + CROSS + strokes('M36 22L40 14M30 44L22 48'),
  // the theft fails and the thief pays with a card
  over_my_dead_body:
    glove(20, 30, 8, 0.85, IRON[66]) +
    shield(56, 38, 1.3) +
    face(56, 34, 0.86, { helmet: VIOLET[60], skin: SKIN[72], hair: WOOD[50] }) +
    strokes('M34 16L40 12M32 44L38 50') +
    arrow('M24 64C44 80 74 78 86 66', 88, 64, -48) +
    mineCard(99, 44, 10, 'emerald', 0.95),
  // the gift flies back to the giver
  get_lost:
    BOOT +
    present(88, 34, 0.66, 18) +
    strokes('M58 48L66 45M60 58L70 56M52 66L60 67') +
    arrow('M70 66C84 74 98 70 106 60', 107, 58, -56, EMBER),
  // a column goes into the chest
  what_a_beauty:
    strokes('M56 44L50 41M58 32L53 27M110 32L115 27M112 44L118 41') +
    chest(84, 60, 0.98) +
    mineCard(26, 30, -8, 'emerald', 0.86) +
    mineCard(34, 38, -2, 'emerald', 0.86) +
    mineCard(42, 46, 4, 'emerald', 0.86) +
    arrow('M46 20C62 8 78 14 83 26', 84, 29, 76),
};

for (const card in QUARTZ_CARDS_PICTURES) QUARTZ_CARDS_PICTURES[card] = RAIL + QUARTZ_CARDS_PICTURES[card];
