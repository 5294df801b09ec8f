import type { FleetStore } from '../store/fleet-store.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Registry } from '../tables/registry.ts';
import type { Scheduler } from '../tables/scheduler.ts';

/** Tables that changed within this time are read with one query. */
const GATHER_MS = 1;
/** Messages may be lost, so the database is asked about all tables in memory this often. */
export const ASK_MS = 1_500;
/** A node that is alone asks too: another one may write although its lease has lapsed. */
const ASK_ALONE_MS = 6_000;
/** Tables asked about in one query. */
const ASK_BATCH = 1_000;

export type FollowerParts = {
  readonly fleet: Pick<FleetStore, 'newsOf'>;
  readonly registry: Pick<Registry, 'tables' | 'adopt'>;
  readonly scheduler: Scheduler;
  /** Whether no other node has a valid lease. */
  readonly isAlone: () => boolean;
  readonly failed: (error: unknown) => void;
};

/** Keeps the tables in memory up to date with what other nodes store: one read per table and node, for all watchers. */
export class Follower {
  readonly #parts: FollowerParts;
  #stale = new Set<LiveTable>();
  #reading = false;
  #cancelGather: (() => void) | null = null;
  #cancelAsk: (() => void) | null = null;
  #stopped = false;

  constructor(parts: FollowerParts) {
    this.#parts = parts;
  }

  start(): void {
    const { scheduler, isAlone } = this.#parts;
    this.#cancelAsk = scheduler.schedule(isAlone() ? ASK_ALONE_MS : ASK_MS, () => {
      void this.#askAll().finally(() => {
        if (!this.#stopped) this.start();
      });
    });
  }

  stop(): void {
    this.#stopped = true;
    this.#cancelGather?.();
    this.#cancelAsk?.();
  }

  /** Another node has stored a change of this table. */
  note(table: LiveTable): void {
    this.#stale.add(table);
    this.#gather();
  }

  #gather(): void {
    if (this.#stopped || this.#reading || this.#stale.size === 0) return;
    this.#cancelGather ??= this.#parts.scheduler.schedule(GATHER_MS, () => {
      this.#cancelGather = null;
      const tables = [...this.#stale];
      this.#stale = new Set();
      this.#reading = true;
      void this.#read(tables).finally(() => {
        this.#reading = false;
        // Changes noted meanwhile form the next query.
        this.#gather();
      });
    });
  }

  async #askAll(): Promise<void> {
    const tables = [...this.#parts.registry.tables];
    for (let at = 0; at < tables.length && !this.#stopped; at += ASK_BATCH)
      await this.#read(tables.slice(at, at + ASK_BATCH));
  }

  async #read(tables: readonly LiveTable[]): Promise<void> {
    const { fleet, registry, failed } = this.#parts;
    try {
      const byKey = new Map(tables.map(table => [table.key, table]));
      for (const news of await fleet.newsOf(tables)) {
        const table = byKey.get(news.key);
        if (!table || this.#stopped || !isNew(table, news)) continue;
        // Not awaited: a table whose queue is busy does not delay the others.
        table.queue.run(() => registry.adopt(table, news)).catch(failed);
      }
    } catch (error) {
      failed(error);
    }
  }
}

type NewsOfTable = Awaited<ReturnType<FleetStore['newsOf']>>[number];

function isNew(table: LiveTable, { now }: NewsOfTable): boolean {
  if (now === null || table.status === 'uncertain') return true;
  const { n, offers } = now.summary;
  return (
    n > table.n ||
    offers.version > table.state.offers.version ||
    now.seats !== table.seatsVersion ||
    now.line > (table.state.lines.at(-1)?.n ?? 0)
  );
}
