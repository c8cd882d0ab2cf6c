/** What part of the land is seen, and how large. */
import { SIDES, type Side } from '@/look/pictures/dwarves_fall/kingdom';

export const CELL = 116;
export const CARD = 102;
const LEAST = 0.06;
const MOST = 2.4;
const CLOSEST_FIT = 1.9;
export const READABLE = 0.83; // a card of 84 px, a dwarf of 20
const TOUCHABLE = 0.5; // on a narrow window: a card of 51 px can still be touched
const NARROW = 480;
const SLACK = CELL / 2; // that is left around the land, so that it can grow before it is shown anew
const FOOT = 58; // room for the buttons under the land

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The part of the plane that some cells take, with a rim in pixels. */
export function around(cells: [number, number][], rim: number): Bounds {
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  return {
    left: Math.min(0, ...xs) * CELL - rim,
    top: Math.min(0, ...ys) * CELL - rim,
    right: Math.max(0, ...xs) * CELL + CARD + rim,
    bottom: Math.max(0, ...ys) * CELL + CARD + rim,
  };
}

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  width = $state(0);
  height = $state(0);
  #for = ''; // the size of the window for which the land was shown
  moved = $state(false); // somebody has chosen another view than all of the land

  /** How small a card may become by itself. */
  private get least(): number {
    return this.width > NARROW ? READABLE : TOUCHABLE;
  }

  /** Show all of it; or, if the cards became too small to read, what lies around a cell. */
  show(bounds: Bounds, [cellX, cellY]: [number, number]): void {
    this.#for = `${this.width} ${this.height}`;
    this.fit(bounds);
    if (this.scale >= this.least) return;
    this.scale = this.least;
    this.x = this.along(cellX, this.width, bounds.left, bounds.right);
    this.y = this.along(cellY, this.height, bounds.top, bounds.bottom);
  }

  /**
   * The land has changed: nothing moves while all of it is in sight. Else it is shown anew with some room
   * to grow; a land that is too large for that stays as it is, but what matters now comes into sight.
   */
  follow(bounds: Bounds, heart: [number, number]): void {
    if (this.#for !== `${this.width} ${this.height}`) this.show(bounds, heart);
    else if (this.beyond(bounds).length) this.widen(bounds, heart);
  }

  private widen(bounds: Bounds, heart: [number, number]): void {
    const { left, top, right, bottom } = bounds;
    const roomy = { left: left - SLACK, top: top - SLACK, right: right + SLACK, bottom: bottom + SLACK };
    const found = [roomy, bounds].find((wanted) => this.scaleFor(wanted) >= this.least);
    if (found) this.fit(found);
    else if (this.scale > this.least) this.show(bounds, heart);
    else this.reveal(...heart);
  }

  /** The sides on which there is more to see. */
  beyond({ left, top, right, bottom }: Bounds): Side[] {
    const room = CELL * this.scale * 0.3; // a rim of bare land is nothing to see
    const out: Record<Side, boolean> = {
      north: this.y + top * this.scale < -room,
      east: this.x + right * this.scale > this.width + room,
      south: this.y + bottom * this.scale > this.height + room,
      west: this.x + left * this.scale < -room,
    };
    return SIDES.filter((side) => out[side]);
  }

  /** A cell in the middle of the window, but no bare land where there is more to see. */
  private along(cell: number, room: number, from: number, to: number): number {
    if ((to - from) * this.scale < room) return room / 2 - ((from + to) / 2) * this.scale;
    const middle = room / 2 - (cell * CELL + CARD / 2) * this.scale;
    return clamp(middle, room - to * this.scale, -from * this.scale);
  }

  /** Show all of it. */
  fit(bounds: Bounds): void {
    if (!this.width || !this.height) return;
    const room = this.height - this.foot;
    this.scale = this.scaleFor(bounds);
    this.x = this.width / 2 - ((bounds.left + bounds.right) / 2) * this.scale;
    this.y = room / 2 - ((bounds.top + bounds.bottom) / 2) * this.scale;
    this.moved = false;
  }

  private get foot(): number {
    return this.height > 200 ? FOOT : 0;
  }

  /** How large the land is when all of it is shown. */
  private scaleFor({ left, top, right, bottom }: Bounds): number {
    const whole = Math.min(this.width / (right - left), (this.height - this.foot) / (bottom - top));
    return clamp(whole, LEAST, CLOSEST_FIT);
  }

  /** Zoom so that a point of the window stays where it is. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    const scale = clamp(this.scale * factor, LEAST, MOST);
    const by = scale / this.scale;
    this.x = x - (x - this.x) * by;
    this.y = y - (y - this.y) * by;
    this.scale = scale;
    this.moved = true;
  }

  /** The window has another size: another width shows the land anew, another height keeps its middle. */
  resize(width: number, height: number): void {
    if (width !== this.width) this.moved = false;
    else if (this.moved) this.y += (height - this.height) / 2;
    this.width = width;
    this.height = height;
  }

  pan(x: number, y: number): void {
    this.x += x;
    this.y += y;
    this.moved = true;
  }

  /** Bring a cell into the window if it is not there. */
  reveal(cellX: number, cellY: number): void {
    const margin = 12;
    const size = CARD * this.scale;
    const left = this.x + cellX * CELL * this.scale;
    const top = this.y + cellY * CELL * this.scale;
    const x = inside(left, size, this.width, margin);
    const y = inside(top, size, this.height, margin);
    this.x += x;
    this.y += y;
  }
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

function inside(start: number, size: number, room: number, margin: number): number {
  if (start < margin) return margin - start;
  if (start + size > room - margin) return room - margin - start - size;
  return 0;
}
