/** What is told of the things of the card game. */
import type { About, ReadProps } from '@/table/boards';
import { key } from '@/words/speaker';

/** A helper, a card of the mine or what is printed on one. */
export function about({ scene, kind, thing, numbers }: ReadProps): About {
  const { words } = scene;
  const sum = (path: string): number => [numbers(path) ?? 0].flat().reduce((all, one) => all + one, 0);
  if (kind === 'card')
    return {
      text: words.say(key('cards-does', thing)),
      facts: [words.say('table-copies', { count: sum(`cards.${thing}.copies`) })],
    };
  if (kind === 'icon') return { text: words.say(iconText(String(thing))), facts: [] };
  return {
    text: words.say('cards-read-crystal', { size: sum('sets.size'), bonus: sum('sets.bonus') }),
    facts: [
      words.say('cards-points', { points: sum(`crystals.${thing}.points`) }),
      words.say('table-copies', { count: sum(`crystals.${thing}.cards`) }),
    ],
  };
}

const iconText = (icon: string): string =>
  icon === 'hire' ? 'cards-read-hire' : icon === 'plain' ? 'cards-read-plain' : 'cards-read-unstable';
