import { WAYS, type Way } from '../store/reach-store.ts';

/** What became of notices, for the metrics. */
export const RESULTS = ['sent', 'cancelled', 'refused', 'given-up', 'retried', 'gone'] as const;
export type Result = (typeof RESULTS)[number];

export class ReachCounts {
  readonly #counts = new Map<string, number>();

  count(way: Way, result: Result): void {
    const name = nameOf(way, result);
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  of(way: Way, result: Result): number {
    return this.#counts.get(nameOf(way, result)) ?? 0;
  }

  /** Calls back for each counter. */
  addTo(metrics: { counter(name: string, help: string, read: () => number): void }): void {
    for (const way of WAYS)
      for (const result of RESULTS)
        metrics.counter(
          `tablee_notices_${way}_${result.replace('-', '_')}_total`,
          `Notices by ${way}: ${result}`,
          () => this.of(way, result),
        );
  }
}

const nameOf = (way: Way, result: Result): string => `${way} ${result}`;
