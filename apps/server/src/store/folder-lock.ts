import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isLocked, sentenceOf } from './faults.ts';
import { StoreUnusable } from './store.ts';

/** Empty, and left where it is: deleting it would let a second server lock a new file of that name. */
export const LOCK_FILE = 'tablee.lock';

export type FolderLock = { readonly release: () => void };

/**
 * Makes this process the only one that uses a data folder; throws a StoreUnusable when another does. Node knows no
 * locks on files but those of SQLite, so an empty database is held open in an exclusive transaction. The system lets
 * go of it when the process ends, however it ends.
 *
 * For everything that must not happen while a server runs, such as putting a backup in the place of its data.
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
    throw isLocked(e) ? inUse(data, e) : unusable(data, e);
  }
}

export const unusable = (data: string, e: unknown): StoreUnusable =>
  new StoreUnusable(`The data folder "${data}" cannot be used: ${sentenceOf(e)}.`, e);

const inUse = (data: string, e: unknown): StoreUnusable =>
  new StoreUnusable(
    `Another Tablée server is using the data folder "${data}". Stop it first, or choose another folder with TABLEE_DATA.`,
    e,
  );
