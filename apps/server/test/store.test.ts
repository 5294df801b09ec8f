import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { idleSql } from '../src/store/sqlite/idle-tables.ts';
import { MIGRATIONS, migrate, versionOf } from '../src/store/sqlite/migrations.ts';
import { USAGE_SQL } from '../src/store/sqlite/sqlite-maintenance.ts';
import { DATABASE_FILE, type SqliteOptions, SqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import { StoreUnusable } from '../src/store/store.ts';
import { newFolder } from './live.ts';
import { maintenanceContract } from './maintenance-contract.ts';
import { peopleContract } from './people-contract.ts';
import { reachContract } from './reach-contract.ts';
import { newTable, storeContract } from './store-contract.ts';

function open(options: Partial<SqliteOptions> = {}): SqliteStore {
  let clock = 0;
  const store = SqliteStore.open({ data: newFolder(), now: () => ++clock, ...options });
  onTestFinished(() => store.close());
  return store;
}

storeContract('SQLite', open);
maintenanceContract('SQLite', open);
peopleContract('SQLite', async () => {
  let clock = 1_000;
  const wait = (ms: number): void => {
    clock += ms;
  };
  return { store: open({ now: () => ++clock }), wait };
});
reachContract('SQLite', now => open({ now }));

describe('the SQLite store', () => {
  it('uses a write-ahead log', () => {
    const data = newFolder();
    open({ data });
    const other = new DatabaseSync(join(data, DATABASE_FILE));
    onTestFinished(() => other.close());
    expect(other.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  });

  it('shares one commit among concurrent writes', async () => {
    const groups: number[] = [];
    const store = open();
    store.observe({ committed: writes => groups.push(writes), log: { error: () => {}, info: () => {} } });
    await Promise.all(
      Array.from({ length: 40 }, (_, i) => store.write(newTable(`t${String(i).padStart(11, '0')}`))),
    );
    expect(groups).toEqual([40]);
    await store.write(newTable('aaaaaaaaaaaa'));
    await store.write(newTable('bbbbbbbbbbbb'));
    expect(groups).toEqual([40, 1, 1]);
  });

  it('is read by the next process', async () => {
    const data = newFolder();
    const first = open({ data });
    await first.write(newTable('aaaaaaaaaaaa'));
    await first.close();
    expect((await open({ data }).load('aaaaaaaaaaaa'))?.id).toBe('aaaaaaaaaaaa');
  });

  it('explains data of a newer version, invalid data, and unwritable data in a sentence', async () => {
    const future = newFolder();
    await open({ data: future }).close();
    const db = new DatabaseSync(join(future, DATABASE_FILE));
    db.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
    db.close();
    expect(() => open({ data: future })).toThrow(/written by a newer Tablée/);

    const garbage = newFolder();
    writeFileSync(
      join(garbage, DATABASE_FILE),
      'this is no database, but a long enough text to be taken for one.',
    );
    expect(() => open({ data: garbage })).toThrow(StoreUnusable);

    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    expect(() => open({ data: file })).toThrow(/^The data folder .* cannot be used: .*\.$/);
  });
});

describe('a database of the first format', () => {
  it('is opened, with newer fields empty', async () => {
    const data = newFolder();
    const db = new DatabaseSync(join(data, DATABASE_FILE));
    migrate(db, MIGRATIONS.slice(0, 1));
    const { head, summary } = newTable('aaaaaaaaaaaa');
    db.prepare('INSERT INTO tables (key, id, head, made_at) VALUES (1, ?, ?, 0)').run(
      'aaaaaaaaaaaa',
      JSON.stringify(head),
    );
    db.prepare('INSERT INTO summaries (table_key, n, actors, touched_at) VALUES (1, 0, ?, 0)').run('0');
    db.prepare(
      "INSERT INTO seats (table_key, seat, name, token_hash, sat_at) VALUES (1, 0, 'Ann', 'x', 0)",
    ).run();
    db.close();
    const store = open({ data });
    expect(await store.load('aaaaaaaaaaaa')).toEqual({
      key: 1,
      id: 'aaaaaaaaaaaa',
      head,
      summary,
      holders: [{ name: 'Ann', tokenHash: 'x', guestHash: null }, null],
      host: null,
      owner: null,
      seatsVersion: 0,
    });
    expect(await store.entriesSince(1, 0, 9)).toEqual([]);
    expect(await store.linesOf(1)).toEqual([]);
  });
});

describe('a database from before quotas', () => {
  it('knows which games are over, and counts none for an address', async () => {
    const data = newFolder();
    const db = new DatabaseSync(join(data, DATABASE_FILE));
    migrate(db, MIGRATIONS.slice(0, 4));
    const add = db.prepare("INSERT INTO tables (id, head, made_at, host_hash) VALUES (?, '{}', 0, 'ann')");
    const stand = db.prepare(
      "INSERT INTO summaries (table_key, n, actors, outcome, touched_at) VALUES (?, 0, '', ?, 0)",
    );
    for (const [key, outcome] of [
      [1, null],
      [2, '{}'],
      [3, null],
    ] as const) {
      add.run(`table ${key}`);
      stand.run(key, outcome);
    }
    db.exec("INSERT INTO entries (table_key, n, entry, outcome) VALUES (3, 1, '{}', '{}')");
    db.close();
    expect(await open({ data }).maintenance.usageOf('somewhere', 'ann', 0)).toEqual({
      tables: 0,
      bytes: 0,
      botTables: 0,
      unfinished: 1,
    });
  });

  it('finds idle tables by an index', () => {
    const db = new DatabaseSync(':memory:');
    migrate(db);
    for (const idle of ['unused', 'unplayed', 'untouched'] as const) {
      const plan = db.prepare(`EXPLAIN QUERY PLAN ${idleSql(idle)}`).all();
      const index = idle === 'untouched' ? 'tables_by_touch' : 'tables_unplayed';
      expect(plan.map(row => String(row.detail).slice(0, 40 + index.length))).toEqual([
        expect.stringContaining(`SEARCH tables USING INDEX ${index} (`),
        ...(idle === 'untouched'
          ? ['CORRELATED SCALAR SUBQUERY 1', expect.stringContaining('PRIMARY KEY')]
          : []),
      ]);
    }
    db.close();
  });

  it('answers the usage of an address from indexes alone', () => {
    const db = new DatabaseSync(':memory:');
    migrate(db);
    for (const [question, sql] of Object.entries(USAGE_SQL)) {
      const plan = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all();
      expect([question, plan.map(row => String(row.detail)).join()]).toEqual([
        question,
        expect.stringMatching(/^SEARCH tables USING COVERING INDEX tables_by_\w+ \([^,]+\)$/),
      ]);
    }
    db.close();
  });
});

describe('migrations', () => {
  const steps = ['CREATE TABLE a (x)', 'ALTER TABLE a ADD COLUMN y DEFAULT 7', 'CREATE TABLE b (z)'];

  it('update a database of any version, once', () => {
    for (let from = 0; from <= steps.length; from++) {
      const db = new DatabaseSync(':memory:');
      migrate(db, steps.slice(0, from));
      if (from > 0) db.exec('INSERT INTO a (x) VALUES (1)');
      migrate(db, steps);
      migrate(db, steps);
      expect(versionOf(db)).toBe(steps.length);
      expect(db.prepare('SELECT x, y FROM a').all()).toEqual(from > 0 ? [{ x: 1, y: 7 }] : []);
      db.close();
    }
  });

  it('leave the database unchanged when a step fails', () => {
    const db = new DatabaseSync(':memory:');
    expect(() => migrate(db, [steps[0]!, 'CREATE TABLE c (x); NONSENSE'])).toThrow();
    expect(versionOf(db)).toBe(1);
    expect(db.prepare("SELECT name FROM sqlite_master WHERE name = 'c'").all()).toEqual([]);
    db.close();
  });
});
