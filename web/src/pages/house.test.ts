import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameFacts } from '@/table/scene';
import { bundleOf } from '@/words/bundle';
import { Speaker } from '@/words/speaker';
import { houseKey, houseLabel, limited } from './house';

const text = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const facts = {
  key: 'quartz',
  names: { card: ['eureka'], crystal: ['ruby', 'amber'] },
  roles: { card: { kind: 'card', many: false }, crystal: { kind: 'crystal', many: false } },
  events: [],
} as unknown as GameFacts;
const words = new Speaker('en', bundleOf('en', [text('../../../src/motherlode/games/quartz/words/en.ftl')]), facts);

describe('a number of the box', () => {
  it('is named after what it counts and for what thing', () => {
    expect(houseKey(words, 'crystals.ruby.price')).toEqual({
      message: 'house-crystals-price',
      role: 'crystal',
      thing: 'ruby',
    });
    expect(houseKey(words, 'draws.eureka')).toEqual({ message: 'house-draws-eureka', role: null, thing: '' });
    expect(houseLabel(words, 'cards.eureka.copies')).toBe('Eureka!: copies');
    expect(houseLabel(words, 'game.days')).toBe('Days');
  });

  it('stays within what the rules can bear', () => {
    expect(limited('7', { least: 1, most: 9 })).toBe(7);
    expect(limited('70', { least: 1, most: 9 })).toBe(9);
    expect(limited('', { least: 1, most: 9 })).toBe(1);
    expect(limited('x', { least: 1, most: 9 })).toBe(1);
  });
});
