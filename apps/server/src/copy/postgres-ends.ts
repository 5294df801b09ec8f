import type pg from 'pg';
import { UNFINISHED_COPY } from '../store/errors.ts';
import { NOW_MS } from '../store/postgres/append.ts';
import { hasTable, MIGRATIONS, migrate, refuseNewer, versionOf } from '../store/postgres/migrations.ts';
import { openDatabase, targetOf } from '../store/postgres/open-database.ts';
import {
  type Batch,
  type CopyEnd,
  CopyProblem,
  type CopyReader,
  type CopyTarget,
  type Mark,
  markIn,
} from './ends.ts';
import { PostgresRows, postgresColumns } from './postgres-rows.ts';
import { ARCHIVED, SECTIONS, WITHOUT_TABLES } from './sections.ts';

const NAME = 'tablee copy-data';
/** For a server that vanished: counting and writing large batches takes seconds. */
const ANSWER_MS = 600_000;
/** Any number: every copy takes it in its source and its target. */
const COPY_LOCK = 7_465_626_109;

/** The limits of a server's session are too short for batches, and for a source that waits for its target. */
const SESSION = `SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET lock_timeout = '10s'`;

/** Server and database, without user and password. */
export function postgresLabel(url: string): string {
  const { server, database } = targetOf(url);
  return `${server}/${database}`;
}

/** A database that no server and no other copy uses. */
function openEnd(
  url: string,
  end: CopyEnd,
  prepare: (client: pg.Client) => Promise<void>,
): Promise<pg.Client> {
  return openDatabase(url, NAME, {
    answerMs: ANSWER_MS,
    async prepare(client) {
      await client.query(SESSION);
      const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS locked', [COPY_LOCK]);
      if (rows[0]?.locked !== true || (await hasLiveNodes(client)))
        throw new CopyProblem('in-use', end, postgresLabel(url));
      await prepare(client);
    },
  });
}

async function hasLiveNodes(client: pg.Client): Promise<boolean> {
  if (!(await hasTable(client, 'nodes'))) return false;
  const { rows } = await client.query(`SELECT EXISTS (SELECT 1 FROM nodes WHERE until >= ${NOW_MS}) AS live`);
  return rows[0]?.live === true;
}

/** Tells databases apart, whatever the URLs say. */
export async function postgresIdentity(url: string): Promise<string> {
  const client = await openDatabase(url, NAME, { prepare: async () => {} });
  try {
    const { rows } = await client.query(
      `SELECT concat_ws(' ', pg_postmaster_start_time(), d.oid, current_schema()) AS identity
       FROM pg_database d WHERE d.datname = current_database()`,
    );
    return String(rows[0]?.identity);
  } finally {
    await client.end();
  }
}

/** One moment of a database, unchanged when it is closed: nothing is committed. */
export async function openPostgresSource(url: string): Promise<CopyReader> {
  const label = postgresLabel(url);
  let version = 0;
  const client = await openEnd(url, 'from', async opened => {
    version = await versionOf(opened);
    refuseNewer(version, MIGRATIONS.length);
    if (version === 0) throw new CopyProblem('no-data', 'from', label);
    if (await hasTable(opened, UNFINISHED_COPY)) throw new CopyProblem('unfinished', 'from', label);
  });
  const older = MIGRATIONS.slice(version);
  await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ ${older.length === 0 ? 'READ ONLY' : ''}`);
  for (const step of older) await client.query(step);
  return new PostgresRows(client);
}

export async function openPostgresTarget(url: string): Promise<CopyTarget> {
  return new PostgresTarget(await openEnd(url, 'to', migrate));
}

class PostgresTarget extends PostgresRows implements CopyTarget {
  async mark(): Promise<Mark | null> {
    if (!(await hasTable(this.client, UNFINISHED_COPY))) return null;
    const [row] = await this.query(`SELECT source, section, place FROM ${UNFINISHED_COPY}`);
    return markIn(row as [string, string, string]);
  }

  async hasTables(): Promise<boolean> {
    const { tables, archived } = await this.counts();
    const [person] = await this.query('SELECT 1 FROM people LIMIT 1');
    return tables + archived > 0 || person !== undefined;
  }

  async begin(mark: Mark): Promise<void> {
    await this.#transact(async () => {
      for (const { sets } of WITHOUT_TABLES)
        for (const { name } of sets) await this.client.query(`DELETE FROM ${name}`);
      await this.client.query(
        `CREATE TABLE ${UNFINISHED_COPY}
           (one boolean PRIMARY KEY, source text NOT NULL, section text NOT NULL, place text NOT NULL)`,
      );
      await this.#setMark(mark);
    });
  }

  async write({ section, rows }: Batch, mark: Mark, file: CopyReader['file']): Promise<void> {
    await this.#transact(async () => {
      for (const [i, set] of section.sets.entries()) {
        if (rows[i]!.length === 0) continue;
        const arrays = set.columns.map(({ type }, column) => `$${column + 1}::${type}[]`).join(', ');
        await this.client.query(
          `INSERT INTO ${set.name} (${postgresColumns(set)}) ${set.ownKey ? 'OVERRIDING SYSTEM VALUE' : ''}
           SELECT * FROM unnest(${arrays})`,
          set.columns.map((_, column) => rows[i]!.map(row => row[column])),
        );
      }
      if (section === ARCHIVED) for (const [id] of rows[0]!) await this.#putFile(String(id), file);
      await this.#setMark(mark);
    });
  }

  async #putFile(id: string, file: CopyReader['file']): Promise<void> {
    const bytes = await file(id);
    if (bytes === null) return;
    await this.client.query('INSERT INTO archive_files (id, bytes) VALUES ($1, $2)', [
      id,
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    ]);
  }

  /** New keys come after those of the copy. The planner and index-only scans need a vacuum. */
  async settle(): Promise<void> {
    for (const { sets } of SECTIONS)
      for (const { name, ownKey } of sets) {
        if (ownKey)
          await this.client.query(
            `SELECT setval(pg_get_serial_sequence('${name}', 'key'), greatest(max(key), 1), max(key) IS NOT NULL)
             FROM ${name}`,
          );
        await this.client.query(`VACUUM (ANALYZE) ${name}`);
      }
  }

  async finish(): Promise<void> {
    await this.client.query(`DROP TABLE ${UNFINISHED_COPY}`);
  }

  async #setMark({ source, section, place }: Mark): Promise<void> {
    await this.client.query(
      `INSERT INTO ${UNFINISHED_COPY} VALUES (true, $1, $2, $3) ON CONFLICT (one)
       DO UPDATE SET source = excluded.source, section = excluded.section, place = excluded.place`,
      [source, section, String(place)],
    );
  }

  async #transact(work: () => Promise<void>): Promise<void> {
    await this.client.query('BEGIN');
    try {
      await work();
      await this.client.query('COMMIT');
    } catch (e) {
      // Without a connection there is nothing to roll back.
      await this.client.query('ROLLBACK').catch(() => undefined);
      throw e;
    }
  }
}
