import type { Entry } from '@tablee/kernel';
import type { TalkLine } from '@tablee/table';
import type { ArchiveFiles } from './archive-files.ts';
import type { FleetStore } from './fleet-store.ts';
import type { Maintenance } from './maintenance.ts';
import type { PeopleRows } from './people.ts';
import type { ReachStore } from './reach-store.ts';
import type { GuestTable, StoredTable } from './stored-table.ts';
import type { Write } from './writes.ts';

/**
 * What the server needs from a database. Every method is asynchronous, so a database behind a network can implement
 * it; `test/store-contract.ts` and `test/maintenance-contract.ts` hold for every implementation (`sqlite/`, `postgres/`).
 */

export { type DataProblem, StoreError, type StoreFault, StoreUnusable } from './errors.ts';
export * from './stored-table.ts';
export * from './writes.ts';

/** A loss found while opening the data, with an English sentence for the operator. */
export type StoreWarning = { readonly key: 'lost-pages'; readonly pages: number; readonly sentence: string };

/** Reason and note are public sentences, without paths. A note tells of an earlier loss. */
export type Health =
  | { readonly ok: true; readonly note?: string }
  | { readonly ok: false; readonly reason: string };

/** Details and paths go to the log, never into an answer about the health. */
export type StoreLog = {
  readonly error: (details: object, sentence: string) => void;
  readonly info: (details: object, sentence: string) => void;
};

export type StoreObserver = {
  /** Called after each group commit. */
  readonly committed: (writes: number, seconds: number) => void;
  readonly log: StoreLog;
};

/** A number for the metrics. */
export type StoreGauge = { readonly name: string; readonly help: string; readonly read: () => number };

export interface Store {
  /** Atomic, and on disk when the promise resolves. Rejects with a StoreError. */
  write(...writes: readonly Write[]): Promise<void>;
  /** Without the log, which may be long: see `entriesSince`. */
  load(id: string): Promise<StoredTable | null>;
  /** Up to `limit` entries after entry `after`, in order. */
  entriesSince(key: number, after: number, limit: number): Promise<readonly Entry[]>;
  /** The same as stored JSON, for callers that only pass it on. */
  entryTextsSince(key: number, after: number, limit: number): Promise<readonly string[]>;
  /** The last chat lines of a table, oldest first. */
  linesOf(key: number): Promise<readonly TalkLine[]>;
  /** The tables of all these guests, latest first. */
  tablesOf(guests: readonly string[], limit: number): Promise<readonly GuestTable[]>;
  readonly maintenance: Maintenance;
  readonly people: PeopleRows;
  readonly reach: ReachStore;
  /** Null where one process owns the data. */
  readonly fleet: FleetStore | null;
  /** Null: archived tables are files in the data folder. */
  readonly archiveFiles: ArchiveFiles | null;
  /** Whether a real write succeeds and no damage is known. Results are shared, so it is cheap to call often. */
  health(): Promise<Health>;
  readonly warnings: readonly StoreWarning[];
  readonly gauges: readonly StoreGauge[];
  /** Reports to this observer from now on. Without one, nothing is reported. */
  observe(observer: StoreObserver): void;
  /** Finishes pending writes first. The code that opened a store closes it. */
  close(): Promise<void>;
}
