import type { Purse } from './purse.ts';

export type Candidate = { total: number; times: number };

export type Narrowing<C> = {
  /** How many are to be left. */
  readonly keep: number;
  /** How often each is measured in a round at most. */
  readonly times: number;
  /** Of the budget, when it has to be done. */
  readonly until: number;
  readonly purse: Purse;
  readonly measure: (candidate: C) => number;
};

/** What was never measured for want of time stays where it was, behind all that were. */
const meanOf = ({ total, times }: Candidate): number => (times === 0 ? -1 : total / times);

/**
 * All are measured again and again, the worse half dropped after each round: of many good shots most succeed only just, and the
 * few that are sure do not lead the list. The best of those left comes first.
 */
export function narrow<C extends Candidate>(
  candidates: readonly C[],
  { keep, times, until, purse, measure }: Narrowing<C>,
): C[] {
  let left = [...candidates];
  let rounds = 1;
  for (let size = left.length; size > 2 * keep; size = Math.ceil(size / 2)) rounds++;
  const from = purse.spent();
  for (let round = 1; round <= rounds; round++) {
    const end = from + ((until - from) * round) / rounds;
    for (let i = 0; i < times && (i === 0 || purse.spent() < end); i++)
      for (const each of left) {
        if (purse.spent() >= 1) break;
        const worth = measure(each);
        // A measure that was cut short says nothing.
        if (purse.spent() >= 1) break;
        each.total += worth;
        each.times++;
      }
    left.sort((a, b) => meanOf(b) - meanOf(a));
    left = left.slice(0, Math.max(keep, Math.ceil(left.length / 2)));
  }
  return left.slice(0, keep);
}
