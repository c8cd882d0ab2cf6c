/** Which page an address shows. */
import type { Component } from 'svelte';

export interface Route {
  page: 'home' | 'table' | 'replay' | 'matches' | 'rules' | 'settings' | 'nowhere';
  name: string; // the code of a table, the key of a game
}

const CODE = /^\/(tables|replays)\/([0-9A-Za-z-]{1,40})\/?$/;
const RULES = /^\/rules(?:\/([a-z_]+))?\/?$/;

export function routeOf(path: string): Route {
  const code = CODE.exec(path);
  if (code) return { page: code[1] === 'tables' ? 'table' : 'replay', name: code[2]!.toUpperCase() };
  const rules = RULES.exec(path);
  if (rules) return { page: 'rules', name: rules[1] ?? '' };
  const plain = path.replace(/\/$/, '');
  if (plain === '') return { page: 'home', name: '' };
  if (plain === '/matches') return { page: 'matches', name: '' };
  if (plain === '/settings') return { page: 'settings', name: '' };
  return { page: 'nowhere', name: '' };
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- some pages take a name, others nothing
type PageComponent = Component<any>;

/** Each page is loaded when it is needed. */
export const PAGES: Record<Route['page'], () => Promise<{ default: PageComponent }>> = {
  home: () => import('./pages/Home.svelte'),
  table: () => import('./pages/Table.svelte'),
  replay: () => import('./pages/Replay.svelte'),
  matches: () => import('./pages/Matches.svelte'),
  rules: () => import('./pages/Rules.svelte'),
  settings: () => import('./pages/Settings.svelte'),
  nowhere: () => import('./pages/Nowhere.svelte'),
};
