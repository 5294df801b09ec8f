import type { Entry, GameRecord } from '@tablee/kernel';
import { TABLE_ID } from '@tablee/wire';
import pg from 'pg';

/** The logs as they are in the database, read without the server's own code. */

export type StoredRow = { readonly n: number; readonly entry: Entry; readonly madeAt: number | null };
export type StoredLog = {
  readonly id: string;
  readonly head: Omit<GameRecord, 'tablee' | 'entries'>;
  readonly bots: ReadonlySet<number>;
  /** In the order of their numbers. */
  readonly rows: readonly StoredRow[];
};

const AT_ONCE = 50;

/** Tables that are not there are missing in the result. */
export async function readStoredLogs(url: string, ids: readonly string[]): Promise<Map<string, StoredLog>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const logs = new Map<string, StoredLog>();
    for (let i = 0; i < ids.length; i += AT_ONCE)
      for (const log of await readSome(client, ids.slice(i, i + AT_ONCE))) logs.set(log.id, log);
    return logs;
  } finally {
    await client.end();
  }
}

async function readSome(client: pg.Client, ids: readonly string[]): Promise<StoredLog[]> {
  const wrong = ids.find(id => !TABLE_ID.test(id));
  if (wrong !== undefined) throw new Error(`"${wrong}" is not the name of a table`);
  const tables = await client.query<{ key: string; id: string; head: string }>(
    'SELECT key::text, id, head::text FROM tables WHERE id = ANY($1)',
    [ids],
  );
  const keys = tables.rows.map(table => table.key);
  const seats = await client.query<{ table_key: string; seat: number }>(
    'SELECT table_key::text, seat FROM seats WHERE bot IS NOT NULL AND table_key = ANY($1::bigint[])',
    [keys],
  );
  const entries = await client.query<{
    table_key: string;
    n: number;
    entry: string;
    made_at: string | null;
  }>(
    `SELECT table_key::text, n, entry::text, made_at::text FROM entries
     WHERE table_key = ANY($1::bigint[]) ORDER BY table_key, n`,
    [keys],
  );
  return tables.rows.map(({ key, id, head }) => ({
    id,
    head: JSON.parse(head) as StoredLog['head'],
    bots: new Set(seats.rows.filter(row => row.table_key === key).map(row => row.seat)),
    rows: entries.rows
      .filter(row => row.table_key === key)
      .map(row => ({
        n: row.n,
        entry: JSON.parse(row.entry) as Entry,
        madeAt: row.made_at === null ? null : Number(row.made_at),
      })),
  }));
}
