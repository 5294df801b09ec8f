import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { hasGame, loadGame } from '@tablee/catalogue';
import { type Entry, type GameRecord, parseRecord, replay } from '@tablee/kernel';
import { ARCHIVE_FOLDER } from '../retention/archive.ts';
import { DATABASE_FILE } from '../store/sqlite/database-file.ts';
import { MIGRATIONS, versionOf } from '../store/sqlite/migrations.ts';
import type { TableHead } from '../store/store.ts';
import { recordOf } from '../tables/records.ts';
import { BackupProblem } from './problem.ts';

const decompress = promisify(gunzip);
/** Tables replayed and files read in a quick check. */
const SAMPLE = 100;

export type Counts = { readonly version: number; readonly tables: number; readonly entries: number };

export function countsOf(db: DatabaseSync): Counts {
  const count = (rows: string): number => Number(db.prepare(`SELECT count(*) AS n FROM ${rows}`).get()?.n);
  return { version: versionOf(db), tables: count('tables'), entries: count('entries') };
}

/** Ids of archived tables; none in a database older than archives. */
export function archivedIn(db: DatabaseSync): readonly string[] {
  const known = db.prepare("SELECT 1 AS found FROM sqlite_master WHERE name = 'archived'").get();
  return known
    ? db
        .prepare('SELECT id FROM archived')
        .all()
        .map(row => String(row.id))
    : [];
}

/** Throws a BackupProblem unless the database is intact, of a known format, and all heads can be read. */
export function checkDatabase(folder: string): Counts {
  return reading(folder, db => {
    const found = db
      .prepare('PRAGMA integrity_check(5)')
      .all()
      .map(row => String(row.integrity_check));
    if (found.join() !== 'ok') throw new BackupProblem('damaged', found.join('; '));
    const counts = countsOf(db);
    if (counts.version > MIGRATIONS.length) throw new BackupProblem('newer', folder);
    for (const row of db.prepare('SELECT id, head FROM tables').iterate()) readHead(String(row.id), row.head);
    return counts;
  });
}

export type Replayed = {
  readonly replayed: number;
  /** Tables whose log cannot be replayed; the original data has the same fault. */
  readonly broken: readonly string[];
  /** Tables of games or rules unknown to this version. */
  readonly unknown: number;
};
export type ReplayOptions = {
  /** Every table and file, not only a sample. */
  readonly full: boolean;
  readonly progress?: (done: number, of: number) => void;
};

/** Replays tables of a copy, archived ones too. */
export async function replayCopy(folder: string, { full, progress }: ReplayOptions): Promise<Replayed> {
  const { stored, archived } = reading(folder, db => {
    const order = full ? 'ORDER BY key' : `ORDER BY random() LIMIT ${SAMPLE}`;
    const keys = db
      .prepare(`SELECT key FROM tables ${order}`)
      .all()
      .map(row => Number(row.key));
    const ids = archivedIn(db);
    return { stored: keys, archived: full ? ids : sampleOf(ids) };
  });
  const broken: string[] = [];
  let replayed = 0;
  let unknown = 0;
  const of = stored.length + archived.length;
  const check = async (id: string, record: GameRecord | null): Promise<void> => {
    const verdict = record === null ? 'broken' : await replayRecord(record);
    if (verdict === 'broken') broken.push(id);
    else if (verdict === 'unknown') unknown++;
    else replayed++;
    progress?.(replayed + unknown + broken.length, of);
  };
  for (const key of stored) {
    const { id, record } = reading(folder, db => recordAt(db, key));
    await check(id, record);
  }
  for (const id of archived) await check(id, await readArchiveFile(folder, id));
  return { replayed, broken, unknown };
}

function recordAt(db: DatabaseSync, key: number): { id: string; record: GameRecord } {
  const row = db.prepare('SELECT id, head FROM tables WHERE key = ?').get(key);
  const id = String(row?.id);
  const head = readHead(id, row?.head);
  const entries = db
    .prepare('SELECT entry FROM entries WHERE table_key = ? ORDER BY n')
    .all(key)
    .map(found => JSON.parse(String(found.entry)) as Entry);
  return { id, record: recordOf(head, entries, true) };
}

function readHead(id: string, head: unknown): TableHead {
  try {
    return JSON.parse(String(head)) as TableHead;
  } catch (e) {
    throw new BackupProblem('damaged', `the head of table ${id} cannot be read`, e);
  }
}

async function readArchiveFile(folder: string, id: string): Promise<GameRecord | null> {
  try {
    const compressed = await readFile(join(folder, ARCHIVE_FOLDER, id.slice(0, 2), `${id}.json.gz`));
    return parseRecord((await decompress(compressed)).toString());
  } catch {
    return null;
  }
}

async function replayRecord(record: GameRecord): Promise<'fine' | 'broken' | 'unknown'> {
  if (!hasGame(record.game, record.rules)) return 'unknown';
  try {
    replay(await loadGame(record.game, record.rules), record);
    return 'fine';
  } catch {
    return 'broken';
  }
}

function sampleOf(ids: readonly string[]): readonly string[] {
  const step = Math.max(1, Math.floor(ids.length / SAMPLE));
  return ids.filter((_, i) => i % step === 0).slice(0, SAMPLE);
}

/** Opened for writing, because only such a connection removes its temporary files. */
function reading<T>(folder: string, read: (db: DatabaseSync) => T): T {
  let db: DatabaseSync | null = null;
  try {
    db = new DatabaseSync(join(folder, DATABASE_FILE));
    return read(db);
  } catch (e) {
    if (e instanceof BackupProblem) throw e;
    throw new BackupProblem('damaged', e instanceof Error ? e.message : String(e), e);
  } finally {
    db?.close();
  }
}
