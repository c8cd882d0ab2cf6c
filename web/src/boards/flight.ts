/** Things that travel over the table, from one place that carries `data-at` to another. */

export interface Flight {
  from: string;
  to: string;
  picture: string; // the id of a symbol of the sprite
  size?: number;
  colour?: string; // of a symbol that has none of its own
  delay?: number;
  time?: number;
}

const EASE = 'cubic-bezier(.2,.8,.2,1)';
const SPACE = 'http://www.w3.org/2000/svg';

/** The middle of the first visible place of a name. */
export function middleOf(name: string): DOMRect | null {
  for (const place of document.querySelectorAll(`[data-at="${name}"]`)) {
    const box = place.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return box;
  }
  return null;
}

function traveller(layer: HTMLElement, { picture, size = 30, colour = '#f4ead6' }: Flight): SVGSVGElement {
  const drawing = document.createElementNS(SPACE, 'svg');
  const use = document.createElementNS(SPACE, 'use');
  use.setAttribute('href', `#${picture}`);
  drawing.setAttribute('width', `${size}`);
  drawing.setAttribute('height', `${size}`);
  drawing.setAttribute('aria-hidden', 'true');
  drawing.style.color = colour;
  drawing.style.filter = 'drop-shadow(0 2px 3px rgb(0 0 0 / .6))';
  drawing.style.position = 'fixed';
  drawing.style.left = '0';
  drawing.style.top = '0';
  drawing.append(use);
  layer.append(drawing);
  return drawing;
}

/** Let a thing travel in an arc; it is gone when it has arrived. */
export function fly(layer: HTMLElement, flight: Flight): void {
  const from = middleOf(flight.from);
  const to = middleOf(flight.to);
  if (!from || !to) return;
  const half = (flight.size ?? 30) / 2;
  const at = (box: DOMRect): [number, number] => [box.left + box.width / 2 - half, box.top + box.height / 2 - half];
  const [startX, startY] = at(from);
  const [endX, endY] = at(to);
  const lift = Math.min(90, Math.hypot(endX - startX, endY - startY) * 0.22);
  const drawing = traveller(layer, flight);
  const frames = [
    { transform: `translate(${startX}px, ${startY}px) scale(.9)` },
    { transform: `translate(${(startX + endX) / 2}px, ${(startY + endY) / 2 - lift}px) scale(1.25)` },
    { transform: `translate(${endX}px, ${endY}px) scale(.8)` },
  ];
  const travel = drawing.animate(frames, {
    duration: flight.time ?? 520,
    delay: flight.delay ?? 0,
    easing: EASE,
    fill: 'both',
  });
  travel.onfinish = () => drawing.remove();
  travel.oncancel = () => drawing.remove();
}
