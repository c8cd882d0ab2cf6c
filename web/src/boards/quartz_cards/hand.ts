/** The helpers as they lie in a hand: their look, and why one cannot be played. */

import type { IconName } from '@/look/icons';
import { mayAct } from '@/table/plate';
import type { Scene, Why } from '@/table/scene';
import { key } from '@/words/speaker';
import { ATTACKS, BEAUTY, DEFENCES, type QuartzCards } from './table';

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
export function whyNot(scene: Scene<QuartzCards>, card: string): Why | null {
  if (!mayAct(scene)) return null;
  const number = scene.facts.catalogue.findIndex(([kind, slots]) => kind === 'play' && slots[0]?.[1] === card);
  const reason = number < 0 ? null : scene.reason(number);
  if (!reason) return null;
  const answering = reason.reason === 'wrong-answer' && DEFENCES.includes(card);
  if (answering || TELLING.includes(reason.reason)) return { text: scene.words.refusal(reason), clause: reason.clause };
  const family = familyOf(card);
  const asked = scene.facts.decisions.find((decision) => decision.key === PLAYED_AT[family]);
  return { text: scene.words.say(key('cards-when', family)), clause: asked?.clause ?? reason.clause };
}

/** The decision at which a card of a family is played. */
const PLAYED_AT = { attack: 'window', defence: 'defend', beauty: 'beauty' };

const familyOf = (card: string): keyof typeof PLAYED_AT =>
  ATTACKS.includes(card) ? 'attack' : DEFENCES.includes(card) ? 'defence' : 'beauty';
