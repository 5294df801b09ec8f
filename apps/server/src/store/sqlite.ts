import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type CommitNews, GroupCommit } from './commits.ts';
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
import { SqliteUpkeep } from './upkeep-reads.ts';
import { SqliteWrites } from './writes.ts';

export const DATABASE_FILE = 'tablee.db';

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
  readonly upkeep: SqliteUpkeep;

  private constructor(db: DatabaseSync, options: SqliteOptions) {
    this.#db = db;
    this.#reads = new SqliteReads(db);
    this.upkeep = new SqliteUpkeep(db, this.#reads, reading);
    const writes = new SqliteWrites(db, options.now ?? Date.now);
    const run = (all: readonly Write[]): void => {
      for (const write of all) writes.run(write);
    };
    this.#group = new GroupCommit(db, run, options.commits ?? (() => {}), translate);
  }

  static open(options: SqliteOptions): SqliteStore {
    const db = openDatabase(options.data);
    try {
      migrate(db);
      return new SqliteStore(db, options);
    } catch (e) {
      db.close();
      throw e instanceof StoreUnusable ? e : unusable(options.data, e);
    }
  }

  write(...writes: readonly Write[]): Promise<void> {
    if (!this.#db.isOpen) return Promise.reject(new StoreError('failed', 'the database is closed'));
    return this.#group.add(writes);
  }

  async load(id: string): Promise<StoredTable | null> {
    return reading(() => this.#reads.load(id));
  }

  async linesOf(key: number): Promise<readonly Line[]> {
    return reading(() => this.#reads.linesOf(key));
  }

  async tablesOf(guestHash: string, limit: number): Promise<readonly GuestTable[]> {
    return reading(() => {
      const tables = this.#reads.tablesOf(guestHash, limit);
      // Archived tables are the ones untouched for longest: the end of the list.
      const archived = this.upkeep.archivedOf(guestHash, limit - tables.length);
      return archived.length === 0 ? tables : [...tables, ...archived].sort(latestFirst);
    });
  }

  async check(): Promise<void> {
    reading(() => this.#reads.check());
  }

  async close(): Promise<void> {
    if (!this.#db.isOpen) return;
    this.#group.flush();
    this.#db.close();
  }
}

const latestFirst = (a: GuestTable, b: GuestTable): number => b.touchedAt - a.touchedAt;

function openDatabase(data: string): DatabaseSync {
  let db: DatabaseSync | null = null;
  try {
    mkdirSync(data, { recursive: true });
    db = new DatabaseSync(join(data, DATABASE_FILE), { timeout: 5_000 });
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

const sentenceOf = (e: unknown): string => (e instanceof Error ? e.message : String(e));

const unusable = (data: string, e: unknown): StoreUnusable =>
  new StoreUnusable(`The data folder "${data}" cannot be used: ${sentenceOf(e)}.`, e);

function reading<T>(read: () => T): T {
  try {
    return read();
  } catch (e) {
    throw translate(e);
  }
}

/** SQLite's extended code of a broken UNIQUE is 2067, of a primary key 1555. */
function translate(e: unknown): StoreError {
  if (e instanceof StoreError) return e;
  const code = e instanceof Error && 'errcode' in e ? e.errcode : undefined;
  const kind = code === 2067 || code === 1555 ? 'conflict' : 'failed';
  return new StoreError(kind, sentenceOf(e), e);
}
