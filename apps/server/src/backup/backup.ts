import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { archivedIn } from '../audit/stored-games.ts';
import { ARCHIVE_FOLDER } from '../retention/archive.ts';
import { sentenceOf } from '../store/errors.ts';
import { DATABASE_FILE } from '../store/sqlite/database-file.ts';
import { type Counts, checkDatabase, countsOf, type Replayed, replayCopy } from './check.ts';
import { ArchiveCopy, exists, namesIn, syncPath } from './files.ts';
import { type Manifest, manifestOf, writeManifest } from './manifest.ts';
import { BackupProblem, usingFolder } from './problem.ts';

/** Attempts to copy the database while archive files change. */
const MAX_TRIES = 3;
/** Copied at a time, 4 kB each. */
const PAGES_AT_ONCE = 100;

export type BackupOptions = {
  readonly data: string;
  readonly folder: string;
  /** Replay every table, not only a sample. */
  readonly full: boolean;
  readonly progress?: (done: number, of: number) => void;
};
export type BackupReport = Manifest & Replayed;

/**
 * Copies the data of a server, also while it runs, and verifies the copy. The manifest is written last, so a folder
 * with a manifest is complete. Throws a BackupProblem.
 */
export async function backUp(options: BackupOptions): Promise<BackupReport> {
  const { data, folder, full, progress } = options;
  if (!(await exists(join(data, DATABASE_FILE)))) throw new BackupProblem('no-data', [data]);
  return usingFolder(folder, async () => {
    if ((await namesIn(folder)).length > 0) throw new BackupProblem('not-empty', [folder]);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      const { counts, archived } = await copyAll(data, folder);
      const checked = await checkDatabase(folder);
      if (checked.tables < counts.tables || checked.entries < counts.entries)
        throw new BackupProblem('fewer', [checked.tables, counts.tables]);
      const replayed = await replayCopy(folder, { full, ...(progress ? { progress } : {}) });
      const manifest = manifestOf({ ...counts, archived });
      await syncPath(folder);
      await writeManifest(folder, manifest);
      return { ...manifest, ...replayed };
    } catch (e) {
      // The folder was empty before: leave it empty for the next attempt.
      for (const name of [DATABASE_FILE, ARCHIVE_FOLDER])
        await rm(join(folder, name), { recursive: true, force: true });
      throw e;
    }
  });
}

/**
 * Copies files before and after the database: a table archived in the copy was a file before, or is one now. A table
 * archived and restored in between is neither; then the database is copied again.
 */
async function copyAll(data: string, folder: string): Promise<{ counts: Counts; archived: number }> {
  const files = new ArchiveCopy(join(data, ARCHIVE_FOLDER), join(folder, ARCHIVE_FOLDER));
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    await files.pass();
    await rm(join(folder, DATABASE_FILE), { force: true });
    const { counts, archived } = await copyDatabase(data, folder);
    await files.pass();
    if (!archived.every(id => files.has(id))) continue;
    await files.keepOnly(new Set(archived));
    return { counts, archived: archived.length };
  }
  throw new BackupProblem('archive-moving', [data]);
}

/**
 * In one read transaction, so that counts and copy match. Without it, SQLite would restart the copy after every move
 * of the running server.
 */
async function copyDatabase(
  data: string,
  folder: string,
): Promise<{ counts: Counts; archived: readonly string[] }> {
  let source: DatabaseSync | null = null;
  try {
    source = new DatabaseSync(join(data, DATABASE_FILE), { readOnly: true, timeout: 5_000 });
    source.exec('BEGIN');
    const counts = countsOf(source);
    const archived = archivedIn(source);
    await backup(source, join(folder, DATABASE_FILE), { rate: PAGES_AT_ONCE });
    return { counts, archived };
  } catch (e) {
    throw new BackupProblem('damaged', [sentenceOf(e)], e);
  } finally {
    source?.close();
  }
}
