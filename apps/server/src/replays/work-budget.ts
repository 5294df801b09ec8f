import type { Problem } from '@tablee/wire';
import { RateLimit } from '../limits/rate-limit.ts';
import { problemOf, Trouble } from '../problems.ts';

/** Work that the server does for itself is not charged to anybody. */
export const OWN_WORK = '';

/**
 * Processor time an address may order: opening long tables, histories, records, imports. What it costs is known
 * afterwards, so work begins while anything is left and is charged when it is done.
 */
export class WorkBudget {
  readonly #limit: RateLimit | null;

  /** `msPerMinute` 0: no limit. */
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

  /** Does work on the main thread for an address and charges the time it takes. Throws a Trouble when nothing is left. */
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
