/** Dragging, pinching and turning the wheel on the map. */
import type { Camera } from './camera.svelte';

const SLACK = 6;

interface Point {
  x: number;
  y: number;
}

/** Lets a camera follow the fingers and the mouse on an element. */
export function gestures(camera: Camera): (element: HTMLElement) => () => void {
  return (element) => {
    const fingers = new Map<number, Point>();
    let dragged = false;
    let start: Point = { x: 0, y: 0 };

    const here = (event: MouseEvent): Point => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const spread = (): number => {
      const [one, two] = [...fingers.values()];
      return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
    };

    function down(event: PointerEvent): void {
      fingers.set(event.pointerId, here(event));
      if (fingers.size === 1) [dragged, start] = [false, here(event)];
    }

    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = here(event);
      if (!dragged && Math.hypot(now.x - start.x, now.y - start.y) < SLACK) return;
      if (!dragged) element.setPointerCapture(event.pointerId);
      dragged = true;
      const wide = spread();
      fingers.set(event.pointerId, now);
      if (fingers.size === 2 && wide > 0) pinch(wide);
      else camera.pan(now.x - before.x, now.y - before.y);
    }

    function pinch(wide: number): void {
      const [one, two] = [...fingers.values()] as [Point, Point];
      camera.zoom(spread() / wide, (one.x + two.x) / 2, (one.y + two.y) / 2);
    }

    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId);
    }

    /** The click at the end of a drag means nothing. */
    function click(event: MouseEvent): void {
      if (!dragged) return;
      event.stopPropagation();
      event.preventDefault();
      dragged = false;
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const { x, y } = here(event);
      camera.zoom(Math.exp(-event.deltaY * 0.0016), x, y);
    }

    const listeners: [string, EventListener, AddEventListenerOptions?][] = [
      ['pointerdown', down as EventListener],
      ['pointermove', move as EventListener],
      ['pointerup', up as EventListener],
      ['pointercancel', up as EventListener],
      ['click', click as EventListener, { capture: true }],
      ['wheel', wheel as EventListener, { passive: false }],
    ];
    for (const [name, listener, options] of listeners) element.addEventListener(name, listener, options);
    return () => {
      for (const [name, listener, options] of listeners) element.removeEventListener(name, listener, options);
    };
  };
}
