/** What stands on the plate: who is asked what, and the buttons for what has no place on the board. */
import { key, type Speaker } from '@/words/speaker';
import { isPlain, type ButtonHints, type PlateHints } from './boards';
import type { Move, Decision, Scene } from './scene';

export type Tone = 'turn' | 'window' | 'wait' | 'over';

export interface PlateButton {
  move: Move;
  text: string;
  hints: ButtonHints;
  go: boolean; // the lit one: there is one at most
}

export interface Plate {
  tone: Tone;
  headline: string;
  line: string;
  danger: boolean;
  buttons: PlateButton[];
  interrupts: PlateButton[];
  confirm: PlateButton | null; // of a move that is picked
}

type Seen = Pick<Scene, 'facts' | 'view' | 'me' | 'seats' | 'choice' | 'words' | 'interrupts' | 'watched'>;

/** Whether several seats are asked at once, each in secret. */
export const isWindow = (scene: Pick<Scene, 'view'>): boolean =>
  scene.view.decision !== null && scene.view.decision.seat === undefined && !scene.view.over;

/** Whether this screen is asked. */
export const isAsked = (scene: Pick<Scene, 'view' | 'me' | 'watched'>): boolean =>
  scene.me !== null && scene.view.asked.includes(scene.me) && !scene.watched;

/** Whether this screen is asked and has not answered; a move on its way leaves nothing to do. */
export const mayAct = (scene: Pick<Scene, 'view' | 'me' | 'choice'>): boolean =>
  isAsked(scene) && scene.view.answer === null && scene.choice.moves.length > 0;

/** Whether this screen is asked and can do nothing: its answer is on its way, or the table gives it. */
export const onItsWay = (scene: Pick<Scene, 'view' | 'me' | 'choice' | 'watched'>): boolean =>
  isAsked(scene) && scene.view.answer === null && scene.choice.moves.length === 0;

/** Whether what is asked answers what another does: the copper plate. */
const isReaction = ({ facts, view }: Pick<Scene, 'facts' | 'view'>): boolean =>
  facts.decisions.some(({ key, reaction }) => reaction && key === view.decision?.decision);

/** What to show on the plate of a match that ended before its end. */
export const overPlate = (headline: string): Plate => ({
  tone: 'over',
  headline,
  line: '',
  danger: false,
  buttons: [],
  interrupts: [],
  confirm: null,
});

/** What to show on the plate now. */
export function plateOf(scene: Seen, hints: PlateHints): Plate {
  const tone = toneOf(scene);
  const mine = isAsked(scene) && !onItsWay(scene);
  return {
    tone,
    headline: headline(scene, tone, hints),
    line: lineOf(scene, mine, hints),
    danger: mine && (hints.danger ?? false),
    buttons: litOnce(
      scene,
      buttons(
        scene,
        hints,
        scene.choice.matching.filter((move) => !isInterrupt(scene, move)),
      ),
    ),
    interrupts: scene.choice.begun ? [] : buttons(scene, { ...hints, button: hints.button }, scene.interrupts, true),
    confirm: confirmation(scene, hints),
  };
}

/** One is lit at most: the one that a game names, or the only thing that can be done at all. */
function litOnce(scene: Seen, made: PlateButton[]): PlateButton[] {
  const lit = made.findLast((button) => button.hints.go) ?? (scene.choice.moves.length === 1 ? made[0] : undefined);
  return made.map((button) => ({ ...button, go: button === lit }));
}

/** The button for a move that is picked; it is not lit as long as the move would leave something out. */
function confirmation(scene: Seen, hints: PlateHints): PlateButton | null {
  const { choice, words } = scene;
  const move = choice.begun ? choice.ready : null;
  if (!move) return null;
  const found: ButtonHints = hints.confirm?.(move) ?? {};
  const kind = key('table-do', move.kind);
  const text = found.text ?? words.say(words.knows(kind) ? kind : 'table-do-it');
  return { move, text, hints: found, go: !leavesOut(choice) };
}

/** Whether a longer move agrees that names another sort of thing: one more ruby is no other sort. */
export function leavesOut(choice: Scene['choice']): boolean {
  const picked = new Set(choice.picked.slots.map(([role]) => role));
  return choice.matching.some(
    (move) => move.number !== choice.ready?.number && move.slots.some(([role]) => !picked.has(role)),
  );
}

const isInterrupt = (scene: Seen, move: Move): boolean => scene.interrupts.some((one) => one.number === move.number);

function toneOf(scene: Seen): Tone {
  if (scene.view.over) return 'over';
  if (isReaction(scene) && (isWindow(scene) || isAsked(scene))) return 'window';
  return isAsked(scene) ? 'turn' : 'wait';
}

function headline(scene: Seen, tone: Tone, hints: PlateHints): string {
  const { choice, words, view } = scene;
  if (choice.ready && choice.begun) return words.move(choice.ready);
  const card = begunCard(choice); // it is not whole yet
  if (card !== undefined && hints.does) return words.name('card', card);
  if (tone === 'over') return words.outcome(view.outcome!.reason);
  if (isAsked(scene) && view.decision) return hints.headline ?? words.decision(view.decision);
  if (isWindow(scene) && scene.me !== null && view.answer !== null) return words.say('table-answered');
  if (scene.watched && view.decision) return watchedLine(scene, view.decision);
  return words.say('table-waiting', { players: listed(words, view.asked), count: view.asked.length });
}

/** The card that is picked. */
function begunCard({ begun, picked }: Scene['choice']): string | undefined {
  const card = picked.slots.find(([role]) => role === 'card')?.[1];
  return begun && card !== undefined ? String(card) : undefined;
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
  const card = begunCard(choice);
  if (card !== undefined && hints.does) return hints.does(card);
  if (choice.begun && !choice.ready) return words.say('table-choose-on');
  return mine || !(view.over || isAsked(scene)) ? (hints.line ?? '') : '';
}

/** The lit button stands last, where it always is. */
function buttons(scene: Seen, hints: PlateHints, moves: Move[], always = false): PlateButton[] {
  const made = moves.map((move): PlateButton | null => {
    const found = hintsOf(hints, move, always);
    return found && { move, text: found.text ?? scene.words.move(move), hints: found, go: false };
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
