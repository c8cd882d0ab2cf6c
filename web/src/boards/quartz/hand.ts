/** The mining cards as they lie in a hand: their look, and why one cannot be played. */

import type { IconName } from '@/look/icons';
import { mayAct } from '@/table/plate';
import type { Scene, Why } from '@/table/scene';
import { key } from '@/words/speaker';
import { REACTIONS, type Quartz } from './table';

export interface CardLook {
  family: 'act' | 'react';
  icon: IconName;
}

/** Blue acts, purple answers. */
export const lookOf = (card: string): CardLook =>
  REACTIONS.includes(card) ? { family: 'react', icon: 'shield' } : { family: 'act', icon: 'pick' };

/** The decisions in which a hand has something to say. */
const PLAYING = ['turn', 'aimed'];

/** Reasons that say less than when a card is played at all. */
const MISTIMED = ['reaction-in-own-turn', 'wrong-answer'];

/** Why a card of the hand stays in the shade; nothing while it may be played or nobody asks. */
export function whyNot(scene: Scene<Quartz>, card: string): Why | null {
  if (!mayAct(scene) || !PLAYING.includes(scene.view.decision?.decision ?? '')) return null;
  const number = moveToAskAbout(scene, card);
  const reason = number < 0 ? null : scene.reason(number);
  if (!reason) return null;
  if (!MISTIMED.includes(reason.reason)) return { text: scene.words.refusal(reason), clause: reason.clause };
  if (REACTIONS.includes(card)) return { text: scene.words.say(key('quartz-when', card)), clause: reason.clause };
  const turn = scene.facts.decisions.find((decision) => decision.key === 'turn');
  return { text: scene.words.say('quartz-when-acting'), clause: turn?.clause ?? reason.clause };
}

/** The way to play a card whose refusal says most: at a dwarf inside if it is aimed. */
function moveToAskAbout(scene: Scene<Quartz>, card: string): number {
  const { inside } = scene.view.table;
  const others = inside.filter((seat) => seat !== scene.me);
  const target = others[0] ?? ((scene.me ?? 0) + 1) % scene.view.seats;
  const turn = scene.view.decision?.decision === 'turn';
  const aimed = turn && !REACTIONS.includes(card) ? playing(scene, card, target) : -1;
  return aimed >= 0 ? aimed : playing(scene, card);
}

function playing(scene: Scene, card: string, target?: number): number {
  return scene.facts.catalogue.findIndex(
    ([kind, slots]) =>
      kind === 'play' &&
      slots[0]?.[1] === card &&
      slots.length === (target === undefined ? 1 : 2) &&
      (target === undefined || (slots[1]?.[0] === 'target' && slots[1][1] === target)),
  );
}
