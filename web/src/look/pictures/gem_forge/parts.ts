/** Pieces of pictures. Grammar: a warm cart is yours, a cold one another's; a thick arrow is what travels. */

export interface Paint {
  body: string;
  deep: string;
  light: string;
  edge: string;
}

export const WARM: Paint = { body: '#c98545', deep: '#8a5526', light: '#efbd7b', edge: '#2f1a0a' };
export const COLD: Paint = { body: '#6f8794', deep: '#465a66', light: '#a9c0cb', edge: '#16232b' };

/** A stone of the sprite, centred. */
export const stone = (kind: string, x: number, y: number, size: number, turn = 0): string =>
  `<use href="#gem-${kind}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ''}/>`;

/** A cart on two wheels, turned about its middle. */
export const cart = (x: number, y: number, scale = 1, paint: Paint = WARM, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M-20 -9H20L15 10H-15Z" fill="${paint.body}" stroke="${paint.edge}" stroke-width="2" stroke-linejoin="round"/><path d="M2 -9H20L15 10H2Z" fill="${paint.deep}"/><path d="M-22 -11H22V-6H-22Z" fill="${paint.light}" stroke="${paint.edge}" stroke-width="2" stroke-linejoin="round"/><path d="M-9 -5L-7 9M9 -5L7 9" stroke="${paint.edge}" stroke-width="1.5" opacity=".5"/>${[-9, 9].map((wheel) => `<circle cx="${wheel}" cy="13" r="5.5" fill="${paint.deep}" stroke="${paint.edge}" stroke-width="2"/><circle cx="${wheel}" cy="13" r="1.5" fill="${paint.light}"/>`).join('')}</g>`;

/** A thick arrow along a path, its head at a point and turned. */
export const arrow = (path: string, x: number, y: number, turn: number, colour = '#ffb84d'): string =>
  `<path d="${path}" fill="none" stroke="#1a1008" stroke-width="9" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="5" stroke-linecap="round"/><path transform="translate(${x} ${y}) rotate(${turn})" d="M-3 -8L9 0L-3 8Z" fill="${colour}" stroke="#1a1008" stroke-width="2.2" stroke-linejoin="round"/>`;

/** A reaching hand. */
export const hand = (x: number, y: number, turn: number, scale = 1, skin = '#e0a37e', sleeve = '#5b3a20'): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M-26 -8H-8V9H-26Z" fill="${sleeve}" stroke="#16100b" stroke-width="1.8"/><path d="M-10 -9L2 -11L14 -8L15 -4L4 -4L16 -1L16 3L5 3L14 6L13 10L2 10L-10 9Z" fill="${skin}" stroke="#16100b" stroke-width="1.8" stroke-linejoin="round"/><path d="M-4 -9L4 -17L8 -15L3 -7Z" fill="${skin}" stroke="#16100b" stroke-width="1.8" stroke-linejoin="round"/></g>`;

/** A small jewellery tile with a golden ring on it. */
export const smallTile = (
  x: number,
  y: number,
  turn: number,
  scale: number,
  paint: 'blue' | 'brown',
  inside = '',
): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M-17 -15H17L20 -12V12L17 15H-17L-20 12V-12Z" fill="${paint === 'blue' ? '#2b568f' : '#7a512e'}" stroke="#16100b" stroke-width="2"/><path d="M-16 -13H16L18 -11V0H-18V-11Z" fill="#fff" opacity=".12"/><circle cy="2" r="8.5" fill="none" stroke="#4a2d05" stroke-width="5.5"/><circle cy="2" r="8.5" fill="none" stroke="#e9b44c" stroke-width="3.2"/>${inside}</g>`;

/** The back of an action card. */
export const cardBack = (x: number, y: number, turn: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M-13 -20H13L16 -17V17L13 20H-13L-16 17V-17Z" fill="#f4ead6" stroke="#16100b" stroke-width="2"/><path d="M-11 -17H11L13 -15V15L11 17H-11L-13 15V-15Z" fill="#2f6fb3"/><path d="M0 -12L9 0L0 12L-9 0Z" fill="none" stroke="#ffd894" stroke-width="2"/><circle r="3" fill="#ffd894"/></g>`;

/** A hole that waits for its stone. */
export const hole = (x: number, y: number, size: number): string =>
  `<circle cx="${x}" cy="${y}" r="${size / 2}" fill="#180d04" stroke="#ffe9bd" stroke-width="1.8" stroke-dasharray="3.5 2.5"/>`;

/** A heart with what it adds. */
export const heart = (x: number, y: number, scale: number, text: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0 10L-10 0C-13 -5 -9 -10 -4.5 -9C-2.5 -8.7 -1 -7.5 0 -5.5C1 -7.5 2.5 -8.7 4.5 -9C9 -10 13 -5 10 0Z" fill="#ff5f78" stroke="#3a0611" stroke-width="1.6" stroke-linejoin="round"/><text y="3.4" text-anchor="middle" font-family="var(--font-ui)" font-weight="800" font-size="9" fill="#fff">${text}</text></g>`;

export const RAIL = '<path d="M0 76H120" stroke="#0a0f12" stroke-width="3" opacity=".5"/>';
