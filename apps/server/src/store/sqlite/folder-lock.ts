import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreUnusable, sentenceOf } from '../errors.ts';
import { isLocked } from './sqlite-errors.ts';

/** Never deleted: a second server could then lock a new file of that name. */
export const LOCK_FILE = 'tablee.lock';

export type FolderLock = { readonly release: () => void };

/**
 * Makes this process the only user of a data folder; throws a StoreUnusable when another process holds the lock. Node
 * has no file locks but those of SQLite, so an empty database is held open in an exclusive transaction. The system
 * releases it when the process ends, also after a crash.
 */
export function lockFolder(data: string): FolderLock {
  let db: DatabaseSync | null = null;
  try {
    mkdirSync(data, { recursive: true });
    db = new DatabaseSync(join(data, LOCK_FILE), { timeout: 0 });
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    const held = db;
    return {
      release: () => {
        if (held.isOpen) held.close();
      },
    };
  } catch (e) {
    db?.close();
    throw isLocked(e) ? new StoreUnusable({ key: 'in-use', folder: data }, e) : unusable(data, e);
  }
}

export const unusable = (data: string, e: unknown): StoreUnusable =>
  new StoreUnusable({ key: 'unusable', folder: data, detail: sentenceOf(e) }, e);
