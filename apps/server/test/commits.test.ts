import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { GroupCommit } from '../src/store/commits.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { StoreError } from '../src/store/store.ts';
import { newFolder } from './live.ts';
import { secondConnection } from './locker.ts';
import { newTable } from './store-contract.ts';

const NO_GUARD = { before: () => {}, after: () => {}, failed: () => {} };

const idOf = (i: number): string => `t${String(i).padStart(11, '0')}`;
const kindsOf = (results: readonly PromiseSettledResult<void>[]): string[] =>
  results.map(r => (r.status === 'fulfilled' ? 'written' : (r.reason as StoreError).kind));

function open(): { store: SqliteStore; data: string; groups: number[] } {
  const data = newFolder();
  const groups: number[] = [];
  const store = SqliteStore.open({ data, commits: writes => groups.push(writes) });
  onTestFinished(() => store.close());
  return { store, data, groups };
}

/** A group commit whose works are what is run, and how often each was. */
function works() {
  const db = new DatabaseSync(':memory:');
  onTestFinished(() => db.close());
  const runs: string[] = [];
  const faults = new Map<string, unknown>();
  const group = new GroupCommit<string>(db, {
    run: work => {
      runs.push(work);
      if (faults.has(work)) throw faults.get(work);
    },
    news: () => {},
    guard: NO_GUARD,
  });
  const all = (...names: string[]) => Promise.allSettled(names.map(name => group.add(name)));
  return { runs, faults, all };
}
const sqliteError = (errcode: number): Error => Object.assign(new Error(`code ${errcode}`), { errcode });

describe('a group of writes', () => {
  it('shares one commit even when one of them is in conflict', async () => {
    const { store, groups } = open();
    await store.write(newTable(idOf(0)));
    const results = await Promise.allSettled([1, 2, 0, 3].map(i => store.write(newTable(idOf(i)))));
    expect(kindsOf(results)).toEqual(['written', 'written', 'conflict', 'written']);
    expect(groups).toEqual([1, 3]);
  });

  it('is tried write by write only for what is wrong with one of them', async () => {
    const { runs, faults, all } = works();
    faults.set('b', new StoreError('conflict', 'taken'));
    expect(kindsOf(await all('a', 'b', 'c'))).toEqual(['written', 'conflict', 'written']);
    expect(runs).toEqual(['a', 'b', 'a', 'b', 'c']);
  });

  it('fails at once as a whole for a full disk, an input/output error or a damaged file', async () => {
    for (const code of [13, 10, 778, 1034, 11, 26, 8]) {
      const { runs, faults, all } = works();
      faults.set('b', sqliteError(code));
      expect(kindsOf(await all('a', 'b', 'c'))).toEqual(['failed', 'failed', 'failed']);
      expect(runs).toEqual(['a', 'b']);
    }
  });

  it('fails as a whole when the database cannot grow, and writes again when it can', async () => {
    const db = new DatabaseSync(join(newFolder(), 'small.db'));
    onTestFinished(() => db.close());
    db.exec('PRAGMA journal_mode = WAL; CREATE TABLE texts (text TEXT)');
    const insert = db.prepare('INSERT INTO texts VALUES (?)');
    const group = new GroupCommit<string>(db, {
      run: text => insert.run(text),
      news: () => {},
      guard: NO_GUARD,
    });
    const large = ['a', 'b', 'c'].map(letter => letter.repeat(20_000));
    db.exec('PRAGMA max_page_count = 10');
    const results = await Promise.allSettled(large.map(text => group.add(text)));
    expect(kindsOf(results)).toEqual(['failed', 'failed', 'failed']);
    db.exec('PRAGMA max_page_count = 1000');
    await group.add(large[0]!);
    expect(db.prepare('SELECT count(*) AS n FROM texts').get()).toEqual({ n: 1 });
  });

  it('waits for a lock no longer than players should, and the queue has an end', async () => {
    const { store, data } = open();
    const other = secondConnection(data);
    other.exec('BEGIN IMMEDIATE');
    const first = store.write(newTable(idOf(0)));
    first.catch(() => {});
    await new Promise(done => setTimeout(done, 50));
    const many = Promise.allSettled(
      Array.from({ length: 6_000 }, (_, i) => store.write(newTable(idOf(i + 1)))),
    );
    const refusedAtOnce = await store.write(newTable(idOf(6_001))).catch((e: StoreError) => e);
    expect(refusedAtOnce).toMatchObject({ kind: 'busy', message: expect.stringContaining('5000') });
    await expect(first).rejects.toMatchObject({ kind: 'busy' });
    expect(new Set(kindsOf(await many))).toEqual(new Set(['busy']));
    other.exec('ROLLBACK');
    expect(other.prepare('SELECT count(*) AS n FROM tables').get()).toEqual({ n: 0 });
    await store.write(newTable(idOf(0)));
    expect(other.prepare('SELECT count(*) AS n FROM tables').get()).toEqual({ n: 1 });
  });
});
