import { describe, expect, it } from 'vitest';
import { bundleOf } from '@/words/bundle';
import { Speaker } from '@/words/speaker';
import { Choice } from './choice.svelte';
import { onItsWay, plateOf } from './plate';
import type { GameFacts, Move, Decision } from './scene';

const WORDS = `
title = Quartz
table-waiting = Waiting for { $players }
table-answered = You have answered
table-choose-on = Choose on
table-do-it = Go ahead
table-do-play = Play it
decision-turn = Your turn?
decision-aimed = Do you answer?
move-mine = Mine
move-pass = Pass
move-use-token = Use it
move-play-card-target = Play { $card } on { $target }
card-steal = Steal
outcome-five-days = Over.
`;
const facts = {
  key: 'quartz',
  names: { card: ['steal'] },
  roles: { card: { kind: 'card', many: false }, target: { kind: 'seat', many: false } },
  events: [],
  decisions: [
    { key: 'turn', reaction: false },
    { key: 'aimed', reaction: true },
  ],
} as unknown as GameFacts;
const words = new Speaker('en', bundleOf('en', [WORDS]), facts, ['Odda', 'Torvik', 'Hild']);
const mine: Move = { number: 0, kind: 'mine', slots: [] };
const steal: Move = {
  number: 1,
  kind: 'play',
  slots: [
    ['card', 'steal'],
    ['target', 1],
  ],
};
const token: Move = { number: 2, kind: 'use_token', slots: [] };

function scene(
  decision: Decision | null,
  asked: number[],
  moves: Move[] = [],
  interrupts: Move[] = [],
  answer: string | null = null,
) {
  const view = {
    game: 'quartz',
    seats: 3,
    seat: 0,
    over: decision === null,
    options: {},
    asked,
    decision,
    answer,
    table: {},
    outcome: { scores: [], tiebreaks: [], ranks: [], winners: [], reason: 'five_days' },
  };
  return { facts, view, me: 0, seats: [], words, interrupts, choice: new Choice(() => {}, [...moves, ...interrupts]) };
}
const turn: Decision = { decision: 'turn', clause: 'Q3.1', seat: 0 };
const aimed: Decision = { decision: 'aimed', clause: 'Q10.1' };

describe('the plate', () => {
  it('says the decision and has buttons for moves without a place on the board', () => {
    const plate = plateOf(scene(turn, [0], [mine, steal]), { line: 'Careful.' });
    expect(plate).toMatchObject({ tone: 'turn', headline: 'Your turn?', line: 'Careful.' });
    expect(plate.buttons.map((button) => button.text)).toEqual(['Mine']);
  });

  it('lets the game say which moves are buttons and how they read', () => {
    const button = (move: Move) => (move.kind === 'mine' ? null : { text: 'Steal!', go: true });
    const plate = plateOf(scene(turn, [0], [mine, steal]), { button });
    expect(plate.buttons.map((each) => each.text)).toEqual(['Steal!']);
  });

  it('keeps what may be done at any time apart', () => {
    const plate = plateOf(scene({ ...turn, seat: 1 }, [1], [], [token]), {});
    expect(plate).toMatchObject({ tone: 'wait', headline: 'Waiting for Torvik', buttons: [] });
    expect(plate.interrupts.map((button) => button.text)).toEqual(['Use it']);
  });

  it('says a chosen move, and what is still to choose', () => {
    const seen = scene(
      turn,
      [0],
      [
        mine,
        steal,
        {
          ...steal,
          number: 3,
          slots: [
            ['card', 'steal'],
            ['target', 2],
          ],
        },
      ],
    );
    seen.choice.pick('card', 'steal');
    expect(plateOf(seen, {}).line).toBe('Choose on');
    const does = (card: string) => `${card} takes a crystal.`;
    expect(plateOf(seen, { does })).toMatchObject({ headline: 'Steal', line: 'steal takes a crystal.' });
    seen.choice.pick('target', 1);
    expect(plateOf(seen, { does })).toMatchObject({ headline: 'Play Steal on Torvik', line: 'steal takes a crystal.' });
  });

  it('lights one button at most, and none that would leave out what can be chosen', () => {
    const nothing: Move = { number: 4, kind: 'keep', slots: [['nothing', 'nothing']] };
    const keep: Move = { number: 5, kind: 'keep', slots: [['crystals', 'ruby']] };
    const lit = (moves: Move[], hints = {}) =>
      plateOf(scene(turn, [0], moves), hints)
        .buttons.filter((button) => button.go)
        .map((button) => button.move.number);
    expect(lit([nothing, keep])).toEqual([]);
    expect(lit([mine])).toEqual([0]);
    expect(lit([mine, token], { button: () => ({ go: true }) })).toEqual([2]);
  });

  it('lights the button of a picked move only when nothing else is to be named', () => {
    const bare: Move = { number: 4, kind: 'play', slots: [['card', 'steal']] };
    const seen = scene(turn, [0], [bare, steal]);
    seen.choice.pick('card', 'steal');
    expect(plateOf(seen, {}).confirm).toMatchObject({ text: 'Play it', go: false });
    seen.choice.pick('target', 1);
    expect(plateOf(seen, {}).confirm).toMatchObject({ text: 'Play it', go: true });
    expect(plateOf(seen, { confirm: () => ({ text: 'Steal', sub: 'from Torvik' }) }).confirm).toMatchObject({
      text: 'Steal',
      hints: { sub: 'from Torvik' },
    });
  });

  it('is a window when several are asked, and waits after the answer', () => {
    expect(plateOf(scene(aimed, [0, 2]), {})).toMatchObject({ tone: 'window', headline: 'Do you answer?' });
    expect(plateOf(scene(aimed, [2], [], [], 'pass'), {})).toMatchObject({
      tone: 'window',
      headline: 'You have answered',
    });
    expect(plateOf(scene(aimed, [1, 2]), {}).headline).toBe('Waiting for Torvik and Hild');
  });

  it('says nothing of what can be done while the answer is on its way', () => {
    expect(plateOf(scene(aimed, [0]), { line: 'No card stops it.' }).line).toBe('');
    expect(plateOf(scene(aimed, [0], [mine]), { line: 'A card stops it.' }).line).toBe('A card stops it.');
    expect(onItsWay(scene(turn, [0]))).toBe(true);
    expect(onItsWay(scene(turn, [0], [mine]))).toBe(false);
    expect(onItsWay(scene({ ...turn, seat: 1 }, [1]))).toBe(false);
  });

  it('is copper only where somebody answers what another does', () => {
    const draft: Decision = { decision: 'turn', clause: 'Q3.1' };
    expect(plateOf(scene(draft, [0, 1], [mine]), {}).tone).toBe('turn');
    expect(plateOf(scene({ ...aimed, seat: 0 }, [0], [mine]), {}).tone).toBe('window');
    expect(plateOf(scene({ ...aimed, seat: 1 }, [1]), {}).tone).toBe('wait');
  });

  it('says why the match is over', () => {
    expect(plateOf(scene(null, []), {})).toMatchObject({ tone: 'over', headline: 'Over.' });
  });
});
