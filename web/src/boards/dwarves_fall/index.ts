import type { IconName } from '@/look/icons';
import { SECRET_PICTURES, TRADE_PICTURES } from '@/look/pictures/dwarves_fall/goals';
import type { Side } from '@/look/pictures/dwarves_fall/kingdom';
import { OGRE_PICTURES } from '@/look/pictures/dwarves_fall/ogres';
import { SCENES } from '@/look/pictures/dwarves_fall/scenes';
import type { BoardParts, ButtonHints, Picture, PlateHints } from '@/table/boards';
import type { Move, Scene } from '@/table/scene';
import { key } from '@/words/speaker';
import Bench from './Bench.svelte';
import Board from './Board.svelte';
import { ghost } from './ghost.svelte';
import { course, settle } from './motion';
import Opponent from './Opponent.svelte';
import { different, pickedPlace, waysOn } from './picking.svelte';
import Self from './Self.svelte';
import { thing, type DwarvesFall, type DwarvesFallEvent } from './table';

/** What the plate says: how many actions are left, what the kingdom becomes if the card is turned so. */
function plate(scene: Scene<DwarvesFall>): PlateHints {
  const { words } = scene;
  const asked = scene.me !== null && scene.view.asked.includes(scene.me);
  const { table } = scene.view;
  const decision = asked ? scene.view.decision?.decision : undefined;
  const here =
    different(scene.choice.matching, 'target').length > 1 && scene.choice.begun
      ? []
      : waysOn(scene.choice, table.map).map((move) => move.number);
  return {
    headline: decision === 'act' ? words.say('fall-your-turn', { actions: table.actions_left }) : undefined,
    line: [lastTurns(scene), lineOf(scene, decision)].filter(Boolean).join(' ') || undefined,
    button: (move: Move) => {
      if (here.includes(move.number)) return wayOf(scene, move);
      if (move.kind === 'turn') {
        return thing(move, 'side') === ghost.side
          ? { text: words.say('fall-lay-it-so'), icon: 'check', go: true }
          : null;
      }
      if (move.kind === 'done') return { icon: 'check', go: table.actions_left === 0, text: words.say('fall-done') };
      if (move.kind === 'reveal') return { icon: 'star' };
      if (move.kind === 'pass' || move.kind === 'buy_nothing') return { icon: 'x' };
      return move.slots.length ? null : undefined;
    },
  };
}

/** The end is near. */
const lastTurns = ({ words, view: { table } }: Scene<DwarvesFall>): string =>
  table.last_turns === null ? '' : `${words.say('fall-last-turns', { many: table.last_turns })}.`;

const SIDE_ICONS: Record<Side, IconName> = { north: 'up', east: 'right', south: 'down', west: 'left' };
const ICONS: Record<string, IconName> = {
  put: 'dwarf',
  work: 'pick',
  dig: 'rotate',
  on: 'check',
};

/** What can be done on the place that was touched. */
function wayOf(scene: Scene<DwarvesFall>, move: Move): ButtonHints {
  const { words } = scene;
  const side = thing(move, 'side');
  const named = `fall-do-${move.kind}`;
  const text = side ? words.say('fall-go', { side: words.name('side', side) }) : undefined;
  return {
    text: text ?? (words.knows(named) ? words.say(named) : words.move(move)),
    icon: side ? SIDE_ICONS[side as Side] : (ICONS[move.kind] ?? 'check'),
    go: !side,
    sub: move.kind === 'put' ? crew(scene) : undefined,
  };
}

/** How many dwarves would stand on the touched card, of those that its work needs. */
function crew({ words, view: { table }, choice, me }: Scene<DwarvesFall>): string | undefined {
  const place = pickedPlace(choice, table.map);
  if (!place || me === null) return undefined;
  return words.say('fall-crew', { many: place.dwarves[me]! + 1, need: table.cards[place.card]!.need });
}

/** What the touched card is good for. */
function placeLine({ words, view: { table }, choice }: Scene<DwarvesFall>): string | undefined {
  const place = pickedPlace(choice, table.map);
  if (!place) return undefined;
  const does = words.say(key('fall-card', place.card), {
    need: table.cards[place.card]!.need,
    actions: table.castle_actions,
    mined: table.mined[place.card.replace('_mine', '')] ?? 0,
  });
  return place.stopped ? `${does} ${words.say('fall-stopped')}` : does;
}

/** What can still be done in the turn. */
function actLine({ words, view: { table }, choice }: Scene<DwarvesFall>): string {
  if (table.actions_left) return words.say('fall-act-line');
  return words.say(choice.can('play') ? 'fall-act-line-done' : 'fall-act-line-end');
}

/** What a full hand costs at the end of the turn; kingdom cards stay. */
function overLimit({ words, view: { table }, me }: Scene<DwarvesFall>): string {
  const player = table.players[me ?? 0]!;
  const many = Math.min(player.hand - table.hand_limit, player.gems + player.ogres);
  return many > 0 ? words.say('fall-over-limit', { many }) : '';
}

function lineOf(scene: Scene<DwarvesFall>, decision: string | undefined): string | undefined {
  const { words, view, me, choice } = scene;
  const ogre = choice.picked.slots.find(([role]) => role === 'ogre')?.[1];
  if (ogre !== undefined) return words.say(key('fall-ogre', ogre));
  if (choice.begun) return undefined;
  const turning = view.table.turnings?.[ghost.side];
  if (decision === 'rotate' && turning && me !== null) {
    return words.say('fall-turn-line', { cards: turning.kingdom_size[me]!, points: turning.kingdom_points[me]! });
  }
  if (decision === 'act') return [placeLine(scene) ?? actLine(scene), overLimit(scene)].filter(Boolean).join(' ');
  if (decision === 'spot') return words.say('fall-spot-line');
  if (decision === 'work') return placeLine(scene) ?? words.say('fall-work-line');
  if (decision === 'discard') return words.say('fall-discard-line', { limit: view.table.hand_limit });
  if (decision === 'buy') return words.say('fall-buy-line');
  if (decision === 'after_work') return words.say('fall-after-work-line');
  return undefined;
}

const PICTURES: Record<string, [art: Record<string, string>, box: string]> = {
  card: [SCENES, '0 0 100 72'],
  ogre: [OGRE_PICTURES, '0 0 80 60'],
  trade: [TRADE_PICTURES, '0 0 64 40'],
  secret: [SECRET_PICTURES, '0 0 64 40'],
};

/** A thing in a sentence. */
function picture(kind: string, thing: string): Picture | null {
  if (kind === 'gem') return 'gem';
  const [art, box] = PICTURES[kind] ?? [];
  return art && box ? { drawn: art[thing] ?? '', box } : null;
}

export const parts: BoardParts = {
  reading: () => import('./things'),
  picture,
  tells: { card_laid: 'fall-laid' } satisfies Partial<Record<DwarvesFallEvent['event'], string>>,
  Board,
  Bench,
  Self,
  Opponent,
  score: () => import('./Score.svelte'),
  theme: 'town',
  others: 'column',
  deliberate: true,
  plate,
  pace: (scene: Scene<DwarvesFall>) => course(scene.beat?.events ?? [], scene.view.table).length * scene.speed,
  settle,
};
