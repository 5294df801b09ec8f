import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { databaseOf } from './postgres/database.ts';

type Row = { readonly [column: string]: unknown };

/** Runs a statement in the database of a folder. */
async function query(data: string, sql: string): Promise<readonly Row[]> {
  const url = await databaseOf(data);
  if (url === null) {
    const db = new DatabaseSync(join(data, 'tablee.db'));
    const rows = db.prepare(sql).all();
    db.close();
    return rows;
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(sql);
  await client.end();
  return rows;
}

/** All notices of a database become due, as if hours had passed. */
export async function makeDue(data: string): Promise<void> {
  await query(data, 'UPDATE outbox SET due_at = 0');
}

/** When reminders will be sent. */
export const reminderTimes = async (data: string): Promise<readonly number[]> =>
  (await query(data, "SELECT due_at FROM outbox WHERE kind = 'reminder' ORDER BY due_at")).map(row =>
    Number(row.due_at),
  );
