import { type Seat, silenceOf } from '@tablee/kernel';
import type { Problem } from '@tablee/wire';
import { problemOf } from '../problems.ts';
import type { LiveTable } from '../tables/table.ts';

/** Why a seat may not say what it likes here; null: it may. */
export function silenceAt({ match }: LiveTable, seat: Seat): Problem | null {
  const silence = silenceOf(match, seat);
  if (silence === null) return null;
  return silence === 'partners'
    ? problemOf('quiet')
    : problemOf('quiet', 'Nobody writes in this game: there are reactions instead.');
}
