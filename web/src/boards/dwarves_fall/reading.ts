/** What is told of the things of Dwar7s Fall. */
import type { About, ReadProps } from '@/table/boards';
import type { Numbers } from '@/table/box.svelte';
import { SIDES, type Print } from '@/look/pictures/dwarves_fall/kingdom';
import { key } from '@/words/speaker';

const list = (numbers: Numbers, path: string): number[] => [numbers(path) ?? []].flat();
const one = (numbers: Numbers, path: string): number => list(numbers, path)[0] ?? 0;

/** What is printed on a kingdom card. */
export const printOf = (card: string, numbers: Numbers): Print => ({
  need: one(numbers, `cards.${card}.need`),
  spaces: one(numbers, `cards.${card}.spaces`),
  star: one(numbers, `cards.${card}.star`),
});

/** The walls of a kingdom card as it is printed. */
export const wallsOf = (card: string, numbers: Numbers): string[] =>
  SIDES.filter((_, side) => list(numbers, `cards.${card}.walls`)[side]);

/** A kingdom card, an ogre, a goal or a gem. */
export function about({ scene, kind, thing, numbers }: ReadProps): About {
  const { words } = scene;
  const at = (path: string): number => one(numbers, path);
  const points = (many: number): string => words.say('fall-read-points', { points: many });
  if (kind === 'ogre')
    return {
      text: words.say(key('fall-ogre', thing)),
      facts: [words.say('table-copies', { count: at(`ogres.${thing}.copies`) })],
    };
  if (kind === 'secret')
    return {
      text: words.say(key('fall-secret', thing), { needed: at(`secret.${thing}.target`) }),
      facts: [points(at(`secret.${thing}.points`)), words.say('table-copies', { count: 1 })],
    };
  if (kind === 'trade')
    return {
      text: words.say('fall-read-trade', { cost: costOf(scene, thing, numbers) }),
      facts: [points(at(`trade.${thing}.points`))],
    };
  if (kind === 'gem')
    return {
      text: words.say('fall-read-gem'),
      facts: [points(at(`gems.${thing}.points`)), words.say('table-copies', { count: at(`gems.${thing}.count`) })],
    };
  const print = printOf(String(thing), numbers);
  return {
    text: words.say(key('fall-card', thing), {
      need: print.need,
      actions: at('game.castle_actions'),
      mined: at(`gems.${String(thing).replace('_mine', '')}.mined`),
    }),
    facts: [words.say('fall-read-spaces', { spaces: print.spaces }), words.say('fall-read-star', { star: print.star })],
  };
}

/** What a trade goal costs, in words. */
function costOf(scene: ReadProps['scene'], thing: string | number, numbers: Numbers): string {
  const paid = list(numbers, `trade.${thing}.cost`);
  const parts = scene.facts.names.gem!.flatMap((gem, place) =>
    paid[place] ? [`${paid[place]} × ${scene.words.name('gem', gem)}`] : [],
  );
  return parts.join(', ');
}
