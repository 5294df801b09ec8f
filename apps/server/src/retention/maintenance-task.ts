import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/store.ts';
import type { Registry } from '../tables/registry.ts';
import { storeGrowth } from '../tables/table-growth.ts';
import type { GuestEraser } from './guest-eraser.ts';
import type { Retention } from './retention.ts';

const INTERVAL_MS = 60_000;
/** Sessions that ended are listed nowhere; their rows stay this long. */
const ENDED_MS = 90 * 86_400_000;

export type MaintenanceParts = {
  readonly store: Store;
  readonly registry: Registry;
  readonly retention: Retention;
  readonly eraser: GuestEraser;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Whether this process removes old tables and erases guests: one node does it for all. */
  readonly isOurs: () => boolean;
};

/** Runs once a minute: tallies, tables in memory, retention, erasure requests, one after another. */
export class MaintenanceTask {
  readonly #parts: MaintenanceParts;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;

  constructor(parts: MaintenanceParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#timer = setInterval(() => void this.run(), INTERVAL_MS).unref();
  }

  /** Concurrent calls share one run. */
  run(): Promise<void> {
    this.#running ??= this.#runOnce().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Waits for a run in progress, then writes the tallies once more. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#parts.retention.stop();
    await this.#running;
    await this.#try('tallies could not be written', () => this.#writeTallies());
  }

  async #runOnce(): Promise<void> {
    const { store, registry, retention, eraser, isOurs } = this.#parts;
    // First: a table that leaves memory loses its tally.
    await this.#try('tallies could not be written', () => this.#writeTallies());
    registry.sweep();
    if (!isOurs()) return;
    await this.#try('old tables could not be removed', () => retention.run(registry));
    await this.#try('guests could not be erased', () => eraser.resume());
    await this.#try('old sessions and codes could not be removed', () =>
      store.write({ kind: 'tidy-people', endedMs: ENDED_MS }),
    );
  }

  #writeTallies(): Promise<void> {
    return storeGrowth(this.#parts.store, this.#parts.registry.tables);
  }

  async #try(sentence: string, job: () => Promise<unknown>): Promise<void> {
    try {
      await job();
    } catch (err) {
      this.#parts.log.error({ err }, sentence);
    }
  }
}
