import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { auditFolder } from '../src/audit/audit.ts';
import { copyData } from '../src/copy/copy.ts';
import { ArchiveFolder } from '../src/retention/archive.ts';
import { SqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import { copyWithKills, oldFolder, playData, rowsIn } from './copied-data.ts';
import { live, newFolder } from './live.ts';

const copy = (from: string, to: string) => copyData({ from: { folder: from }, to: { folder: to } });

const change = (folder: string, sql: string): void => {
  const db = new DatabaseSync(join(folder, 'tablee.db'));
  db.exec(sql);
  db.close();
};

const hashOf = (folder: string): string =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'tablee.db')))
    .digest('hex');

describe('a copy between folders', () => {
  it('has every row and file, replays, and plays on', async () => {
    const { data, seats, archived } = await playData();
    const to = newFolder();
    const before = hashOf(data);
    expect(await copy(data, to)).toMatchObject({ tables: 5, archived: 1, findings: [], resumedAfter: 0 });
    expect(hashOf(data)).toBe(before);
    expect(rowsIn(to)).toEqual(rowsIn(data));
    expect(await new ArchiveFolder(to).read(archived)).toEqual(await new ArchiveFolder(data).read(archived));
    expect(await auditFolder(to)).toEqual({ games: 6, findings: [] });
    const app = await live({ data: to });
    expect((await app.act(seats[0], 'resign')).status).toBe(200);
    expect((await app.get(`/api/tables/${archived}`)).status).toBe(200);
  });

  it('of a database of version 0.1 migrates the copy and leaves the source as it is', async () => {
    const [data, to] = [oldFolder(), newFolder()];
    const before = hashOf(data);
    expect(await copy(data, to)).toMatchObject({ tables: 10, entries: 187, findings: [] });
    expect(hashOf(data)).toBe(before);
    expect(await auditFolder(to)).toEqual({ games: 10, findings: [] });
    await SqliteStore.open({ data }).close();
    expect(rowsIn(to)).toEqual(rowsIn(data));
  });

  it('goes on after every SIGKILL, and no server uses it before it is complete', async () => {
    const [data, to] = [oldFolder(), newFolder()];
    expect(await copyWithKills({ folder: data }, { folder: to }, 3)).toBeGreaterThan(3);
    await SqliteStore.open({ data }).close();
    expect(rowsIn(to)).toEqual(rowsIn(data));
  });

  it('that was interrupted is used neither by a server nor for other data', async () => {
    const [data, to, other] = [oldFolder(), newFolder(), newFolder()];
    const stop = () => {
      throw new RangeError('stopped by the test');
    };
    await expect(copyData({ from: { folder: data }, to: { folder: to }, progress: stop })).rejects.toThrow(
      RangeError,
    );
    expect(() => SqliteStore.open({ data: to })).toThrow(/unfinished copy/);
    await expect(copy(to, other)).rejects.toMatchObject({ key: 'unfinished', end: 'from' });
    const { data: played } = await playData();
    await expect(copy(played, to)).rejects.toMatchObject({ key: 'other-copy', end: 'to', detail: to });
    expect(await copy(data, to)).toMatchObject({ tables: 10, findings: [] });
    await SqliteStore.open({ data: to }).close();
  });

  it('names the tables that differ, and is not used then', async () => {
    const [data, to] = [oldFolder(), newFolder()];
    let stops = 1;
    const stop = ({ stage }: { stage: string }) => {
      if (stage === 'compare' && stops-- > 0) throw new RangeError('stopped by the test');
    };
    const ends = { from: { folder: data }, to: { folder: to } };
    await expect(copyData({ ...ends, progress: stop })).rejects.toThrow(RangeError);
    const ids = new DatabaseSync(join(data, 'tablee.db'), { readOnly: true });
    const [first, second, last] = [1, 2, 10].map(key =>
      String(ids.prepare('SELECT id FROM tables WHERE key = ?').get(key)?.id),
    );
    ids.close();
    change(to, "UPDATE entries SET entry = entry || ' ' WHERE table_key = 1 AND n = 2");
    change(to, 'DELETE FROM tables WHERE key = 2');
    change(to, 'UPDATE seats SET sat_at = sat_at + 1 WHERE table_key = 10 AND seat = 0');
    change(to, "INSERT INTO secrets VALUES ('odd', x'00')");
    const { findings } = await copyData(ends);
    expect(findings).toEqual([
      { section: 'secrets', id: 'odd', difference: 'extra' },
      { section: 'tables', id: first, difference: 'different' },
      { section: 'tables', id: second, difference: 'different' },
      { section: 'tables', id: last, difference: 'different' },
    ]);
    expect(() => SqliteStore.open({ data: to })).toThrow(/unfinished copy/);
  });

  it('lists archived tables whose file is missing in the source', async () => {
    const { data, archived } = await playData();
    const to = newFolder();
    rmSync(new ArchiveFolder(data).pathOf(archived));
    const { findings } = await copy(data, to);
    expect(findings).toEqual([{ section: 'archived', id: archived, difference: 'no-file' }]);
    await SqliteStore.open({ data: to }).close();
  });
});

describe('a copy is refused', () => {
  it('without a source, and makes none', async () => {
    const [from, to] = [join(newFolder(), 'missing'), newFolder()];
    await expect(copy(from, to)).rejects.toMatchObject({ key: 'no-data', end: 'from', detail: from });
    expect(() => readFileSync(from)).toThrow(/ENOENT/);
    const text = newFolder();
    writeFileSync(join(text, 'tablee.db'), 'this is no database, but long enough to be taken for one');
    await expect(copy(text, to)).rejects.toMatchObject({ key: 'unusable', end: 'from' });
    const newer = oldFolder();
    change(newer, 'PRAGMA user_version = 9999');
    await expect(copy(newer, to)).rejects.toMatchObject({ cause: { problem: { key: 'newer' } } });
  });

  it('into its source, also by another name', async () => {
    const data = oldFolder();
    const link = join(newFolder(), 'link');
    symlinkSync(data, link);
    for (const to of [data, join(data, '.'), link])
      await expect(copy(data, to)).rejects.toMatchObject({ key: 'same', detail: to });
  });

  it('into a folder with tables, or one that cannot be written', async () => {
    const [data, other] = [oldFolder(), oldFolder()];
    await expect(copy(data, other)).rejects.toMatchObject({ key: 'not-empty', end: 'to' });
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    await expect(copy(data, file)).rejects.toMatchObject({ key: 'unusable', end: 'to' });
  });

  it('while a server uses one of the folders', async () => {
    const [data, to] = [oldFolder(), newFolder()];
    const store = SqliteStore.open({ data });
    await expect(copy(data, to)).rejects.toMatchObject({ cause: { problem: { key: 'in-use' } } });
    await expect(copy(oldFolder(), data)).rejects.toMatchObject({ cause: { problem: { key: 'in-use' } } });
    await store.close();
    mkdirSync(join(to, 'archive'));
    expect((await copy(data, to)).findings).toEqual([]);
  });
});
