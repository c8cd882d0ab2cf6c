/** What Gem Forge says on the plate: the gem that would be taken, what a card costs, what a tile still lacks. */

import type { ButtonHints, PlateHints } from '@/table/boards';
import type { Move, Scene } from '@/table/scene';
import { COLOURS, deedsOf, does, holesOf, pickedIn, PLACES, SLOTS, type GemForge } from './table';

/** The hints for the decision that is open. */
export function plate(scene: Scene<GemForge>): PlateHints {
  const { words, view, me } = scene;
  const asked = me !== null && view.asked.includes(me) ? view.decision?.decision : undefined;
  return {
    headline: asked === 'turn' ? words.say('forge-your-turn', { actions: view.table.actions }) : undefined,
    line: lineOf(scene, asked),
    does: (card) => does(scene, card),
    button: (move) => button(scene, move),
    confirm: (move) => confirm(scene, move),
  };
}

function button(scene: Scene<GemForge>, move: Move): ButtonHints | null | undefined {
  const { words, view } = scene;
  const front = view.table.slope[0];
  if (move.kind === 'take' && front) {
    return { text: words.say('forge-take', { gem: words.name('gem', front) }), gem: front, go: true };
  }
  if (move.kind === 'draw') return drawing(scene);
  if (move.kind === 'any_order') return { icon: 'check', go: true };
  if (move.kind === 'score') return scoring(scene, move);
  if (move.kind === 'end_turn') return { icon: 'check' };
  if (move.kind === 'pass') return { icon: 'x', go: true };
  return move.slots.length ? null : undefined;
}

/** The only tile that can be scored has a button of its own, lit when nothing else is left to do. */
function scoring({ words, view: { table }, me, choice }: Scene<GemForge>, move: Move): ButtonHints | null {
  const slot = move.slots[0]?.[1];
  const tile = table.players[me ?? 0]!.tiles[SLOTS.indexOf(String(slot))];
  if (!tile || choice.begun || choice.moves.filter(({ kind }) => kind === 'score').length > 1) return null;
  return { text: words.say('forge-score', { points: tile.points }), icon: 'heart', go: !table.actions };
}

/** Drawing with a full hand throws a card away: that is said, and never lit. */
function drawing({ words, view: { table }, me, choice }: Scene<GemForge>): ButtonHints {
  const full = table.players[me ?? 0]!.cards >= table.hand_limit;
  const sub = full ? words.say('forge-draw-full') : undefined;
  return { text: words.say('forge-draw'), icon: 'hand', go: !full && !choice.can('take'), sub };
}

/** What the tiles that are kept bring together. */
function confirm({ words, view: { table }, me }: Scene<GemForge>, move: Move): ButtonHints | undefined {
  const dealt = table.players[me ?? 0]!.dealt;
  if (move.kind !== 'keep' || typeof dealt === 'number') return undefined;
  const kept = move.slots.map(([, place]) => dealt[PLACES.indexOf(String(place))]!);
  const points = kept.reduce((sum, tile) => sum + tile.points, 0);
  return { text: words.say('forge-keep-these', { many: kept.length }), sub: words.say('forge-keep-worth', { points }) };
}

function lineOf(scene: Scene<GemForge>, asked: string | undefined): string | undefined {
  const { words, choice, view } = scene;
  const card = pickedIn(choice, 'card');
  if (card !== undefined && asked !== 'hand_limit') return does(scene, String(card));
  if (choice.can('return')) return words.say('forge-return-line');
  if (choice.can('throw')) return words.say('forge-throw-line');
  if (choice.begun) return lacking(scene);
  if (asked === 'turn') return view.table.actions ? turnLine(scene) : words.say('forge-score-line');
  if (asked === 'choose_tiles') return words.say('forge-draft-line');
  if (asked === 'hand_limit') return words.say('forge-limit-line', { limit: view.table.hand_limit });
  if (asked === 'following') return words.say(choice.can('play') ? 'forge-follow-line' : 'forge-window-none');
  if (asked !== 'cancelling') return undefined;
  const help = words.say(choice.can('play') ? 'forge-window-line' : 'forge-window-none');
  return [blow(scene), help].filter(Boolean).join(' ');
}

const TAKING = ['rob', 'tip_over', 'pick_out'];

/** What the card that was played would do, to the one whom it hits first of all. */
function blow(scene: Scene<GemForge>): string {
  const { words, view, me } = scene;
  const { decision } = view;
  const { played } = view.table;
  if (!played) return '';
  const last = decision?.decision === 'cancelling' ? decision.card : null;
  if (last && last !== played.card) return does(scene, last); // it answers the card that was played
  if (played.target !== me || me === null) {
    const hit = played.target === null ? '' : words.say('forge-hits', { player: words.player(played.target) });
    return `${hit} ${does(scene, played.card)}`.trim();
  }
  const gems = played.things.filter((thing) => COLOURS.includes(String(thing)));
  if (!TAKING.includes(played.card) || !gems.length) return words.say('forge-hit-you');
  const names = gems.map((gem) => words.name('gem', gem));
  const list = new Intl.ListFormat(words.language, { type: 'conjunction' }).format(names);
  return words.say('forge-hit-loses', { many: gems.length, gems: list });
}

/** What the tile still lacks once the gem is in it. */
function lacking({ words, choice, view, me }: Scene<GemForge>): string | undefined {
  const move = choice.ready;
  if (move?.kind === 'discard') return words.say('forge-discard-line');
  const slot = move?.kind === 'insert' && move.slots.find(([role]) => role === 'slot')?.[1];
  const tile = slot && view.table.players[me ?? 0]!.tiles[SLOTS.indexOf(String(slot))];
  if (!tile) return undefined;
  const many = holesOf(tile).filter((hole) => !hole.filled).length - 1;
  return words.say('forge-insert-line', { many, points: tile.points });
}

/** What can be done in the turn, as a sentence. */
function turnLine({ words, choice }: Scene<GemForge>): string {
  const said = deedsOf(choice).map((kind) => words.say(`forge-do-${kind}`));
  const line = new Intl.ListFormat(words.language, { type: 'disjunction' }).format(said);
  return line && `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
}
