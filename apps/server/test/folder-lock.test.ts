import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { LOCK_FILE, lockFolder } from '../src/store/sqlite/folder-lock.ts';
import { DATABASE_FILE, SqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import { StoreUnusable } from '../src/store/store.ts';
import { startChild } from './child.ts';
import { live, newFolder } from './live.ts';
import { newTable } from './store-contract.ts';

const IN_USE = /^Another Tablée server is using the data folder ".*"\. Stop it first, .*\.$/;

describe('two servers on one folder', () => {
  it('are refused: the second exits with a sentence and code 2', async () => {
    const data = newFolder();
    const first = startChild({ TABLEE_DATA: data });
    const url = await first.ready();
    const second = startChild({ TABLEE_DATA: data, TABLEE_LOG: 'silent' });
    expect((await second.ended).code).toBe(2);
    expect(second.err.trim()).toMatch(IN_USE);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it('are refused in one process too, and the first continues', async () => {
    const app = await live();
    await expect(live({ data: app.data })).rejects.toThrow(IN_USE);
    const [red] = await app.table();
    expect((await app.play(red, 0, 'b2b3')).body).toEqual({ n: 1 });
  });

  it('may run one after another, after a graceful stop and after a crash', async () => {
    const data = newFolder();
    for (const signal of ['SIGTERM', 'SIGKILL', 'SIGKILL'] as const) {
      const child = startChild({ TABLEE_DATA: data });
      await child.ready();
      await child.end(signal);
    }
    const app = await live({ data });
    expect((await app.get('/healthz')).status).toBe(200);
  });
});

describe('the lock of a folder', () => {
  it('is taken before the database is opened, and released on closing', async () => {
    const data = newFolder();
    const lock = lockFolder(data);
    expect(() => SqliteStore.open({ data })).toThrow(StoreUnusable);
    expect(existsSync(join(data, DATABASE_FILE))).toBe(false);
    lock.release();
    lock.release();
    const store = SqliteStore.open({ data });
    expect(() => lockFolder(data)).toThrow(IN_USE);
    const last = store.write(newTable('aaaaaaaaaaaa'));
    await store.close();
    await last;
    lockFolder(data).release();
    expect(existsSync(join(data, LOCK_FILE))).toBe(true);
  });

  it('is released when the database cannot be opened', () => {
    const data = newFolder();
    const db = new DatabaseSync(join(data, DATABASE_FILE));
    db.exec('PRAGMA user_version = 9999');
    db.close();
    expect(() => SqliteStore.open({ data })).toThrow(/newer Tablée/);
    const lock = lockFolder(data);
    onTestFinished(() => lock.release());
  });
});
