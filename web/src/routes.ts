/** Which page an address shows. */
import type { Component } from 'svelte';

export interface Route {
  page:
    | 'home'
    | 'table'
    | 'replay'
    | 'matches'
    | 'review'
    | 'rules'
    | 'learn'
    | 'lesson'
    | 'puzzles'
    | 'puzzle'
    | 'settings'
    | 'nowhere';
  name: string; // the code of a table, the key of a game, a lesson as quartz/mining, the key of a puzzle
}

const CODE = /^\/(tables|replays)\/([0-9A-Za-z-]{1,40})\/?$/;
const REVIEW = /^\/reviews(?:\/([0-9A-Za-z-]{1,40}))?\/?$/;
const LEARN = /^\/learn(?:\/([a-z_]+)(\/[a-z-]+)?)?\/?$/;
const PUZZLES = /^\/puzzles(?:\/([0-9a-f]{8}))?\/?$/;
const RULES = /^\/rules(?:\/([a-z_]+))?\/?$/;

export function routeOf(path: string): Route {
  const code = CODE.exec(path);
  if (code) return { page: code[1] === 'tables' ? 'table' : 'replay', name: code[2]!.toUpperCase() };
  const review = REVIEW.exec(path);
  if (review) return { page: 'review', name: subject(review[1] ?? '') };
  const rules = RULES.exec(path);
  if (rules) return { page: 'rules', name: rules[1] ?? '' };
  const learn = LEARN.exec(path);
  if (learn) return { page: learn[2] ? 'lesson' : 'learn', name: (learn[1] ?? '') + (learn[2] ?? '') };
  const puzzle = PUZZLES.exec(path);
  if (puzzle) return { page: puzzle[1] ? 'puzzle' : 'puzzles', name: puzzle[1] ?? '' };
  const plain = path.replace(/\/$/, '');
  if (plain === '') return { page: 'home', name: '' };
  if (plain === '/matches') return { page: 'matches', name: '' };
  if (plain === '/settings') return { page: 'settings', name: '' };
  return { page: 'nowhere', name: '' };
}

/** Codes of tables are capital letters, the names of records are not. */
const subject = (name: string): string => (name.startsWith('record-') ? name : name.toUpperCase());

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- some pages take a name, others nothing
type PageComponent = Component<any>;

/** Each page is loaded when it is needed. */
export const PAGES: Record<Route['page'], () => Promise<{ default: PageComponent }>> = {
  home: () => import('./pages/Home.svelte'),
  table: () => import('./pages/Table.svelte'),
  replay: () => import('./pages/Replay.svelte'),
  review: () => import('./pages/Review.svelte'),
  matches: () => import('./pages/Matches.svelte'),
  rules: () => import('./pages/Rules.svelte'),
  learn: () => import('./school/Learn.svelte'),
  lesson: () => import('./school/Lesson.svelte'),
  puzzles: () => import('./puzzles/Puzzles.svelte'),
  puzzle: () => import('./puzzles/Puzzle.svelte'),
  settings: () => import('./pages/Settings.svelte'),
  nowhere: () => import('./pages/Nowhere.svelte'),
};
