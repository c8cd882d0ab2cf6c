/** Which standing orders would save the answer that is asked now. */
import type { Orders } from '@/live/protocol';
import type { GameFacts, Scene } from '@/table/scene';

export interface Offered {
  passes: Orders['passes'];
  actor: number | null;
}

const ATTACKER = 'attacker';

/** Whether a game asks those who are attacked apart from the others. */
export const hits = (facts: Pick<GameFacts, 'decisions'>): boolean =>
  facts.decisions.some((kind) => kind.reaction && kind.roles.includes(ATTACKER)) &&
  facts.decisions.some((kind) => kind.reaction && !kind.roles.includes(ATTACKER));

/** What a seat that may pass a reaction may also pass; nothing if it is hit itself. */
export function offered({ facts, view, me }: Pick<Scene, 'facts' | 'view' | 'me'>): Offered[] {
  const asked = facts.decisions.find((kind) => kind.key === view.decision?.decision);
  if (!asked?.reaction || asked.roles.includes(ATTACKER)) return [];
  const { turn } = view.table as { turn?: number };
  const apart = hits(facts);
  return [
    ...(apart ? [{ passes: 'unless_aimed' as const, actor: null }] : []),
    typeof turn === 'number' && turn !== me && apart
      ? { passes: 'while_acting' as const, actor: turn }
      : { passes: 'until_turn' as const, actor: null },
  ];
}
