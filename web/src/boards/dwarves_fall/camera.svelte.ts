/** What part of the land is seen, and how large. */

export const CELL = 116;
export const CARD = 102;
const LEAST = 0.06;
const MOST = 2.4;
const CLOSEST_FIT = 1.9;
const SMALLEST_SHOWN = 0.46; // a card of 46 px can still be touched
const FOOT = 58; // room for the buttons under the land

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  width = $state(0);
  height = $state(0);
  moved = $state(false); // somebody has chosen another view than all of the land

  /** Show all of it; or, if the cards became too small to touch, what lies around a cell. */
  show(bounds: Bounds, [cellX, cellY]: [number, number]): void {
    this.fit(bounds);
    if (this.scale >= SMALLEST_SHOWN) return;
    this.scale = SMALLEST_SHOWN;
    this.x = this.along(cellX, this.width, bounds.left, bounds.right);
    this.y = this.along(cellY, this.height, bounds.top, bounds.bottom);
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
    const wide = bounds.right - bounds.left;
    const high = bounds.bottom - bounds.top;
    const room = this.height - (this.height > 200 ? FOOT : 0);
    this.scale = clamp(Math.min(this.width / wide, room / high), LEAST, CLOSEST_FIT);
    this.x = this.width / 2 - ((bounds.left + bounds.right) / 2) * this.scale;
    this.y = room / 2 - ((bounds.top + bounds.bottom) / 2) * this.scale;
    this.moved = false;
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
