import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { auditDatabase } from '../audit/audit.ts';
import { sentenceOf } from '../store/errors.ts';
import { DATABASE_FILE } from '../store/sqlite/database-file.ts';
import { MIGRATIONS, versionOf } from '../store/sqlite/migrations.ts';
import type { TableHead } from '../store/store.ts';
import { BackupProblem } from './problem.ts';

/** Tables replayed and files read in a quick check. */
const SAMPLE = 100;

export type Counts = { readonly version: number; readonly tables: number; readonly entries: number };

export function countsOf(db: DatabaseSync): Counts {
  const count = (rows: string): number => Number(db.prepare(`SELECT count(*) AS n FROM ${rows}`).get()?.n);
  return { version: versionOf(db), tables: count('tables'), entries: count('entries') };
}

/** Throws a BackupProblem unless the database is intact, of a known format, and all heads can be read. */
export function checkDatabase(folder: string): Promise<Counts> {
  return reading(folder, db => {
    const found = db
      .prepare('PRAGMA integrity_check(5)')
      .all()
      .map(row => String(row.integrity_check));
    if (found.join() !== 'ok') throw new BackupProblem('damaged', [found.join('; ')]);
    const counts = countsOf(db);
    if (counts.version > MIGRATIONS.length) throw new BackupProblem('newer', [folder]);
    for (const row of db.prepare('SELECT id, head FROM tables').iterate()) readHead(String(row.id), row.head);
    return counts;
  });
}

export type Replayed = {
  readonly replayed: number;
  /** Tables whose replay fails or differs from what is stored; the original data has the same fault. */
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
export function replayCopy(folder: string, { full, progress }: ReplayOptions): Promise<Replayed> {
  return reading(folder, async db => {
    const { games, findings } = await auditDatabase(folder, db, {
      ...(full ? {} : { choose: sampleOf }),
      ...(progress ? { progress } : {}),
    });
    const unknown = findings.filter(({ kind }) => kind === 'unknown-rules').length;
    const broken = findings.flatMap(({ kind, table }) => (kind === 'unknown-rules' ? [] : [table]));
    return { replayed: games - unknown - broken.length, broken, unknown };
  });
}

function readHead(id: string, head: unknown): TableHead {
  try {
    return JSON.parse(String(head)) as TableHead;
  } catch (e) {
    throw new BackupProblem('damaged-table', [id], e);
  }
}

function sampleOf(ids: readonly string[]): readonly string[] {
  const step = Math.max(1, Math.floor(ids.length / SAMPLE));
  // Repeated backups choose other tables.
  const first = Math.floor(Math.random() * step);
  return ids.filter((_, i) => i % step === first).slice(0, SAMPLE);
}

/** Opened for writing, because only such a connection removes its temporary files. */
async function reading<T>(folder: string, read: (db: DatabaseSync) => T | Promise<T>): Promise<T> {
  let db: DatabaseSync | null = null;
  try {
    db = new DatabaseSync(join(folder, DATABASE_FILE));
    return await read(db);
  } catch (e) {
    if (e instanceof BackupProblem) throw e;
    throw new BackupProblem('damaged', [sentenceOf(e)], e);
  } finally {
    db?.close();
  }
}
