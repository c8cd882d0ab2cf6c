/** Which moves agree with what has been picked so far. Nothing here knows a rule. */
import type { Move, Slot, Thing } from './scene';

export interface Picked<K extends string = string, R extends string = string> {
  kind?: K;
  slots: Slot<R>[];
}

export const NOTHING_PICKED: { slots: never[] } = { slots: [] };

const same = (a: Slot, b: Slot): boolean => a[0] === b[0] && a[1] === b[1];

/**
 * Things that belong together: `gems red, slots left, gems blue, slots right` is two groups of
 * two, `crystals ruby, crystals amber` two groups of one. Roles that come once are one group.
 */
export function groups(slots: Slot[], repeated: Set<string>): { once: Slot[]; many: Slot[][] } {
  const once = slots.filter(([role]) => !repeated.has(role));
  const many: Slot[][] = [];
  for (const slot of slots.filter(([role]) => repeated.has(role))) {
    const last = many.at(-1);
    if (!last || last.some(([role]) => role === slot[0])) many.push([slot]);
    else last.push(slot);
  }
  return { once, many };
}

/** The roles that a move has more than once. */
export function repeatedRoles(slots: Slot[]): Set<string> {
  const seen = new Set<string>();
  return new Set(slots.map(([role]) => role).filter((role) => seen.has(role) || !seen.add(role)));
}

/** Whether a move has everything that was picked. */
export function agrees(move: Move, picked: Picked): boolean {
  if (picked.kind !== undefined && picked.kind !== move.kind) return false;
  if (picked.slots.length > move.slots.length) return false;
  const repeated = repeatedRoles(move.slots);
  const wanted = groups(picked.slots, repeated);
  const has = groups(move.slots, repeated);
  const within = (part: Slot[], whole: Slot[]) => part.every((a) => whole.some((b) => same(a, b)));
  if (!within(wanted.once, has.once) || repeatedRoles(wanted.once).size) return false;
  return fits(wanted.many, has.many, within);
}

/** Whether each wanted group can be laid onto a group of its own. */
function fits<G>(wanted: G[], has: G[], within: (part: G, whole: G) => boolean): boolean {
  const [first, ...rest] = wanted;
  if (first === undefined) return true;
  return has.some((group, i) => within(first, group) && fits(rest, [...has.slice(0, i), ...has.slice(i + 1)], within));
}

/** The moves that agree with what was picked. */
export function matching<K extends string, R extends string>(moves: Move<K, R>[], picked: Picked<K, R>): Move<K, R>[] {
  return moves.filter((move) => agrees(move, picked));
}

/** Picking one more thing. */
export function plus<K extends string, R extends string>(
  picked: Picked<K, R>,
  role: R,
  thing: Thing,
  kind?: K,
): Picked<K, R> {
  return { kind: kind ?? picked.kind, slots: [...picked.slots, [role, thing]] };
}

/** Without the last occurrence of a thing. */
export function minus<K extends string, R extends string>(picked: Picked<K, R>, role: R, thing: Thing): Picked<K, R> {
  const place = picked.slots.findLastIndex((slot) => same(slot, [role, thing]));
  const slots = picked.slots.filter((_, i) => i !== place);
  return slots.length ? { ...picked, slots } : NOTHING_PICKED;
}

/** The one move that is meant: all of it was picked, or nothing else is left to choose. */
export function readyMove<K extends string, R extends string>(
  moves: Move<K, R>[],
  picked: Picked<K, R>,
): Move<K, R> | null {
  if (picked.kind === undefined && !picked.slots.length) return null;
  const found = matching(moves, picked);
  if (found.length === 1) return found[0]!;
  const whole = found.filter((move) => move.slots.length === picked.slots.length);
  return whole.length === 1 ? whole[0]! : null;
}
