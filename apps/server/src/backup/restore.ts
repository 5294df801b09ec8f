import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { archivedIn } from '../audit/stored-games.ts';
import { ARCHIVE_FOLDER } from '../retention/archive.ts';
import { StoreUnusable } from '../store/errors.ts';
import { DATABASE_FILE } from '../store/sqlite/database-file.ts';
import { lockFolder } from '../store/sqlite/folder-lock.ts';
import { checkDatabase } from './check.ts';
import { ArchiveCopy, copyDurably, exists, syncPath } from './files.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { BackupProblem, usingFolder } from './problem.ts';

/** The copy is prepared here; nothing else is stored in this folder. */
const STAGING_FOLDER = 'restoring';
/** Without its log, a database that was not closed lacks the last writes. SQLite rebuilds the index. */
const LOG_FILE = `${DATABASE_FILE}-wal`;
const INDEX_FILE = `${DATABASE_FILE}-shm`;

export type RestoreOptions = {
  readonly data: string;
  readonly folder: string;
  /** Move existing data aside. */
  readonly replace: boolean;
  readonly now?: () => Date;
};
export type RestoreReport = Manifest & {
  /** The folder with the previous data; null when there was none. */
  readonly aside: string | null;
};

/**
 * Replaces the data of a server by a backup. The copy is complete and verified before anything is moved, and previous
 * data is never deleted: after an interruption it is in its place or aside, and the backup is unchanged. Throws a
 * BackupProblem.
 */
export async function restore({ data, folder, replace, now }: RestoreOptions): Promise<RestoreReport> {
  const manifest = await usingFolder(folder, () => readManifest(folder));
  const lock = locked(data);
  try {
    return await usingFolder(data, async () => {
      const found = await existing(data);
      if (found.length > 0 && !replace) throw new BackupProblem('data-exists', [data]);
      const staged = await stage(data, folder, manifest);
      const aside = found.length === 0 ? null : await moveAside(data, now?.() ?? new Date());
      // The database last: a server that finds it finds everything.
      if (await exists(join(staged, ARCHIVE_FOLDER)))
        await rename(join(staged, ARCHIVE_FOLDER), join(data, ARCHIVE_FOLDER));
      await rename(join(staged, DATABASE_FILE), join(data, DATABASE_FILE));
      await syncPath(data);
      await rm(staged, { recursive: true, force: true });
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
    if (!(e instanceof StoreUnusable)) throw e;
    const { problem } = e;
    throw problem.key === 'unusable'
      ? new BackupProblem('unusable', [data, codeOf(e.cause), problem.detail], e)
      : new BackupProblem('in-use', [data], e);
  }
}

const codeOf = (e: unknown): string => (e instanceof Error && 'code' in e ? String(e.code) : '');

async function existing(data: string): Promise<readonly string[]> {
  const names = [DATABASE_FILE, LOG_FILE, ARCHIVE_FOLDER];
  const found = await Promise.all(names.map(name => exists(join(data, name))));
  return names.filter((_, i) => found[i]);
}

async function stage(data: string, folder: string, manifest: Manifest): Promise<string> {
  const staged = join(data, STAGING_FOLDER);
  await rm(staged, { recursive: true, force: true });
  await mkdir(staged, { recursive: true, mode: 0o700 });
  if (!(await copyDurably(join(folder, DATABASE_FILE), join(staged, DATABASE_FILE))))
    throw new BackupProblem('no-backup', [folder]);
  const files = new ArchiveCopy(join(folder, ARCHIVE_FOLDER), join(staged, ARCHIVE_FOLDER));
  await files.pass();
  const counts = await checkDatabase(staged);
  if (counts.tables !== manifest.tables || counts.entries !== manifest.entries)
    throw new BackupProblem('fewer', [counts.tables, manifest.tables]);
  const archived = archivedAt(staged);
  const missing = archived.filter(id => !files.has(id));
  if (missing.length > 0) throw new BackupProblem('missing-files', [missing.length]);
  await syncPath(staged);
  return staged;
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
  const has = (name: string): Promise<boolean> => exists(join(data, name));
  const move = (name: string): Promise<void> => rename(join(data, name), join(aside, name));
  if (await has(ARCHIVE_FOLDER)) await move(ARCHIVE_FOLDER);
  // The log is copied, and deleted only after the database was moved: each is useless without the other. The database
  // is not opened to merge its log: SQLite would discard the log of a damaged one.
  await copyDurably(join(data, LOG_FILE), join(aside, LOG_FILE));
  if (await has(DATABASE_FILE)) await move(DATABASE_FILE);
  await syncPath(aside);
  for (const name of [LOG_FILE, INDEX_FILE]) await rm(join(data, name), { force: true });
  await syncPath(data);
  return aside;
}
