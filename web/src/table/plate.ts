/** What stands on the plate: who is asked what, and the buttons for what has no place on the board. */
import type { Speaker } from '@/words/speaker';
import { isPlain, type ButtonHints, type PlateHints } from './boards';
import type { Move, Decision, Scene } from './scene';

export type Tone = 'turn' | 'window' | 'wait' | 'over';

export interface PlateButton {
  move: Move;
  text: string;
  hints: ButtonHints;
}

export interface Plate {
  tone: Tone;
  headline: string;
  line: string;
  danger: boolean;
  buttons: PlateButton[];
  interrupts: PlateButton[];
}

type Seen = Pick<Scene, 'view' | 'me' | 'seats' | 'choice' | 'words' | 'interrupts' | 'watched'>;

/** Whether several seats are asked at once, each in secret. */
export const isWindow = (scene: Pick<Scene, 'view'>): boolean =>
  scene.view.decision !== null && scene.view.decision.seat === undefined && !scene.view.over;

/** Whether this screen is asked. */
export const isAsked = (scene: Pick<Scene, 'view' | 'me' | 'watched'>): boolean =>
  scene.me !== null && scene.view.asked.includes(scene.me) && !scene.watched;

/** Whether this screen is asked and has not answered; a move on its way leaves nothing to do. */
export const mayAct = (scene: Pick<Scene, 'view' | 'me' | 'choice'>): boolean =>
  isAsked(scene) && scene.view.answer === null && scene.choice.moves.length > 0;

/** What to show on the plate now. */
export function plateOf(scene: Seen, hints: PlateHints): Plate {
  const tone = hints.reaction && !scene.view.over ? 'window' : toneOf(scene);
  const mine = tone === 'turn' || (tone === 'window' && isAsked(scene));
  return {
    tone,
    headline: headline(scene, tone, hints),
    line: lineOf(scene, mine, hints),
    danger: mine && (hints.danger ?? false),
    buttons: buttons(
      scene,
      hints,
      scene.choice.matching.filter((move) => !isInterrupt(scene, move)),
    ),
    interrupts: scene.choice.begun ? [] : buttons(scene, { ...hints, button: hints.button }, scene.interrupts, true),
  };
}

const isInterrupt = (scene: Seen, move: Move): boolean => scene.interrupts.some((one) => one.number === move.number);

function toneOf(scene: Seen): Tone {
  if (scene.view.over) return 'over';
  if (isWindow(scene)) return 'window';
  return isAsked(scene) ? 'turn' : 'wait';
}

function headline(scene: Seen, tone: Tone, hints: PlateHints): string {
  const { choice, words, view } = scene;
  if (choice.ready && choice.begun) return words.move(choice.ready);
  if (tone === 'over') return words.outcome(view.outcome!.reason);
  if (isAsked(scene) && view.decision) return hints.headline ?? words.decision(view.decision);
  if (tone === 'window' && scene.me !== null && view.answer !== null) return words.say('table-answered');
  if (scene.watched && view.decision) return watchedLine(scene, view.decision);
  return words.say('table-waiting', { players: listed(words, view.asked), count: view.asked.length });
}

/** What somebody was asked then. */
const watchedLine = ({ words, view }: Seen, decision: Decision): string =>
  words.say('replay-asked', { players: listed(words, view.asked), decision: words.decision(decision) });

/** Names with commas and an "and". */
export function listed(words: Speaker, seats: number[]): string {
  const names = seats.map((seat) => words.player(seat));
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(names);
}

function lineOf(scene: Seen, mine: boolean, hints: PlateHints): string {
  const { choice, words, view } = scene;
  if (scene.watched) return '';
  if (choice.begun && !choice.ready) return words.say('table-choose-on');
  if (mine) return hints.line ?? '';
  return view.over ? '' : (hints.line ?? '');
}

/** The lit button stands last, where it always is. */
function buttons(scene: Seen, hints: PlateHints, moves: Move[], always = false): PlateButton[] {
  const made = moves.map((move): PlateButton | null => {
    const found = hintsOf(hints, move, always);
    return found && { move, text: found.text ?? scene.words.move(move), hints: found };
  });
  return made
    .filter((button) => button !== null)
    .sort((a, b) => Number(a.hints.go ?? false) - Number(b.hints.go ?? false));
}

function hintsOf(hints: PlateHints, move: Move, always: boolean): ButtonHints | null {
  const found = hints.button?.(move);
  if (found === null) return null;
  return found ?? (always || isPlain(move) ? {} : null);
}
