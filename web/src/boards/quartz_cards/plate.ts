/** What the card game says on the plate. */

import { percent } from '@/look/percent';
import type { ButtonHints, PlateHints } from '@/table/boards';
import type { Move, Scene } from '@/table/scene';
import { odds } from './odds';
import type { QuartzCards } from './table';

/** The hints for the decision that is open. */
export function plate(scene: Scene<QuartzCards>): PlateHints {
  const { decision, asked } = scene.view;
  const mine = scene.me !== null && asked.includes(scene.me);
  return {
    line: mine ? line(scene) : undefined,
    headline: decision?.decision === 'window' ? headline(scene, String(decision.moment)) : undefined,
    button: (move) => button(scene, move),
  };
}

/** An attack window names the explorer and what he has just found. */
function headline(scene: Scene<QuartzCards>, moment: string): string {
  const { table } = scene.view;
  const last = table.line.at(-1);
  const explorer = { seat: [table.turn] };
  if (moment === 'uncovered' && last)
    return scene.words.tell('cards-window-found', { ...explorer, crystal: [last.crystal] });
  return scene.words.tell(moment === 'announced' ? 'cards-window-announced' : 'cards-window-stopped', explorer);
}

function line(scene: Scene<QuartzCards>): string | undefined {
  const { words, view, choice } = scene;
  const known = odds(view.table);
  const lines: Record<string, () => string> = {
    turn: () => words.say(choice.can('protect') ? 'cards-line-turn' : 'cards-line-turn-bare'),
    window: () => words.say(choice.can('play') ? 'cards-line-window' : 'cards-line-window-bare'),
    defend: () => words.say(choice.can('play') ? 'cards-line-defend' : 'cards-line-defend-bare'),
    counter: () => words.say(choice.can('play') ? 'cards-line-defend' : 'cards-line-defend-bare'),
    go_on: () => words.say('cards-line-go-on', { clashing: known.clashing, left: known.left }),
    offer_hire: () => words.say('cards-line-hire'),
    steal: () => words.say('cards-line-steal'),
    retaliate: () => words.say('cards-line-retaliate'),
    lend_a_hand: () => words.say('cards-line-look'),
    beauty: () => words.say('cards-line-beauty'),
  };
  return lines[view.decision?.decision ?? '']?.();
}

const PASSING: Record<string, string> = {
  window: 'cards-pass-window',
  defend: 'cards-pass-defend',
  counter: 'cards-pass-defend',
  beauty: 'cards-pass-beauty',
  offer_hire: 'cards-pass-hire',
};

/** How a move looks as a button; moves that name cards are made on the board. */
function button(scene: Scene<QuartzCards>, move: Move): ButtonHints | null {
  const { words, view } = scene;
  const decision = view.decision?.decision ?? '';
  if (move.slots.length) return null;
  if (move.kind === 'explore') return { icon: 'pick', go: true, sub: risk(scene) };
  if (move.kind === 'stop') return { icon: 'door', sub: haul(scene) };
  if (move.kind === 'hire') return { icon: 'dwarf', go: true };
  if (move.kind === 'lay') return { icon: 'cart' };
  const key = PASSING[decision];
  return { icon: 'x', text: key ? words.say(key) : undefined };
}

/** The chance that the next card is an accident. */
function risk(scene: Scene<QuartzCards>): string {
  const { chance, clashing } = odds(scene.view.table);
  if (!clashing) return scene.words.say('cards-explore-safe');
  return scene.words.say('cards-explore-risk', { percent: scene.words.percent(percent(chance) / 100) });
}

/** What stopping now brings home. */
function haul(scene: Scene<QuartzCards>): string {
  const { line, values } = scene.view.table;
  const points = line.reduce((sum, { crystal }) => sum + (values[crystal] ?? 0), 0);
  return scene.words.say('cards-stop-haul', { many: line.length, points });
}
