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
const BURIED = 1e9; // rather anything than what is meant or can be touched and cannot be seen
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

interface Size {
  width: number;
  height: number;
}

const middleOf = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

interface Spot {
  side: Side;
  box: Box;
}

/** The four sides of a box where a sentence could stand, inside the window. */
function sidesOf(about: Box, size: Size, room: Size): Spot[] {
  const { x, y } = middleOf(about);
  const sides: [Side, number, number][] = [
    ['above', x - size.width / 2, about.top - size.height - GAP],
    ['below', x - size.width / 2, about.top + about.height + GAP],
    ['right', about.left + about.width + GAP, y - size.height / 2],
    ['left', about.left - size.width - GAP, y - size.height / 2],
  ];
  return sides.map(([side, wanted, high]) => {
    const left = within(wanted, EDGE, Math.max(EDGE, room.width - size.width - EDGE));
    const top = within(high, EDGE, Math.max(EDGE, room.height - size.height - EDGE));
    return { side, box: { left, top, ...size } };
  });
}

/** Beside `about`, inside the window, and covering as little as possible of what can be touched and read. */
export function placeOf(about: Box, size: Size, room: Size, touched: Box[] = [], read: Box[] = []): Place {
  const meant = [about, ...touched];
  const covered = (box: Box, boxes: Box[]) => boxes.reduce((sum, one) => sum + overlap(box, one), 0);
  const buried = ({ box }: Spot) => meant.filter((one) => overlap(box, one) > areaOf(one) / 2).length;
  const hidden = (spot: Spot) => BURIED * buried(spot) + WEIGHT * covered(spot.box, meant) + covered(spot.box, read);
  const least = (spots: Spot[]) => spots.reduce((best, one) => (hidden(one) < hidden(best) ? one : best));
  const near = least(sidesOf(about, size, room));
  const beyond = () => least([near, ...sidesOf(around(meant), size, room)]);
  const { side, box } = covered(near.box, meant) ? beyond() : near;
  const { x, y } = middleOf(about);
  const upright = side === 'above' || side === 'below';
  const tail = upright ? within(x - box.left, TAIL, size.width - TAIL) : within(y - box.top, TAIL, size.height - TAIL);
  return { side, left: box.left, top: box.top, tail };
}
