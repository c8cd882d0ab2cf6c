/** A sentence in pieces: the names of players stand out, and things are told from words. */
export interface Piece {
  text: string;
  name: boolean;
  kind?: string; // of a thing
  thing?: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const MARKED = /\uE000([^:]*):([^\uE001]*)\uE001([^\uE002]*)\uE002/;

/** A thing in a sentence, so that `pieces` finds it again. */
export const mark = (kind: string, thing: string | number, text: string): string =>
  `\uE000${kind}:${thing}\uE001${text}\uE002`;

/** Cut a sentence where a thing was marked, and where one of the names stands as a whole word. */
export function pieces(sentence: string, names: string[]): Piece[] {
  const parts = quoted(sentence.split(MARKED)); // text, kind, thing, name, text, ...
  const made: Piece[] = [];
  for (let at = 0; at < parts.length; at += 4) {
    made.push(...named(parts[at]!, names));
    if (at + 3 < parts.length)
      made.push({ text: parts[at + 3]!, name: false, kind: parts[at + 1]!, thing: parts[at + 2]! });
  }
  return made;
}

/** Quotation marks around a thing belong to its name, so that its picture stands before them. */
function quoted(parts: string[]): string[] {
  for (let at = 3; at < parts.length; at += 4) {
    const [before, after] = [parts[at - 3]!, parts[at + 1]!];
    if (!/[“«]$/.test(before) || !/^[”»]/.test(after)) continue;
    parts[at] = before.at(-1)! + parts[at]! + after[0]!;
    [parts[at - 3], parts[at + 1]] = [before.slice(0, -1), after.slice(1)];
  }
  return parts;
}

function named(sentence: string, names: string[]): Piece[] {
  const known = [...new Set(names)].filter((name) => name.length > 0).sort((a, b) => b.length - a.length);
  if (!known.length) return sentence ? [{ text: sentence, name: false }] : [];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${known.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return sentence
    .split(pattern)
    .map((text, i) => ({ text, name: i % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
