import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StoreError } from '../src/store/errors.ts';
import { GroupCommit } from '../src/store/group-commit.ts';
import { SqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import { SqliteTransactions } from '../src/store/sqlite/transactions.ts';
import { newFolder } from './live.ts';
import { secondConnection } from './locker.ts';
import { newTable } from './store-contract.ts';

const NO_GUARD = { before: () => {}, after: () => {}, failed: () => {} };
const NO_LOG = { error: () => {}, info: () => {} };

const idOf = (i: number): string => `t${String(i).padStart(11, '0')}`;
const kindsOf = (results: readonly PromiseSettledResult<void>[]): string[] =>
  results.map(r => (r.status === 'fulfilled' ? 'written' : (r.reason as StoreError).kind));

function open(): { store: SqliteStore; data: string; groups: number[] } {
  const data = newFolder();
  const groups: number[] = [];
  const store = SqliteStore.open({ data });
  store.observe({ committed: writes => groups.push(writes), log: NO_LOG });
  onTestFinished(() => store.close());
  return { store, data, groups };
}

const groupOn = (db: DatabaseSync, run: (work: string) => void): GroupCommit<string> =>
  new GroupCommit(new SqliteTransactions(db, run, NO_GUARD).write, () => {});

/** Records every run of a work; a work in `faults` throws. */
function recorded() {
  const db = new DatabaseSync(':memory:');
  onTestFinished(() => db.close());
  const runs: string[] = [];
  const faults = new Map<string, unknown>();
  const group = groupOn(db, work => {
    runs.push(work);
    if (faults.has(work)) throw faults.get(work);
  });
  const all = (...names: string[]) => Promise.allSettled(names.map(name => group.add(name)));
  return { runs, faults, all };
}
const sqliteError = (errcode: number): Error => Object.assign(new Error(`code ${errcode}`), { errcode });

describe('a batch of writes in SQLite', () => {
  it('shares one commit even when one write is in conflict', async () => {
    const { store, groups } = open();
    await store.write(newTable(idOf(0)));
    const results = await Promise.allSettled([1, 2, 0, 3].map(i => store.write(newTable(idOf(i)))));
    expect(kindsOf(results)).toEqual(['written', 'written', 'conflict', 'written']);
    expect(groups).toEqual([1, 3]);
  });

  it('is tried write by write only for a fault of a single write', async () => {
    const { runs, faults, all } = recorded();
    faults.set('b', new StoreError('conflict', 'taken'));
    expect(kindsOf(await all('a', 'b', 'c'))).toEqual(['written', 'conflict', 'written']);
    expect(runs).toEqual(['a', 'b', 'a', 'b', 'c']);
  });

  it('fails at once as a whole for a full disk, an input/output error or a damaged file', async () => {
    for (const code of [13, 10, 778, 1034, 11, 26, 8]) {
      const { runs, faults, all } = recorded();
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
    const group = groupOn(db, text => void insert.run(text));
    const large = ['a', 'b', 'c'].map(letter => letter.repeat(20_000));
    db.exec('PRAGMA max_page_count = 10');
    const results = await Promise.allSettled(large.map(text => group.add(text)));
    expect(kindsOf(results)).toEqual(['failed', 'failed', 'failed']);
    db.exec('PRAGMA max_page_count = 1000');
    await group.add(large[0]!);
    expect(db.prepare('SELECT count(*) AS n FROM texts').get()).toEqual({ n: 1 });
  });

  it('writes nothing while another connection holds the lock, and writes again afterwards', async () => {
    const { store, data } = open();
    const other = secondConnection(data);
    other.exec('BEGIN IMMEDIATE');
    const results = await Promise.allSettled([0, 1].map(i => store.write(newTable(idOf(i)))));
    expect(kindsOf(results)).toEqual(['busy', 'busy']);
    other.exec('ROLLBACK');
    expect(other.prepare('SELECT count(*) AS n FROM tables').get()).toEqual({ n: 0 });
    await store.write(newTable(idOf(0)));
    expect(other.prepare('SELECT count(*) AS n FROM tables').get()).toEqual({ n: 1 });
  });
});
