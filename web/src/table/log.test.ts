import { describe, expect, it } from 'vitest';
import { chapters, linesOf } from './log';
import type { GameEvent } from './scene';

const told = (event: string, seat: number | null): GameEvent => ({ event, seat, clause: 'Q1.1' });
const keys = (events: GameEvent[], me: number | null = 0, follows?: () => boolean) =>
  chapters(linesOf(events, 'x'), me, follows).map(({ lines, more }) => [
    lines.map((line) => line.event!.event).join(' '),
    more.length,
  ]);

describe('the log', () => {
  it('keeps a turn together, whoever acts in it', () => {
    const turn = [told('turn_began', 0), told('played', 0), told('let_happen', 1), told('turn_began', 1)];
    expect(keys(turn)).toEqual([
      ['turn_began played let_happen', 0],
      ['turn_began', 0],
    ]);
  });

  it('begins anew with another player, unless it is an answer', () => {
    const moves = [told('mined', 0), told('played', 1), told('let_happen', 0)];
    expect(keys(moves)).toHaveLength(3);
    expect(keys(moves, 0, () => true)).toEqual([['mined played let_happen', 0]]);
  });

  it('keeps what several do one after the other apart', () => {
    const lines = [0, 1, 2, 3].flatMap((seat) => linesOf([told('mined', seat)], seat));
    expect(chapters(lines, 0)).toHaveLength(4);
  });

  it('shows of a deal what one has got oneself', () => {
    const deal = [0, 1, 2, 0, 1, 2].map((seat) => told('card_drawn', seat));
    expect(keys(deal)).toEqual([['card_drawn card_drawn', 4]]);
    expect(keys(deal, null)).toEqual([['card_drawn', 5]]);
  });

  it('keeps a deal apart from what the same player did before and after it', () => {
    const deal = [0, 1, 2, 0, 1, 2].map((seat) => told('tile_dealt', seat));
    expect(keys([told('card_drawn', 0), ...deal, told('market_filled', null)])).toEqual([
      ['card_drawn', 0],
      ['tile_dealt tile_dealt', 4],
      ['market_filled', 0],
    ]);
  });
});
