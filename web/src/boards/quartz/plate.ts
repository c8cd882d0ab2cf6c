/** What Quartz says on the plate: the consequence of each choice, the number beside its button. */

import type { ButtonHints, PlateHints } from '@/table/boards';
import type { Move, Scene } from '@/table/scene';
import { percent } from '@/look/percent';
import { danger } from './odds';
import { leaving, worth, OBSIDIAN, type Quartz } from './table';

/** The hints for the decision that is open. */
export function plate(scene: Scene<Quartz>): PlateHints {
  return { line: line(scene), button: (move) => button(scene, move) };
}

/** One sentence of consequence, said to the one who is asked. */
function line(scene: Scene<Quartz>): string | undefined {
  const { me, view, words } = scene;
  const dwarf = me === null ? null : view.table.players[me];
  if (!dwarf || me === null || !view.asked.includes(me)) return undefined;
  const carried = words.say('quartz-line-carries', {
    coins: worth(dwarf.cart, view.table.prices),
    obsidian: dwarf.cart[OBSIDIAN] ?? 0,
  });
  const lines: Record<string, string> = {
    turn: carried,
    alone: carried,
    last_dwarf: carried,
    second_obsidian: words.say('quartz-line-second'),
    aimed: words.say(scene.choice.can('play') ? 'quartz-line-aimed' : 'quartz-line-aimed-bare'),
    keep: words.say('quartz-line-keep'),
    share: words.say('quartz-line-share'),
    steal: words.say('quartz-line-steal'),
    retaliate: words.say('quartz-line-steal'),
    swap: words.say('quartz-line-swap'),
    save: words.say('quartz-line-save'),
  };
  return lines[view.decision?.decision ?? ''];
}

const ICONS = { mine: 'pick', leave: 'door', pass: 'x', use_token: 'token', keep: 'x' } as const;

/** How a move looks as a button; moves that name cards or crystals are made on the board. */
function button(scene: Scene<Quartz>, move: Move): ButtonHints | null {
  const named = move.slots[0];
  if (named && named[0] !== 'nothing') return null;
  const icon = ICONS[move.kind as keyof typeof ICONS];
  if (move.kind === 'mine') return { icon, go: true, sub: risk(scene) };
  if (move.kind === 'leave') return { icon, sub: reward(scene), text: scene.words.say('quartz-leave') };
  if (move.kind === 'pass') return { icon, text: passing(scene) };
  if (move.kind === 'use_token' && scene.view.decision?.decision === 'second_obsidian') return { icon, go: true };
  if (move.kind === 'use_token') return null;
  return { icon };
}

/** The chance that the next draw is an accident. */
function risk(scene: Scene<Quartz>): string {
  const { table } = scene.view;
  const cart = scene.me === null ? {} : (table.players[scene.me]?.cart ?? {});
  const chance = danger(table.bag, cart, table.accident_at);
  if (!chance) return scene.words.say('quartz-mine-short-safe');
  return scene.words.say('quartz-mine-short', { percent: scene.words.percent(percent(chance) / 100) });
}

/** What leaving now brings. */
function reward(scene: Scene<Quartz>): string {
  const { takes } = leaving(scene.view.table, scene.me ?? 0);
  if (!takes) return scene.words.say('quartz-leave-short-nothing');
  const { card, coins } = takes;
  return scene.words.say(card === null ? 'quartz-leave-short-no-card' : 'quartz-leave-short', { coins });
}

/** What doing nothing means in each decision. */
function passing(scene: Scene<Quartz>): string | undefined {
  const asked = scene.view.decision?.decision;
  const says: Record<string, string> = {
    aimed: 'quartz-pass-aimed',
    second_obsidian: 'quartz-pass-accident',
    swap: 'quartz-pass-swap',
    alone: 'quartz-pass-alone',
  };
  const key = says[asked ?? ''];
  return key ? scene.words.say(key) : undefined;
}
