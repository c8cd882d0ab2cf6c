/** The numbers of a box that a house may change. */
import type { Component } from '@/live/protocol';
import { key, type Speaker } from '@/words/speaker';

/** The message for a number and the thing that it belongs to: `crystals.ruby.price` is the price of a ruby. */
export function houseKey(words: Speaker, path: string): { message: string; role: string | null; thing: string } {
  const names = words.facts?.names ?? {};
  const parts = path.split('.');
  const place = parts.findIndex((part, i) => i > 0 && roleFor(names, parts[0]!, part) !== null);
  if (place < 0) return { message: key('house', ...parts), role: null, thing: '' };
  const thing = parts[place]!;
  const rest = parts.filter((_, i) => i !== place);
  return { message: key('house', ...rest), role: roleFor(names, parts[0]!, thing), thing };
}

function roleFor(names: Record<string, string[]>, group: string, thing: string): string | null {
  const role = group in names ? group : group.replace(/s$/, '');
  return names[role]?.includes(thing) ? role : null;
}

/** What a number is called. */
export function houseLabel(words: Speaker, path: string): string {
  const { message, role, thing } = houseKey(words, path);
  return words.say(message, role ? { thing: words.name(role, thing) } : {});
}

/** A typed number within what the rules can bear. */
export function limited(text: string, { least, most }: Pick<Component, 'least' | 'most'>): number {
  const typed = Math.round(Number(text));
  return Number.isFinite(typed) ? Math.max(least, Math.min(most, typed)) : least;
}
