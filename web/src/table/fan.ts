/** How the cards of a hand that is wider than its place lie over one another. */

export interface Fan {
  steps: number[]; // from the left edge of each card but the last one to that of the next
  scrolls: boolean; // whether there is more of it than can be seen
}

/**
 * Every card shows at least what the longest word of its name needs; what room is left is shared so
 * that all of them gain, up to `most`, at which they lie side by side. With too little room for the
 * words the hand is scrolled.
 */
export function fan(needs: readonly number[], room: number, most: number): Fan {
  const least = needs.map((need) => Math.min(need, most));
  const total = least.reduce((whole, one) => whole + one, 0);
  if (total > room) return { steps: least, scrolls: true };
  const part = Math.min(1, (room - total) / (most * least.length - total || 1));
  return { steps: least.map((step) => step + (most - step) * part), scrolls: false };
}

/** How wide the longest word of a text is, in letters of the page. */
export function longestWord(text: string, font: 'display' | 'ui', weight: number, size: number): number {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return 0;
  const family = getComputedStyle(document.documentElement).getPropertyValue(`--font-${font}`);
  pen.font = `${weight} ${size}px ${family}`;
  return Math.ceil(Math.max(0, ...text.split(/\s+/u).map((word) => pen.measureText(word).width)));
}
