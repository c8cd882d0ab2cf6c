/** Where a sentence stands: beside what it is about, and on nothing that matters. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = 'above' | 'below' | 'left' | 'right';

export interface Place {
  side: Side;
  left: number;
  top: number;
  tail: number; // where along its edge the sentence points at what it is about
}

const GAP = 14; // pixels between the sentence and what it is about
const EDGE = 8; // between the sentence and the edge of the window
const SPREAD = 3; // how many times their own area boxes may fill and still lie together
const WEIGHT = 4; // of what is meant or can be touched, against what can be read
const TAIL = 18; // the tail keeps away from the corners

/** The box around some boxes. */
export function around(boxes: Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

const areaOf = ({ width, height }: Box): number => width * height;

/** Whether some boxes are one place, and not several with much between them. */
export const lieTogether = (boxes: Box[]): boolean =>
  areaOf(around(boxes)) <= SPREAD * boxes.reduce((sum, box) => sum + areaOf(box), 0);

/** How much of two boxes is the same place. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Beside `about`, inside the window, and covering as little as possible of what can be touched and read. */
export function placeOf(
  about: Box,
  size: { width: number; height: number },
  room: { width: number; height: number },
  lit: Box[] = [],
  read: Box[] = [],
): Place {
  const middle = { x: about.left + about.width / 2, y: about.top + about.height / 2 };
  const wanted: [Side, number, number][] = [
    ['above', middle.x - size.width / 2, about.top - size.height - GAP],
    ['below', middle.x - size.width / 2, about.top + about.height + GAP],
    ['right', about.left + about.width + GAP, middle.y - size.height / 2],
    ['left', about.left - size.width - GAP, middle.y - size.height / 2],
  ];
  const places = wanted.map(([side, x, y]) => {
    const left = within(x, EDGE, Math.max(EDGE, room.width - size.width - EDGE));
    const top = within(y, EDGE, Math.max(EDGE, room.height - size.height - EDGE));
    const box = { left, top, ...size };
    const covered = (boxes: Box[]) => boxes.reduce((sum, one) => sum + overlap(box, one), 0);
    const hidden = WEIGHT * covered([about, ...lit]) + covered(read);
    return { side, left, top, hidden };
  });
  const { side, left, top } = places.reduce((best, one) => (one.hidden < best.hidden ? one : best));
  const upright = side === 'above' || side === 'below';
  const tail = upright
    ? within(middle.x - left, TAIL, size.width - TAIL)
    : within(middle.y - top, TAIL, size.height - TAIL);
  return { side, left, top, tail };
}
