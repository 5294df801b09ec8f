import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Entry } from '@tablee/kernel';
import { type CommitNews, GroupCommit } from './commits.ts';
import { sentenceOf, storeErrorOf } from './faults.ts';
import { migrate } from './migrations.ts';
import { SqliteReads } from './reads.ts';
import {
  type GuestTable,
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
};

export class SqliteStore implements Store {
  readonly #db: DatabaseSync;
  readonly #group: GroupCommit<readonly Write[]>;
  readonly #reads: SqliteReads;
  #closed: Promise<void> | null = null;
  readonly upkeep: Upkeep;

  private constructor(db: DatabaseSync, options: SqliteOptions) {
    this.#db = db;
    this.#reads = new SqliteReads(db);
    this.upkeep = new SqliteUpkeep(db, reading);
    const writes = new SqliteWrites(db, options.now ?? Date.now);
    const run = (all: readonly Write[]): void => {
      for (const write of all) writes.run(write);
    };
    this.#group = new GroupCommit(db, run, options.commits ?? (() => {}));
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
    return reading(() => this.#reads.load(id));
  }

  async entriesSince(key: number, after: number, limit: number): Promise<readonly Entry[]> {
    return reading(() => this.#reads.entriesSince(key, after, limit));
  }

  async entryTextsSince(key: number, after: number, limit: number): Promise<readonly string[]> {
    return reading(() => this.#reads.entryTextsSince(key, after, limit));
  }

  async linesOf(key: number): Promise<readonly Line[]> {
    return reading(() => this.#reads.linesOf(key));
  }

  async tablesOf(guestHash: string, limit: number): Promise<readonly GuestTable[]> {
    return reading(() => this.#reads.tablesOf(guestHash, limit));
  }

  async check(): Promise<void> {
    reading(() => this.#reads.check());
  }

  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    await this.#group.drained();
    this.#db.close();
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

function reading<T>(read: () => T): T {
  try {
    return read();
  } catch (e) {
    throw storeErrorOf(e);
  }
}
