/** The covers of the games and the town above the mine, drawn by us. */
import dwarvesFall from './pictures/dwarves_fall.svg?raw';
import gemForge from './pictures/gem_forge.svg?raw';
import quartz from './pictures/quartz.svg?raw';
import quartzCards from './pictures/quartz_cards.svg?raw';
import town from './pictures/town.svg?raw';

export const TOWN = town;
const COVERS: Record<string, string> = {
  quartz,
  quartz_cards: quartzCards,
  dwarves_fall: dwarvesFall,
  gem_forge: gemForge,
};

/** The cover of a game; one without a cover of its own shows a gem. */
export const coverOf = (game: string): string =>
  COVERS[game] ??
  '<svg viewBox="0 0 120 96" aria-hidden="true"><use href="#gem-amethyst" x="28" y="16" width="64" height="64"/></svg>';

const SHELF = Object.keys(COVERS);

/** The games in the order in which they stand on the shelf; examples are not shown. */
export const shelved = <G extends { key: string; example: boolean }>(games: G[]): G[] =>
  games
    .filter((game) => !game.example)
    .sort((a, b) => ((SHELF.indexOf(a.key) + 99) % 99) - ((SHELF.indexOf(b.key) + 99) % 99));
