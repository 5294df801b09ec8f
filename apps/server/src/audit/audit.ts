import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Archive, ArchiveFolder } from '../retention/archive.ts';
import { DATABASE_FILE } from '../store/sqlite/database-file.ts';
import { MIGRATIONS, versionOf } from '../store/sqlite/migrations.ts';
import { causeOf, compareGame, type Finding } from './compare.ts';
import { PostgresGames } from './postgres-games.ts';
import { gameOf, readGameFile, SqliteGames, type StoredGame, type StoredGames } from './stored-games.ts';

export type AuditReport = {
  /** Games read, archived ones included. */
  readonly games: number;
  readonly findings: readonly Finding[];
};

export type AuditOptions = {
  /** Chooses the tables and archived tables to replay. Default: all. */
  readonly choose?: (ids: readonly string[]) => readonly string[];
  readonly progress?: (done: number, of: number) => void;
};

/** The database was written by a newer program; its tables cannot be read. */
export class NewerDatabase extends Error {}

/**
 * Replays the tables of a database and of its archive, each with the rules its log names. Works while a server writes:
 * tables deleted meanwhile are skipped.
 */
export async function auditGames(
  stored: StoredGames,
  archive: Archive,
  { choose = ids => ids, progress }: AuditOptions = {},
): Promise<AuditReport> {
  const ids = [...choose(await stored.tables()), ...choose(await stored.archived())];
  const findings: Finding[] = [];
  let games = 0;
  for (const [i, id] of ids.entries()) {
    const finding = await auditOne(
      id,
      async () => (await stored.read(id)) ?? (await readArchivedGame(stored, archive, id)),
    );
    if (finding !== 'gone') games++;
    if (finding !== 'gone' && finding !== null) findings.push(finding);
    progress?.(i + 1, ids.length);
  }
  return { games, findings };
}

/** The same for an open database and the archive in a folder. */
export async function auditDatabase(
  folder: string,
  db: DatabaseSync,
  options: AuditOptions = {},
): Promise<AuditReport> {
  if (versionOf(db) > MIGRATIONS.length) throw new NewerDatabase();
  return auditGames(new SqliteGames(db), new Archive(new ArchiveFolder(folder)), options);
}

/** The same for a PostgreSQL database. Rejects with StoreUnusable when it cannot be used. */
export async function auditPostgres(url: string, options: AuditOptions = {}): Promise<AuditReport> {
  const games = await PostgresGames.open(url);
  try {
    return await auditGames(games, new Archive(games.archiveFiles), options);
  } finally {
    await games.close();
  }
}

/** The same for the data folder of a server, which may run. Changes nothing. */
export async function auditFolder(folder: string, options: AuditOptions = {}): Promise<AuditReport> {
  const db = new DatabaseSync(join(folder, DATABASE_FILE), { readOnly: true, timeout: 5_000 });
  try {
    return await auditDatabase(folder, db, options);
  } finally {
    db.close();
  }
}

/** Archive files or records. */
export async function auditFiles(paths: readonly string[]): Promise<AuditReport> {
  const findings: Finding[] = [];
  for (const path of paths) {
    const finding = await auditOne(path, () => readGameFile(path));
    if (finding !== null && finding !== 'gone') findings.push(finding);
  }
  return { games: paths.length, findings };
}

/** A table may be archived, restored or deleted between the list and this read. */
async function readArchivedGame(
  stored: StoredGames,
  archive: Archive,
  id: string,
): Promise<StoredGame | null> {
  try {
    return gameOf(await archive.read(id));
  } catch (e) {
    const restored = await stored.read(id);
    if (restored || !(await stored.isArchived(id))) return restored;
    throw e;
  }
}

async function auditOne(
  table: string,
  read: () => Promise<StoredGame | null>,
): Promise<Finding | 'gone' | null> {
  let stored: StoredGame | null;
  try {
    stored = await read();
  } catch (e) {
    return { table, game: null, rules: null, kind: 'unreadable', ...causeOf(e) };
  }
  if (stored === null) return 'gone';
  const difference = await compareGame(stored);
  const { game, rules } = stored.record;
  return difference && { table, game, rules, ...difference };
}
