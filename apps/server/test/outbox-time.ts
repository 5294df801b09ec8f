import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { databaseOf } from './postgres/database.ts';

const SQL = 'UPDATE outbox SET due_at = 0';

/** All notices of a database become due, as if hours had passed. */
export async function makeDue(data: string): Promise<void> {
  const url = await databaseOf(data);
  if (url === null) {
    const db = new DatabaseSync(join(data, 'tablee.db'));
    db.exec(SQL);
    db.close();
    return;
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(SQL);
  await client.end();
}
