import { expect, test } from 'vitest';
import type { SameDeal } from '@/live/protocol';
import { resultsOf } from './deal';

const sitting = (seat: number, name: string, rank: number, score: number, person: string | null = name) => ({
  seat,
  name,
  rank,
  score,
  person,
  avatar: '',
});
const deal = {
  awaited: [],
  matches: [
    { code: 'FIRST1', sittings: [sitting(0, 'Odda', 2, 10), sitting(1, 'Brokk', 1, 20, null)] },
    { code: 'SECOND', sittings: [sitting(0, 'Una', 1, 25), sitting(1, 'Durin', 2, 15, null)] },
    { code: 'THIRD1', sittings: [sitting(0, 'Durin', 1, 30, null), sitting(1, 'Pip', 2, 12)] },
    { code: 'FOURTH', sittings: [sitting(0, 'Sif', 1, 40), sitting(1, 'Durin', 2, 15, null)] },
  ],
} as unknown as SameDeal;

test('the first match comes first, then people on the same seat, the best first', () => {
  expect(resultsOf(deal, 0).map((one) => one.name)).toEqual(['Odda', 'Sif', 'Una']);
  expect(resultsOf(deal, 1).map((one) => one.name)).toEqual(['Brokk', 'Pip']);
});
