import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../common/config.ts';
import type { IdleKind, IdleTable, TableActivity } from '../store/maintenance.ts';
import type { Store, StoredTable } from '../store/store.ts';
import { Queue } from '../tables/queue.ts';
import type { Registry } from '../tables/registry.ts';
import type { Archive } from './archive.ts';

const DAY_MS = 24 * 3_600_000;
/** An unplayed table with people is kept this many times longer. */
const PEOPLE_FACTOR = 30;
/** Tables removed in one run, and pages read when most of them are in use. */
const BATCH = 50;
const MAX_PAGES = 10;
/** A failed table is not tried again for this long: each attempt takes the place of another table. */
const RETRY_MS = 3_600_000;
/** More failures than this end a run: the disk is at fault, not a table. */
const MAX_FAILURES = 3;

export type RetentionParts = {
  readonly config: Config['retention'];
  readonly store: Store;
  readonly archive: Archive;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  readonly now?: () => number;
};

export type Report = { readonly deleted: number; readonly archived: number };

/** Removes one idle table; true when it is gone. */
type Removal = (table: IdleTable, activity: TableActivity) => Promise<boolean>;

/** Deletes unused tables and archives untouched ones. Works in small batches and skips tables in use. */
export class Retention {
  readonly #parts: RetentionParts;
  readonly #now: () => number;
  /** One file at a time, so that many links opened at once cannot block the server. */
  readonly #unarchiving = new Queue();
  /** Tables that could not be removed, and when to try again. */
  readonly #retryAt = new Map<string, number>();
  #running: Promise<Report> | null = null;
  #stopped = false;

  constructor(parts: RetentionParts) {
    this.#parts = parts;
    this.#now = parts.now ?? Date.now;
  }

  /** One batch. Concurrent calls share one run. */
  run(registry: Registry): Promise<Report> {
    this.#running ??= this.#runOnce(registry).finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Ends a batch in progress early. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running?.catch(() => undefined);
  }

  /** Moves an archived table back into the database; null when there is none. */
  async unarchive(id: string): Promise<StoredTable | null> {
    const { store, archive, log } = this.#parts;
    if (!(await store.maintenance.isArchived(id))) return null;
    return this.#unarchiving.run(async () => {
      await store.write({ kind: 'unarchive', table: await archive.read(id) });
      // A leftover file is harmless: the database decides, and the file is overwritten or removed with its table.
      await archive
        .remove(id)
        .catch(err => log.error({ table: id, err }, 'an archive file could not be removed'));
      return store.load(id);
    });
  }

  async #runOnce(registry: Registry): Promise<Report> {
    const { unusedDays, archiveDays } = this.#parts.config;
    const unused = unusedDays * DAY_MS;
    const remove: Removal = (table, activity) => this.#delete(table, activity);
    let deleted = 0;
    let archived = 0;
    if (unusedDays > 0) {
      deleted += await this.#removeIdle(registry, 'unused', unused, remove);
      deleted += await this.#removeIdle(registry, 'unplayed', PEOPLE_FACTOR * unused, remove);
    }
    if (archiveDays > 0)
      archived += await this.#removeIdle(registry, 'untouched', archiveDays * DAY_MS, table =>
        this.#archive(table),
      );
    if (deleted + archived > 0) this.#parts.log.info({ deleted, archived }, 'old tables were removed');
    return { deleted, archived };
  }

  /** Returns how many tables were removed. */
  async #removeIdle(registry: Registry, idle: IdleKind, ms: number, remove: Removal): Promise<number> {
    const { maintenance } = this.#parts.store;
    const before = this.#now() - ms;
    let removed = 0;
    let failures = 0;
    let after: IdleTable | null = null;
    for (let page = 0; page < MAX_PAGES && removed < BATCH; page++) {
      const tables: readonly IdleTable[] = await maintenance.idleTables(idle, before, after, BATCH);
      for (const table of tables) {
        if (this.#stopped || removed >= BATCH || failures >= MAX_FAILURES) return removed;
        if (this.#hasFailed(table.id)) continue;
        try {
          await registry.whileAway(table.id, async () => {
            if (await this.#removeIfIdle(table, idle, before, remove)) removed++;
          });
        } catch (err) {
          failures++;
          this.#retryAt.set(table.id, this.#now() + RETRY_MS);
          this.#parts.log.error({ table: table.id, err }, 'an old table could not be removed');
        }
        await nextTurn();
      }
      after = tables.at(-1) ?? null;
      if (tables.length < BATCH) break;
    }
    return removed;
  }

  #hasFailed(id: string): boolean {
    const until = this.#retryAt.get(id);
    if (until === undefined || this.#now() < until) return until !== undefined;
    this.#retryAt.delete(id);
    return false;
  }

  /** After a crash the list may be older than the rows of a table: then the list is corrected instead. */
  async #removeIfIdle(table: IdleTable, idle: IdleKind, before: number, remove: Removal): Promise<boolean> {
    const { store } = this.#parts;
    const activity = await store.maintenance.activityOf(table.id);
    if (!activity) return false;
    const { key, touchedAt, played, people } = activity;
    const fits = idle === 'untouched' || (!played && people === (idle === 'unplayed'));
    if (touchedAt < before && fits) return remove(table, activity);
    await store.write({ kind: 'tally', key, bytes: 0, touchedAt, played });
    return false;
  }

  /** The file first: without its table it would never be removed. */
  async #delete({ id }: IdleTable, { key }: TableActivity): Promise<boolean> {
    await this.#parts.archive.remove(id);
    await this.#parts.store.write({ kind: 'remove', key });
    return true;
  }

  /** The file is on disk before one transaction removes the table and records the file. */
  async #archive({ id, key }: IdleTable): Promise<boolean> {
    const { store, archive } = this.#parts;
    const table = await store.maintenance.fullTable(id);
    if (!table) return false;
    await archive.write(table);
    await store.write({ kind: 'archive', key, n: table.entries.length, table });
    return true;
  }
}
