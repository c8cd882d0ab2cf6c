/**
 * The parts that card pictures are put together from, on a ground of 120 x 84.
 *
 * Grammar of the pictures: a warm cart is yours, a cold cart is another dwarf's, a thick arrow
 * shows what travels, ember is obsidian.
 */
import { CREAM, FLAME, GOLD, IRON, RED, SKIN, SOOT, STONE, VIOLET, WHITE, WINE, WOOD } from '@/look/palette';

export const GROUND = { width: 120, height: 84 };

const INK = SOOT[5];
const DEEP = SOOT[12];
export const AMBER = FLAME[80];
export const PALE = CREAM[92];
export const EMBER = RED[70];
export const COLD_ARROW = IRON[76];

interface Timber {
  body: string;
  shade: string;
  rim: string;
  line: string;
}

export const WARM: Timber = { body: WOOD[61], shade: WOOD[41], rim: GOLD[81], line: DEEP };
export const COLD: Timber = { body: IRON[55], shade: IRON[37], rim: IRON[76], line: IRON[13] };

/** Put a drawing somewhere, turned and sized. */
export const at = (x: number, y: number, drawing: string, size = 1, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${size === 1 ? '' : ` scale(${size})`}">${drawing}</g>`;

/** A stone of the sprite, centred on a point. */
export const stone = (kind: string, x: number, y: number, size: number): string =>
  `<use href="#gem-${kind}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"/>`;

const wheel = (x: number, timber: Timber): string =>
  `<circle cx="${x}" cy="13" r="5.5" fill="${timber.shade}" stroke="${timber.line}" stroke-width="2"/><circle cx="${x}" cy="13" r="1.5" fill="${timber.rim}"/>`;

/** A mine cart; what lies in it is drawn behind its rim. */
export const cart = (x: number, y: number, size = 1, timber = WARM, load = ''): string =>
  at(
    x,
    y,
    `${load}<path d="M-20 -9H20L15 10H-15Z" fill="${timber.body}" stroke="${timber.line}" stroke-width="2" stroke-linejoin="round"/><path d="M2 -9H20L15 10H2Z" fill="${timber.shade}"/><path d="M-22 -11H22V-6H-22Z" fill="${timber.rim}" stroke="${timber.line}" stroke-width="2" stroke-linejoin="round"/><path d="M-9 -5L-7 9M9 -5L7 9" stroke="${timber.line}" stroke-width="1.5" opacity=".5"/>${wheel(-9, timber)}${wheel(9, timber)}`,
    size,
  );

/** The bag that crystals are drawn from. */
export const bag = (x: number, y: number, size = 1): string =>
  at(
    x,
    y,
    `<path d="M-8 -16L-13 -26L-4 -23L2 -27L6 -23L13 -25L8 -16Z" fill="${WOOD[55]}" stroke="${DEEP}" stroke-width="2" stroke-linejoin="round"/><path d="M-9 -16H9C20 -6 24 6 19 17C12 23 -12 23 -19 17C-24 6 -20 -6 -9 -16Z" fill="${WOOD[64]}" stroke="${DEEP}" stroke-width="2"/><path d="M9 -16C20 -6 24 6 19 17C15 20.5 9 22 2 22C12 14 14 -4 4 -16Z" fill="${WOOD[48]}"/><path d="M-10 -17H10" stroke="${GOLD[76]}" stroke-width="4.5" stroke-linecap="round"/>`,
    size,
  );

/** A thick arrow along a path, its head at the end. */
export const arrow = (path: string, x: number, y: number, turn: number, colour = AMBER): string =>
  `<path d="${path}" fill="none" stroke="${SOOT[5]}" stroke-width="9" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="5" stroke-linecap="round"/><path transform="translate(${x} ${y}) rotate(${turn})" d="M-3 -8L9 0L-3 8Z" fill="${colour}" stroke="${SOOT[5]}" stroke-width="2.2" stroke-linejoin="round"/>`;

/** A bearded face under a helmet. */
export const face = (
  x: number,
  y: number,
  size: number,
  { helmet = IRON[55], skin = SKIN[72], hair = WOOD[19] } = {},
): string =>
  at(
    x,
    y,
    `<path d="M-12 -2L-9 14L0 22L9 14L12 -2Z" fill="${hair}" stroke="${INK}" stroke-width="1.6"/><path d="M-10 -4H10V4L5 9H-5L-10 4Z" fill="${skin}"/><path d="M-3 0H3L5 6L0 9L-5 6Z" fill="${SKIN[80]}"/><path d="M-8 9L0 6L8 9L4 13H-4Z" fill="${hair}"/><circle cx="-5.5" cy="0" r="1.5" fill="${INK}"/><circle cx="5.5" cy="0" r="1.5" fill="${INK}"/><path d="M-13 -3L-11 -12L0 -18L11 -12L13 -3Z" fill="${helmet}" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"/><path d="M-14 -5H14V-2H-14Z" fill="${INK}" opacity=".55"/>`,
    size,
  );

/** The shield of a reaction. */
export const shield = (x: number, y: number, size: number, colour = VIOLET[65]): string =>
  at(
    x,
    y,
    `<path d="M0 -18L15 -12V-2C15 8 9 15 0 19C-9 15 -15 8 -15 -2V-12Z" fill="${colour}" stroke="${VIOLET[6]}" stroke-width="2.4" stroke-linejoin="round"/><path d="M0 -18L15 -12V-2C15 8 9 15 0 19Z" fill="${VIOLET[6]}" opacity=".28"/><path d="M0 -12L10 -8V-2C10 5 6 10 0 13" fill="none" stroke="${WHITE}" stroke-opacity=".5" stroke-width="1.6"/>`,
    size,
  );

/** A hand that takes. */
export const glove = (x: number, y: number, turn: number, size = 1, skin = SKIN[72]): string =>
  at(
    x,
    y,
    `<path d="M-26 -8H-8V9H-26Z" fill="${WOOD[28]}" stroke="${INK}" stroke-width="1.8"/><path d="M-10 -9L2 -11L14 -8L15 -4L4 -4L16 -1L16 3L5 3L14 6L13 10L2 10L-10 9Z" fill="${skin}" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"/><path d="M-4 -9L4 -17L8 -15L3 -7Z" fill="${skin}" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"/>`,
    size,
    turn,
  );

/** A pickaxe. */
export const pick = (x: number, y: number, turn: number, size = 1): string =>
  at(
    x,
    y,
    `<path d="M-2.5 -16H2.5V26H-2.5Z" fill="${WOOD[49]}" stroke="${INK}" stroke-width="1.6"/><path d="M-22 -8C-14 -20 14 -20 22 -8L19 -7C12 -13 -12 -13 -19 -7Z" fill="${IRON[84]}" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"/>`,
    size,
    turn,
  );

/** A sign that forbids. */
export const forbidden = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${RED[61]}" stroke-width="3.5"/><path d="M${x - radius * 0.7} ${y - radius * 0.7}L${x + radius * 0.7} ${y + radius * 0.7}" stroke="${RED[61]}" stroke-width="3.5"/>`;

/** A small mine card with its stone. */
export const mineCard = (x: number, y: number, turn: number, kind: string, size = 1): string =>
  at(
    x,
    y,
    `<path d="M-11 -17H11L14 -14V14L11 17H-11L-14 14V-14Z" fill="${CREAM[94]}" stroke="${INK}" stroke-width="1.8"/>${stone(kind, 0, 0, 18)}`,
    size,
    turn,
  );

/** Rays around a point. */
export const rays = (x: number, y: number, from: number, to: number, many: number, colour = FLAME[88]): string =>
  Array.from({ length: many }, (_, ray) => {
    const angle = (ray * 2 * Math.PI) / many;
    const point = (radius: number) =>
      `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
    return `<path d="M${point(from)}L${point(to)}" stroke="${colour}" stroke-width="2.6" stroke-linecap="round"/>`;
  }).join('');

/** Short strokes that tell of speed or a blow. */
export const strokes = (path: string, colour = FLAME[88]): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A wrapped present. */
export const present = (x: number, y: number, size = 1, turn = 0): string =>
  at(
    x,
    y,
    `<path d="M-22 -6H22V28H-22Z" fill="${WINE[41]}" stroke="${INK}" stroke-width="2.2"/><path d="M0 -6H22V28H0Z" fill="${WINE[29]}"/><path d="M-26 -16H26V-4H-26Z" fill="${WINE[52]}" stroke="${INK}" stroke-width="2.2"/><path d="M-5 -16H5V28H-5Z" fill="${GOLD[80]}"/><path d="M0 -16C-14 -18 -18 -32 -8 -32C-2 -32 0 -24 0 -16C0 -24 2 -32 8 -32C18 -32 14 -18 0 -16Z" fill="${GOLD[80]}" stroke="${INK}" stroke-width="2"/>`,
    size,
    turn,
  );

/** An open chest. */
export const chest = (x: number, y: number, size = 1): string =>
  at(
    x,
    y,
    `<path d="M-21 -8V-15L-15 -22H15L21 -15V-8Z" fill="${WOOD[61]}" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/><path d="M-15 -22H15L21 -15H-21Z" fill="${GOLD[81]}"/><path d="M-21 -8H21V12H-21Z" fill="${WOOD[41]}" stroke="${INK}" stroke-width="2"/><path d="M-21 -8H21V-4H-21Z" fill="${WOOD[27]}"/><path d="M-14 -8V12M14 -8V12" stroke="${STONE[26]}" stroke-width="4"/><path d="M-5 -12H5V0H-5Z" fill="${GOLD[80]}" stroke="${INK}" stroke-width="2"/>`,
    size,
  );

/** The rail that everything stands on. */
export const RAIL = `<path d="M0 76H120" stroke="${IRON[4]}" stroke-width="3" opacity=".5"/>`;
