/** The match of a review as the board shows it: who played, and every step as it is looked at. */
import { api } from '@/live/api';
import { ReplayTable } from '@/live/replay.svelte';
import { isBrought, reviews } from '@/live/reviews';
import { session } from '@/live/session.svelte';
import { heldBy, seatsOf } from '@/live/steps';
import { look } from '@/look/settings.svelte';
import { boardOf, type BoardParts } from '@/table/boards';
import type { GameFacts, Seat } from '@/table/scene';
import { bundle } from '@/words/bundle';
import { say } from '@/words/page.svelte';
import { Speaker } from '@/words/speaker';

export interface Shown {
  parts: BoardParts;
  replay: ReplayTable;
  mine: number | null; // the seat of whoever looks, if they played
  game: string;
}

interface Played {
  game: string;
  seats: Seat[];
  house: Record<string, number | number[]>;
  mine: number | null;
}

/** Who played a match, at a table here or in a record that was brought. */
async function playedIn(subject: string): Promise<Played> {
  const unnamed = (seat: number): string => say('table-seat', { number: seat + 1 });
  if (isBrought(subject)) {
    const { game, house, players, seats } = await reviews.brought(subject);
    const all = Array.from({ length: seats }, (_, seat) => ({ seat, name: players[seat] ?? unnamed(seat) }));
    return {
      game,
      house,
      seats: all.map((one) => ({ ...one, avatar: '', sitter: 'person', present: true })),
      mine: null,
    };
  }
  const table = await api.table(subject);
  const all = table.seats.map((one) => one.seat);
  const [mine = null] = heldBy(table, session.me?.id ?? '');
  return { game: table.terms.game, house: table.terms.house ?? {}, seats: seatsOf(table, all, unnamed), mine };
}

/** Everything that the board needs, looked at from a seat: all open, or only what that seat saw. */
export async function shown(
  subject: string,
  from: number | null,
  own: boolean,
  cite: (clause: string) => void,
): Promise<Shown> {
  await session.know().catch(() => {});
  const { game, seats, house, mine } = await playedIn(subject);
  const facts = (await api.game(game)) as GameFacts;
  const parts = await boardOf(facts.key);
  const seat = from ?? mine ?? 0;
  const found = await reviews.replay(subject, own ? seat : 'open');
  const players = seats.map((one) => one.name);
  const words = new Speaker(look.language, await bundle(look.language, facts.key), facts, players);
  const replay = new ReplayTable(found, facts, seats, words, cite, seat, () => 0);
  replay.scene.house = house;
  replay.show(0);
  return { parts, replay, mine, game };
}
