import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startPostgres, TEST_SETTINGS } from '../postgres.ts';

async function ask(url: string, sql: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('a PostgreSQL of our own', () => {
  it('is version 18, in a folder with a space, and keeps its data through a kill and a stop', async () => {
    const above = mkdtempSync(join(tmpdir(), 'tablée fleet '));
    onTestFinished(() => rmSync(above, { recursive: true, force: true }));
    chmodSync(above, 0o755);
    const folder = join(above, 'a folder');
    const postgres = await startPostgres({ folder, settings: TEST_SETTINGS });
    onTestFinished(() => postgres.stop());
    const url = await postgres.createDatabase('a "name"');
    const version = "SELECT current_setting('server_version_num')::integer / 10000 AS version";
    expect(await ask(url, version)).toEqual([{ version: 18 }]);
    await ask(url, 'CREATE TABLE kept AS SELECT 1 AS n');
    await postgres.kill();
    await expect(ask(url, 'SELECT n FROM kept')).rejects.toThrow();
    await postgres.start();
    expect(await ask(url, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
    await postgres.stop();
    const again = await startPostgres({ folder, port: postgres.port, settings: TEST_SETTINGS });
    onTestFinished(() => again.stop());
    expect(again.url).toBe(postgres.url);
    expect(await ask(url, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
  });

  it('takes no one in without its password, and leaves no temporary folder', async () => {
    const postgres = await startPostgres({ settings: TEST_SETTINGS });
    const [{ folder }] = (await ask(postgres.url, "SELECT current_setting('data_directory') AS folder")) as [
      { readonly folder: string },
    ];
    const other = new URL(postgres.url);
    other.password = 'another';
    await expect(ask(other.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
    expect(existsSync(folder)).toBe(true);
    await postgres.stop();
    expect(existsSync(folder)).toBe(false);
  });

  it('says in a sentence why it does not start', async () => {
    await expect(startPostgres({ settings: { shared_buffers: 'nonsense' } })).rejects.toThrow(
      /^PostgreSQL does not start in ".*": .*invalid value for parameter "shared_buffers"/,
    );
  });
});
