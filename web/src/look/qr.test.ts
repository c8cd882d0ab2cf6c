import { describe, expect, it } from 'vitest';
import { formatBits, qr, times, type Dots } from './qr';

const LINK = 'https://motherlode.example/tables/AB12CD';

/** Read a code of version 3 as a scanner does: format, mask, bits, words. */
function read(dots: Dots): number[] {
  const size = dots.length;
  const bits = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => dots[8]![x]!);
  const mask = [0, 1, 2, 3, 4, 5, 6, 7].find((one) => bits.every((bit, i) => formatBits(one)[i] === bit))!;
  const dark = [
    (x: number, y: number) => (x + y) % 2,
    (_: number, y: number) => y % 2,
    (x: number) => x % 3,
    (x: number, y: number) => (x + y) % 3,
    (x: number, y: number) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2,
    (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3),
    (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2,
    (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2,
  ][mask]!;
  const isFixed = (x: number, y: number) =>
    (x < 9 && y < 9) ||
    (x >= size - 8 && y < 9) ||
    (x < 9 && y >= size - 8) ||
    x === 6 ||
    y === 6 ||
    (Math.abs(x - size + 7) <= 2 && Math.abs(y - size + 7) <= 2);
  const found: number[] = [];
  let up = true;
  for (const right of [28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 8, 5, 3, 1]) {
    for (let row = 0; row < size; row++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - row : row;
        if (!isFixed(x, y)) found.push(Number(dots[y]![x]! !== (dark(x, y) === 0)));
      }
    up = !up;
  }
  return Array.from({ length: 70 }, (_, word) => parseInt(found.slice(word * 8, word * 8 + 8).join(''), 2));
}

describe('a QR code', () => {
  it('says its text to whoever reads it, with a check that holds', () => {
    const words = read(qr(LINK)!);
    const bits = words.map((word) => word.toString(2).padStart(8, '0')).join('');
    expect([bits.slice(0, 4), parseInt(bits.slice(4, 12), 2)]).toEqual(['0100', LINK.length]);
    const text = [...LINK].map((_, i) => String.fromCharCode(parseInt(bits.slice(12 + i * 8, 20 + i * 8), 2)));
    expect(text.join('')).toBe(LINK);
    for (let power = 0, root = 1; power < 15; power++, root = times(root, 2))
      expect(words.reduce((sum, word) => times(sum, root) ^ word, 0)).toBe(0);
  });

  it('has the format that the standard prints for level L and mask 0', () => {
    expect(formatBits(0).map(Number).join('')).toBe('111011111000100');
  });

  it('grows with its text and refuses what is too long', () => {
    expect([qr('short')!.length, qr(LINK)!.length, qr('x'.repeat(106))!.length]).toEqual([21, 29, 37]);
    expect(qr('x'.repeat(107))).toBeNull();
  });
});
