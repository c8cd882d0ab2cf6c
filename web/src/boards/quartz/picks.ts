/** Touching stones: several of a kind are toggled one by one, single ones replace each other. */

import type { Choice } from '@/table/choice.svelte';
import { matching, minus, plus } from '@/table/matching';
import type { Scene, Thing } from '@/table/scene';
import { stones, type Counts, type Quartz, type Stone } from './table';

/** What a touch would name: the role of the thing, the kind of move, and whether several go. */
export interface Aim {
  role: string;
  kind: string;
  several: boolean;
}

/** What was picked in a role that takes one thing. */
const current = (choice: Choice, role: string): Thing | undefined =>
  choice.picked.slots.find(([named]) => named === role)?.[1];

/** Whether a touch leads on: the thing fits, or it may take the place of another. */
export function canTouch(choice: Choice, aim: Aim, thing: Thing): boolean {
  if (choice.isOpen(aim.role, thing, aim.kind)) return true;
  const old = aim.several ? undefined : current(choice, aim.role);
  if (old === undefined) return false;
  return matching(choice.moves, plus(minus(choice.picked, aim.role, old), aim.role, thing, aim.kind)).length > 0;
}

/** Touch a thing: pick it, put it back, or let it take the place of another. */
export function touch(choice: Choice, aim: Aim, thing: Thing, picked: boolean): void {
  if (picked) {
    choice.unpick(aim.role, thing);
    return;
  }
  const old = aim.several ? undefined : current(choice, aim.role);
  if (old !== undefined && old !== thing) choice.unpick(aim.role, old);
  choice.pick(aim.role, thing, aim.kind);
}

export interface Touchable extends Stone {
  open: boolean;
  picked: boolean;
}

/** The stones of a pile with what a touch would do; `before` of a kind are picked elsewhere. */
export function touchable(choice: Choice, aim: Aim | null, pile: Counts, elsewhere: Counts = {}): Touchable[] {
  return stones(pile).map((stone) => {
    const times = aim ? choice.times(aim.role, stone.crystal) : 0;
    const place = stone.place + (elsewhere[stone.crystal] ?? 0);
    const picked = place < times;
    return { ...stone, picked, open: aim !== null && !picked && canTouch(choice, aim, stone.crystal) };
  });
}

/** What touching a stone of the own cart means now. */
export function ownAim({ view, choice }: Scene<Quartz>): Aim | null {
  if (view.decision?.decision === 'save') return { role: 'crystals', kind: 'keep', several: true };
  if (view.decision?.decision === 'swap') return { role: 'given', kind: 'swap', several: false };
  const role = playing(choice).find((wanted) => OWN.includes(wanted));
  return role === undefined ? null : { role, kind: 'play', several: false };
}

/** The roles of things that a card which is being played names from one's own cart. */
const OWN = ['given', 'crystal'];

/** The roles of the things that the card being played still needs, or has. */
function playing(choice: Choice): string[] {
  const chosen = choice.picked.slots.some(([role]) => role === 'card');
  const moves = chosen ? choice.matching.filter((move) => move.kind === 'play') : [];
  return [...new Set(moves.flatMap((move) => move.slots.map(([role]) => role)))];
}

/** What touching a stone that was drawn means now. */
export function drawnAim({ view }: Scene<Quartz>): Aim | null {
  const decision = view.decision?.decision;
  if (decision === 'keep') return { role: 'crystals', kind: 'keep', several: true };
  if (decision === 'share') return { role: 'crystals', kind: 'take', several: true };
  if (decision === 'swap') return { role: 'taken', kind: 'swap', several: false };
  return null;
}

/** The dwarf whose stones lie ready to be taken, and what touching one of them means. */
export function loot({ view, choice }: Scene<Quartz>): { seat: number; aim: Aim } | null {
  const asked = view.decision;
  const robbed = asked?.decision === 'steal' ? asked.victim : asked?.decision === 'retaliate' ? asked.thief : null;
  if (typeof robbed === 'number') return { seat: robbed, aim: { role: 'crystals', kind: 'take', several: true } };
  const target = choice.picked.slots.find(([role]) => role === 'target')?.[1];
  if (playing(choice).includes('taken') && typeof target === 'number')
    return { seat: target, aim: { role: 'taken', kind: 'play', several: false } };
  return null;
}
