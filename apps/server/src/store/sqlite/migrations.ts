import type { DatabaseSync } from 'node:sqlite';
import { StoreUnusable } from '../errors.ts';

/**
 * Step i migrates version i to i + 1 in one transaction. A released step never changes.
 *
 * The schema minimizes the cost of a move. Entries are a rowid table with a unique index: twice the throughput of a
 * composite primary key. Everything that changes with a move is in the row of its entry, so that a move is one INSERT:
 * a tenth less than updating a second row. No foreign keys: the code only writes keys it has read, 3.5 µs less.
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
  // Quotas. `bytes` is in the index so that the sum over a day reads no table.
  `ALTER TABLE tables ADD COLUMN owner TEXT;
   ALTER TABLE tables ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE tables ADD COLUMN over INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE tables ADD COLUMN bots_since INTEGER;
   UPDATE tables SET over = 1 WHERE key IN (
     SELECT table_key FROM entries WHERE outcome IS NOT NULL
     UNION SELECT table_key FROM summaries WHERE outcome IS NOT NULL);
   CREATE INDEX tables_by_owner ON tables (owner, made_at, bytes) WHERE owner IS NOT NULL;
   CREATE INDEX tables_by_bots ON tables (owner, bots_since) WHERE bots_since IS NOT NULL AND over = 0;
   CREATE INDEX tables_by_host ON tables (host_hash, over) WHERE host_hash IS NOT NULL;
   CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT;`,
  // Retention. These columns may be a minute old; the rows are read before a table is deleted or archived.
  `ALTER TABLE tables ADD COLUMN touched_at INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE tables ADD COLUMN began INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE tables ADD COLUMN played INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE tables ADD COLUMN people INTEGER NOT NULL DEFAULT 0;
   UPDATE tables SET
     touched_at = max(made_at,
       coalesce((SELECT u.touched_at FROM summaries u WHERE u.table_key = tables.key), 0),
       coalesce((SELECT e.made_at FROM entries e WHERE e.table_key = tables.key ORDER BY e.n DESC LIMIT 1), 0),
       coalesce((SELECT max(l.said_at) FROM lines l WHERE l.table_key = tables.key), 0),
       coalesce((SELECT max(s.sat_at) FROM seats s WHERE s.table_key = tables.key), 0)),
     played = EXISTS (SELECT 1 FROM entries e WHERE e.table_key = tables.key),
     people = EXISTS (SELECT 1 FROM seats s WHERE s.table_key = tables.key AND s.bot IS NULL);
   CREATE INDEX tables_unplayed ON tables (people, touched_at) WHERE played = 0;
   CREATE INDEX tables_by_touch ON tables (touched_at);
   CREATE TABLE archived (
     id TEXT PRIMARY KEY,
     owner TEXT,
     host_hash TEXT,
     touched_at INTEGER NOT NULL,
     card TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX archived_by_host ON archived (host_hash) WHERE host_hash IS NOT NULL;
   CREATE TABLE archived_seats (
     id TEXT NOT NULL,
     seat INTEGER NOT NULL,
     guest_hash TEXT NOT NULL,
     PRIMARY KEY (id, seat)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX archived_by_guest ON archived_seats (guest_hash);`,
  'CREATE TABLE erasures (guest_hash TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;',
  'ALTER TABLE summaries ADD COLUMN offers_version INTEGER NOT NULL DEFAULT 0;',
  // The last row says which program has replayed all tables.
  `CREATE TABLE audits (
     key INTEGER PRIMARY KEY,
     program TEXT NOT NULL,
     made_at INTEGER NOT NULL,
     games INTEGER NOT NULL,
     differing INTEGER NOT NULL
   ) STRICT;`,
  'ALTER TABLE seats ADD COLUMN avatar INTEGER;',
  // Absence: who plays for a person, a code to hand the seat on, planned replies; when a clock of days runs out.
  `ALTER TABLE seats ADD COLUMN understudy TEXT;
   ALTER TABLE seats ADD COLUMN pass_hash TEXT;
   ALTER TABLE seats ADD COLUMN replies TEXT;
   CREATE TABLE deadlines (table_key INTEGER PRIMARY KEY, due_at INTEGER NOT NULL) STRICT;
   CREATE INDEX deadlines_by_time ON deadlines (due_at);`,
  // People: a person is a set of guests. Codes add a device to a person; without one, they are used challenges.
  `CREATE TABLE people (
     id TEXT PRIMARY KEY,
     name TEXT NOT NULL,
     avatar INTEGER,
     colour INTEGER NOT NULL,
     made_at INTEGER NOT NULL,
     sign_in TEXT,
     sign_in_key TEXT UNIQUE,
     password_hash TEXT,
     recovery_hash TEXT UNIQUE
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE person_guests (
     person TEXT NOT NULL,
     guest_hash TEXT NOT NULL UNIQUE,
     device TEXT NOT NULL,
     since INTEGER NOT NULL,
     seen_at INTEGER NOT NULL,
     ended_at INTEGER,
     changed_at INTEGER NOT NULL,
     PRIMARY KEY (person, guest_hash)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX person_guests_by_change ON person_guests (changed_at);
   CREATE TABLE passkeys (
     person TEXT NOT NULL,
     id TEXT NOT NULL UNIQUE,
     public_key TEXT NOT NULL,
     counter INTEGER NOT NULL,
     transports TEXT NOT NULL,
     device TEXT NOT NULL,
     made_at INTEGER NOT NULL,
     used_at INTEGER,
     PRIMARY KEY (person, id)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE codes (hash TEXT PRIMARY KEY, person TEXT, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
   CREATE INDEX codes_by_person ON codes (person) WHERE person IS NOT NULL;
   CREATE INDEX codes_by_end ON codes (until);`,
  // Reach: who is told, and what is still to be sent.
  `CREATE TABLE reaches (
     table_key INTEGER NOT NULL,
     id TEXT NOT NULL UNIQUE,
     seat INTEGER NOT NULL,
     guest_hash TEXT NOT NULL,
     token_hash TEXT NOT NULL,
     way TEXT NOT NULL,
     target TEXT NOT NULL,
     language TEXT NOT NULL,
     base TEXT NOT NULL,
     problem TEXT,
     made_at INTEGER NOT NULL,
     PRIMARY KEY (table_key, id)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX reaches_by_guest ON reaches (guest_hash);
   CREATE INDEX reaches_by_target ON reaches (target, way);
   CREATE TABLE outbox (
     table_key INTEGER NOT NULL,
     reach TEXT NOT NULL,
     seat INTEGER NOT NULL,
     kind TEXT NOT NULL,
     decision INTEGER NOT NULL,
     due_at INTEGER NOT NULL,
     attempts INTEGER NOT NULL,
     PRIMARY KEY (table_key, reach, seat, kind)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX outbox_by_due ON outbox (due_at);
   CREATE INDEX outbox_by_reach ON outbox (reach);
   CREATE TABLE mailboxes (
     name TEXT PRIMARY KEY,
     address TEXT NOT NULL,
     guest_hash TEXT NOT NULL,
     asked_at INTEGER NOT NULL,
     asks INTEGER NOT NULL,
     confirmed INTEGER NOT NULL,
     refusals INTEGER NOT NULL,
     next_at INTEGER NOT NULL,
     busy_until INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX mailboxes_by_address ON mailboxes (address);
   CREATE INDEX mailboxes_by_guest ON mailboxes (guest_hash);`,
];

export const versionOf = (db: DatabaseSync): number =>
  Number(db.prepare('PRAGMA user_version').get()?.user_version ?? 0);

/** The version of a database in a known format. */
export function knownVersionOf(db: DatabaseSync, known = MIGRATIONS.length): number {
  const format = versionOf(db);
  if (format > known) throw new StoreUnusable({ key: 'newer', format, known });
  return format;
}

export function migrate(db: DatabaseSync, steps: readonly string[] = MIGRATIONS): void {
  const found = knownVersionOf(db, steps.length);
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
