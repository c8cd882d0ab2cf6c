/** Food for the winter and the signs of the secret goals, 64 x 40. */
import { CREAM, FLAME, GOLD, ICE, IRON, MOSS, RED, RUST, SOOT, STONE, WHITE, WINE, WOOD } from '@/look/palette';

const EDGE = `stroke="${WOOD[18]}" stroke-width="1.6" stroke-linejoin="round"`;

export const TRADE_PICTURES: Record<string, string> = {
  bread: `<path d="M6 26C4 14 16 8 24 10C32 6 44 6 50 11C60 14 61 28 54 34H10C6 33 6 30 6 26Z" fill="${WOOD[68]}" ${EDGE}/><path d="M6 28C20 34 44 34 58 27C59 31 57 34 54 34H10C7 33 6 31 6 28Z" fill="${WOOD[56]}"/><path d="M18 12L24 20M30 10L36 18M42 10L48 17" stroke="${WOOD[41]}" stroke-width="3" stroke-linecap="round"/>`,
  mushrooms: `<path d="M24 22H36L38 37H22Z" fill="${CREAM[94]}" ${EDGE}/><path d="M8 24C8 6 52 6 52 24Z" fill="${RED[47]}" ${EDGE}/><circle cx="20" cy="17" r="3" fill="${WHITE}"/><circle cx="33" cy="14" r="2.6" fill="${WHITE}"/><circle cx="43" cy="19" r="2.6" fill="${WHITE}"/><path d="M48 30H54L55 37H47Z" fill="${CREAM[94]}" ${EDGE}/><path d="M41 31C41 23 61 23 61 31Z" fill="${RED[53]}" ${EDGE}/>`,
  cheese: `<path d="M6 26L44 8L58 20V36H6Z" fill="${GOLD[80]}" ${EDGE}/><path d="M6 26L58 20V24L6 29Z" fill="${FLAME[90]}"/><circle cx="20" cy="32" r="3" fill="${GOLD[58]}"/><circle cx="36" cy="30" r="4" fill="${GOLD[58]}"/><circle cx="50" cy="32" r="2.5" fill="${GOLD[58]}"/>`,
  fish: `<path d="M4 20C14 6 38 6 46 20L58 10V32L46 22C38 34 14 34 4 20Z" fill="${ICE[70]}" stroke="${ICE[20]}" stroke-width="1.6" stroke-linejoin="round"/><path d="M4 20C14 34 38 34 46 22L44 18C34 26 16 26 4 20Z" fill="${ICE[53]}"/><circle cx="14" cy="18" r="2" fill="${ICE[20]}"/><path d="M24 14C27 18 27 22 24 26M31 13C34 18 34 22 31 27" fill="none" stroke="${ICE[39]}" stroke-width="1.6"/>`,
  honey: `<path d="M16 12H48L52 18V34L48 38H16L12 34V18Z" fill="${GOLD[73]}" ${EDGE}/><path d="M32 12H48L52 18V34L48 38H32Z" fill="${GOLD[59]}"/><path d="M14 6H50V13H14Z" fill="${WOOD[41]}" ${EDGE}/><path d="M20 19H44V31H20Z" fill="${CREAM[94]}" ${EDGE}/><path d="M28 22H36L40 25L36 29H28L24 25Z" fill="${GOLD[80]}" stroke="${WOOD[18]}" stroke-width="1.2"/>`,
  pie: `<path d="M6 24H58L52 36H12Z" fill="${WOOD[56]}" ${EDGE}/><path d="M4 24C8 8 56 8 60 24Z" fill="${GOLD[77]}" ${EDGE}/><path d="M22 20L26 14M32 19V12M42 20L38 14" stroke="${WOOD[34]}" stroke-width="2.4" stroke-linecap="round"/>`,
  pumpkin: `<path d="M32 10C44 6 58 14 57 25C56 35 46 38 32 37C18 38 8 35 7 25C6 14 20 6 32 10Z" fill="${RUST[64]}" ${EDGE}/><path d="M32 10C40 14 42 32 34 37M32 10C24 14 22 32 30 37M44 10C54 16 53 31 46 36M20 10C10 16 11 31 18 36" fill="none" stroke="${RUST[45]}" stroke-width="2"/><path d="M30 11C30 6 33 3 39 3L40 6C36 6 35 8 35 11Z" fill="${MOSS[51]}" ${EDGE}/>`,
  ham: `<path d="M8 22C8 10 24 6 36 10C44 13 46 20 50 22L58 20L62 25L59 29L54 28C48 30 42 37 28 36C16 36 8 31 8 22Z" fill="${RED[64]}" ${EDGE}/><path d="M50 22L58 20L62 25L59 29L52 28Z" fill="${CREAM[94]}" ${EDGE}/><ellipse cx="22" cy="22" rx="10" ry="8" fill="${RED[78]}" stroke="${RED[36]}" stroke-width="1.6"/><circle cx="21" cy="22" r="3" fill="${CREAM[94]}" stroke="${RED[36]}" stroke-width="1.2"/>`,
  ale: `<path d="M16 10H42V37H16Z" fill="${GOLD[66]}" ${EDGE}/><path d="M42 16H50V30H42" fill="none" stroke="${WOOD[18]}" stroke-width="4"/><path d="M13 12C12 4 22 2 26 6C30 1 46 3 45 12L40 16L34 12L28 17L22 12L17 15Z" fill="${CREAM[97]}" ${EDGE}/><path d="M22 20V32M29 20V32M36 20V32" stroke="${RUST[49]}" stroke-width="2.4"/>`,
  roast: `<path d="M4 33H60L55 38H9Z" fill="${STONE[58]}" stroke="${STONE[16]}" stroke-width="1.6" stroke-linejoin="round"/><path d="M10 32C8 18 20 8 34 10C48 11 56 22 53 32Z" fill="${WOOD[51]}" ${EDGE}/><path d="M16 30C15 20 24 13 34 14" fill="none" stroke="${WOOD[72]}" stroke-width="3" stroke-linecap="round"/><path d="M44 15L54 5L58 4L59 7L62 8L60 12L50 20Z" fill="${CREAM[94]}" ${EDGE}/>`,
};

export const SECRET_PICTURES: Record<string, string> = {
  architect: `<path d="M14 10H28L30 12V24L28 26H14L12 24V12ZM34 10H48L50 12V24L48 26H34L32 24V12Z" fill="${WOOD[61]}" ${EDGE}/><path d="M24 22H38L40 24V36L38 38H24L22 36V24Z" fill="${GOLD[81]}" ${EDGE}/><path d="M31 26V34M27 30H35" stroke="${WOOD[18]}" stroke-width="2.4"/>`,
  king: `<path d="M10 34L7 12L21 20L32 5L43 20L57 12L54 34Z" fill="${GOLD[78]}" ${EDGE}/><path d="M10 34H54V38H10Z" fill="${GOLD[59]}" ${EDGE}/><circle cx="32" cy="25" r="4" fill="${WINE[50]}" stroke="${WINE[17]}" stroke-width="1.2"/>`,
  hunter: `<path d="M12 6L50 36M52 6L14 36" stroke="${SOOT[5]}" stroke-width="7" stroke-linecap="round"/><path d="M12 6L50 36M52 6L14 36" stroke="${IRON[84]}" stroke-width="3.6" stroke-linecap="round"/><path d="M24 14L32 8L40 14L44 24L36 32H28L20 24Z" fill="${RED[55]}" stroke="${RED[5]}" stroke-width="1.8"/><path d="M26 20L30 22M38 20L34 22" stroke="${RED[5]}" stroke-width="2.4"/>`,
  jeweller: `<use href="#gem-topaz" x="2" y="14" width="20" height="20"/><use href="#gem-emerald" x="17" y="5" width="20" height="20"/><use href="#gem-diamond" x="29" y="16" width="20" height="20"/><use href="#gem-ruby" x="44" y="6" width="20" height="20"/>`,
  ogre_chief: `<path d="M18 38L15 22L20 10L32 4L44 10L49 22L46 38Z" fill="${MOSS[66]}" stroke="${MOSS[15]}" stroke-width="2"/><path d="M32 4L44 10L49 22L46 38H32Z" fill="${MOSS[51]}"/><path d="M22 18L29 21M42 18L35 21" stroke="${MOSS[15]}" stroke-width="3"/><path d="M25 31H39L37 26L35 31L29 31L27 26Z" fill="${CREAM[94]}" stroke="${MOSS[15]}" stroke-width="1.4"/><path d="M18 8L24 0L32 3L40 0L46 8L32 5Z" fill="${GOLD[78]}" ${EDGE}/>`,
  general: [12, 32, 52]
    .map(
      (x, place) =>
        `<path transform="translate(${x} ${place === 1 ? 25 : 28}) scale(1.15)" d="M0 -12.5C4.5 -12.5 7 -9.5 7 -6L8 -4H7L6 -1L8.5 8H-8.5L-6 -1L-7 -4H-8L-7 -6C-7 -9.5 -4.5 -12.5 0 -12.5Z" fill="${place === 1 ? WINE[52] : WINE[33]}" stroke="${WINE[3]}" stroke-width="1.6"/>`,
    )
    .join(''),
  miner: `<path d="M8 38V20L20 6H44L56 20V38Z" fill="${WOOD[41]}" ${EDGE}/><path d="M16 38V22L24 13H40L48 22V38Z" fill="${SOOT[5]}"/><path d="M22 34L42 16" stroke="${WOOD[61]}" stroke-width="3.6" stroke-linecap="round"/><path d="M30 12C40 10 47 17 46 28L43 27C42 20 37 15 30 15Z" fill="${IRON[84]}" stroke="${SOOT[5]}" stroke-width="1.4"/>`,
};
