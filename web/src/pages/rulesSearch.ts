/** Finding clauses of the rules by words. */
import type { Section } from '@/live/protocol';

/** Text as it is searched: without case, accents and emphasis. */
export const folded = (text: string): string =>
  [...text.replaceAll('*', '')].map((letter) => letter.normalize('NFD')[0]!.toLowerCase()).join('');

/** The words that are looked for. */
export const wanted = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

/** The sections in which every word occurs, with the clauses in which it does; all of a section whose heading has them. */
export function found(sections: Section[], query: string): Section[] {
  const words = wanted(query);
  if (!words.length) return sections;
  const fits = (text: string): boolean => words.every((word) => folded(text).includes(word));
  return sections.slice(1).flatMap((section) => {
    const clauses = fits(`${section.number} ${section.heading}`)
      ? section.clauses
      : section.clauses.filter((clause) => fits(`${clause.number} ${clause.text}`));
    return clauses.length ? [{ ...section, prose: [], clauses }] : [];
  });
}

/** A text cut where one of the words stands: every second piece is one. */
export function cut(text: string, query: string): string[] {
  const words = wanted(query);
  const [letters, plain] = [[...text], [...text].map(folded)];
  const pieces = [''];
  let at = 0;
  while (at < letters.length) {
    const hit = words.find((word) => plain.slice(at, at + word.length).join('') === word);
    if (hit) pieces.push(letters.slice(at, at + hit.length).join(''), '');
    else pieces[pieces.length - 1] += letters[at]!;
    at += hit ? hit.length : 1;
  }
  return pieces;
}
