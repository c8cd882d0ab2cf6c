/** What can be explained at a table: the rule of what is asked, of what happened, of a card that can be played. */
import type { GameFacts } from '@/live/protocol';
import type { Scene } from '@/table/scene';

export interface Tip {
  clause: string;
  about: string[]; // what it is about, if it is one thing
}

type Seen = Pick<Scene, 'view' | 'me' | 'choice' | 'past' | 'facts'>;

/** Everything that could be said now, the most pressing first; `since` is how much of the past was there before. */
export function tipsFor(scene: Seen, since: number): Tip[] {
  const { view, me, past } = scene;
  const mine = past.slice(since).filter((event) => event.seat === me);
  const asked = me !== null && view.asked.includes(me) && view.decision ? [view.decision.clause] : [];
  return [...mine.map((event) => event.clause), ...asked].map(bare).concat(things(scene));
}

/** The rules of what this seat has played since then: they need no word any more. */
export function usedSince({ past, me, facts }: Pick<Seen, 'past' | 'me' | 'facts'>, since: number): string[] {
  const played = past.slice(since).filter((event) => event.seat === me && event.event.endsWith('played'));
  return played.flatMap((event) =>
    Object.entries(event).flatMap(
      ([role, thing]) => clauseOf(facts, facts.roles[role]?.kind ?? '', String(thing)) ?? [],
    ),
  );
}

/** What tells one thing to answer from the next; empty if there is nothing to answer. What others answer meanwhile changes nothing. */
export function occasion({ choice, past, me }: Pick<Seen, 'choice' | 'past' | 'me'>): string {
  const own = past.filter((event) => event.seat === me).length;
  return choice.moves.length ? `${own}:${choice.moves.map((move) => move.number).join()}` : '';
}

const bare = (clause: string): Tip => ({ clause, about: [] });

/** The things that a legal move plays and that have a rule of their own. */
function things({ choice, facts }: Seen): Tip[] {
  const named = choice.moves.filter((move) => move.kind === 'play').flatMap((move) => move.slots.slice(0, 1));
  return named.flatMap(([role, thing]) => {
    const kind = facts.roles[role]?.kind ?? '';
    const clause = clauseOf(facts, kind, String(thing));
    return clause ? [{ clause, about: [`${kind}:${thing}`] }] : [];
  });
}

const clauseOf = (facts: GameFacts, kind: string, thing: string): string | undefined => facts.clauses[kind]?.[thing];

/** The first sentence of a clause; the name that it explains may have points of its own. */
export const firstSentence = (text: string): string => /^(\*\*.+?\*\*)?.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;
