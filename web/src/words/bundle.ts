/** The Fluent files: the page's own and those of the games, loaded when they are needed. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

export type Language = 'en' | 'ru' | 'pt';

/** What speakers of a language call it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ru: 'Русский', pt: 'Português' };
export const LANGUAGES: Language[] = ['en', 'ru', 'pt'];
export const LOCALES: Record<Language, string> = { en: 'en-GB', ru: 'ru-RU', pt: 'pt-BR' };

type Files = Record<string, () => Promise<string>>;
const PAGE: Files = import.meta.glob<string>(['./*/*.ftl', '!./*/review.ftl'], { query: '?raw', import: 'default' });
const GAMES: Files = import.meta.glob<string>('../../../src/motherlode/games/*/words/*.ftl', {
  query: '?raw',
  import: 'default',
});
const PLAYERS: Files = import.meta.glob<string>('../../../src/motherlode/words/players/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** The page's words for a board; all others are for every page. */
export const BOARD_WORDS: Record<string, string> = {
  quartz: 'quartz',
  quartz_cards: 'cards',
  gem_forge: 'forge',
  dwarves_fall: 'fall',
};

const made = new Map<string, Promise<FluentBundle>>();

/** All that can be said in a language, of one game or of none. */
export function bundle(language: Language, game: string | null = null): Promise<FluentBundle> {
  const key = `${language} ${game}`;
  let found = made.get(key);
  if (!found) {
    found = load(language, game);
    made.set(key, found);
  }
  return found;
}

async function load(language: Language, game: string | null): Promise<FluentBundle> {
  const texts = await Promise.all(paths(language, game).map((read) => read()));
  return bundleOf(language, texts);
}

function paths(language: Language, game: string | null): (() => Promise<string>)[] {
  const boards = new Set(Object.values(BOARD_WORDS));
  const wanted = game === null ? undefined : BOARD_WORDS[game];
  const page = Object.entries(PAGE).filter(([path]) => {
    const [, folder, prefix] = /^\.\/(\w+)\/(\w+)\.ftl$/.exec(path) ?? [];
    return folder === language && (!boards.has(prefix!) || prefix === wanted);
  });
  const pages = page.map(([, read]) => read);
  return game === null ? pages : [...pages, ...ofGame(language, game)];
}

function ofGame(language: Language, game: string): (() => Promise<string>)[] {
  const own = GAMES[`../../../src/motherlode/games/${game}/words/${language}.ftl`];
  const players = PLAYERS[`../../../src/motherlode/words/players/${language}.ftl`]!;
  return own ? [players, own] : [players];
}

/** A bundle of some texts. */
export function bundleOf(language: Language, texts: string[]): FluentBundle {
  const made = new FluentBundle(LOCALES[language], { useIsolating: false });
  for (const text of texts) {
    for (const error of made.addResource(new FluentResource(text))) console.error(language, error);
  }
  return made;
}
