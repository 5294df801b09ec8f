import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type FolderLock, lockFolder, unusable } from './folder-lock.ts';
import { migrate } from './migrations.ts';
import { StoreUnusable } from './store.ts';

export const DATABASE_FILE = 'tablee.db';

/** How long opening waits for a lock, such as that of a backup. */
const OPENING_MS = 5_000;

export type Opened = { readonly db: DatabaseSync; readonly lock: FolderLock };

/** From a folder to a database of the present format that no other server uses. Throws a StoreUnusable. */
export function openFolder(data: string): Opened {
  const lock = lockFolder(data);
  let db: DatabaseSync | null = null;
  try {
    db = openDatabase(join(data, DATABASE_FILE));
    migrate(db);
    // From now on waiting for a lock would stop the thread that serves all players: see GroupCommit.
    db.exec('PRAGMA busy_timeout = 0');
    return { db, lock };
  } catch (e) {
    db?.close();
    lock.release();
    throw e instanceof StoreUnusable ? e : unusable(data, e);
  }
}

function openDatabase(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: OPENING_MS });
  try {
    // FULL: an acknowledged move survives a power cut. A log of 16 MB is soon written over in place: syncing one
    // that still grows cost a sixth of a move's processor time and half the throughput.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000');
    // Opening is lazy and may be read-only: only a write tells.
    db.exec('BEGIN IMMEDIATE; ROLLBACK');
    return db;
  } catch (e) {
    db.close();
    throw e;
  }
}
