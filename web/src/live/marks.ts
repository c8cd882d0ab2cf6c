/** Moments of a finished match that somebody may want to jump to. */
import { soundOf } from '@/look/sounds';
import { STARTS } from '@/table/log';
import type { GameEvent } from '@/table/scene';

/** A day or a turn begins, something terrible happens, something great. */
export type MarkKind = 'start' | 'danger' | 'gain';

export interface Mark {
  at: number; // the step
  kind: MarkKind;
  event: GameEvent; // that says it
}

function kindOf({ event }: GameEvent): MarkKind | null {
  if (STARTS.includes(event)) return 'start';
  const sound = soundOf([event]);
  if (sound === 'danger') return 'danger';
  return sound === 'coin' ? 'gain' : null;
}

/** The marks of a match, of each kind one a step: an evening has many sales. */
export function marksOf(steps: readonly { events: readonly unknown[] }[]): Mark[] {
  return steps.flatMap(({ events }, at) => {
    const found = new Map<MarkKind, Mark>();
    for (const event of events as GameEvent[]) {
      const kind = kindOf(event);
      if (kind && !found.has(kind)) found.set(kind, { at, kind, event });
    }
    return [...found.values()];
  });
}
