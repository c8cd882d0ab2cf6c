/** What is told of the things of Gem Forge. */
import type { About, ReadProps } from '@/table/boards';
import type { Numbers } from '@/table/box.svelte';
import { COLOURS, does, familyOf, holesOf, type TileView } from './table';

const one = (numbers: Numbers, path: string): number => [numbers(path) ?? 0].flat()[0]!;

/** A tile as the box prints it: after the colours stands what takes any one colour. */
export function tileOf(tile: string, numbers: Numbers): TileView {
  const gems = [numbers(`tiles.${tile}.gems`) ?? []].flat();
  const shown = COLOURS.map((colour, place): [string, number] => [colour, gems[place] ?? 0]);
  return {
    tile,
    gems: Object.fromEntries(shown.filter(([, many]) => many)),
    any: gems[COLOURS.length] ?? 0,
    points: one(numbers, `tiles.${tile}.points`),
    bonus: one(numbers, `tiles.${tile}.bonus`),
  };
}

/** An action card, a tile or a gem. */
export function about({ scene, kind, thing, numbers }: ReadProps): About {
  const { words } = scene;
  const name = String(thing);
  if (kind === 'card')
    return { text: does(scene, name), facts: [words.say('table-copies', { count: one(numbers, `cards.${name}`) })] };
  if (kind === 'gem')
    return {
      text: words.say('forge-read-gem'),
      facts: [words.say('table-copies', { count: one(numbers, `gems.${name}`) })],
    };
  const tile = tileOf(name, numbers);
  return {
    text: words.say(`forge-read-${familyOf(tile)}`),
    facts: [
      words.say('forge-read-worth', { points: tile.points, holes: holesOf(tile).length }),
      ...(tile.bonus ? [words.say('forge-tile-bonus', { bonus: tile.bonus })] : []),
      words.say('table-copies', { count: 1 }),
    ],
  };
}
