/** What Quartz says on the plate: the consequence of each choice, the number beside its button. */

import type { ButtonHints, PlateHints } from '@/table/boards';
import type { Move, Scene } from '@/table/scene';
import { percent } from '@/look/percent';
import { key } from '@/words/speaker';
import { danger } from './odds';
import { leaving, worth, OBSIDIAN, type PlayerView, type Quartz, type QuartzDecision } from './table';

type Asked = QuartzDecision['decision'];

/** The hints for the decision that is open. */
export function plate(scene: Scene<Quartz>): PlateHints {
  return {
    line: line(scene),
    does: (card) => scene.words.say(key('quartz-does', card), { draws: scene.view.table.draws[card] ?? 0 }),
    button: (move) => button(scene, move),
    confirm: (move) => confirm(scene, move),
  };
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
  const lines: Partial<Record<Asked, string>> = {
    turn: carried,
    alone: carried,
    last_dwarf: carried,
    second_obsidian: words.say('quartz-line-second'),
    aimed: aimed(scene, dwarf),
    keep: words.say('quartz-line-keep'),
    share: words.say('quartz-line-share'),
    steal: words.say('quartz-line-steal'),
    retaliate: words.say('quartz-line-steal'),
    swap: words.say('quartz-line-swap'),
    save: words.say('quartz-line-save'),
  };
  return view.decision ? lines[view.decision.decision] : undefined;
}

/** What the card that was played at one would do, and what helps against it. */
function aimed(scene: Scene<Quartz>, dwarf: PlayerView): string {
  const { words, choice } = scene;
  const help = choice.can('play') ? 'quartz-line-aimed' : choice.can('use_token') ? 'quartz-hit-token' : '';
  return [hit(scene, dwarf), words.say(help || 'quartz-line-aimed-bare')].filter(Boolean).join(' ');
}

const GIVING: (string | null)[] = ['this_isnt_mine', 'not_mine_either'];

/** What a blow costs the dwarf whom it hits. */
function hit({ words, view: { decision, table } }: Scene<Quartz>, { cart }: PlayerView): string {
  if (decision?.decision !== 'aimed') return '';
  const coins = worth(cart, table.prices);
  const [many, limit] = [(cart[OBSIDIAN] ?? 0) + 1, table.accident_at];
  if (GIVING.includes(decision.card) && many >= limit) return words.say('quartz-hit-accident', { coins });
  if (GIVING.includes(decision.card)) return words.say('quartz-hit-obsidian', { many, limit });
  const attacker = words.player(Number(decision.attacker));
  if (decision.card === 'gimme_a_hand') return words.say('quartz-hit-digs', { attacker });
  return decision.card === 'these_dont_belong' ? words.say('quartz-hit-stolen', { attacker, coins }) : '';
}

/** What is kept or taken, by name, and what it is worth. */
function confirm(scene: Scene<Quartz>, move: Move): ButtonHints | null | undefined {
  const { words, view } = scene;
  if (move.kind === 'leave') return button(scene, move); // by touching the bonus, which may only be looked at
  if (move.kind !== 'keep' && move.kind !== 'take') return undefined;
  const crystals = move.slots.map(([, crystal]) => String(crystal));
  const names = crystals.map((crystal) => words.name('crystal', crystal));
  const coins = crystals.reduce((sum, crystal) => sum + (view.table.prices[crystal] ?? 0), 0);
  return {
    text: words.say(move.kind === 'keep' ? 'quartz-keep-these' : 'quartz-take-these', {
      crystals: new Intl.ListFormat(words.language, { type: 'conjunction' }).format(names),
    }),
    sub: words.say('quartz-worth-these', { coins }),
  };
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
  const says: Partial<Record<Asked, string>> = {
    aimed: 'quartz-pass-aimed',
    second_obsidian: 'quartz-pass-accident',
    swap: 'quartz-pass-swap',
    share: 'quartz-pass-share',
    alone: 'quartz-pass-alone',
  };
  const key = asked && says[asked];
  return key ? scene.words.say(key) : undefined;
}
