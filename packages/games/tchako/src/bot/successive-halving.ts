import type { Budget } from './simulator.ts';

/** The sum and the number of its measurements. */
export type Candidate = { total: number; times: number };

type HalvingOptions<C> = {
  /** The number of candidates to keep. */
  readonly keep: number;
  /** The greatest number of measurements of each per round. */
  readonly times: number;
  /** The share of the budget at which it must end. */
  readonly until: number;
  readonly budget: Budget;
  readonly measure: (candidate: C) => number;
};

/** Unmeasured candidates come last, in their order. */
const meanOf = ({ total, times }: Candidate): number => (times === 0 ? -1 : total / times);

/**
 * Measures all candidates repeatedly and drops the worse half after each round. A single measurement favours lucky shots;
 * the mean favours reliable ones. Returns the best first.
 */
export function halve<C extends Candidate>(
  candidates: readonly C[],
  { keep, times, until, budget, measure }: HalvingOptions<C>,
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
        // Discard a measurement that was cut short.
        if (budget.spent() >= 1) break;
        each.total += worth;
        each.times++;
      }
    left.sort((a, b) => meanOf(b) - meanOf(a));
    left = left.slice(0, Math.max(keep, Math.ceil(left.length / 2)));
  }
  return left.slice(0, keep);
}
