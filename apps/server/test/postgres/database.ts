import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { type PostgresOptions, PostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { TEMPLATE } from './global-setup.ts';

/** The server started for this run, or null where tests run on SQLite. */
export const serverUrl = (): string | null => inject('postgres') ?? null;

async function administer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() ?? undefined });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** The URL of a new database in today's format, or of an empty one. */
export async function newDatabase(template: 'migrated' | 'empty' = 'migrated'): Promise<string> {
  const name = `t${randomBytes(8).toString('hex')}`;
  await administer(`CREATE DATABASE ${name} TEMPLATE ${template === 'migrated' ? TEMPLATE : 'template0'}`);
  const url = new URL(serverUrl() ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

/** A store in a new database unless `url` names one, closed at the end of the test. */
export async function openStore(options: Partial<PostgresOptions> = {}): Promise<PostgresStore> {
  const store = await PostgresStore.open({ url: options.url ?? (await newDatabase()), ...options });
  onTestFinished(() => store.close());
  return store;
}

const databases = new Map<string, Promise<string>>();

/** The database that takes the place of the one in a data folder; null where tests run on SQLite. */
export async function databaseOf(folder: string): Promise<string | null> {
  if (serverUrl() === null) return null;
  if (!databases.has(folder)) databases.set(folder, newDatabase());
  return databases.get(folder)!;
}

/** Servers in this folder use a database of the caller's choice. */
export function useDatabase(folder: string, url: string): void {
  databases.set(folder, Promise.resolve(url));
}

/** Settings of a server process that uses the database of a folder. */
export async function databaseSettings(folder: string): Promise<{ readonly DATABASE_URL?: string }> {
  const url = await databaseOf(folder);
  return url === null ? {} : { DATABASE_URL: url };
}

/** Everything that is stored in the database of a folder, as text. `without`: tables that change without a reason. */
export async function storedText(folder: string, without: readonly string[] = []): Promise<string | null> {
  const url = await databaseOf(folder);
  if (url === null) return null;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );
  const texts: string[] = [];
  for (const { tablename } of rows as readonly { readonly tablename: string }[])
    if (!without.includes(tablename)) {
      const found = await client.query(`SELECT t::text AS text FROM ${tablename} t ORDER BY 1`);
      texts.push(tablename, ...found.rows.map(row => String(row.text)));
    }
  await client.end();
  return texts.join('\n');
}
