/** What is told of the things of Quartz. */
import type { About, ReadProps } from '@/table/boards';
import { key } from '@/words/speaker';

/** A mining card, a crystal or the token. */
export function about({ scene, kind, thing, numbers }: ReadProps): About {
  const { words } = scene;
  if (kind === 'token')
    return {
      title: words.say('quartz-token'),
      text: words.say('quartz-read-token'),
      facts: [words.say('quartz-read-sells', { coins: count(numbers('game.token')) })],
    };
  const of = (name: string): number => count(numbers(`${kind}s.${thing}.${name}`));
  if (kind === 'card')
    return {
      text: words.say(key('quartz-does', thing), { draws: count(numbers(`draws.${thing}`)) }),
      facts: [
        words.say('table-copies', { count: of('copies') }),
        words.say('quartz-read-sells', { coins: of('price') }),
      ],
    };
  return {
    text: words.say(key('quartz-read', thing === 'obsidian' ? thing : 'crystal'), {
      limit: count(numbers('game.accident')),
    }),
    facts: [
      words.say('rules-coins', { count: of('price') }),
      words.say('table-copies', { count: of('count') }),
      ...(scene.view.table.bag ? [words.say('quartz-read-bag', { many: scene.view.table.bag[thing] ?? 0 })] : []),
    ],
  };
}

const count = (value: number | number[] | undefined): number => [value ?? 0].flat()[0]!;
