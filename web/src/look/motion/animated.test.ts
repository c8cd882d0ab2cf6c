/** Boards move only what a browser moves without drawing it again: transform and opacity. */
import { expect, it } from 'vitest';

const STYLES = import.meta.glob<string>(
  ['../../boards/**/*.svelte', '../../table/*.svelte', '../../look/**/*.{svelte,css}', '!../../table/Clock.svelte'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const CHEAP = ['transform', 'rotate', 'opacity', 'none'];

function transitions(style: string): string[] {
  const lists = [...style.matchAll(/transition:\s*([^;]+);/g)].map(([, list]) => list!.replace(/\([^()]*\)/g, ''));
  return lists.flatMap((list) => list.split(',').map((one) => one.trim().split(/\s/)[0]!));
}

function keyframes(style: string): string[] {
  const blocks = [...style.matchAll(/@keyframes\s+[\w-]+\s*\{((?:[^{}]*\{[^{}]*\})*)/g)].map(([, block]) => block!);
  return blocks.flatMap((block) => [...block.matchAll(/([a-z-]+)\s*:/g)].map(([, property]) => property!));
}

it.each(Object.entries(STYLES))('%s', (_path, style) => {
  expect([...transitions(style), ...keyframes(style)].filter((property) => !CHEAP.includes(property))).toEqual([]);
});

it('is seen where it is not so', () => {
  expect(transitions('a { transition: left var(--d) cubic-bezier(0, 0, 1, 1), transform 1s; }')).toEqual([
    'left',
    'transform',
  ]);
  expect(keyframes('@keyframes grow { from { width: 0; opacity: 0; } }')).toEqual(['width', 'opacity']);
});
