import type { Problem } from '@tablee/wire';
import { problemOf, Trouble } from '../common/problems.ts';
import { RateLimit } from '../limits/rate-limit.ts';

/** The owner of work that is not charged. */
export const OWN_WORK = '';

/**
 * Limits processor time by address: opening long tables, histories, records, imports. The cost is known only afterwards,
 * so work starts while any budget is left and is charged when done.
 */
export class WorkBudget {
  readonly #limit: RateLimit | null;

  /** `msPerMinute`: 0 for no limit. */
  constructor(msPerMinute: number) {
    this.#limit = msPerMinute > 0 ? new RateLimit({ burst: msPerMinute, perMinute: msPerMinute }) : null;
  }

  refuse(address: string): Problem | null {
    const spent = address !== OWN_WORK && this.#limit !== null && !this.#limit.hasLeft(address);
    return spent ? problemOf('too-much-work') : null;
  }

  charge(address: string, ms: number): void {
    if (address !== OWN_WORK) this.#limit?.charge(address, ms);
  }

  /** Runs work for an address and charges its duration. Throws a Trouble when no budget is left. */
  async spend<T>(address: string, work: () => Promise<T>): Promise<T> {
    const problem = this.refuse(address);
    if (problem) throw new Trouble(problem);
    const began = performance.now();
    try {
      return await work();
    } finally {
      this.charge(address, performance.now() - began);
    }
  }
}
