/** Text in which `*word*` is stressed and `**word**` is a name that is explained. */
export interface Part {
  tag: 'span' | 'em' | 'strong';
  text: string;
}

export function marked(text: string): Part[] {
  const parts = text.split(/\*\*(.+?)\*\*|\*(.+?)\*/g);
  const made: Part[] = [];
  parts.forEach((part, i) => {
    if (part) made.push({ tag: (['span', 'strong', 'em'] as const)[i % 3]!, text: part });
  });
  return made;
}

/** The same without its marks, to be read aloud. */
export const unmarked = (text: string): string =>
  marked(text)
    .map((part) => part.text)
    .join('');
