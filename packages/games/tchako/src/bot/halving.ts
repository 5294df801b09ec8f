import type { Budget } from './trials.ts';

export type Candidate = { total: number; times: number };

export type Halving<C> = {
  /** Number of candidates to keep. */
  readonly keep: number;
  /** Most measurements of a candidate per round. */
  readonly times: number;
  /** Share of the budget at which it has to end. */
  readonly until: number;
  readonly budget: Budget;
  readonly measure: (candidate: C) => number;
};

/** Candidates that were never measured come last, in their order. */
const meanOf = ({ total, times }: Candidate): number => (times === 0 ? -1 : total / times);

/**
 * Successive halving: measures all candidates several times and drops the worse half after each round. Single measurements are
 * too noisy to tell reliable shots from lucky ones. Returns the best first.
 */
export function halve<C extends Candidate>(
  candidates: readonly C[],
  { keep, times, until, budget, measure }: Halving<C>,
): C[] {
  let left = [...candidates];
  let rounds = 1;
  for (let size = left.length; size > 2 * keep; size = Math.ceil(size / 2)) rounds++;
  const from = budget.spent();
  for (let round = 1; round <= rounds; round++) {
    const end = from + ((until - from) * round) / rounds;
    for (let i = 0; i < times && (i === 0 || budget.spent() < end); i++)
      for (const each of left) {
        if (budget.spent() >= 1) break;
        const worth = measure(each);
        // A measurement that was cut short is not counted.
        if (budget.spent() >= 1) break;
        each.total += worth;
        each.times++;
      }
    left.sort((a, b) => meanOf(b) - meanOf(a));
    left = left.slice(0, Math.max(keep, Math.ceil(left.length / 2)));
  }
  return left.slice(0, keep);
}
