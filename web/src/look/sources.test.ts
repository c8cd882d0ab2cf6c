/** Rules for the sources that no tool knows: where colours live, and what has to give a reason. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GEM_RAMP } from './palette';

const ROOT = join(import.meta.dirname, '..');
const TOKENS = readFileSync(join(ROOT, 'look/tokens.css'), 'utf8');
const PALETTE = readFileSync(join(ROOT, 'look/palette.ts'), 'utf8');
const APART = ['look/tokens.css', 'look/palette.ts', 'live/protocol.ts']; // homes of colours, and what is generated
const SOURCES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(svelte|ts|css)$/.test(path) && !path.endsWith('.test.ts') && !APART.includes(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
const ALL = SOURCES.map(({ text }) => text).join('\n');

/** Colours that are written out: `#fc0`, `rgb(1 2 3)`. Channels that are a token, `rgb(var(--glow) / 0.5)`, are none. */
const colours = (text: string): string[] =>
  text.match(
    /(?<![\w&{/(]|href=")#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|oklch|oklab|lch|lab)\(\s*\d[^)]*\)/gi,
  ) ?? [];

/** Lines that need a reason and give none: a comment beside them or above their rule. */
function unexplained(text: string): string[] {
  const lines = text.split('\n');
  return lines.filter((line, at) => {
    if (!/!important|:global\b/.test(line) || line.includes('/*')) return false;
    let above = at - 1;
    while (lines[above]?.trimEnd().endsWith(',')) above -= 1;
    return !lines[above]?.trimEnd().endsWith('*/');
  });
}

/** Rules of the linter that are switched off without a word. */
const silenced = (text: string): string[] =>
  text.split('\n').filter((line) => /eslint-disable/.test(line) && !/ -- \S/.test(line));

/** Custom properties that a style declares. */
const declared = (text: string): string[] => [...text.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name!);

const faults = (find: (text: string) => string[]): string[] =>
  SOURCES.flatMap(({ path, text }) => find(text).map((fault) => `${path}: ${fault.trim()}`));

describe('sources', () => {
  it('are all read', () => expect(SOURCES.length).toBeGreaterThan(150));
  it('take colours from the tokens and the palette', () => expect(faults(colours)).toEqual([]));
  it('say why they overrule others', () => expect(faults(unexplained)).toEqual([]));
  it('say why they break a rule of the linter', () => expect(faults(silenced)).toEqual([]));
  it('call no property of their own like a token', () =>
    expect(faults((text) => declared(text).filter((name) => declared(TOKENS).includes(name)))).toEqual([]));
});

describe('tokens and palette', () => {
  it('have no token that is not used', () => {
    const used = new Set([...(ALL + TOKENS).matchAll(/(?:var\(|')(--[\w-]+)/g)].map(([, name]) => name!));
    expect(declared(TOKENS).length).toBeGreaterThan(100);
    expect(declared(TOKENS).filter((name) => !used.has(name))).toEqual([]);
  });

  it('have no shade that is not used', () => {
    const materials = [...PALETTE.matchAll(/export const ([A-Z]+) = \{\n((?: {2}\d+: '.*',\n)+)\}/g)];
    const shades = materials.flatMap(([, name, list]) =>
      [...list!.matchAll(/(\d+):/g)].map(([, n]) => `${name}[${n}]`),
    );
    expect(shades.length).toBeGreaterThan(100);
    expect(shades.filter((shade) => !ALL.includes(shade))).toEqual([]);
  });

  it.each(['quartz', 'amethyst', 'emerald', 'sapphire', 'ruby', 'amber'])('agree about %s', (gem) =>
    expect(TOKENS).toContain(`--gem-${gem}: ${GEM_RAMP[gem]![2]};`),
  );
  it.each(['red', 'green', 'yellow', 'blue'])('agree about a socket for %s', (gem) =>
    expect(TOKENS).toContain(`--socket-${gem}: ${GEM_RAMP[gem]![3]};`),
  );
});

describe('faults', () => {
  it('of colour are found', () => {
    expect(colours('a { color: #fff; fill: url(#add); border: 1px solid rgb(1 2 3 / 0.5); }')).toEqual([
      '#fff',
      'rgb(1 2 3 / 0.5)',
    ]);
    expect(colours('fill="#a0b1c2" href="#add" {#each rgb(var(--glow) / 0.4)')).toEqual(['#a0b1c2']);
  });
  it('of reason are found', () => {
    expect(unexplained('a :global(b) {\n/* why */\nc,\nd :global(e) {')).toEqual(['a :global(b) {']);
    expect(unexplained('  top: 0 !important;\n  left: 0 !important; /* why */')).toEqual(['  top: 0 !important;']);
    expect(silenced('// eslint-disable-next-line a -- why\n// eslint-disable-next-line b')).toHaveLength(1);
  });
});
