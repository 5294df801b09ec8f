import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ARCHIVE_FOLDER } from '../retention/archive.ts';
import { lockFolder } from '../store/folder-lock.ts';
import { DATABASE_FILE } from '../store/opening.ts';
import { StoreUnusable } from '../store/store.ts';
import { archivedIn, checkDatabase } from './check.ts';
import { ArchiveCopy, copyDurably, exists, syncPath } from './files.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { BackupProblem, usingFolder } from './problem.ts';

/** Where the copy is made ready; what lies here comes from the backup alone. */
const READY_FOLDER = 'restoring';
/** A database that was not closed is older without its log. The index of the log is made anew. */
const LOG_FILE = `${DATABASE_FILE}-wal`;
const INDEX_FILE = `${DATABASE_FILE}-shm`;

export type RestoreOptions = {
  readonly data: string;
  readonly folder: string;
  /** Move what is there aside. */
  readonly replace: boolean;
  readonly now?: () => Date;
};
export type RestoreReport = Manifest & {
  /** Where the data from before is now; null when there was none. */
  readonly aside: string | null;
};

/**
 * Puts a backup in the place of a server's data. The copy is complete and read back before anything is moved, and nothing
 * from before is deleted: whatever interrupts this, the old data is in its place or aside, and the backup is as it was.
 * Throws a BackupProblem.
 */
export async function restore({ data, folder, replace, now }: RestoreOptions): Promise<RestoreReport> {
  const manifest = await usingFolder(folder, () => readManifest(folder));
  const lock = locked(data);
  try {
    return await usingFolder(data, async () => {
      const found = await existing(data);
      if (found.length > 0 && !replace) throw new BackupProblem('data-exists', data);
      const ready = await makeReady(data, folder, manifest);
      const aside = found.length === 0 ? null : await moveAside(data, now?.() ?? new Date());
      // The database last: with it a server finds everything.
      if (await exists(join(ready, ARCHIVE_FOLDER)))
        await rename(join(ready, ARCHIVE_FOLDER), join(data, ARCHIVE_FOLDER));
      await rename(join(ready, DATABASE_FILE), join(data, DATABASE_FILE));
      await syncPath(data);
      await rm(ready, { recursive: true, force: true });
      return { ...manifest, aside };
    });
  } finally {
    lock.release();
  }
}

function locked(data: string): { release(): void } {
  try {
    return lockFolder(data);
  } catch (e) {
    throw e instanceof StoreUnusable ? new BackupProblem('in-use', e.message, e) : e;
  }
}

async function existing(data: string): Promise<readonly string[]> {
  const names = [DATABASE_FILE, LOG_FILE, ARCHIVE_FOLDER];
  const found = await Promise.all(names.map(name => exists(join(data, name))));
  return names.filter((_, i) => found[i]);
}

async function makeReady(data: string, folder: string, manifest: Manifest): Promise<string> {
  const ready = join(data, READY_FOLDER);
  await rm(ready, { recursive: true, force: true });
  await mkdir(ready, { recursive: true, mode: 0o700 });
  if (!(await copyDurably(join(folder, DATABASE_FILE), join(ready, DATABASE_FILE))))
    throw new BackupProblem('no-backup', folder);
  const files = new ArchiveCopy(join(folder, ARCHIVE_FOLDER), join(ready, ARCHIVE_FOLDER));
  await files.pass();
  const counts = checkDatabase(ready);
  if (counts.tables !== manifest.tables || counts.entries !== manifest.entries)
    throw new BackupProblem('damaged', `${counts.tables} of ${manifest.tables} tables`);
  const archived = archivedAt(ready);
  const missing = archived.filter(id => !files.has(id));
  if (missing.length > 0) throw new BackupProblem('damaged', `${missing.length} archived tables are missing`);
  await syncPath(ready);
  return ready;
}

function archivedAt(folder: string): readonly string[] {
  const db = new DatabaseSync(join(folder, DATABASE_FILE));
  try {
    return archivedIn(db);
  } finally {
    db.close();
  }
}

async function moveAside(data: string, now: Date): Promise<string> {
  const stamp = now.toISOString().replaceAll(/[:.]/g, '-');
  const aside = join(data, `before-${stamp}`);
  await mkdir(aside, { mode: 0o700 });
  const there = (name: string): Promise<boolean> => exists(join(data, name));
  const move = (name: string): Promise<void> => rename(join(data, name), join(aside, name));
  if (await there(ARCHIVE_FOLDER)) await move(ARCHIVE_FOLDER);
  // Copied, and deleted only when the database has followed: neither is worth anything without the other. The database is
  // not opened to write its log into it: of a damaged one SQLite would throw the log away.
  await copyDurably(join(data, LOG_FILE), join(aside, LOG_FILE));
  if (await there(DATABASE_FILE)) await move(DATABASE_FILE);
  await syncPath(aside);
  for (const name of [LOG_FILE, INDEX_FILE]) await rm(join(data, name), { force: true });
  await syncPath(data);
  return aside;
}
