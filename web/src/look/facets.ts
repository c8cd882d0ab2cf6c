/** The faceting engine: every gem is cut from an outline, never painted by hand. */
import { WHITE } from './palette';

export type Point = [x: number, y: number];
export type Ramp = string[]; // from the darkest colour to the brightest

const LIGHT: Point = [-0.53, -0.85]; // where the light comes from

const channels = (colour: string): number[] => [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16));
const toColour = (values: number[]): string =>
  '#' +
  values
    .map((v) =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');

/** The colour at a brightness from 0 to 1. */
export function shadeOf(ramp: Ramp, brightness: number): string {
  const t = Math.max(0, Math.min(0.9999, brightness)) * (ramp.length - 1);
  const i = Math.floor(t);
  const [a, b] = [channels(ramp[i]!), channels(ramp[i + 1]!)];
  return toColour(a.map((v, k) => v + (b[k]! - v) * (t - i)));
}

/** Points told as `x y x y`. */
export function through(text: string): Point[] {
  const numbers = text.split(' ').map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, i): Point => [numbers[2 * i]!, numbers[2 * i + 1]!]);
}

/** A path through points. */
export const outline = (points: Point[]): string =>
  'M' + points.map((p) => p.map((v) => +v.toFixed(2)).join(' ')).join('L') + 'Z';

export const polygon = (points: Point[], fill: string, extra = ''): string =>
  `<path d="${outline(points)}" fill="${fill}"${extra}/>`;

export const centre = (points: Point[]): Point =>
  [0, 1].map((k) => points.reduce((sum, p) => sum + p[k]!, 0) / points.length) as Point;

const scaled = (points: Point[], by: number, c: Point): Point[] =>
  points.map((p) => [c[0] + (p[0] - c[0]) * by, c[1] + (p[1] - c[1]) * by]);

/** A regular polygon. */
export const regular = (n: number, radius: number, turn = 0, c: Point = [24, 24]): Point[] =>
  Array.from({ length: n }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / n;
    return [c[0] + radius * Math.cos(angle), c[1] + radius * Math.sin(angle)];
  });

function brightness(facet: Point[], c: Point, bias: number): number {
  const [x, y] = centre(facet);
  const [dx, dy] = [x - c[0], y - c[1]];
  const lit = (dx * LIGHT[0] + dy * LIGHT[1]) / (Math.hypot(dx, dy) || 1);
  return 0.5 + bias + 0.4 * lit + (lit < -0.45 ? 0.2 : 0);
}

function glint(table: Point[], c: Point, ramp: Ramp): string {
  const upper = (p: Point, slope: number) => (p[0] - c[0]) * slope + (p[1] - c[1]);
  if (table.filter((p) => upper(p, 0.8) <= 0.5).length < 2) return '';
  const bright = scaled(table, 0.86, c).filter((p) => upper(p, 0.75) <= 1);
  return bright.length > 2 ? polygon(bright, shadeOf(ramp, 0.9), ' opacity=".75"') : '';
}

/** A brilliant: a table in the middle, kites and triangles around it. */
export function brilliant(edge: Point[], ramp: Ramp, girdle = 0.8, table = 0.5, c = centre(edge)): string {
  const n = edge.length;
  const inner = scaled(edge, table, c);
  const middle = edge.map((p, i): Point => {
    const q = edge[(i + 1) % n]!;
    return scaled([[(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]], girdle, c)[0]!;
  });
  const facets = edge.flatMap((p, i): [Point[], number][] => {
    const [q, m, before] = [edge[(i + 1) % n]!, middle[i]!, middle[(i + n - 1) % n]!];
    const odd = i % 2 === 1;
    return [
      [[p, q, m], -0.16 + (odd ? 0.05 : -0.05)],
      [[p, before, inner[i]!, m], odd ? -0.06 : 0.06],
      [[inner[i]!, inner[(i + 1) % n]!, m], 0.12 + (odd ? 0.08 : 0)],
    ];
  });
  return (
    facets.map(([facet, bias]) => polygon(facet, shadeOf(ramp, brightness(facet, c, bias)))).join('') +
    polygon(inner, shadeOf(ramp, 0.62)) +
    glint(inner, c, ramp)
  );
}

/** A step cut: frames within frames. */
export function stepCut(edge: Point[], ramp: Ramp, scales: number[]): string {
  const c = centre(edge);
  const n = edge.length;
  let outer = edge;
  let drawn = '';
  scales.forEach((scale, ring) => {
    const inner = scaled(edge, scale, c);
    edge.forEach((_, i) => {
      const facet = [outer[i]!, outer[(i + 1) % n]!, inner[(i + 1) % n]!, inner[i]!];
      const bias = (ring ? 0.1 : -0.1) + (i % 2 ? 0.05 : -0.03);
      drawn += polygon(facet, shadeOf(ramp, brightness(facet, c, bias)));
    });
    outer = inner;
  });
  return drawn + polygon(outer, shadeOf(ramp, 0.64)) + glint(outer, c, ramp);
}

export const rim = (edge: Point[]): string =>
  `<path d="${outline(edge)}" fill="none" stroke="${WHITE}" stroke-opacity=".35" stroke-width=".8" stroke-linejoin="round"/>`;

export const border = (edge: Point[], colour: string): string =>
  `<path d="${outline(edge)}" fill="${colour}" stroke="${colour}" stroke-width="3" stroke-linejoin="round"/>`;

export const spark = (x: number, y: number, s = 1): string =>
  polygon(
    through('0 -4 0.9 -0.9 4 0 0.9 0.9 0 4 -0.9 0.9 -4 0 -0.9 -0.9').map(([dx, dy]): Point => [x + dx * s, y + dy * s]),
    WHITE,
  );
