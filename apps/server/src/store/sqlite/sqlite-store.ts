import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Entry } from '@tablee/kernel';
import type { TalkLine } from '@tablee/table';
import { StoreError } from '../errors.ts';
import { GroupCommit } from '../group-commit.ts';
import type { HealthWatch } from '../health-watch.ts';
import { withArchived } from '../rows.ts';
import type {
  GuestTable,
  Health,
  Store,
  StoredTable,
  StoreGauge,
  StoreObserver,
  StoreWarning,
  Write,
} from '../store.ts';
import { ArchivedRows } from './archived-rows.ts';
import { DATABASE_FILE, type Opened, openFolder } from './database-file.ts';
import { FileWatch } from './file-watch.ts';
import { type FolderLock, unusable } from './folder-lock.ts';
import { freeBytesAt, watchHealth } from './health.ts';
import { SqlitePeople } from './people.ts';
import { type CheckResult, type CheckTimes, QuickCheck } from './quick-check.ts';
import { SqliteReach } from './reach-rows.ts';
import { storeErrorOf } from './sqlite-errors.ts';
import { SqliteMaintenance } from './sqlite-maintenance.ts';
import { SqliteTableReads } from './table-reads.ts';
import { SqliteWrites } from './table-writes.ts';
import { SqliteTransactions } from './transactions.ts';
import { lossOf } from './wal-check.ts';

export { DATABASE_FILE } from './database-file.ts';

export type SqliteOptions = {
  /** A folder; created when missing. */
  readonly data: string;
  readonly now?: () => number;
  /** When the whole file is read to find damaged pages. Default: never. */
  readonly checks?: CheckTimes;
};

/**
 * The application id in the header of the file ("Tabl"). Writing it again is the smallest possible write: one page,
 * committed like a move, that changes nothing.
 */
const APPLICATION_ID = 0x5461626c;
const PROBE = 'probe';

const NO_OBSERVER: StoreObserver = { committed: () => {}, log: { error: () => {}, info: () => {} } };

export class SqliteStore implements Store {
  readonly maintenance: SqliteMaintenance;
  readonly people: SqlitePeople;
  readonly reach: SqliteReach;
  readonly fleet = null;
  readonly archiveFiles = null;
  readonly warnings: readonly StoreWarning[];
  readonly gauges: readonly StoreGauge[];
  readonly #db: DatabaseSync;
  readonly #lock: FolderLock;
  readonly #group: GroupCommit<readonly Write[] | typeof PROBE>;
  readonly #reads: SqliteTableReads;
  readonly #archived: ArchivedRows;
  readonly #files: FileWatch;
  readonly #health: HealthWatch;
  readonly #checks: QuickCheck | null;
  #observer = NO_OBSERVER;
  #closed: Promise<void> | null = null;

  private constructor({ db, lock, lostPages }: Opened, { data, now, checks }: SqliteOptions) {
    const file = join(data, DATABASE_FILE);
    this.#db = db;
    this.#lock = lock;
    this.warnings = lostPages > 0 ? [lossOf(lostPages)] : [];
    this.gauges = [
      {
        name: 'tablee_lost_pages',
        help: 'Pages missing from the log of the database',
        read: () => lostPages,
      },
    ];
    this.#reads = new SqliteTableReads(db);
    this.#archived = new ArchivedRows(db);
    this.maintenance = new SqliteMaintenance(db, this.#reads, this.#archived, read => this.#read(read));
    this.people = new SqlitePeople(db, this.#reads, read => this.#read(read), now ?? Date.now);
    this.reach = new SqliteReach(db, now ?? Date.now, read => this.#read(read));
    this.#files = new FileWatch(file, `${file}-wal`);
    this.#health = watchHealth({
      probe: () => this.#group.add(PROBE),
      files: this.#files,
      freeBytes: () => freeBytesAt(data),
      log: {
        error: (details, sentence) => this.#observer.log.error(details, sentence),
        info: (details, sentence) => this.#observer.log.info(details, sentence),
      },
    });
    this.#group = this.#openGroup(now ?? Date.now);
    this.#checks = checks
      ? new QuickCheck(file, checks, {
          checked: result => this.#checked(result),
          failed: err => this.#observer.log.error({ err }, 'the database could not be checked'),
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

  observe(observer: StoreObserver): void {
    this.#observer = observer;
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

  async linesOf(key: number): Promise<readonly TalkLine[]> {
    return this.#read(() => this.#reads.linesOf(key));
  }

  async tablesOf(guests: readonly string[], limit: number): Promise<readonly GuestTable[]> {
    return this.#read(() => {
      const tables = this.#reads.tablesOf(guests, limit);
      return withArchived(tables, this.#archived.tablesOf(guests, limit - tables.length));
    });
  }

  async health(): Promise<Health> {
    if (this.#closed) return { ok: false, reason: 'The database is closed.' };
    const health = await this.#health.check();
    const [warning] = this.warnings;
    return health.ok && warning ? { ok: true, note: warning.sentence } : health;
  }

  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    await this.#group.drained();
    await this.#checks?.stop();
    this.#db.close();
    this.#lock.release();
  }

  #openGroup(now: () => number): GroupCommit<readonly Write[] | typeof PROBE> {
    const writes = new SqliteWrites(this.#db, now);
    const probe = this.#db.prepare(`PRAGMA application_id = ${APPLICATION_ID}`);
    const run = (work: readonly Write[] | typeof PROBE): void => {
      if (work === PROBE) probe.run();
      else for (const write of work) writes.run(write);
    };
    const transactions = new SqliteTransactions(this.#db, run, {
      before: () => this.#files.before(),
      after: () => this.#files.after(),
      failed: error => this.#health.note(error),
    });
    return new GroupCommit(transactions.write, (count, seconds) => this.#observer.committed(count, seconds));
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

  #checked({ findings, seconds }: CheckResult): void {
    if (findings.length > 0) this.#health.markDamaged('The database is damaged.', { findings });
    else this.#observer.log.info({ seconds }, 'the database was checked and is whole');
  }
}
