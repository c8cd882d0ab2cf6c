/** The helpers as they lie in a hand: their look, and why one cannot be played. */

import type { IconName } from '@/look/icons';
import { mayAct } from '@/table/plate';
import type { Scene, Why } from '@/table/scene';
import { key } from '@/words/speaker';
import { ATTACKS, BEAUTY, DEFENCES, type CardsTable } from './table';

export interface CardLook {
  family: 'act' | 'react' | 'help';
  icon: IconName;
}

/** Blue attacks, purple defends, green protects. */
export function lookOf(card: string): CardLook {
  if (card === BEAUTY) return { family: 'help', icon: 'chest' };
  return DEFENCES.includes(card) ? { family: 'react', icon: 'shield' } : { family: 'act', icon: 'bolt' };
}

/** Reasons that say more than when a card of that family is played at all. */
const TELLING = ['line-empty', 'mine-is-empty', 'nothing-to-steal'];

/** Why a card of the hand stays in the shade; nothing while it may be played or nobody asks. */
export function whyNot(scene: Scene<CardsTable>, card: string): Why | null {
  if (!mayAct(scene)) return null;
  const number = scene.facts.catalogue.findIndex(([kind, slots]) => kind === 'play' && slots[0]?.[1] === card);
  const reason = number < 0 ? null : scene.reason(number);
  if (!reason) return null;
  const answering = reason.reason === 'wrong-answer' && DEFENCES.includes(card);
  const telling = answering || TELLING.includes(reason.reason);
  const text = telling ? scene.words.refusal(reason) : scene.words.say(key('cards-when', familyOf(card)));
  return { text, clause: reason.clause };
}

const familyOf = (card: string): string =>
  ATTACKS.includes(card) ? 'attack' : DEFENCES.includes(card) ? 'defence' : 'beauty';
