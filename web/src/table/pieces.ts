/** A sentence in pieces: the names of players stand out. */
export interface Piece {
  text: string;
  name: boolean;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Cut a sentence where one of the names stands as a whole word. */
export function pieces(sentence: string, names: string[]): Piece[] {
  const known = [...new Set(names)].filter((name) => name.length > 0).sort((a, b) => b.length - a.length);
  if (!known.length) return [{ text: sentence, name: false }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${known.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return sentence
    .split(pattern)
    .map((text, i) => ({ text, name: i % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
