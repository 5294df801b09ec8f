import type pg from 'pg';
import { StoreUnusable } from '../errors.ts';

/**
 * Step i migrates version i to i + 1. A released step never changes, and steps only add: nodes of the previous release
 * go on writing while the first node of the next one migrates.
 *
 * Text columns hold the same JSON as in SQLite, byte for byte. `summaries` is the lock of a table: every write to one
 * takes its row first. Room on its pages and those of `tables` lets updates stay on the page.
 */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE tables (
     key bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     id text NOT NULL UNIQUE,
     head text NOT NULL,
     made_at bigint NOT NULL,
     host_hash text,
     owner text,
     bytes bigint NOT NULL,
     over boolean NOT NULL,
     bots_since bigint,
     touched_at bigint NOT NULL,
     began integer NOT NULL,
     played boolean NOT NULL,
     people boolean NOT NULL
   ) WITH (fillfactor = 80);
   CREATE INDEX tables_by_owner ON tables (owner, made_at) INCLUDE (bytes) WHERE owner IS NOT NULL;
   CREATE INDEX tables_by_bots ON tables (owner, bots_since) WHERE bots_since IS NOT NULL AND NOT over;
   CREATE INDEX tables_by_host ON tables (host_hash) WHERE host_hash IS NOT NULL AND NOT over;
   CREATE INDEX tables_of_host ON tables (host_hash) WHERE host_hash IS NOT NULL;
   CREATE INDEX tables_unplayed ON tables (people, touched_at, key) WHERE NOT played;
   CREATE INDEX tables_by_touch ON tables (touched_at, key);
   CREATE TABLE summaries (
     table_key bigint PRIMARY KEY,
     n integer NOT NULL,
     actors text NOT NULL,
     outcome text,
     offers text,
     clock text,
     touched_at bigint NOT NULL,
     offers_version bigint NOT NULL DEFAULT 0,
     seats_version bigint NOT NULL DEFAULT 0
   ) WITH (fillfactor = 70);
   CREATE TABLE entries (
     table_key bigint NOT NULL,
     n integer NOT NULL,
     entry text NOT NULL,
     actors text,
     outcome text,
     offers text,
     clock text,
     made_at bigint,
     PRIMARY KEY (table_key, n)
   );
   CREATE TABLE seats (
     table_key bigint NOT NULL,
     seat integer NOT NULL,
     name text NOT NULL,
     token_hash text NOT NULL,
     guest_hash text,
     bot integer,
     avatar integer,
     sat_at bigint NOT NULL,
     PRIMARY KEY (table_key, seat)
   );
   CREATE INDEX seats_by_guest ON seats (guest_hash) WHERE guest_hash IS NOT NULL;
   CREATE TABLE lines (
     table_key bigint NOT NULL,
     n integer NOT NULL,
     seat integer NOT NULL,
     text text NOT NULL,
     said_at bigint NOT NULL,
     PRIMARY KEY (table_key, n)
   );
   CREATE TABLE archived (
     id text PRIMARY KEY,
     owner text,
     host_hash text,
     touched_at bigint NOT NULL,
     card text NOT NULL
   );
   CREATE INDEX archived_by_host ON archived (host_hash) WHERE host_hash IS NOT NULL;
   CREATE TABLE archived_seats (
     id text NOT NULL,
     seat integer NOT NULL,
     guest_hash text NOT NULL,
     PRIMARY KEY (id, seat)
   );
   CREATE INDEX archived_by_guest ON archived_seats (guest_hash);
   CREATE TABLE archive_files (id text PRIMARY KEY, bytes bytea NOT NULL);
   ALTER TABLE archive_files ALTER COLUMN bytes SET STORAGE EXTERNAL;
   CREATE TABLE secrets (name text PRIMARY KEY, value bytea NOT NULL);
   CREATE TABLE erasures (guest_hash text PRIMARY KEY);
   CREATE TABLE audits (
     key bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     program text NOT NULL,
     made_at bigint NOT NULL,
     games integer NOT NULL,
     differing integer NOT NULL
   );
   CREATE TABLE probes (one boolean PRIMARY KEY, written_at bigint NOT NULL);
   INSERT INTO probes VALUES (true, 0);`,
  // Several nodes. A node has a lease; a duty belongs to a node.
  `CREATE TABLE nodes (id text PRIMARY KEY, until bigint NOT NULL) WITH (fillfactor = 50);
   CREATE TABLE duties (name text PRIMARY KEY, node text NOT NULL, epoch bigint NOT NULL);
   CREATE INDEX duties_by_node ON duties (node);
   CREATE TABLE fleet_start (one boolean PRIMARY KEY, started_at bigint NOT NULL);
   INSERT INTO fleet_start VALUES (true, 0);`,
  // An epoch never comes twice, although the row of a duty is deleted when it is given back.
  'CREATE SEQUENCE duty_epochs;',
  // Which rules a node knows.
  'ALTER TABLE nodes ADD COLUMN knows text;',
  // Absence: who plays for a person, a code to hand the seat on, planned replies; when a clock of days runs out.
  `ALTER TABLE seats ADD COLUMN understudy text;
   ALTER TABLE seats ADD COLUMN pass_hash text;
   ALTER TABLE seats ADD COLUMN replies text;
   CREATE TABLE deadlines (table_key bigint PRIMARY KEY, due_at bigint NOT NULL) WITH (fillfactor = 70);
   CREATE INDEX deadlines_by_time ON deadlines (due_at);`,
  // People: a person is a set of guests. Codes add a device to a person; without one, they are used challenges.
  `CREATE TABLE people (
     id text PRIMARY KEY,
     name text NOT NULL,
     avatar integer,
     colour integer NOT NULL,
     made_at bigint NOT NULL,
     sign_in text,
     sign_in_key text UNIQUE,
     password_hash text,
     recovery_hash text UNIQUE
   );
   CREATE TABLE person_guests (
     person text NOT NULL,
     guest_hash text NOT NULL UNIQUE,
     device text NOT NULL,
     since bigint NOT NULL,
     seen_at bigint NOT NULL,
     ended_at bigint,
     changed_at bigint NOT NULL,
     PRIMARY KEY (person, guest_hash)
   );
   CREATE INDEX person_guests_by_change ON person_guests (changed_at);
   CREATE TABLE passkeys (
     person text NOT NULL,
     id text NOT NULL UNIQUE,
     public_key text NOT NULL,
     counter bigint NOT NULL,
     transports text NOT NULL,
     device text NOT NULL,
     made_at bigint NOT NULL,
     used_at bigint,
     PRIMARY KEY (person, id)
   );
   CREATE TABLE codes (hash text PRIMARY KEY, person text, until bigint NOT NULL);
   CREATE INDEX codes_by_person ON codes (person) WHERE person IS NOT NULL;
   CREATE INDEX codes_by_end ON codes (until);`,
  // Reach: who is told, and what is still to be sent.
  `CREATE TABLE reaches (
     table_key bigint NOT NULL,
     id text NOT NULL UNIQUE,
     seat integer NOT NULL,
     guest_hash text NOT NULL,
     token_hash text NOT NULL,
     way text NOT NULL,
     target text NOT NULL,
     language text NOT NULL,
     base text NOT NULL,
     problem text,
     made_at bigint NOT NULL,
     PRIMARY KEY (table_key, id)
   );
   CREATE INDEX reaches_by_guest ON reaches (guest_hash);
   CREATE INDEX reaches_by_target ON reaches USING hash (target);
   CREATE TABLE outbox (
     table_key bigint NOT NULL,
     reach text NOT NULL,
     seat integer NOT NULL,
     kind text NOT NULL,
     decision integer NOT NULL,
     due_at bigint NOT NULL,
     attempts integer NOT NULL,
     PRIMARY KEY (table_key, reach, seat, kind)
   );
   CREATE INDEX outbox_by_due ON outbox (due_at);
   CREATE INDEX outbox_by_reach ON outbox (reach);
   CREATE TABLE mailboxes (
     name text PRIMARY KEY,
     address text NOT NULL,
     guest_hash text NOT NULL,
     asked_at bigint NOT NULL,
     asks integer NOT NULL,
     confirmed integer NOT NULL,
     refusals integer NOT NULL,
     next_at bigint NOT NULL,
     busy_until bigint NOT NULL
   );
   CREATE INDEX mailboxes_by_address ON mailboxes (address);
   CREATE INDEX mailboxes_by_guest ON mailboxes (guest_hash);`,
];

/** Any number: every program that takes it migrates this database. */
const MIGRATION_LOCK = 7_465_626_108;

export async function hasTable(client: pg.ClientBase, name: string): Promise<boolean> {
  const { rows } = await client.query('SELECT to_regclass($1) IS NOT NULL AS known', [name]);
  return rows[0]?.known === true;
}

/** 0 for an empty database. */
export async function versionOf(client: pg.ClientBase): Promise<number> {
  if (!(await hasTable(client, 'schema_version'))) return 0;
  const { rows } = await client.query('SELECT version FROM schema_version');
  return Number(rows[0]?.version ?? 0);
}

/** Several nodes may start at once: the first one migrates, the others wait for it. */
export async function migrate(client: pg.ClientBase, steps: readonly string[] = MIGRATIONS): Promise<void> {
  const found = await versionOf(client);
  if (found === steps.length) return;
  refuseNewer(found, steps.length);
  await client.query('BEGIN');
  try {
    // Waiting for another node is no reason to give up.
    await client.query('SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_version (one boolean PRIMARY KEY, version integer NOT NULL)',
    );
    const version = await versionOf(client);
    refuseNewer(version, steps.length);
    for (const step of steps.slice(version)) await client.query(step);
    await client.query(
      'INSERT INTO schema_version VALUES (true, $1) ON CONFLICT (one) DO UPDATE SET version = excluded.version',
      [steps.length],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

export function refuseNewer(found: number, known: number): void {
  if (found > known) throw new StoreUnusable({ key: 'newer', format: found, known });
}
