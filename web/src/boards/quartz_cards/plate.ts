/** What the card game says on the plate. */

import { percent } from '@/look/percent';
import type { ButtonHints, PlateHints } from '@/table/boards';
import type { Move, Scene } from '@/table/scene';
import { key } from '@/words/speaker';
import { odds } from './odds';
import { worth, type QuartzCards, type QuartzCardsDecision } from './table';

type Asked = QuartzCardsDecision['decision'];

/** The hints for the decision that is open. */
export function plate(scene: Scene<QuartzCards>): PlateHints {
  const { decision, asked } = scene.view;
  const mine = scene.me !== null && asked.includes(scene.me);
  return {
    line: mine ? line(scene) : undefined,
    headline: decision?.decision === 'window' ? headline(scene, String(decision.moment)) : undefined,
    does: (card) => scene.words.say(key('cards-does', card)),
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
  const lines: Record<Asked, () => string> = {
    turn: () => words.say(choice.can('protect') ? 'cards-line-turn' : 'cards-line-turn-bare'),
    window: () => words.say(choice.can('play') ? 'cards-line-window' : 'cards-line-window-bare'),
    defend: () => hit(scene),
    counter: () => hit(scene),
    go_on: () => words.say('cards-line-go-on', { clashing: known.clashing, left: known.left }),
    offer_hire: () => words.say('cards-line-hire'),
    steal: () => words.say('cards-line-steal'),
    retaliate: () => words.say('cards-line-retaliate'),
    lend_a_hand: () => words.say('cards-line-look'),
    beauty: () => words.say(choice.can('play') ? 'cards-line-beauty' : 'cards-line-turn-bare'),
  };
  return view.decision ? lines[view.decision.decision]() : undefined;
}

/** What the attack would cost, and what helps against it. */
function hit(scene: Scene<QuartzCards>): string {
  const { words, choice } = scene;
  const help = words.say(choice.can('play') ? 'cards-line-defend' : 'cards-line-defend-bare');
  return `${blow(scene)} ${help}`;
}

function blow(scene: Scene<QuartzCards>): string {
  const { words, me, view } = scene;
  const { decision, table } = view;
  if (decision?.decision !== 'defend') return words.say(me === table.turn ? 'cards-hit-gift' : 'cards-hit-gift-back');
  const attacker = words.player(Number(decision.attacker));
  const last = table.line.at(-1)?.crystal;
  const blows: Record<string, () => string> = {
    hand_it_over: () => words.tell('cards-hit-snatched', { attacker: [decision.attacker], crystal: [last] }),
    stop_stop_stop: () => words.say('cards-hit-stopped', haulOf(table)),
    may_i_help: () => words.say('cards-hit-helped', { attacker }),
    no_longer_yours: () =>
      words.say('cards-hit-stolen', { attacker, points: worth(table.players[me ?? 0]!.columns, table.values) }),
  };
  return blows[decision.card ?? '']?.() ?? words.say('cards-hit-gift');
}

const PASSING: Partial<Record<Asked, string>> = {
  window: 'cards-pass-window',
  defend: 'cards-pass-defend',
  counter: 'cards-pass-defend',
  beauty: 'cards-pass-beauty',
  offer_hire: 'cards-pass-hire',
};

/** How a move looks as a button; moves that name cards are made on the board. */
function button(scene: Scene<QuartzCards>, move: Move): ButtonHints | null {
  const { words, view } = scene;
  const asked = view.decision?.decision;
  if (move.slots.length) return null;
  if (move.kind === 'explore') return { icon: 'pick', go: true, sub: risk(scene) };
  if (move.kind === 'stop') return { icon: 'door', sub: haul(scene) };
  if (move.kind === 'hire') return { icon: 'dwarf', sub: offered(scene, 'cards-hire-costs') };
  if (move.kind === 'lay') return { icon: 'cart' };
  const key = asked && PASSING[asked];
  const sub = asked === 'offer_hire' ? offered(scene, 'cards-hire-keeps') : undefined;
  return { icon: 'x', text: key ? words.say(key) : undefined, sub };
}

/** What becomes of the card that a helper can be had for. */
function offered({ words, view: { table } }: Scene<QuartzCards>, message: string): string | undefined {
  const crystal = table.line.at(-1)?.crystal;
  if (!crystal) return undefined;
  return words.say(message, { crystal: words.name('crystal', crystal), points: table.values[crystal] ?? 0 });
}

/** The chance that the next card is an accident. */
function risk(scene: Scene<QuartzCards>): string {
  const { chance, clashing } = odds(scene.view.table);
  if (!clashing) return scene.words.say('cards-explore-safe');
  return scene.words.say('cards-explore-risk', { percent: scene.words.percent(percent(chance) / 100) });
}

/** What stopping now brings home. */
function haul(scene: Scene<QuartzCards>): string {
  return scene.words.say('cards-stop-haul', haulOf(scene.view.table));
}

/** The line as it would be collected now. */
const haulOf = ({ line, values }: QuartzCards['table']): { many: number; points: number } => ({
  many: line.length,
  points: line.reduce((sum, { crystal }) => sum + (values[crystal] ?? 0), 0),
});
