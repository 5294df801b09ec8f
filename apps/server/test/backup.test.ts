import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TableAnswer } from '@tablee/wire';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BackupProblem, backUp, restore } from '../src/backup/index.ts';
import { SqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import { randomGame } from './games.ts';
import { type Live, live, newFolder } from './live.ts';
import { archiveAll, unloadAll } from './old-tables.ts';
import { newTable, summary } from './store-contract.ts';

const keyOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'done',
    e => (e instanceof BackupProblem ? e.key : e),
  );
const target = (): string => join(newFolder(), 'copy');

/** A server with a played table, an archived one, and an idle one. */
async function played(): Promise<{ app: Live; running: string; archived: string }> {
  const app = await live();
  const [old] = await app.table();
  await app.play(old, 0, 'b2b3');
  unloadAll(app);
  expect(await archiveAll(app)).toBe(1);
  const [red] = await app.table();
  await app.play(red, 0, 'b2b3');
  await app.table();
  return { app, running: red.table, archived: old.table };
}

describe('a backup', () => {
  it('is made while the server runs, and contains the state at its start', async () => {
    const app = await live();
    const seats = await Promise.all(Array.from({ length: 8 }, () => app.table()));
    const moves = randomGame(11);
    let stop = false;
    const acknowledged = seats.map(() => 0);
    const playing = seats.map(async ([red, yellow], i) => {
      for (const [n, { seat, move }] of moves.entries()) {
        if (stop) return;
        expect((await app.play([red, yellow][seat]!, n, move)).status).toBe(200);
        acknowledged[i] = n + 1;
      }
    });
    while (Math.min(...acknowledged) < 3) await new Promise(done => setTimeout(done, 1));
    const before = [...acknowledged];
    const folder = target();
    const report = await backUp({ data: app.data, folder, full: true });
    stop = true;
    await Promise.all(playing);
    expect(report).toMatchObject({ tables: 8, archived: 0, replayed: 8, unknown: 0, broken: [] });
    expect(report.entries).toBeGreaterThanOrEqual(before.reduce((a, b) => a + b, 0));
    expect(readdirSync(folder).sort()).toEqual(['backup.json', 'tablee.db']);
    const copy = new DatabaseSync(join(folder, 'tablee.db'), { readOnly: true });
    onTestFinished(() => copy.close());
    seats.forEach(([red], i) => {
      const row = copy
        .prepare('SELECT count(*) AS n FROM entries e JOIN tables t ON t.key = e.table_key WHERE t.id = ?')
        .get(red.table);
      expect(Number(row?.n)).toBeGreaterThanOrEqual(before[i]!);
    });
  });

  it('ends under continuous writes', async () => {
    const data = newFolder();
    const store = SqliteStore.open({ data });
    onTestFinished(() => store.close());
    const entries = Array.from({ length: 3_000 }, (_, i) => ({ seat: i % 2, move: 'x'.repeat(1_000) }));
    await store.write(newTable('aaaaaaaaaaaa', { entries, summary: summary(entries.length) }));
    const { key } = (await store.load('aaaaaaaaaaaa'))!;
    let lines = 0;
    const writing = setInterval(() => {
      const line = { n: ++lines, seat: 0, text: 'hello', at: 1 };
      void store.write({ kind: 'say', key, line });
    }, 1);
    onTestFinished(() => clearInterval(writing));
    const report = await backUp({ data, folder: target(), full: false });
    clearInterval(writing);
    expect(report).toMatchObject({ tables: 1, entries: 3_000, unknown: 1 });
    expect(lines).toBeGreaterThan(0);
  });

  it('of a killed server contains writes that were only in its log', async () => {
    const { app, running } = await played();
    const folder = target();
    // The server is still open: its log was not merged into the database.
    expect(existsSync(join(app.data, 'tablee.db-wal'))).toBe(true);
    await backUp({ data: app.data, folder, full: false });
    const store = SqliteStore.open({ data: folder });
    onTestFinished(() => store.close());
    expect((await store.load(running))?.summary.n).toBe(1);
  });

  it('copies the files of archived tables, and no others', async () => {
    const { app, archived } = await played();
    const { archive, store } = app.server.context;
    // The state after a crash: a file whose table is still in the database.
    const [stray] = await app.table();
    await archive.write((await store.maintenance.fullTable(stray.table))!);
    const folder = target();
    expect(await backUp({ data: app.data, folder, full: true })).toMatchObject({
      archived: 1,
      replayed: 4,
    });
    const files = readdirSync(join(folder, 'archive'), { recursive: true }).filter(f =>
      String(f).endsWith('.gz'),
    );
    expect(files).toEqual([join(archived.slice(0, 2), `${archived}.json.gz`)]);
  });

  it('is refused over existing files, without data, and in a read-only folder', async () => {
    const { app } = await played();
    const { data } = app;
    const full = newFolder();
    writeFileSync(join(full, 'file'), '');
    expect(await keyOf(backUp({ data, folder: full, full: false }))).toBe('not-empty');
    expect(readdirSync(full)).toEqual(['file']);
    expect(await keyOf(backUp({ data: newFolder(), folder: target(), full: false }))).toBe('no-data');
    expect(await keyOf(backUp({ data, folder: join(full, 'file', 'x'), full: false }))).toBe('unusable');
    expect(await keyOf(backUp({ data, folder: join(full, 'file'), full: false }))).toBe('unusable');
  });

  it('of damaged data is deleted, and leaves the folder empty for the next attempt', async () => {
    const { app } = await played();
    await app.server.stop();
    const file = join(app.data, 'tablee.db');
    const bytes = readFileSync(file);
    bytes.fill(0x55, 4096 * 3, 4096 * 6);
    writeFileSync(file, bytes);
    const folder = target();
    expect(await keyOf(backUp({ data: app.data, folder, full: false }))).toBe('damaged');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('lists logs that do not replay, and is made all the same', async () => {
    const { app, running } = await played();
    const { store } = app.server.context;
    const { key, summary } = (await store.load(running))!;
    const entry = { seat: 1, move: 'nonsense' };
    await store.write({ kind: 'append', key, after: 1, version: 0, entry, summary: { ...summary, n: 2 } });
    const folder = target();
    const report = await backUp({ data: app.data, folder, full: true });
    expect(report.broken).toEqual([running]);
    expect(existsSync(join(folder, 'backup.json'))).toBe(true);
  });
});

describe('a restore', () => {
  it('restores tables, files and the secret of owners', async () => {
    const { app, running, archived } = await played();
    const folder = target();
    await backUp({ data: app.data, folder, full: false });
    const data = join(newFolder(), 'data');
    expect(await restore({ data, folder, replace: false })).toMatchObject({
      tables: 2,
      archived: 1,
      aside: null,
    });
    expect(readdirSync(data).sort()).toEqual(['archive', 'tablee.db', 'tablee.lock']);
    const again = await live({ data });
    for (const id of [running, archived])
      expect((await again.get<TableAnswer>(`/api/tables/${id}`)).body.now.n).toBe(1);
    expect(again.server.context.quotas.ownerOf('192.0.2.1')).toBe(
      app.server.context.quotas.ownerOf('192.0.2.1'),
    );
  });

  it('is refused while a server runs, and over existing data without --replace', async () => {
    const { app, running } = await played();
    const folder = target();
    await backUp({ data: app.data, folder, full: false });
    const [later] = await app.table();
    expect(await keyOf(restore({ data: app.data, folder, replace: true }))).toBe('in-use');
    await app.server.stop();
    expect(await keyOf(restore({ data: app.data, folder, replace: false }))).toBe('data-exists');
    const { aside } = await restore({ data: app.data, folder, replace: true });
    expect(readdirSync(app.data).sort()).toEqual(
      ['archive', aside!.slice(app.data.length + 1), 'tablee.db', 'tablee.lock'].sort(),
    );
    const now = SqliteStore.open({ data: app.data });
    expect(await now.load(running)).not.toBeNull();
    expect(await now.load(later.table)).toBeNull();
    await now.close();
    const before = SqliteStore.open({ data: aside! });
    expect(await before.load(later.table)).not.toBeNull();
    await before.close();
    expect(readdirSync(join(aside!, 'archive'))).toHaveLength(1);
  });

  it('moves a damaged database aside unchanged, with its log', async () => {
    const { app } = await played();
    const folder = target();
    await backUp({ data: app.data, folder, full: false });
    await app.server.stop();
    writeFileSync(join(app.data, 'tablee.db'), 'no database at all, but long enough to be taken for one');
    writeFileSync(join(app.data, 'tablee.db-wal'), 'its log');
    const { aside } = await restore({ data: app.data, folder, replace: true });
    expect(readFileSync(join(aside!, 'tablee.db'), 'utf8')).toMatch(/^no database/);
    expect(readFileSync(join(aside!, 'tablee.db-wal'), 'utf8')).toBe('its log');
    expect(existsSync(join(app.data, 'tablee.db-wal'))).toBe(false);
    const store = SqliteStore.open({ data: app.data });
    await store.close();
  });

  it('refuses a data folder that a server uses, or that is a file', async () => {
    const { app } = await played();
    const folder = target();
    await backUp({ data: app.data, folder, full: false });
    expect(await keyOf(restore({ data: app.data, folder, replace: true }))).toBe('in-use');
    const file = join(newFolder(), 'a file');
    writeFileSync(file, 'kept');
    expect(await keyOf(restore({ data: file, folder, replace: true }))).toBe('unusable');
    expect(readFileSync(file, 'utf8')).toBe('kept');
  });

  it('accepts only a complete and intact backup, and changes nothing otherwise', async () => {
    const { app } = await played();
    const folder = target();
    await backUp({ data: app.data, folder, full: false });
    const data = join(newFolder(), 'data');
    const refused = () => keyOf(restore({ data, folder, replace: true }));
    expect(await keyOf(restore({ data, folder: join(folder, 'nowhere'), replace: true }))).toBe('no-backup');
    const manifest = join(folder, 'backup.json');
    const text = readFileSync(manifest, 'utf8');
    const spoil = async (spoilt: string, key: string): Promise<void> => {
      writeFileSync(manifest, spoilt);
      expect(await refused()).toBe(key);
    };
    await spoil('{', 'no-backup');
    await spoil('null', 'no-backup');
    await spoil(text.replace('"format": 1', '"format": 2'), 'newer');
    await spoil(text.replace('"tables": 2', '"tables": 3'), 'fewer');
    writeFileSync(manifest, text);
    const archive = join(folder, 'archive');
    const [shelf] = readdirSync(archive);
    const [file] = readdirSync(join(archive, shelf!));
    const kept = readFileSync(join(archive, shelf!, file!));
    rmSync(join(archive, shelf!, file!));
    expect(await refused()).toBe('missing-files');
    writeFileSync(join(archive, shelf!, file!), kept);
    const db = join(folder, 'tablee.db');
    const bytes = readFileSync(db);
    writeFileSync(db, Buffer.from(bytes).fill(0x55, 4096 * 3, 4096 * 6));
    expect(await refused()).toBe('damaged');
    expect(existsSync(join(data, 'tablee.db'))).toBe(false);
    rmSync(db);
    expect(await refused()).toBe('no-backup');
    writeFileSync(db, bytes);
    const alter = (sql: string): void => {
      const copy = new DatabaseSync(db);
      copy.exec(sql);
      copy.close();
    };
    alter('PRAGMA user_version = 9999');
    expect(await refused()).toBe('newer');
    writeFileSync(db, bytes);
    alter("UPDATE tables SET head = '{' WHERE key = (SELECT max(key) FROM tables)");
    expect(await refused()).toBe('damaged-table');
    expect(existsSync(join(data, 'tablee.db'))).toBe(false);
    writeFileSync(db, bytes);
    mkdirSync(join(data, 'restoring'), { recursive: true });
    writeFileSync(join(data, 'restoring', 'rest of an attempt'), '');
    expect(await refused()).toBe('done');
    expect(readdirSync(data).sort()).toEqual(['archive', 'tablee.db', 'tablee.lock']);
  });
});
