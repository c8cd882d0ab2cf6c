/** Pieces of pictures. Grammar: a warm cart is yours, a cold one another's; a thick arrow is what travels. */
import { BLUE, CREAM, FLAME, GOLD, IRON, SKIN, SOOT, WHITE, WINE, WOOD } from '@/look/palette';

export interface Paint {
  body: string;
  deep: string;
  light: string;
  edge: string;
}

export const WARM: Paint = { body: WOOD[61], deep: WOOD[41], light: GOLD[81], edge: SOOT[12] };
export const COLD: Paint = { body: IRON[55], deep: IRON[37], light: IRON[76], edge: IRON[13] };

/** A stone of the sprite, centred. */
export const stone = (kind: string, x: number, y: number, size: number, turn = 0): string =>
  `<use href="#gem-${kind}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ''}/>`;

/** A cart on two wheels, turned about its middle. */
export const cart = (x: number, y: number, scale = 1, paint: Paint = WARM, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M-20 -9H20L15 10H-15Z" fill="${paint.body}" stroke="${paint.edge}" stroke-width="2" stroke-linejoin="round"/><path d="M2 -9H20L15 10H2Z" fill="${paint.deep}"/><path d="M-22 -11H22V-6H-22Z" fill="${paint.light}" stroke="${paint.edge}" stroke-width="2" stroke-linejoin="round"/><path d="M-9 -5L-7 9M9 -5L7 9" stroke="${paint.edge}" stroke-width="1.5" opacity=".5"/>${[-9, 9].map((wheel) => `<circle cx="${wheel}" cy="13" r="5.5" fill="${paint.deep}" stroke="${paint.edge}" stroke-width="2"/><circle cx="${wheel}" cy="13" r="1.5" fill="${paint.light}"/>`).join('')}</g>`;

/** A thick arrow along a path, its head at a point and turned. */
export const arrow = (path: string, x: number, y: number, turn: number, colour = FLAME[80]): string =>
  `<path d="${path}" fill="none" stroke="${SOOT[5]}" stroke-width="9" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="5" stroke-linecap="round"/><path transform="translate(${x} ${y}) rotate(${turn})" d="M-3 -8L9 0L-3 8Z" fill="${colour}" stroke="${SOOT[5]}" stroke-width="2.2" stroke-linejoin="round"/>`;

/** A reaching hand. */
export const hand = (x: number, y: number, turn: number, scale = 1, skin = SKIN[72], sleeve = WOOD[28]): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M-26 -8H-8V9H-26Z" fill="${sleeve}" stroke="${SOOT[5]}" stroke-width="1.8"/><path d="M-10 -9L2 -11L14 -8L15 -4L4 -4L16 -1L16 3L5 3L14 6L13 10L2 10L-10 9Z" fill="${skin}" stroke="${SOOT[5]}" stroke-width="1.8" stroke-linejoin="round"/><path d="M-4 -9L4 -17L8 -15L3 -7Z" fill="${skin}" stroke="${SOOT[5]}" stroke-width="1.8" stroke-linejoin="round"/></g>`;

/** A small jewellery tile with a golden ring on it. */
export const smallTile = (
  x: number,
  y: number,
  turn: number,
  scale: number,
  paint: 'blue' | 'brown',
  inside = '',
): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M-17 -15H17L20 -12V12L17 15H-17L-20 12V-12Z" fill="${paint === 'blue' ? BLUE[36] : WOOD[38]}" stroke="${SOOT[5]}" stroke-width="2"/><path d="M-16 -13H16L18 -11V0H-18V-11Z" fill="${WHITE}" opacity=".12"/><circle cy="2" r="8.5" fill="none" stroke="${GOLD[21]}" stroke-width="5.5"/><circle cy="2" r="8.5" fill="none" stroke="${GOLD[76]}" stroke-width="3.2"/>${inside}</g>`;

/** The back of an action card. */
export const cardBack = (x: number, y: number, turn: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M-13 -20H13L16 -17V17L13 20H-13L-16 17V-17Z" fill="${CREAM[94]}" stroke="${SOOT[5]}" stroke-width="2"/><path d="M-11 -17H11L13 -15V15L11 17H-11L-13 15V-15Z" fill="${BLUE[46]}"/><path d="M0 -12L9 0L0 12L-9 0Z" fill="none" stroke="${FLAME[88]}" stroke-width="2"/><circle r="3" fill="${FLAME[88]}"/></g>`;

/** A hole that waits for its stone. */
export const hole = (x: number, y: number, size: number): string =>
  `<circle cx="${x}" cy="${y}" r="${size / 2}" fill="${SOOT[5]}" stroke="${CREAM[96]}" stroke-width="1.8" stroke-dasharray="3.5 2.5"/>`;

/** A heart with what it adds. */
export const heart = (x: number, y: number, scale: number, text: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0 10L-10 0C-13 -5 -9 -10 -4.5 -9C-2.5 -8.7 -1 -7.5 0 -5.5C1 -7.5 2.5 -8.7 4.5 -9C9 -10 13 -5 10 0Z" fill="${WINE[62]}" stroke="${WINE[10]}" stroke-width="1.6" stroke-linejoin="round"/><text y="3.4" text-anchor="middle" font-family="var(--font-ui)" font-weight="800" font-size="9" fill="${WHITE}">${text}</text></g>`;

export const RAIL = `<path d="M0 76H120" stroke="${IRON[4]}" stroke-width="3" opacity=".5"/>`;
