/** Finds on the screen what a sentence is about. */
import type { Box } from './place';

const ZONES: Record<string, string> = { others: '.others', plate: '.prompt', bench: '.tray', track: '.top .track' };
const LIT =
  'button:is(.lit, .spot, .go, .arrow, .aim, .thing:not(.quiet), :has(.space)):not([aria-disabled=true], [aria-pressed=true])';
const READ = '.prompt :is(h2, p), .tray :is([data-reads], .cart)';
const ACTS = '.prompt .acts button:not([disabled])';

/** Elements that show a thing by name: `bag` is a spot, `card:eureka` a thing that can be read, `bench` a part of the frame. */
function named(home: ParentNode, name: string): Element[] {
  const selector = ZONES[name] ?? (name.includes(':') ? `[data-reads="${name}"]` : `[data-spot~="${name}"]`);
  return [...home.querySelectorAll(selector)].filter(isSeen);
}

const isSeen = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true });
const boxOf = (one: Element): Box => one.getBoundingClientRect();
const hasSize = ({ width, height }: Box): boolean => width > 0 && height > 0;

/** The boxes of what a sentence names. */
export const boxesOf = (home: ParentNode, about: string[]): Box[] =>
  about.flatMap((name) => named(home, name).slice(0, 1).map(boxOf)).filter(hasSize);

const allOf = (home: ParentNode, selector: string): Box[] =>
  [...home.querySelectorAll(selector)].filter(isSeen).map(boxOf).filter(hasSize);

/** The boxes of what is asked and of what lies on the bench: nobody likes to have it covered. */
export const readBoxes = (home: ParentNode): Box[] => allOf(home, READ);

/** The boxes of everything that can be touched now. */
export const touchBoxes = (home: ParentNode): Box[] => allOf(home, `${LIT}, ${ACTS}`);

/** The boxes of what glows: things on the table, else the buttons of the plate. */
export function litBoxes(home: ParentNode): Box[] {
  const lit = allOf(home, LIT);
  return lit.length ? lit : allOf(home, ACTS);
}
