/** What a game brings to the frame, and how it is loaded when it is needed. */
import type { Component } from 'svelte';
import type { IconName } from '@/look/icons';
import type { Numbers } from './box.svelte';
import type { Follows, Tells } from './log';
import type { Move, Scene as SceneOf, Thing } from './scene';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board says which game is its own
type Scene = SceneOf<any>;

/** How a move looks as a button of the plate. */
export interface ButtonHints {
  text?: string; // instead of the move's own sentence
  sub?: string; // the number that decides: "36 % accident"
  icon?: IconName;
  gem?: string; // a gem instead of an icon
  go?: boolean; // the lit button: the commonest choice, one at most
}

/** What a game says on the plate. */
export interface PlateHints {
  headline?: string; // instead of the decision's own sentence
  line?: string; // one sentence: the consequence
  danger?: boolean; // the line warns
  /** What a card does, said while it is picked. */
  does?: (card: string) => string;
  /** Hints for a move's button; null: the move has a place on the board and needs no button. */
  button?: (move: Move) => ButtonHints | null | undefined;
  /** What the button says that makes a picked move: "Keep ruby and emerald", "worth 9". */
  confirm?: (move: Move) => ButtonHints | null | undefined;
}

/** A thing of the game, as somebody reads it. */
export interface ReadProps {
  scene: Scene;
  kind: string;
  thing: Thing;
  numbers: Numbers;
  owner?: number; // whose colour it wears
}

/** A gem, or a small drawing. */
export type Picture = 'gem' | { drawn: string; box: string };

/** What is told of a thing beside its name and its clause. */
export interface About {
  title?: string; // instead of the name that its kind gives it
  text: string; // what it does
  facts: string[]; // its numbers: copies, price, what it is worth
}

/** How the things of a game are read. */
export interface Things {
  Thing: Component<ReadProps>; // a card, tile, goal or token in large
  about: (read: ReadProps) => About; // what is told of it
}

/** The parts of a game: `src/boards/<game>/index.ts` exports one as `parts`. */
export interface BoardParts {
  Board: Component<{ scene: Scene }>; // the centre
  Bench: Component<{ scene: Scene }>; // one's own things, beside face and name
  Self?: Component<{ scene: Scene }>; // what stands under one's own name: coins, points
  Opponent: Component<{ scene: Scene; seat: number }>; // the game's part of another player's panel
  score: () => Promise<{ default: Component<{ scene: Scene }> }>; // the full scoring of a finished match
  Track?: Component<{ scene: Scene }>; // days or rounds, in the header
  picture?: (kind: string, thing: string) => Picture | null; // of it in a sentence
  tells?: Tells; // how the log says what the board shows
  follows?: Follows; // which lines of the log belong to what another player began
  reading?: () => Promise<Things>; // how its things are read
  theme?: 'mine' | 'town'; // the one it is drawn for; a person's setting goes first
  others?: 'row' | 'column'; // where the other players stand on a wide screen; a map wants a column
  deliberate?: boolean; // a touch shows, the plate does: for a board that is looked at by touching
  isOut?: (scene: Scene, seat: number) => boolean; // out of the round: dashed edge, grey face
  plate?: (scene: Scene) => PlateHints;
  /** Milliseconds that the beat of a move is shown before its view is drawn. */
  pace?: (scene: Scene) => number;
  /** Milliseconds that the view needs to come to rest after it was drawn, before the next beat. */
  settle?: (events: Readonly<Scene['past']>) => number;
}

const BOARDS = import.meta.glob<{ parts: BoardParts }>('../boards/*/index.ts');

/** The parts of a game; one without a board of its own gets the plain one. */
export async function boardOf(game: string): Promise<BoardParts> {
  const load = BOARDS[`../boards/${game}/index.ts`] ?? BOARDS['../boards/plain/index.ts']!;
  return (await load()).parts;
}

/** Whether a move belongs onto the plate if the game says nothing about it: it names no thing. */
export const isPlain = (move: Move): boolean => move.slots.length === 0 || move.slots[0]![0] === 'nothing';
