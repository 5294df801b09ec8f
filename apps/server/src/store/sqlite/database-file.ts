import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreUnusable, UNFINISHED_COPY } from '../errors.ts';
import { type FolderLock, lockFolder, unusable } from './folder-lock.ts';
import { migrate } from './migrations.ts';
import { missingPages } from './wal-check.ts';

export const DATABASE_FILE = 'tablee.db';

/** Opening waits this long for a lock, for example that of a backup. */
const OPENING_MS = 5_000;

export type Opened = {
  readonly db: DatabaseSync;
  readonly lock: FolderLock;
  /** Pages of acknowledged writes missing from the write-ahead log. */
  readonly lostPages: number;
};

/**
 * Locks a data folder and opens its database, migrated to the present format. Throws a StoreUnusable. Only a copy may
 * open what an interrupted copy has left.
 */
export function openFolder(data: string, { toCopy = false } = {}): Opened {
  const lock = lockFolder(data);
  let db: DatabaseSync | null = null;
  try {
    const file = join(data, DATABASE_FILE);
    // Before SQLite opens the file: it repairs the log and rewrites its index.
    const lostPages = missingPages(file);
    db = openDatabase(file);
    if (!toCopy && isUnfinishedCopy(db)) throw new StoreUnusable({ key: 'unfinished-copy' });
    migrate(db);
    // SQLite would wait for a lock on the thread that serves all players: GroupCommit retries instead.
    db.exec('PRAGMA busy_timeout = 0');
    return { db, lock, lostPages };
  } catch (e) {
    db?.close();
    lock.release();
    throw e instanceof StoreUnusable ? e : unusable(data, e);
  }
}

export const isUnfinishedCopy = (db: DatabaseSync): boolean =>
  db.prepare('SELECT 1 AS found FROM sqlite_master WHERE name = ?').get(UNFINISHED_COPY) !== undefined;

function openDatabase(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: OPENING_MS });
  try {
    // FULL: an acknowledged move survives a power cut. A log of 16 MB is soon overwritten in place: syncing one that
    // still grows cost a sixth of a move's processor time and half the throughput.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000');
    // Opening is lazy and may be read-only: only a write shows it.
    db.exec('BEGIN IMMEDIATE; ROLLBACK');
    return db;
  } catch (e) {
    db.close();
    throw e;
  }
}
