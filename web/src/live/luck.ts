/**
 * What this browser adds to the luck of a match, and what it has seen of it.
 *
 * It is bound to its share by a hash when it sits down and shows the share when the host calls
 * for the deal, so that nobody can choose theirs by it. Shares, and the promise and the head of the
 * log that were seen, stay in this browser: with them it checks the match without trusting anyone.
 */
import { recall, remember } from '@/look/memory';
import type { TableFacts } from './protocol';

const SHARES = 'motherlode.shares';
const SEEN = 'motherlode.seen';
const MOST = 60; // tables and shares that are kept
const MOST_HEADS = 12; // of a table

/** What was seen of a match while it was played, and what this browser added to its luck. */
export interface Seen {
  commitment: string; // the first that was seen: the promise of the server
  heads: [step: number, head: string][]; // the last one, and the last before each time the line was lost
  seats: number[]; // that were played here
  shares: Record<string, string>; // that were shown for the deal, by seat
  bound: boolean; // whether luck of this browser must be in it
}

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
export const ascii = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

export function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

export async function sha256(...parts: Uint8Array[]): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', joined(...parts))));
}

/** 32 bytes of luck. */
export const luck = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

export const shareCommitment = (entropy: string): Promise<string> =>
  sha256(ascii('motherlode share'), bytesOf(entropy));

/** Browsers hash only on a safe origin; elsewhere luck is added openly. */
export const canHash = (): boolean => typeof crypto.subtle !== 'undefined';

// -- what is kept ------------------------------------------------------------------------------

const kept = <T>(place: string): Record<string, T> => recall<Record<string, T>>(place) as Record<string, T>;

function keep<T>(place: string, key: string, value: T): void {
  const { [key]: _, ...others } = kept<T>(place);
  const entries = [...Object.entries(others), [key, value]].slice(-MOST);
  remember(place, Object.fromEntries(entries)); // if nothing is kept the match only cannot be checked here
}

/** New luck for a seat: bound to it and kept here, or open where that is not possible. */
export async function newLuck(): Promise<{ entropy?: string; commitment?: string }> {
  const entropy = luck();
  if (!canHash()) return { entropy };
  const commitment = await shareCommitment(entropy);
  keep(SHARES, commitment, entropy);
  return { commitment };
}

/** The shares of some seats that the table waits for and that this browser has. */
export function sharesFor(facts: TableFacts, seats: number[]): Record<string, string> {
  const shares = kept<string>(SHARES);
  const waiting = seats.filter((seat) => facts.called && !facts.entropy[seat]);
  const known = waiting.flatMap((seat) => {
    const share = shares[facts.commitments[seat] ?? ''];
    return share ? [[seat, share] as const] : [];
  });
  return Object.fromEntries(known);
}

/** The seats that have to be bound anew, after a deal that came to nothing. */
export const unbound = (facts: TableFacts, seats: number[]): number[] =>
  facts.phase === 'open' ? seats.filter((seat) => !facts.entropy[seat] && !facts.commitments[seat]) : [];

// -- what was seen -----------------------------------------------------------------------------

const NOTHING: Seen = { commitment: '', heads: [], seats: [], shares: {}, bound: false };

/** Earlier versions of the page kept the last head alone. */
function noted(code: string): Seen {
  const { step, head, ...found } = kept<Partial<Seen> & { step?: number; head?: string }>(SEEN)[code] ?? {};
  return { ...NOTHING, ...(step && head ? { heads: [[step, head]] } : {}), ...found };
}

const note = (code: string, change: Partial<Seen>): void => keep<Seen>(SEEN, code, { ...noted(code), ...change });

/** What this browser knows of a match; null if it has not followed it. */
export function seenOf(code: string): Seen | null {
  const found = noted(code);
  return found.commitment ? found : null;
}

/** This browser has bound itself to luck at a table: whatever the server says, it must be in the deal. */
export const bindTo = (code: string): void => note(code, { bound: true });

/** What this browser shows for the deal; shares of a deal that came to nothing count no more. */
export const show = (code: string, shares: Record<string, string>): void =>
  note(code, { shares: { ...noted(code).shares, ...shares } });

/** The promise is what was seen first; of the heads none is forgotten for one that came over a new line. */
export function saw(code: string, commitment: string, step: number, head: string, isNewLine: boolean): void {
  const { commitment: first, heads } = noted(code);
  const others = isNewLine ? heads : heads.slice(0, -1);
  note(code, { commitment: first || commitment, heads: [...others.slice(1 - MOST_HEADS), [step, head]] });
}

export const played = (code: string, seats: number[]): void => note(code, { seats });
