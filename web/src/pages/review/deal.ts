/** How those did who played one deal. */
import type { SameDeal } from '@/live/protocol';

export interface Result {
  code: string;
  name: string;
  score: number | null;
  rank: number | null;
}

/** Who sat on a seat of the first match, then people who played it there again, the best first. */
export function resultsOf({ matches }: SameDeal, seat: number): Result[] {
  const [first, ...again] = matches.flatMap(({ code, sittings }) => {
    const found = sittings.find((one) => one.seat === seat);
    return found ? [{ code, name: found.name, score: found.score, rank: found.rank, person: found.person }] : [];
  });
  const people = again.filter((one) => one.person !== null);
  people.sort(
    (one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity) || (other.score ?? 0) - (one.score ?? 0),
  );
  return [first!, ...people].map(({ code, name, score, rank }) => ({ code, name, score, rank }));
}
