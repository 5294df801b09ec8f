import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Facts, Idle, IdleTable } from '../store/kept.ts';
import type { Store, StoredTable } from '../store/store.ts';
import { Queue } from '../tables/queue.ts';
import type { Registry } from '../tables/registry.ts';
import type { Archive } from './archive.ts';

const DAY_MS = 24 * 3_600_000;
/** An unplayed table with people is kept this many times longer. */
const PATIENCE = 30;
/** Tables let go in one run, and pages looked through when most of them are in use. */
const BATCH = 50;
const MAX_PAGES = 10;
/** A table that could not be let go is not tried again for so long: each attempt takes another's place. */
const RETRY_MS = 3_600_000;
/** So many that could not be archived end a run: the disk is to blame, not a table. */
const MAX_TROUBLES = 3;

export type RetentionParts = {
  readonly config: Config['retention'];
  readonly store: Store;
  readonly archive: Archive;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  readonly now?: () => number;
};

export type Report = { readonly deleted: number; readonly archived: number };

/** What one run does with a table: true when it is gone. */
type Job = (table: IdleTable, facts: Facts) => Promise<boolean>;

/**
 * Lets go of tables that are no longer wanted: unused ones are deleted, untouched ones become files. In the background and
 * a few at a time; never a table that somebody uses.
 */
export class Retention {
  readonly #parts: RetentionParts;
  readonly #now: () => number;
  /** One file at a time, so that many links opened at once cannot take the server's time. */
  readonly #reviving = new Queue();
  /** Tables that could not be let go, and when to try again. */
  readonly #troubled = new Map<string, number>();
  #running: Promise<Report> | null = null;
  #stopped = false;

  constructor(parts: RetentionParts) {
    this.#parts = parts;
    this.#now = parts.now ?? Date.now;
  }

  /** One batch. Asked for while one runs, it is that one. */
  run(registry: Registry): Promise<Report> {
    this.#running ??= this.#runOnce(registry).finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Resolves when the batch under way has ended, early. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running?.catch(() => undefined);
  }

  /** Brings an archived table back into the database; null when there is no such file. */
  async revive(id: string): Promise<StoredTable | null> {
    const { store, archive, log } = this.#parts;
    if (!(await store.upkeep.isArchived(id))) return null;
    return this.#reviving.run(async () => {
      await store.write({ kind: 'revive', table: await archive.read(id) });
      // Left behind by a crash, the file is overwritten or removed with its table; the database is believed.
      await archive
        .remove(id)
        .catch(err => log.error({ table: id, err }, 'an archived file could not be removed'));
      return store.load(id);
    });
  }

  async #runOnce(registry: Registry): Promise<Report> {
    const { unusedDays, archiveDays } = this.#parts.config;
    const unused = unusedDays * DAY_MS;
    const expire: Job = (table, facts) => this.#expire(table, facts);
    let deleted = 0;
    let archived = 0;
    if (unusedDays > 0) {
      deleted += await this.#letGo(registry, 'unused', unused, expire);
      deleted += await this.#letGo(registry, 'unplayed', PATIENCE * unused, expire);
    }
    if (archiveDays > 0)
      archived += await this.#letGo(registry, 'untouched', archiveDays * DAY_MS, table =>
        this.#archive(table),
      );
    if (deleted + archived > 0) this.#parts.log.info({ deleted, archived }, 'old tables were let go');
    return { deleted, archived };
  }

  async #letGo(registry: Registry, idle: Idle, ms: number, job: Job): Promise<number> {
    const { upkeep } = this.#parts.store;
    const before = this.#now() - ms;
    let gone = 0;
    let troubles = 0;
    let after: IdleTable | null = null;
    for (let page = 0; page < MAX_PAGES && gone < BATCH; page++) {
      const tables: readonly IdleTable[] = await upkeep.idleTables(idle, before, after, BATCH);
      for (const table of tables) {
        if (this.#stopped || gone >= BATCH || troubles >= MAX_TROUBLES) return gone;
        if (this.#isTroubled(table.id)) continue;
        try {
          await registry.whileAway(table.id, async () => {
            if (await this.#isIdle(table, idle, before, job)) gone++;
          });
        } catch (err) {
          troubles++;
          this.#troubled.set(table.id, this.#now() + RETRY_MS);
          this.#parts.log.error({ table: table.id, err }, 'a table could not be let go');
        }
        await nextTurn();
      }
      after = tables.at(-1) ?? null;
      if (tables.length < BATCH) break;
    }
    return gone;
  }

  #isTroubled(id: string): boolean {
    const until = this.#troubled.get(id);
    if (until === undefined || this.#now() < until) return until !== undefined;
    this.#troubled.delete(id);
    return false;
  }

  /** What is noted about a table may be older than its rows, after a crash: then the note is put right. */
  async #isIdle(table: IdleTable, idle: Idle, before: number, job: Job): Promise<boolean> {
    const { store } = this.#parts;
    const facts = await store.upkeep.factsOf(table.id);
    if (!facts) return false;
    const { key, touchedAt, played, people } = facts;
    const fits = idle === 'untouched' || (!played && people === (idle === 'unplayed'));
    if (touchedAt < before && fits) return job(table, facts);
    await store.write({ kind: 'tally', key, bytes: 0, touchedAt, played });
    return false;
  }

  /** The file first: without its table it would never be removed. */
  async #expire({ id }: IdleTable, { key }: Facts): Promise<boolean> {
    await this.#parts.archive.remove(id);
    await this.#parts.store.write({ kind: 'remove', key });
    return true;
  }

  /** Only what is safely in its file leaves the database, and in one transaction: no moment without the table. */
  async #archive({ id, key }: IdleTable): Promise<boolean> {
    const { store, archive } = this.#parts;
    const table = await store.upkeep.wholeOf(id);
    if (!table) return false;
    await archive.write(table);
    await store.write({ kind: 'archive', key, n: table.entries.length, table });
    return true;
  }
}
