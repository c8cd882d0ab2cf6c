import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { GameFacts } from '@/table/scene';
import { bundleOf, LANGUAGES, type Language } from './bundle';
import { key, moveKey, Speaker } from './speaker';

const crystals = ['quartz', 'amethyst', 'emerald', 'sapphire', 'ruby', 'amber', 'obsidian'];
const FACTS: GameFacts = {
  key: 'quartz',
  version: 1,
  seats: [3, 4, 5],
  minutes: [45, 60],
  catalogue: [],
  example: false,
  names: { card: ['eureka', 'come_closer'], crystal: crystals },
  clauses: {},
  roles: {
    card: { kind: 'card', many: false },
    crystal: { kind: 'crystal', many: false },
    crystals: { kind: 'crystal', many: true },
    given: { kind: 'crystal', many: false },
    taken: { kind: 'crystal', many: false },
    coins: { kind: 'number', many: false },
    seat: { kind: 'seat', many: false },
    target: { kind: 'seat', many: false },
    attacker: { kind: 'seat', many: false },
  },
  events: [
    { key: 'mined', clause: 'Q3.2', roles: ['seat', 'crystal'], secret: [] },
    { key: 'card_drawn', clause: 'Q2.2', roles: ['seat', 'card'], secret: ['card'] },
    { key: 'played', clause: 'Q3.4', roles: ['seat', 'card', 'target'], secret: [] },
    { key: 'cards_sold', clause: 'Q8.2', roles: ['seat', 'coins'], secret: [] },
  ],
  decisions: [],
  options: [],
};

const file = (game: string, language: Language): string =>
  readFileSync(new URL(`../../../src/motherlode/games/${game}/words/${language}.ftl`, import.meta.url), 'utf8');
const players = (language: Language): string =>
  readFileSync(new URL(`../../../src/motherlode/words/players/${language}.ftl`, import.meta.url), 'utf8');
const speaker = (language: Language, reader: number | null = null): Speaker => {
  const bundle = bundleOf(language, [players(language), file('quartz', language)]);
  return new Speaker(language, bundle, FACTS, ['Odda', 'Torvik', 'Hild'], reader);
};

describe('the names of messages', () => {
  it('have hyphens for underscores and each role once', () => {
    expect(key('option', 'first_player', '0')).toBe('option-first-player-0');
    expect(
      moveKey('take', [
        ['crystals', 'ruby'],
        ['crystals', 'amber'],
      ]),
    ).toBe('move-take-crystals');
    expect(moveKey('use_token', [])).toBe('move-use-token');
  });
});

describe('what is said', () => {
  const words = speaker('en');

  it('names players, things and several things', () => {
    expect(
      words.move({
        kind: 'play',
        slots: [
          ['card', 'come_closer'],
          ['target', 2],
          ['given', 'ruby'],
          ['taken', 'amber'],
        ],
      }),
    ).toBe('Play “Come Closer” on Hild: give ruby, take amber');
    expect(
      words.move({
        kind: 'take',
        slots: [
          ['crystals', 'ruby'],
          ['crystals', 'ruby'],
        ],
      }),
    ).toBe('Take ruby, ruby');
  });

  it('uses other forms of a name', () => {
    expect(words.event({ event: 'mined', clause: 'Q3.2', seat: 1, crystal: 'amber' })).toBe('Torvik mines an amber.');
  });

  it('says you to whoever reads, with a capital where a sentence begins', () => {
    const mined = { event: 'mined', clause: 'Q3.2', seat: 1, crystal: 'amber' };
    expect(speaker('en', 1).event(mined)).toBe('You mine an amber.');
    expect(speaker('en', 0).event(mined)).toBe('Torvik mines an amber.');
    expect(speaker('ru', 1).event(mined)).toBe('Вы добываете янтарь.');
    expect(speaker('pt', 1).event(mined)).toBe('Você minera um âmbar.');
    const played = { event: 'played', clause: 'Q3.4', seat: 0, card: 'come_closer', target: 1 };
    expect(speaker('en', 1).event(played)).toBe('Odda plays “Come Closer” on you.');
    expect(speaker('ru', 1).event(played)).toBe('Odda играет карту «Самоцвет хочешь?» против вас.');
  });

  it('says of a seat whose something is', () => {
    const words = (reader: number | null): Speaker => {
      const bundle = bundleOf('en', [players('en'), 'mine-is = { $player-whose } mine\n']);
      return new Speaker('en', bundle, FACTS, ['Odda', 'Torvik'], reader);
    };
    expect(words(null).sayOf('mine-is', { player: 1 })).toBe('Torvik’s mine');
    expect(words(1).sayOf('mine-is', { player: 1 })).toBe('Your mine');
  });

  it('says their own of what the doer has', () => {
    const words = (reader: number | null): Speaker => {
      const bundle = bundleOf('en', [
        players('en'),
        'event-played = { $seat-key }: { $target-whose } ({ $target-key })\n',
      ]);
      return new Speaker('en', bundle, FACTS, ['Odda', 'Torvik'], reader);
    };
    const played = (target: number) => ({ event: 'played', clause: 'Q3.4', seat: 1, card: 'eureka', target });
    expect(words(0).event(played(1))).toBe('other: their own (own)');
    expect(words(1).event(played(1))).toBe('You: your (you)');
    expect(words(1).event(played(0))).toBe('You: Odda’s (other)');
  });

  it('hides what may not be known', () => {
    expect(words.event({ event: 'card_drawn', clause: 'Q2.2', seat: 1, card: null })).toBe('Torvik draws a card.');
    expect(words.event({ event: 'card_drawn', clause: 'Q2.2', seat: 1, card: 'eureka' })).toBe(
      'Torvik draws the card “Eureka!”.',
    );
  });

  it('says none for what is absent', () => {
    expect(words.event({ event: 'played', clause: 'Q3.4', seat: 0, card: 'eureka', target: null })).toBe(
      'Odda plays “Eureka!”.',
    );
  });

  it('counts as the language does', () => {
    const sold = (language: Language, coins: number) =>
      speaker(language).event({ event: 'cards_sold', clause: 'Q8.2', seat: 0, coins });
    expect(sold('en', 1)).not.toBe(sold('en', 1).replace('1', '2'));
    expect(new Set([1, 2, 5].map((coins) => sold('ru', coins).replace(/\d+/, '#'))).size).toBe(3);
  });

  it('asks and refuses with the names of the players', () => {
    expect(words.decision({ decision: 'aimed', clause: 'Q10.1', card: 'eureka', attacker: 2 })).toBe(
      'Hild plays “Eureka!” on you. Do you answer?',
    );
    expect(words.refusal({ reason: 'target-outside', details: { target: 1 } })).toBe('Torvik is not in the mine.');
  });

  it('shows the name of a missing message and tells the developers', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(words.say('no-such-thing')).toBe('no-such-thing');
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
  });

  it('speaks every language', () => {
    for (const language of LANGUAGES) expect(speaker(language).title()).not.toBe('title');
  });
});
