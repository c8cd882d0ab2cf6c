/** Reviews of finished matches, records that are brought along, and playing on from any moment. */
import { call, query } from './api';
import { bindTo, newLuck } from './luck';
import type { BroughtRecord, Level, Replay, Review, ReviewState, SameDeal, TableFacts } from './protocol';

export type Depth = Review['depth'];

/** Whether a match is a record that somebody brought, not that of a table. */
export const isBrought = (subject: string): boolean => subject.startsWith('record-');

const placeOf = (subject: string): string => `/${isBrought(subject) ? 'records' : 'tables'}/${subject}`;

/** A table that is opened for a match of another, with luck of one's own. */
async function opened(path: string, wanted: object): Promise<TableFacts> {
  const added = await newLuck();
  const facts = await call<TableFacts>('POST', path, { ...wanted, ...added });
  if (added.commitment) bindTo(facts.code);
  return facts;
}

export const reviews = {
  ask: (subject: string, depth: Depth) => call<ReviewState>('POST', `/reviews/${subject}`, { depth }),
  state: (subject: string, depth: Depth) => call<ReviewState>('GET', `/reviews/${subject}${query({ depth })}`),
  result: (subject: string, depth: Depth) => call<Review>('GET', `/reviews/${subject}/result${query({ depth })}`),
  bring: (record: unknown) => call<BroughtRecord>('POST', '/records', record),
  brought: (name: string) => call<BroughtRecord>('GET', `/records/${name}`),
  replay: (subject: string, seat: number | 'open' | null) =>
    call<Replay>('GET', `${placeOf(subject)}/replay${query({ seat })}`),
  /** A table of one's own that begins at a moment of a match; `hands` leaves everybody what they had. */
  playOn: (subject: string, wanted: { step: number; seat: number; hands?: boolean; level?: Level }) =>
    opened(`${placeOf(subject)}/fork`, wanted),
  /** Who has played the deal of a match, and whether others may. */
  deal: (code: string) => call<SameDeal>('GET', `/tables/${code}/deal`),
  allowDeal: (code: string, allowed: boolean) => call<SameDeal>('POST', `/tables/${code}/deal/allow`, { allowed }),
  /** A table of one's own with the deal and the luck of a match. */
  playDeal: (code: string, wanted: { seat: number; level?: Level }) => opened(`/tables/${code}/deal`, wanted),
};
