import type { DatabaseSync } from 'node:sqlite';
import { StoreUnusable } from './store.ts';

/**
 * Each step takes the database from version i to i + 1, in one transaction; a step that has shipped never changes.
 *
 * Shaped by what a move costs. Entries are a rowid table with a unique index: twice the throughput of a composite
 * primary key. What changes with every move lies in the row of its entry, so that a move is one INSERT: a tenth less
 * than updating a row of the table besides. Foreign keys are kept by the code, which only ever writes keys it has
 * read: 3.5 µs less.
 */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE tables (
     key INTEGER PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     head TEXT NOT NULL,
     made_at INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE summaries (
     table_key INTEGER PRIMARY KEY,
     n INTEGER NOT NULL,
     actors TEXT NOT NULL,
     outcome TEXT,
     wishes TEXT,
     touched_at INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE entries (
     key INTEGER PRIMARY KEY,
     table_key INTEGER NOT NULL,
     n INTEGER NOT NULL,
     entry TEXT NOT NULL,
     UNIQUE (table_key, n)
   ) STRICT;
   CREATE TABLE seats (
     key INTEGER PRIMARY KEY,
     table_key INTEGER NOT NULL,
     seat INTEGER NOT NULL,
     name TEXT NOT NULL,
     token_hash TEXT NOT NULL,
     guest_hash TEXT,
     sat_at INTEGER NOT NULL,
     UNIQUE (table_key, seat)
   ) STRICT;
   CREATE INDEX seats_by_guest ON seats (guest_hash) WHERE guest_hash IS NOT NULL;`,
  `ALTER TABLE tables ADD COLUMN host_hash TEXT;
   ALTER TABLE seats ADD COLUMN bot INTEGER;
   CREATE TABLE lines (
     key INTEGER PRIMARY KEY,
     table_key INTEGER NOT NULL,
     n INTEGER NOT NULL,
     seat INTEGER NOT NULL,
     text TEXT NOT NULL,
     said_at INTEGER NOT NULL,
     UNIQUE (table_key, n)
   ) STRICT;`,
  `ALTER TABLE entries ADD COLUMN actors TEXT;
   ALTER TABLE entries ADD COLUMN outcome TEXT;
   ALTER TABLE entries ADD COLUMN wishes TEXT;
   ALTER TABLE entries ADD COLUMN made_at INTEGER;`,
  `ALTER TABLE entries ADD COLUMN sand TEXT;
   ALTER TABLE summaries ADD COLUMN sand TEXT;`,
];

export const versionOf = (db: DatabaseSync): number =>
  Number(db.prepare('PRAGMA user_version').get()?.user_version ?? 0);

export function migrate(db: DatabaseSync, steps: readonly string[] = MIGRATIONS): void {
  const found = versionOf(db);
  if (found > steps.length) {
    throw new StoreUnusable(
      `The data was written by a newer Tablée (format ${found}; this one knows ${steps.length}). Please update.`,
    );
  }
  for (let version = found; version < steps.length; version++) {
    db.exec('BEGIN IMMEDIATE');
    try {
      db.exec(steps[version]!);
      db.exec(`PRAGMA user_version = ${version + 1}`);
      db.exec('COMMIT');
    } catch (e) {
      db.exec('ROLLBACK');
      throw e;
    }
  }
}
