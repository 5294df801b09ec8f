import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ArchiveFolder } from '../retention/archive.ts';
import { StoreUnusable, UNFINISHED_COPY } from '../store/errors.ts';
import { DATABASE_FILE, isUnfinishedCopy, openFolder } from '../store/sqlite/database-file.ts';
import { lockFolder, unusable } from '../store/sqlite/folder-lock.ts';
import { knownVersionOf, MIGRATIONS } from '../store/sqlite/migrations.ts';
import { missingPages } from '../store/sqlite/wal-check.ts';
import { type Batch, CopyProblem, type CopyReader, type CopyTarget, type Mark, markIn } from './ends.ts';
import { ARCHIVED, WITHOUT_TABLES } from './sections.ts';
import { bindable, booleansOf, CACHE, SqliteRows, sqliteColumns } from './sqlite-rows.ts';

/** `lostPages`: see missingPages. */
export type SqliteSource = { readonly reader: CopyReader; readonly lostPages: number };

/**
 * The data of a stopped server, unchanged when it is closed: an older database is migrated in a transaction that is
 * rolled back. Throws a CopyProblem or a StoreUnusable.
 */
export function openSqliteSource(data: string): SqliteSource {
  const file = join(data, DATABASE_FILE);
  if (!existsSync(file)) throw new CopyProblem('no-data', 'from', data);
  const lock = lockFolder(data);
  let db: DatabaseSync | null = null;
  try {
    const lostPages = missingPages(file);
    db = new DatabaseSync(file, { readOnly: true });
    const version = knownVersionOf(db);
    if (version === 0) throw new CopyProblem('no-data', 'from', data);
    if (isUnfinishedCopy(db)) throw new CopyProblem('unfinished', 'from', data);
    if (version < MIGRATIONS.length) {
      db.close();
      db = new DatabaseSync(file);
      db.exec('BEGIN IMMEDIATE');
      for (const step of MIGRATIONS.slice(version)) db.exec(step);
    } else db.exec('BEGIN');
    db.exec(CACHE);
    return { reader: new SqliteRows(db, new ArchiveFolder(data), lock.release), lostPages };
  } catch (e) {
    if (db?.isOpen) db.close();
    lock.release();
    throw e instanceof CopyProblem || e instanceof StoreUnusable ? e : unusable(data, e);
  }
}

/** Throws a StoreUnusable. */
export function openSqliteTarget(data: string): CopyTarget {
  const { db, lock } = openFolder(data, { toCopy: true });
  db.exec(CACHE);
  return new SqliteTarget(db, new ArchiveFolder(data), lock.release);
}

class SqliteTarget extends SqliteRows implements CopyTarget {
  async mark(): Promise<Mark | null> {
    if (!isUnfinishedCopy(this.db)) return null;
    const row = this.prepare(`SELECT source, section, place FROM ${UNFINISHED_COPY}`).get();
    return markIn(row as unknown as [string, string, string]);
  }

  async hasTables(): Promise<boolean> {
    const { tables, archived } = await this.counts();
    const person = this.prepare('SELECT 1 FROM people LIMIT 1').get();
    return tables + archived > 0 || person !== undefined;
  }

  async begin(mark: Mark): Promise<void> {
    this.#transact(() => {
      for (const { sets } of WITHOUT_TABLES) for (const { name } of sets) this.db.exec(`DELETE FROM ${name}`);
      this.db.exec(
        `CREATE TABLE ${UNFINISHED_COPY} (
           one INTEGER PRIMARY KEY, source TEXT NOT NULL, section TEXT NOT NULL, place TEXT NOT NULL) STRICT`,
      );
      this.#setMark(mark);
    });
  }

  async write({ section, rows }: Batch, mark: Mark, file: CopyReader['file']): Promise<void> {
    // On disk before the rows that name them; written again if the copy stops in between.
    if (section === ARCHIVED)
      for (const [id] of rows[0]!) {
        const bytes = await file(String(id));
        if (bytes) await this.archive.write(String(id), bytes);
      }
    this.#transact(() => {
      for (const [i, set] of section.sets.entries()) {
        const booleans = booleansOf(set);
        const values = set.columns.map(() => '?').join(', ');
        const insert = this.prepare(`INSERT INTO ${set.name} (${sqliteColumns(set)}) VALUES (${values})`);
        for (const row of rows[i]!) insert.run(...bindable(row, booleans));
      }
      this.#setMark(mark);
    });
  }

  /** The log of a long copy is as large as its last transactions. */
  async settle(): Promise<void> {
    this.db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  async finish(): Promise<void> {
    this.#transact(() => this.db.exec(`DROP TABLE ${UNFINISHED_COPY}`));
  }

  #setMark({ source, section, place }: Mark): void {
    const sql = `INSERT OR REPLACE INTO ${UNFINISHED_COPY} (one, source, section, place) VALUES (1, ?, ?, ?)`;
    this.prepare(sql).run(source, section, String(place));
  }

  #transact(work: () => void): void {
    this.db.exec('BEGIN IMMEDIATE');
    try {
      work();
      this.db.exec('COMMIT');
    } catch (e) {
      // A full disk ends the transaction by itself.
      if (this.db.isTransaction) this.db.exec('ROLLBACK');
      throw e;
    }
  }
}
