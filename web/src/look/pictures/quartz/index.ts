/** A picture for every mining card of Quartz: it tells what the card does. */

import { CREAM, GOLD, IRON, RED, SKIN, SOOT, STRAW, VIOLET, WOOD } from '@/look/palette';
import {
  COLD,
  COLD_ARROW,
  EMBER,
  PALE,
  RAIL,
  WARM,
  arrow,
  bag,
  cart,
  face,
  forbidden,
  glove,
  pick,
  rays,
  shield,
  stone,
  strokes,
} from './parts';

const HAT = `<g transform="rotate(-11 60 30)"><path d="M30 38L40 14L60 5L80 14L90 38Z" fill="${RED[46]}" stroke="${SOOT[5]}" stroke-width="2.2" stroke-linejoin="round"/><path d="M60 5L80 14L90 38H60Z" fill="${RED[33]}"/><path d="M22 37H98L94 45H26Z" fill="${SKIN[64]}" stroke="${SOOT[5]}" stroke-width="2.2" stroke-linejoin="round"/></g>`;

const LENS = `<circle cx="60" cy="24" r="19" fill="none" stroke="${GOLD[76]}" stroke-width="4.5"/><path d="M74 37L86 49" stroke="${WOOD[33]}" stroke-width="7" stroke-linecap="round"/>`;

const MUG = `<path d="M34 34H72L70 72H36Z" fill="${STRAW[81]}" stroke="${SOOT[5]}" stroke-width="2.2" stroke-linejoin="round"/><path d="M54 34H72L70 72H54Z" fill="${WOOD[66]}"/><path d="M72 42C86 40 86 62 71 60" fill="none" stroke="${SOOT[5]}" stroke-width="7"/><path d="M72 42C86 40 86 62 71 60" fill="none" stroke="${STRAW[81]}" stroke-width="3.5"/><path d="M34 34H72L71.5 41H34.5Z" fill="${WOOD[34]}"/><path d="M36 48H70" stroke="${VIOLET[42]}" stroke-width="5"/><path d="M43 27C39 21 47 18 43 10M54 27C50 20 58 17 54 8M65 27C61 21 69 18 65 10" fill="none" stroke="${CREAM[94]}" stroke-width="3" stroke-linecap="round" opacity=".85"/>`;

/** Six stones beside the one under the lens. */
const spread = [
  stone('quartz', 10, 34, 15),
  stone('amethyst', 22, 20, 15),
  stone('sapphire', 34, 36, 14),
  stone('amethyst', 90, 17, 15),
  stone('quartz', 103, 26, 15),
  stone('emerald', 111, 42, 14),
].join('');

export const QUARTZ_PICTURES: Record<string, string> = {
  // three out of the bag, the obsidian among them goes back
  here_we_go:
    bag(26, 46, 1.05) +
    cart(93, 56, 0.95) +
    stone('quartz', 47, 24, 19) +
    stone('emerald', 66, 16, 20) +
    stone('sapphire', 85, 22, 20) +
    arrow('M42 44C54 32 70 32 78 38', 80, 40, 44) +
    stone('obsidian', 22, 14, 15) +
    forbidden(22, 14, 9.5),
  // seven seen, the best one for one of yours
  eureka:
    spread +
    `<circle cx="60" cy="24" r="19" fill="${CREAM[93]}" opacity=".25"/>` +
    stone('ruby', 60, 24, 27) +
    LENS +
    cart(30, 61, 0.85) +
    arrow('M61 48C61 60 58 62 56 62', 54, 62, 178),
  // one of yours for one of theirs
  come_closer:
    cart(25, 58, 0.95) +
    cart(95, 58, 0.95, COLD) +
    arrow('M30 34C44 16 70 14 84 28', 86, 31, 50) +
    stone('quartz', 46, 16, 18) +
    arrow('M88 48C76 38 52 38 40 46', 37, 48, 148, PALE) +
    stone('sapphire', 64, 41, 19),
  // your cart runs through theirs
  out_of_my_way:
    strokes('M2 34H16M0 48H12M4 62H18') +
    cart(40, 52, 1.05, WARM, stone('amethyst', 7, -17, 17) + stone('emerald', -8, -16, 17)) +
    cart(84, 56, 0.62, COLD) +
    cart(108, 60, 0.5, COLD) +
    stone('ruby', 80, 22, 16) +
    stone('quartz', 98, 18, 16) +
    stone('amethyst', 110, 34, 14) +
    strokes('M70 40L76 32M86 40V31M100 44L104 38'),
  // one crystal under the hat
  what_crystal:
    `<path d="M28 72H92" stroke="${IRON[4]}" stroke-width="6" opacity=".4" stroke-linecap="round"/>` +
    rays(60, 56, 19, 26, 8) +
    stone('amber', 60, 57, 28) +
    HAT,
  // another dwarf digs: one for you, the other for him
  gimme_a_hand:
    face(24, 34, 1.05) +
    pick(52, 40, 38, 0.9) +
    stone('emerald', 66, 18, 20) +
    stone('obsidian', 66, 58, 19) +
    cart(98, 40, 0.85) +
    arrow('M78 18C88 16 94 20 96 24', 97, 25, 70) +
    arrow('M54 64C46 68 42 66 38 64', 36, 63, 196, COLD_ARROW),
  // two out of another cart
  these_dont_belong:
    cart(94, 60, 0.95, COLD) +
    glove(44, 24, 10, 1.1) +
    stone('ruby', 72, 32, 21) +
    stone('sapphire', 93, 30, 21) +
    cart(24, 60, 0.8) +
    arrow('M44 40C36 42 30 44 27 46', 26, 46, 120),
  // your obsidian into another cart
  this_isnt_mine:
    cart(24, 58, 0.95) +
    cart(96, 58, 0.95, COLD) +
    arrow('M28 38C40 8 78 8 90 32', 91, 34, 68, EMBER) +
    stone('obsidian', 60, 22, 29),
  // what was sent to you goes on
  not_mine_either:
    face(20, 30, 0.85, { helmet: VIOLET[60], skin: SKIN[72], hair: WOOD[50] }) +
    shield(50, 42, 1.05) +
    arrow('M4 72C18 74 30 66 38 56', 40, 54, -48, COLD_ARROW) +
    arrow('M62 40C76 30 84 34 90 44', 91, 46, 64, EMBER) +
    stone('obsidian', 72, 22, 24) +
    cart(98, 62, 0.75, COLD),
  // the thief is stopped and pays
  unacceptable:
    shield(58, 40, 1.25) +
    glove(30, 34, 0, 1, IRON[66]) +
    strokes('M43 22L50 18M46 52L52 58') +
    cart(98, 60, 0.82) +
    arrow('M34 62C52 78 74 74 82 66', 84, 64, -40) +
    stone('emerald', 56, 70, 18),
  // the pickaxe leans, the mug steams
  on_my_break: pick(96, 44, 22, 1.05) + MUG + shield(20, 58, 0.7),
};

for (const card in QUARTZ_PICTURES) QUARTZ_PICTURES[card] = RAIL + QUARTZ_PICTURES[card];
