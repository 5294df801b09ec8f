import { readFile } from 'node:fs/promises';
import type { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { BadText, type Entry, type GameRecord, type Outcome, parseRecord, type Seat } from '@tablee/kernel';
import { readArchived } from '../retention/archive-file.ts';
import type { FullTable } from '../store/full-table.ts';
import { type Row, seatsIn } from '../store/rows.ts';
import { versionOf } from '../store/sqlite/migrations.ts';
import type { TableHead } from '../store/store.ts';
import { recordOf } from '../tables/records.ts';

const decompress = promisify(gunzip);
const MAX_DECOMPRESSED = 256 * 1024 * 1024;
/** Entries carry the summary they lead to since this format. */
const SUMMARIES_IN_ENTRIES = 3;

/** What was stored after entry n. Actors are null where only the outcome was stored. */
export type StoredMoment = {
  readonly n: number;
  readonly actors: readonly Seat[] | null;
  readonly outcome: Outcome | null;
};
export type StoredGame = {
  readonly record: GameRecord;
  readonly moments: readonly StoredMoment[];
  /** The length of the log according to the newest summary. */
  readonly n: number;
};

/** The tables of a database that a server may be writing. */
export interface StoredGames {
  tables(): Promise<readonly string[]>;
  archived(): Promise<readonly string[]>;
  isArchived(id: string): Promise<boolean>;
  /** Null when there is no such table. Rejects when its rows cannot be read as a game. */
  read(id: string): Promise<StoredGame | null>;
}

export class SqliteGames implements StoredGames {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  async tables(): Promise<readonly string[]> {
    return idsIn(this.#db, 'tables');
  }

  async archived(): Promise<readonly string[]> {
    return archivedIn(this.#db);
  }

  async isArchived(id: string): Promise<boolean> {
    return archivedIn(this.#db).includes(id);
  }

  async read(id: string): Promise<StoredGame | null> {
    return readGame(this.#db, id);
  }
}

/** Ids of archived tables; none in a database older than archives. */
export function archivedIn(db: DatabaseSync): readonly string[] {
  const known = db.prepare("SELECT 1 AS found FROM sqlite_master WHERE name = 'archived'").get();
  return known ? idsIn(db, 'archived') : [];
}

const idsIn = (db: DatabaseSync, rows: 'tables' | 'archived'): readonly string[] =>
  db
    .prepare(`SELECT id FROM ${rows} ORDER BY ${rows === 'tables' ? 'key' : 'id'}`)
    .all()
    .map(row => String(row.id));

/**
 * Null when there is no such table. A transaction per table: the server may write in between, and a longer one would
 * keep its write-ahead log from being reused. Throws when the rows cannot be read as a game.
 */
function readGame(db: DatabaseSync, id: string): StoredGame | null {
  db.exec('BEGIN');
  try {
    const found = db.prepare('SELECT key, head FROM tables WHERE id = ?').get(id);
    if (!found) return null;
    const key = Number(found.key);
    const head = JSON.parse(String(found.head)) as TableHead;
    const columns =
      versionOf(db) >= SUMMARIES_IN_ENTRIES ? 'actors, outcome' : 'NULL AS actors, NULL AS outcome';
    const rows = db
      .prepare(`SELECT n, entry, ${columns} FROM entries WHERE table_key = ? ORDER BY n`)
      .all(key);
    const summary = db.prepare('SELECT n, actors, outcome FROM summaries WHERE table_key = ?').get(key);
    return gameIn(head, rows, summary);
  } finally {
    db.exec('ROLLBACK');
  }
}

/** `rows`: its entries in order; `summary`: its row in `summaries`. */
export function gameIn(head: TableHead, rows: readonly Row[], summary: Row | undefined): StoredGame {
  if (!summary) throw new BadText('no-summary', 'The table has no summary.');
  const entries = rows.map(row => JSON.parse(String(row.entry)) as Entry);
  const moments = [...rows.filter(row => row.actors !== null), summary].map(momentIn);
  return {
    record: recordOf(head, entries, true),
    moments,
    n: Math.max(...moments.map(moment => moment.n)),
  };
}

const momentIn = (row: Row): StoredMoment => ({
  n: Number(row.n),
  actors: seatsIn(String(row.actors)),
  outcome: row.outcome === null ? null : (JSON.parse(String(row.outcome)) as Outcome),
});

export function gameOf({ head, entries, summary: { n, actors, outcome } }: FullTable): StoredGame {
  return { record: recordOf(head, entries, true), moments: [{ n, actors, outcome }], n };
}

/** An archive file, or a record as a page exports it. Throws when it is neither. */
export async function readGameFile(path: string): Promise<StoredGame> {
  const bytes = await readFile(path);
  const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const text = (packed ? await decompress(bytes, { maxOutputLength: MAX_DECOMPRESSED }) : bytes).toString();
  const record = parseRecord(text);
  if ('kept' in (JSON.parse(text) as object)) return gameOf(readArchived(text));
  const n = record.entries.length;
  const moments = record.outcome ? [{ n, actors: null, outcome: record.outcome }] : [];
  return { record, moments, n };
}
