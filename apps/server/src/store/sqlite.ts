import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Entry } from '@tablee/kernel';
import { type CommitNews, GroupCommit } from './commits.ts';
import { sentenceOf, storeErrorOf } from './faults.ts';
import { FileWatch } from './file-watch.ts';
import { freeBytesAt, HealthWatch, type StoreLog } from './health.ts';
import { migrate } from './migrations.ts';
import { type Checked, type CheckTimes, QuickCheck } from './quick-check.ts';
import { SqliteReads } from './reads.ts';
import {
  type GuestTable,
  type Health,
  type Line,
  type Store,
  type StoredTable,
  StoreError,
  StoreUnusable,
  type Write,
} from './store.ts';
import type { Upkeep } from './upkeep.ts';
import { SqliteUpkeep } from './upkeep-reads.ts';
import { SqliteWrites } from './writes.ts';

export const DATABASE_FILE = 'tablee.db';

/** How long opening waits for a lock, such as that of a backup. */
const OPENING_MS = 5_000;

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
  readonly #group: GroupCommit<readonly Write[] | typeof PROBE>;
  readonly #reads: SqliteReads;
  readonly #files: FileWatch;
  readonly #health: HealthWatch;
  readonly #log: StoreLog;
  readonly #checking: QuickCheck | null;
  #closed: Promise<void> | null = null;
  readonly upkeep: Upkeep;

  private constructor(db: DatabaseSync, { data, now, commits, log, checks }: SqliteOptions) {
    const file = join(data, DATABASE_FILE);
    this.#db = db;
    this.#log = log ?? NO_LOG;
    this.#reads = new SqliteReads(db);
    this.upkeep = new SqliteUpkeep(db, read => this.#read(read));
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
    const db = openDatabase(options.data);
    try {
      migrate(db);
      // From now on waiting for a lock would stop the thread that serves all players: see GroupCommit.
      db.exec('PRAGMA busy_timeout = 0');
      return new SqliteStore(db, options);
    } catch (e) {
      db.close();
      throw e instanceof StoreUnusable ? e : unusable(options.data, e);
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
    return this.#read(() => this.#reads.tablesOf(guestHash, limit));
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

function openDatabase(data: string): DatabaseSync {
  let db: DatabaseSync | null = null;
  try {
    mkdirSync(data, { recursive: true });
    db = new DatabaseSync(join(data, DATABASE_FILE), { timeout: OPENING_MS });
    // FULL: an acknowledged move survives a power cut. A log of 16 MB is soon written over in place: syncing one
    // that still grows cost a sixth of a move's processor time and half the throughput.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000');
    // Opening is lazy and may be read-only: only a write tells.
    db.exec('BEGIN IMMEDIATE; ROLLBACK');
    return db;
  } catch (e) {
    db?.close();
    throw unusable(data, e);
  }
}

const unusable = (data: string, e: unknown): StoreUnusable =>
  new StoreUnusable(`The data folder "${data}" cannot be used: ${sentenceOf(e)}.`, e);
