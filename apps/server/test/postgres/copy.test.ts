import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { auditFolder, auditPostgres } from '../../src/audit/audit.ts';
import { copyData, type Location } from '../../src/copy/copy.ts';
import { SECTIONS } from '../../src/copy/sections.ts';
import { sqliteName } from '../../src/copy/sqlite-rows.ts';
import { PostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../../src/store/store.ts';
import { copyWithKills, oldFolder, type PlayedData, playData, rowsIn } from '../copied-data.ts';
import { live, newFolder } from '../live.ts';
import { newTable } from '../store-contract.ts';
import { databaseOf, newDatabase, openStore, storedText, useDatabase } from './database.ts';

const copy = (from: Location, to: Location) => copyData({ from, to });

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** What a copy leaves out: the nodes of a fleet, and the version of seats that only running nodes compare. */
async function textOf(url: string): Promise<string> {
  const client = await connect(url);
  await client.query('UPDATE summaries SET seats_version = 0');
  const folder = newFolder();
  useDatabase(folder, url);
  return (await storedText(folder, ['nodes', 'duties', 'fleet_start', 'probes']))!;
}

/** A server on the copy answers for its tables, goes on with one, brings one back, and opens a new one. */
async function playOn(store: Store, data: string, { seats, archived }: PlayedData): Promise<void> {
  const app = await live({ data, store });
  const answer = await app.get<{ now: { n: number } }>(`/api/tables/${seats[0].table}`);
  expect(answer.body.now.n).toBe(6);
  const talk = await app.get<{ lines: readonly { text: string }[] }>(`/api/tables/${seats[0].table}/talk`);
  expect(talk.body.lines.map(({ text }) => text)).toEqual([expect.stringContaining('Bonjour « Ann »')]);
  expect((await app.act(seats[0], 'resign')).body).toEqual({ n: 7 });
  expect((await app.get(`/api/tables/${archived}`)).status).toBe(200);
  const [ann] = await app.table();
  expect((await app.get<{ now: { n: number } }>(`/api/tables/${ann.table}`)).body.now.n).toBe(0);
  await app.server.stop();
}

describe('a copy', () => {
  it('names every column of both databases', async () => {
    const known = new Map(
      SECTIONS.flatMap(({ sets }) => sets).map(({ name, columns }) => [name, columns.map(c => c.name)]),
    );
    // Keys that only SQLite sees, and the version of seats that only running nodes compare.
    const left = ['entries.key', 'seats.key', 'lines.key', 'summaries.seats_version'];
    const client = await connect(await newDatabase());
    const { rows } = await client.query(
      "SELECT table_name AS name, column_name AS column FROM information_schema.columns WHERE table_schema = 'public'",
    );
    const folder = newFolder();
    await SqliteStore.open({ data: folder }).close();
    const db = new DatabaseSync(join(folder, 'tablee.db'), { readOnly: true });
    onTestFinished(() => db.close());
    const columns = db
      .prepare(
        "SELECT m.name, c.name AS column FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table'",
      )
      .all();
    for (const [found, spell] of [
      [rows as { name: string; column: string }[], (name: string) => name],
      [columns as { name: string; column: string }[], sqliteName],
    ] as const) {
      const missing = found.filter(
        ({ name, column }) =>
          !known.get(name)?.map(spell).includes(column) && !left.includes(`${name}.${column}`),
      );
      const tables = new Set(missing.map(({ name }) => name));
      // Files, and what belongs to running nodes and to this database alone.
      for (const own of ['archive_files', 'nodes', 'duties', 'fleet_start', 'probes', 'schema_version'])
        tables.delete(own);
      expect([...tables]).toEqual([]);
      const names = found.map(({ name }) => name);
      expect([...known.keys()].filter(name => !names.includes(name))).toEqual([]);
    }
  });

  it('from a folder to PostgreSQL and back is the same, replays, and plays on', async () => {
    const data = newFolder();
    const played = await playData({ data, store: SqliteStore.open({ data }) });
    const [url, back] = [await newDatabase('empty'), newFolder()];
    expect(await copy({ folder: data }, { url })).toMatchObject({ tables: 5, archived: 1, findings: [] });
    expect(await copy({ url }, { folder: back })).toMatchObject({ tables: 5, archived: 1, findings: [] });
    expect(rowsIn(back)).toEqual(rowsIn(data));
    expect(await auditPostgres(url)).toEqual({ games: 6, findings: [] });
    expect(await auditFolder(back)).toEqual({ games: 6, findings: [] });
    await playOn(await PostgresStore.open({ url }), newFolder(), played);
    expect((await auditPostgres(url)).findings).toEqual([]);
  });

  it('from PostgreSQL to a folder and back is the same, and plays on', async () => {
    const played = await playData();
    const url = (await databaseOf(played.data))!;
    const [folder, back] = [newFolder(), await newDatabase()];
    const before = await textOf(url);
    expect(await copy({ url }, { folder })).toMatchObject({ tables: 5, archived: 1, findings: [] });
    expect(await copy({ folder }, { url: back })).toMatchObject({ tables: 5, archived: 1, findings: [] });
    expect(await textOf(url)).toBe(before);
    expect(await textOf(back)).toBe(before);
    expect(await auditFolder(folder)).toEqual({ games: 6, findings: [] });
    await playOn(SqliteStore.open({ data: folder }), folder, played);
  });

  it('of a database of version 0.1 has the same tables', async () => {
    const data = oldFolder();
    const url = await newDatabase();
    expect((await copy({ folder: data }, { url })).findings).toEqual([]);
    expect(await auditPostgres(url)).toEqual({ games: 10, findings: [] });
    const [source, target] = [SqliteStore.open({ data }), await openStore({ url })];
    onTestFinished(() => source.close());
    const db = new DatabaseSync(join(data, 'tablee.db'), { readOnly: true });
    const ids = db.prepare('SELECT id FROM tables').all();
    db.close();
    for (const { id } of ids)
      expect(await target.maintenance.fullTable(String(id))).toEqual(
        await source.maintenance.fullTable(String(id)),
      );
  });

  it('goes on after every SIGKILL, in both directions', async () => {
    const data = newFolder();
    await playData({ data, store: SqliteStore.open({ data }) });
    const [url, back] = [await newDatabase(), newFolder()];
    expect(await copyWithKills({ folder: data }, { url }, 3)).toBeGreaterThan(2);
    expect(await copyWithKills({ url }, { folder: back }, 3)).toBeGreaterThan(2);
    expect(rowsIn(back)).toEqual(rowsIn(data));
  });

  it('replaces the secrets of a server that was started on the empty target', async () => {
    const url = await newDatabase();
    const app = await live({ store: await PostgresStore.open({ url }) });
    await app.server.stop();
    const { data } = await playData({ data: newFolder() });
    const source = (await databaseOf(data))!;
    await expect(copy({ url: source }, { url })).resolves.toMatchObject({ findings: [] });
    const [secret, copied] = [await openStore({ url: source }), await openStore({ url })];
    expect(await copied.maintenance.secret('owner')).toEqual(await secret.maintenance.secret('owner'));
  });
});

describe('a copy with PostgreSQL is refused', () => {
  it('while nodes live on either side, until their leases are over', async () => {
    const [url, other] = [await newDatabase(), await newDatabase()];
    const client = await connect(url);
    await client.query("INSERT INTO nodes VALUES ('a node', 9000000000000)");
    await expect(copy({ url }, { url: other })).rejects.toMatchObject({ key: 'in-use', end: 'from' });
    await expect(copy({ folder: oldFolder() }, { url })).rejects.toMatchObject({ key: 'in-use', end: 'to' });
    await client.query('UPDATE nodes SET until = 0');
    expect(await copy({ folder: oldFolder() }, { url })).toMatchObject({ tables: 10, findings: [] });
  });

  it('without data in the source, and creates none there', async () => {
    const url = await newDatabase('empty');
    const to = newFolder();
    await expect(copy({ url }, { folder: to })).rejects.toMatchObject({
      key: 'no-data',
      detail: expect.stringMatching(/^127\.0\.0\.1:\d+\/t[0-9a-f]+$/),
    });
    const { rows } = await (await connect(url)).query("SELECT 1 FROM pg_tables WHERE schemaname = 'public'");
    expect(rows).toEqual([]);
  });

  it('into its source by another URL, into tables, and into the unfinished copy of other data', async () => {
    const url = await newDatabase();
    await expect(copy({ url }, { url: `${url}?application_name=other` })).rejects.toMatchObject({
      key: 'same',
    });
    const store = await openStore({ url });
    await store.write(newTable('aaaaaaaaaaaa'));
    await expect(copy({ folder: oldFolder() }, { url })).rejects.toMatchObject({ key: 'not-empty' });
    const half = await newDatabase();
    const progress = () => {
      throw new RangeError('stopped by the test');
    };
    await expect(copyData({ from: { folder: oldFolder() }, to: { url: half }, progress })).rejects.toThrow(
      RangeError,
    );
    await expect(PostgresStore.open({ url: half })).rejects.toThrow(/unfinished copy/);
    await expect(copy({ url: half }, { folder: newFolder() })).rejects.toMatchObject({ key: 'unfinished' });
    await expect(copy({ url }, { url: half })).rejects.toMatchObject({ key: 'other-copy' });
  });

  it('when the server cannot be reached', async () => {
    const url = 'postgres://ann:not-the-password@127.0.0.1:1/tablee';
    for (const [from, to] of [
      [{ url }, { folder: newFolder() }],
      [{ folder: oldFolder() }, { url }],
    ] as const)
      await expect(copy(from, to)).rejects.toMatchObject({
        key: 'unusable',
        end: 'url' in from ? 'from' : 'to',
        cause: { problem: { key: 'database-unreachable' } },
      });
  });
});
