import type { BoardParts, PlateHints } from '@/table/boards';
import type { Move, Scene } from '@/table/scene';
import Bench from './Bench.svelte';
import Board from './Board.svelte';
import { course, settle } from './motion';
import Opponent from './Opponent.svelte';
import Score from './Score.svelte';
import Self from './Self.svelte';
import { deedsOf, does, type GemForge } from './table';

/** What the plate says: the stone that would be taken, how many actions are left. */
function plate(scene: Scene<GemForge>): PlateHints {
  const { table } = scene.view;
  const { words, choice } = scene;
  const asked = scene.me !== null && scene.view.asked.includes(scene.me);
  const decision = asked ? scene.view.decision?.decision : undefined;
  const front = table.slope[0];
  return {
    headline: decision === 'turn' ? words.say('forge-your-turn', { actions: table.actions }) : undefined,
    line: lineOf(scene, decision),
    button: (move: Move) => {
      if (move.kind === 'take' && front) {
        return { text: words.say('forge-take', { gem: words.name('gem', front) }), gem: front, go: true };
      }
      if (move.kind === 'draw') return { text: words.say('forge-draw'), icon: 'hand', go: !choice.can('take') };
      if (move.kind === 'end_turn') return { icon: 'check' };
      if (move.kind === 'pass') return { icon: 'x', go: true };
      return move.slots.length ? null : undefined;
    },
  };
}

function lineOf(scene: Scene<GemForge>, decision: string | undefined): string | undefined {
  const { words, choice } = scene;
  const card = choice.picked.slots.find(([role]) => role === 'card')?.[1];
  if (card !== undefined) return does(scene, String(card));
  if (choice.begun) return undefined;
  if (decision === 'turn' && !scene.view.table.actions) return words.say('forge-score-line');
  if (decision === 'turn') return turnLine(scene);
  if (decision === 'choose_tiles') return words.say('forge-draft-line');
  if (decision === 'cancelling' || decision === 'following') {
    return words.say(choice.can('play') ? 'forge-window-line' : 'forge-window-none');
  }
  return undefined;
}

/** What can be done in the turn, as a sentence. */
function turnLine({ words, choice }: Scene<GemForge>): string {
  const said = deedsOf(choice).map((kind) => words.say(`forge-do-${kind}`));
  const line = new Intl.ListFormat(words.language, { type: 'disjunction' }).format(said);
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
}

export const parts: BoardParts = {
  Board,
  Bench,
  Self,
  Opponent,
  Score,
  theme: 'mine',
  others: 'row',
  plate,
  pace: (scene: Scene<GemForge>) => course(scene.beat?.events ?? [], scene.view.table).length * scene.speed,
  settle,
};
