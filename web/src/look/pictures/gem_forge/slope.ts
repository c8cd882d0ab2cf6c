/** The mountain with the chute that the stones roll down, 640 x 360, and where each stone lies. */
import { FLAME, IRON, SOOT, STONE, WOOD } from '@/look/palette';

export const WIDTH = 640;
export const HEIGHT = 360;

/** From the mouth at the foot up to the peak. */
const CHUTE: [number, number][] = [
  [70, 318],
  [500, 300],
  [548, 271],
  [504, 243],
  [146, 228],
  [102, 202],
  [146, 175],
  [440, 161],
  [478, 136],
  [440, 112],
  [244, 100],
  [214, 79],
  [244, 60],
  [300, 52],
  [316, 34],
];

export interface Spot {
  x: number;
  y: number;
  size: number;
}

function along(distance: number): [number, number] {
  let left = distance;
  for (let part = 1; part < CHUTE.length; part += 1) {
    const [fromX, fromY] = CHUTE[part - 1]!;
    const [toX, toY] = CHUTE[part]!;
    const length = Math.hypot(toX - fromX, toY - fromY);
    if (left <= length) {
      const share = left / length;
      return [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share];
    }
    left -= length;
  }
  return CHUTE[CHUTE.length - 1]!;
}

const sizeAt = (y: number): number => 36 - ((318 - y) / 284) * 11;

function layOut(many: number): Spot[] {
  const spots: Spot[] = [];
  let distance = 50;
  for (let place = 0; place < many; place += 1) {
    const [x, y] = along(distance);
    const size = sizeAt(y);
    spots.push({ x, y: y - 4, size });
    distance += size * (place < 4 ? 1.42 : 1.2);
  }
  return spots;
}

/** All places of the line, the one at the entrance first. */
export const SPOTS: Spot[] = layOut(44);

/** Where stones come in, above the last place. */
export const PEAK: Spot = { x: 318, y: 8, size: 24 };

/** The chute narrows towards the peak. */
const chute = (colour: string, rim: number, more = ' stroke-linecap="round"'): string =>
  CHUTE.slice(1)
    .map(([x, y], part) => {
      const [fromX, fromY] = CHUTE[part]!;
      const width = sizeAt((y + fromY) / 2) * 1.06 + rim;
      return `<path d="M${fromX} ${fromY}L${x} ${y}" fill="none" stroke="${colour}" stroke-width="${width.toFixed(1)}"${more}/>`;
    })
    .join('');

export const MOUNTAIN = `<defs><linearGradient id="slope-sky" gradientUnits="userSpaceOnUse" x1="0" y1="-400" x2="0" y2="460"><stop offset="0" stop-color="var(--sky-high)"/><stop offset=".55" stop-color="var(--sky-mid)"/><stop offset="1" stop-color="var(--sky-low)"/></linearGradient><linearGradient id="slope-rock" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${STONE[55]}"/><stop offset="1" stop-color="${STONE[22]}"/></linearGradient><radialGradient id="slope-glow"><stop offset="0" stop-color="${FLAME[80]}" stop-opacity=".85"/><stop offset="1" stop-color="${FLAME[80]}" stop-opacity="0"/></radialGradient></defs>
<path d="M-900 -2400H1540V460H-900Z" fill="url(#slope-sky)"/>
<path d="M-900 360V250L-760 190L-640 240L-520 170L-380 250L-300 226L-180 196L-120 186L0 200L70 150L150 220L210 360ZM640 360L560 220L600 170L660 210L760 160L900 236L1010 180L1160 240L1300 190L1540 260V360Z" fill="var(--ridge-far)"/>
<path d="M-900 360V300L-700 268L-500 306L-320 272L-160 300L-40 280L60 330L120 360ZM620 360L700 312L840 276L980 306L1180 270L1400 304L1540 290V360Z" fill="var(--ridge-near)"/>
<path d="M-70 372L34 262L96 186L186 108L256 36L316 0L370 28L436 78L512 146L576 228L720 372Z" fill="url(#slope-rock)"/>
<path d="M316 0L370 28L436 78L512 146L576 228L720 372H430L446 262L384 176L404 112L342 56Z" fill="${STONE[16]}" opacity=".55"/>
<path d="M256 36L316 0L370 28L352 44L332 34L316 52L296 38L276 58Z" fill="${IRON[94]}"/>
<path d="M96 186L140 146L174 168L130 204ZM34 262L90 214L124 246L70 292Z" fill="${STONE[66]}" opacity=".35"/>
<path d="M-900 366H1540V800H-900Z" fill="var(--ground)"/>
${chute(SOOT[5], 8)}${chute(WOOD[48], 3)}${chute(WOOD[28], -4)}${chute(WOOD[22], -4, ' stroke-dasharray="2 20" opacity=".6"')}
<circle cx="66" cy="314" r="92" fill="url(#slope-glow)"/>
<path d="M22 366V300L38 280H70L84 300V366Z" fill="${SOOT[7]}"/><path d="M16 366V296L34 272H74L90 296V366H80V300L68 284H40L28 300V366Z" fill="${WOOD[41]}" stroke="${SOOT[7]}" stroke-width="2" stroke-linejoin="round"/><path d="M54 272V284M22 330H28M80 330H90" stroke="${SOOT[7]}" stroke-width="2"/>`;
