/**
 * A QR code for a short text, such as a link: ISO/IEC 18004, bytes, level L, versions 1 to 5.
 *
 * These versions have one block of data and at most one alignment pattern; 106 bytes fit.
 */
const VERSIONS = [
  { data: 19, check: 7 },
  { data: 34, check: 10 },
  { data: 55, check: 15 },
  { data: 80, check: 20 },
  { data: 108, check: 26 },
];
const FIELD = 0x11d; // the polynomial of the field of 256
const FORMAT = 0x537; // of the check of the format
const FORMAT_MASK = 0x5412;
const LEVEL_L = 1;
const PADDING = [0xec, 0x11];

export type Dots = boolean[][]; // rows; true is dark

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The dots of a text; null if it is too long. */
export function qr(text: string): Dots | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = VERSIONS.findIndex(({ data }) => bytes.length <= data - 2) + 1;
  if (!version) return null;
  const { data, check } = VERSIONS[version - 1]!;
  const words = codewords(bytes, data);
  const bits = [...words, ...remainder(words, check)].flatMap((word) => bitsOf(word, 8));
  const drawn = MASKS.map((_, mask) => draw(version, bits, mask));
  return drawn.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

export const bitsOf = (value: number, many: number): boolean[] =>
  Array.from({ length: many }, (_, place) => ((value >> (many - 1 - place)) & 1) === 1);

/** Mode, length, bytes, an end, and padding up to what the version holds. */
function codewords(bytes: number[], size: number): number[] {
  const bits = [
    ...bitsOf(4, 4),
    ...bitsOf(bytes.length, 8),
    ...bytes.flatMap((byte) => bitsOf(byte, 8)),
    ...bitsOf(0, 4),
  ];
  const words = Array.from({ length: bits.length / 8 }, (_, word) =>
    bits.slice(word * 8, word * 8 + 8).reduce((sum, bit) => sum * 2 + Number(bit), 0),
  );
  return Array.from({ length: size }, (_, place) => words[place] ?? PADDING[(place - words.length) % 2]!);
}

export function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * FIELD);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** The check words of Reed and Solomon. */
function remainder(words: number[], many: number): number[] {
  const divisor = Array<number>(many).fill(0);
  divisor[many - 1] = 1;
  let root = 1;
  for (let i = 0; i < many; i++) {
    for (let j = 0; j < many; j++) divisor[j] = times(divisor[j]!, root) ^ (divisor[j + 1] ?? 0);
    root = times(root, 2);
  }
  const rest = Array<number>(many).fill(0);
  for (const word of words) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((part, i) => (rest[i]! ^= times(part, factor)));
  }
  return rest;
}

function draw(version: number, bits: boolean[], mask: number): Dots {
  const size = version * 4 + 17;
  const dots: (boolean | undefined)[][] = Array.from({ length: size }, () => Array(size).fill(undefined));
  for (let i = 0; i < size; i++) {
    dots[6]![i] = i % 2 === 0;
    dots[i]![6] = i % 2 === 0;
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(dots, x, y, 4, [0, 1, 3]);
  if (version > 1) rings(dots, size - 7, size - 7, 2, [0, 2]);
  format(dots, mask);
  fill(dots, bits, mask);
  return dots as Dots;
}

/** A pattern of rings around its middle. */
function rings(dots: (boolean | undefined)[][], x: number, y: number, far: number, dark: number[]): void {
  for (let dy = -far; dy <= far; dy++)
    for (let dx = -far; dx <= far; dx++)
      if (dots[y + dy] && x + dx >= 0 && x + dx < dots.length)
        dots[y + dy]![x + dx] = dark.includes(Math.max(Math.abs(dx), Math.abs(dy)));
}

/** Level and mask with their check: 15 bits. */
export function formatBits(mask: number): boolean[] {
  const data = (LEVEL_L << 3) | mask;
  let rest = data;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * FORMAT);
  return bitsOf(((data << 10) | rest) ^ FORMAT_MASK, 15);
}

function format(dots: (boolean | undefined)[][], mask: number): void {
  const size = dots.length;
  formatBits(mask).forEach((bit, i) => {
    const near = [0, 1, 2, 3, 4, 5, 7, 8][i] ?? [7, 5, 4, 3, 2, 1, 0][i - 8]!;
    if (i < 8) dots[8]![near] = bit;
    else dots[near]![8] = bit;
    if (i < 7) dots[size - 1 - i]![8] = bit;
    else dots[8]![size - 15 + i] = bit;
  });
  dots[size - 8]![8] = true;
}

/** The bits go up and down in pairs of columns, from the right. */
function fill(dots: (boolean | undefined)[][], bits: boolean[], mask: number): void {
  const size = dots.length;
  let next = 0;
  for (let right = size - 1, up = true; right > 0; right -= right === 8 ? 3 : 2, up = !up)
    for (let row = 0; row < size; row++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - row : row;
        if (dots[y]![x] === undefined) dots[y]![x] = (bits[next++] ?? false) !== MASKS[mask]!(x, y);
      }
}

/** Long runs and an uneven share of dark are hard to read. */
function penalty(dots: Dots): number {
  const lines = [...dots, ...dots.map((_, x) => dots.map((row) => row[x]!))];
  const runs = lines.map(
    (line) =>
      line
        .map(Number)
        .join('')
        .match(/0{5,}|1{5,}/g) ?? [],
  );
  const dark = dots.flat().filter(Boolean).length / dots.length ** 2;
  return runs.flat().reduce((sum, run) => sum + run.length - 2, 0) + Math.abs(dark - 0.5) * 200;
}
