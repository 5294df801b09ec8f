import { quantile } from '../bench/statistics.ts';
import { sleep } from './sandbox.ts';

export type Delays = {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
};

export function summarize(delays: readonly number[]): Delays {
  if (delays.length === 0)
    return {
      count: 0,
      p50: Number.POSITIVE_INFINITY,
      p99: Number.POSITIVE_INFINITY,
      slowest: Number.POSITIVE_INFINITY,
    };
  return {
    count: delays.length,
    p50: quantile(delays, 0.5),
    p99: quantile(delays, 0.99),
    slowest: delays.reduce((a, b) => Math.max(a, b)),
  };
}

/** Repeats `work` in the background. `work` returns its duration, or null when it failed. */
export class Probe {
  readonly delays: number[] = [];
  failed = 0;
  #stopped = false;
  readonly #ended: Promise<void>;

  constructor(gapMs: number, work: () => Promise<number | null>) {
    this.#ended = this.#repeat(gapMs, work);
  }

  async #repeat(gapMs: number, work: () => Promise<number | null>): Promise<void> {
    while (!this.#stopped) {
      const ms = await work().catch(() => null);
      if (ms === null) this.failed++;
      else this.delays.push(ms);
      await sleep(gapMs);
    }
  }

  /** Waits for the call in progress. */
  async stop(): Promise<Delays> {
    this.#stopped = true;
    await this.#ended;
    return summarize(this.delays);
  }
}
