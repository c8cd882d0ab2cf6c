import type { BoardParts, PlateHints } from '@/table/boards';
import type { Move, Scene } from '@/table/scene';
import { key } from '@/words/speaker';
import Bench from './Bench.svelte';
import Board from './Board.svelte';
import { ghost } from './ghost.svelte';
import { course, settle } from './motion';
import Opponent from './Opponent.svelte';
import Score from './Score.svelte';
import Self from './Self.svelte';
import { thing, type DwarvesFall } from './table';

/** What the plate says: how many actions are left, what the kingdom becomes if the card is turned so. */
function plate(scene: Scene<DwarvesFall>): PlateHints {
  const { words } = scene;
  const asked = scene.me !== null && scene.view.asked.includes(scene.me);
  const { table } = scene.view;
  const decision = asked ? scene.view.decision?.decision : undefined;
  return {
    headline: decision === 'act' ? words.say('fall-your-turn', { actions: table.actions_left }) : undefined,
    line: lineOf(scene, decision),
    button: (move: Move) => {
      if (move.kind === 'turn') {
        return thing(move, 'side') === ghost.side
          ? { text: words.say('fall-lay-it-so'), icon: 'check', go: true }
          : null;
      }
      if (move.kind === 'done') return { icon: 'check', go: table.actions_left === 0, text: words.say('fall-done') };
      if (move.kind === 'reveal') return { icon: 'star' };
      return move.slots.length ? null : undefined;
    },
  };
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
  if (decision === 'act') return words.say(view.table.actions_left ? 'fall-act-line' : 'fall-act-line-done');
  if (decision === 'spot') return words.say('fall-spot-line');
  if (decision === 'work') return words.say('fall-work-line');
  return undefined;
}

export const parts: BoardParts = {
  Board,
  Bench,
  Self,
  Opponent,
  Score,
  theme: 'town',
  others: 'column',
  plate,
  pace: (scene: Scene<DwarvesFall>) => course(scene.beat?.events ?? [], scene.view.table).length * scene.speed,
  settle,
};
