/** The words of reviews: the page's own and the coach's, loaded with the first of them. */
import type { Message } from '@/live/protocol';
import { look } from '@/look/settings.svelte';
import type { Move } from '@/table/scene';
import { bundleOf, type Language } from '@/words/bundle';
import { Speaker } from '@/words/speaker';

type Files = Record<string, () => Promise<string>>;
const OWN: Files = import.meta.glob<string>('../../words/*/review.ftl', { query: '?raw', import: 'default' });
const COACH: Files = import.meta.glob<string>('../../../../src/motherlode/words/coach/*.ftl', {
  query: '?raw',
  import: 'default',
});

class ReviewWords {
  speaker: Speaker = $state.raw(new Speaker('en', bundleOf('en', [])));
  ready = $state(false);

  /** Speak a language from now on. */
  async speak(language: Language): Promise<void> {
    const paths = [
      OWN[`../../words/${language}/review.ftl`]!,
      COACH[`../../../../src/motherlode/words/coach/${language}.ftl`]!,
    ];
    const texts = await Promise.all(paths.map((read) => read()));
    if (language !== look.language) return; // another one was chosen meanwhile
    this.speaker = new Speaker(language, bundleOf(language, texts));
    this.ready = true;
  }
}

export const reviewWords = new ReviewWords();

/** A message about a review. */
export const say = (message: string, variables: Record<string, string | number> = {}): string =>
  reviewWords.speaker.say(message, variables);

/** The text of a move in the catalogue, as the game says it. */
export function moveSaid(words: Speaker, text: string): string {
  const found = catalogue(words).get(text);
  return found ? words.move(found) : text;
}

const known = new WeakMap<object, Map<string, Pick<Move, 'kind' | 'slots'>>>();

/** The moves of a game by their texts: a kind, then the things that it names. */
function catalogue(words: Speaker): Map<string, Pick<Move, 'kind' | 'slots'>> {
  const facts = words.facts!;
  let found = known.get(facts);
  if (!found) {
    found = new Map(facts.catalogue.map(([kind, slots]) => [textOf(kind, slots), { kind, slots }]));
    known.set(facts, found);
  }
  return found;
}

const textOf = (kind: string, slots: [string, string | number][]): string =>
  [kind, ...slots.map(([, thing]) => (typeof thing === 'number' ? `@${thing}` : thing))].join(' ');

/** A sentence of the coach: seats are said by name, moves as the game says them. */
export function told(words: Speaker, { id, arguments: given }: Message): string {
  const said = Object.entries(given ?? {}).map(([name, value]) => {
    if (name === 'move' || name === 'best') return [name, moveSaid(words, String(value))];
    if (typeof value === 'number' && (name === 'seat' || words.isSeat(name))) return [name, words.player(value)];
    return [name, value];
  });
  const spoken = Object.fromEntries(said) as Record<string, string | number>;
  return say(id, { game: words.facts?.key ?? '', ...spoken }); // reviews that were kept may not name it
}

/** Percentage points as they stand in a sentence, with a minus that is no hyphen. */
function inPoints(share: number, signDisplay: 'exceptZero' | 'negative'): string {
  const said = reviewWords.speaker.number(100 * share, { maximumFractionDigits: 1, signDisplay });
  return said.replace('-', '−');
}
export const points = (share: number): string => inPoints(share, 'exceptZero');
export const plain = (share: number): string => inPoints(share, 'negative');

/** The same for a hint, whose moves are places in the catalogue. */
export function toldOfMoves(words: Speaker, id: string, details: Record<string, string | number>): string {
  const said = Object.entries(details).map(([name, value]) => {
    if (name !== 'move' && name !== 'best') return [name, value];
    const [kind, slots] = words.facts!.catalogue[Number(value)]!;
    return [name, words.move({ kind, slots })];
  });
  return told(words, { id, arguments: Object.fromEntries(said) as Record<string, string | number> });
}
