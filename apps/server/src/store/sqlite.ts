import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Entry } from '@tablee/kernel';
import { type CommitNews, GroupCommit } from './commits.ts';
import { storeErrorOf } from './faults.ts';
import { FileWatch } from './file-watch.ts';
import { type FolderLock, unusable } from './folder-lock.ts';
import { freeBytesAt, HealthWatch, type StoreLog } from './health.ts';
import { DATABASE_FILE, type Opened, openFolder } from './opening.ts';
import { type Checked, type CheckTimes, QuickCheck } from './quick-check.ts';
import { SqliteReads } from './reads.ts';
import {
  type GuestTable,
  type Health,
  type Line,
  type Store,
  type StoredTable,
  StoreError,
  type Write,
} from './store.ts';
import { SqliteUpkeep } from './upkeep-reads.ts';
import { SqliteWrites } from './writes.ts';

export { DATABASE_FILE } from './opening.ts';

export type SqliteOptions = {
  /** A folder, made when missing. */
  readonly data: string;
  readonly now?: () => number;
  readonly commits?: CommitNews;
  readonly log?: StoreLog;
  /** When the whole file is read to find damaged pages; never unless told. */
  readonly checks?: CheckTimes;
};

/**
 * The mark of this program in the header of the file ("Tabl"). Written again and again it is the smallest write there
 * is: one page, which goes the way of every move, and changes nothing.
 */
const APPLICATION_ID = 0x5461626c;
const PROBE = 'probe';

const NO_LOG: StoreLog = { error: () => {}, info: () => {} };

export class SqliteStore implements Store {
  readonly #db: DatabaseSync;
  readonly #lock: FolderLock;
  readonly #group: GroupCommit<readonly Write[] | typeof PROBE>;
  readonly #reads: SqliteReads;
  readonly #files: FileWatch;
  readonly #health: HealthWatch;
  readonly #log: StoreLog;
  readonly #checking: QuickCheck | null;
  #closed: Promise<void> | null = null;
  readonly upkeep: SqliteUpkeep;

  private constructor({ db, lock }: Opened, { data, now, commits, log, checks }: SqliteOptions) {
    const file = join(data, DATABASE_FILE);
    this.#db = db;
    this.#lock = lock;
    this.#log = log ?? NO_LOG;
    this.#reads = new SqliteReads(db);
    this.upkeep = new SqliteUpkeep(db, this.#reads, read => this.#read(read));
    const writes = new SqliteWrites(db, now ?? Date.now);
    const probe = db.prepare(`PRAGMA application_id = ${APPLICATION_ID}`);
    const files = new FileWatch(file, `${file}-wal`);
    const health = new HealthWatch({
      probe: () => this.#group.add(PROBE),
      files,
      freeBytes: () => freeBytesAt(data),
      log: this.#log,
    });
    this.#files = files;
    this.#health = health;
    this.#group = new GroupCommit(db, {
      run: work => {
        if (work === PROBE) probe.run();
        else for (const write of work) writes.run(write);
      },
      news: commits ?? (() => {}),
      guard: {
        before: () => files.before(),
        after: () => files.after(),
        failed: error => health.note(error),
      },
    });
    this.#checking = checks
      ? new QuickCheck(file, checks, {
          checked: checked => this.#checked(checked),
          failed: err => this.#log.error({ err }, 'the database could not be checked'),
        })
      : null;
  }

  static open(options: SqliteOptions): SqliteStore {
    const opened = openFolder(options.data);
    try {
      return new SqliteStore(opened, options);
    } catch (e) {
      opened.db.close();
      opened.lock.release();
      throw unusable(options.data, e);
    }
  }

  write(...writes: readonly Write[]): Promise<void> {
    if (this.#closed) return Promise.reject(new StoreError('failed', 'the database is closed'));
    return this.#group.add(writes);
  }

  async load(id: string): Promise<StoredTable | null> {
    return this.#read(() => this.#reads.load(id));
  }

  async entriesSince(key: number, after: number, limit: number): Promise<readonly Entry[]> {
    return this.#read(() => this.#reads.entriesSince(key, after, limit));
  }

  async entryTextsSince(key: number, after: number, limit: number): Promise<readonly string[]> {
    return this.#read(() => this.#reads.entryTextsSince(key, after, limit));
  }

  async linesOf(key: number): Promise<readonly Line[]> {
    return this.#read(() => this.#reads.linesOf(key));
  }

  async tablesOf(guestHash: string, limit: number): Promise<readonly GuestTable[]> {
    return this.#read(() => {
      const tables = this.#reads.tablesOf(guestHash, limit);
      // Archived tables are the ones untouched for longest: the end of the list.
      const archived = this.upkeep.archivedOf(guestHash, limit - tables.length);
      return archived.length === 0 ? tables : [...tables, ...archived].sort(latestFirst);
    });
  }

  async health(): Promise<Health> {
    return this.#closed ? { ok: false, reason: 'The database is closed.' } : this.#health.ask();
  }

  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    await this.#group.drained();
    await this.#checking?.stop();
    this.#db.close();
    this.#lock.release();
  }

  #read<T>(read: () => T): T {
    try {
      this.#files.before();
      return read();
    } catch (error) {
      this.#health.note(error);
      throw storeErrorOf(error);
    }
  }

  #checked({ findings, seconds }: Checked): void {
    if (findings.length > 0) this.#health.damaged('The database is damaged.', { findings });
    else this.#log.info({ seconds }, 'the database was checked and is whole');
  }
}

const latestFirst = (a: GuestTable, b: GuestTable): number => b.touchedAt - a.touchedAt;
