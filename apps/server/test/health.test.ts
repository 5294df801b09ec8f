import { cpSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '@tablee/wire';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FILE_GONE, FileWatch, isSameFile } from '../src/store/sqlite/file-watch.ts';
import { freeBytesAt, watchHealth } from '../src/store/sqlite/health.ts';
import { DATABASE_FILE, type SqliteOptions, SqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import { StoreError } from '../src/store/store.ts';
import { damagePages } from './damage.ts';
import { type Live, live, newFolder } from './live.ts';
import { secondConnection } from './locker.ts';
import { newTable } from './store-contract.ts';

const idOf = (i: number): string => `t${String(i).padStart(11, '0')}`;
const TABLES = 300;

function open(options: SqliteOptions): SqliteStore {
  const store = SqliteStore.open(options);
  onTestFinished(() => store.close());
  return store;
}

/** A folder with some hundred tables and damaged pages in the middle of its file. */
async function damagedFolder(): Promise<string> {
  const data = newFolder();
  const store = open({ data });
  const host = 'x'.repeat(2_000);
  await Promise.all(Array.from({ length: TABLES }, (_, i) => store.write(newTable(idOf(i), { host }))));
  await store.close();
  damagePages(data);
  return data;
}

async function until(happened: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await happened())) {
    if (Date.now() > deadline) throw new Error('it did not happen');
    await new Promise(done => setTimeout(done, 50));
  }
}

/** The public reason at /healthz: a sentence without a path. */
async function unhealthyReason(app: Live): Promise<string> {
  const { status, body } = await app.get<Problem>('/healthz');
  expect([status, body.key]).toEqual([503, 'unhealthy']);
  expect(JSON.stringify(body)).not.toContain(app.data);
  expect(JSON.stringify(body)).not.toContain(DATABASE_FILE);
  return body.sentence;
}

describe('the health of the store', () => {
  it('is probed by a write to the disk, shared by concurrent callers', async () => {
    const groups: number[] = [];
    const data = newFolder();
    const store = open({ data });
    store.observe({ committed: writes => groups.push(writes), log: { error: () => {}, info: () => {} } });
    const before = statSync(join(data, `${DATABASE_FILE}-wal`)).size;
    const answers = await Promise.all(Array.from({ length: 200 }, () => store.health()));
    expect(answers).toEqual(answers.map(() => ({ ok: true })));
    expect(groups).toEqual([1]);
    expect(statSync(join(data, `${DATABASE_FILE}-wal`)).size).toBeGreaterThan(before);
  });

  it('is bad on a full disk even while one more page fits, and is logged once', async () => {
    const said: string[] = [];
    const parts = {
      probe: async () => {},
      files: new FileWatch(),
      freeBytes: () => 4_096,
      log: { error: (_details: object, sentence: string) => said.push(sentence), info: () => {} },
    };
    const full = { ok: false, reason: 'The disk of this server is full.' };
    const health = watchHealth(parts);
    expect([await health.check(), await health.check()]).toEqual([full, full]);
    expect(said).toEqual([full.reason]);
    expect(await watchHealth({ ...parts, freeBytes: () => freeBytesAt(newFolder()) }).check()).toEqual({
      ok: true,
    });
  });

  it('reports a lock held by another program', async () => {
    const app = await live();
    secondConnection(app.data).exec('BEGIN IMMEDIATE');
    expect(await unhealthyReason(app)).toBe('The database is locked by another program.');
  });

  it('stays bad once a damaged page was read', async () => {
    const logged: object[] = [];
    const log = { error: (details: object) => logged.push(details), info: () => {} };
    const store = open({ data: await damagedFolder() });
    store.observe({ committed: () => {}, log });
    const loads = await Promise.allSettled(Array.from({ length: TABLES }, (_, i) => store.load(idOf(i))));
    const errors = loads.flatMap(l => (l.status === 'rejected' ? [l.reason] : []));
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.every(e => e instanceof StoreError)).toBe(true);
    for (let i = 0; i < 2; i++)
      expect(await store.health()).toEqual({ ok: false, reason: 'The database is damaged.' });
    expect(logged).toHaveLength(1);
  });

  it('is bad after a check of the whole file found damaged pages, and good when it found none', async () => {
    const said: string[] = [];
    const log = {
      error: (_details: object, sentence: string) => said.push(sentence),
      info: (_details: object, sentence: string) => said.push(sentence),
    };
    const observer = { committed: () => {}, log };
    const checks = { firstMs: 0, everyMs: 3_600_000 };
    const damaged = open({ data: await damagedFolder(), checks });
    damaged.observe(observer);
    expect(await damaged.health()).toEqual({ ok: true });
    await until(async () => said.length > 0);
    expect(await damaged.health()).toEqual({ ok: false, reason: 'The database is damaged.' });
    expect(said.splice(0)).toEqual(['The database is damaged.']);

    const whole = open({ data: newFolder(), checks });
    whole.observe(observer);
    await until(async () => said.length > 0);
    expect(await whole.health()).toEqual({ ok: true });
    expect(said).toEqual(['the database was checked and is whole']);
  });

  it('does not keep the store from closing during a check of the whole file', async () => {
    const data = newFolder();
    const store = open({ data, checks: { firstMs: 0, everyMs: 1 } });
    await new Promise(done => setTimeout(done, 30));
    await store.close();
    expect(statSync(join(data, `${DATABASE_FILE}-wal`), { throwIfNoEntry: false })).toBeUndefined();
  });
});

describe('a missing database file', () => {
  it('refuses moves after its folder was deleted, and is reported', async () => {
    const app = await live();
    const [red] = await app.table();
    rmSync(app.data, { recursive: true });
    for (let i = 0; i < 2; i++) {
      const { status, body } = await app.play(red, 0, 'b2b3');
      expect([status, body.key]).toEqual([503, 'not-saved']);
    }
    expect(await unhealthyReason(app)).toBe(FILE_GONE);
    // Tables in memory can still be read, and show only what was on disk.
    expect((await app.get(`/api/tables/${red.table}`)).body).toMatchObject({ now: { n: 0 } });
    expect(app.logs.join('')).toContain(DATABASE_FILE);
  });

  it('is noticed without a move', async () => {
    const app = await live();
    rmSync(app.data, { recursive: true });
    expect(await unhealthyReason(app)).toBe(FILE_GONE);
  });

  it('is noticed when only its log was deleted; a graceful stop then still saves everything', async () => {
    const app = await live();
    const [red] = await app.table();
    expect((await app.play(red, 0, 'b2b3')).body).toEqual({ n: 1 });
    rmSync(join(app.data, `${DATABASE_FILE}-wal`));
    expect(await unhealthyReason(app)).toBe(FILE_GONE);
    await app.server.stop();
    const again = await live({ data: app.data });
    expect((await again.get(`/api/tables/${red.table}`)).body).toMatchObject({ now: { n: 1 } });
  });

  it('is noticed when a copy replaced it', async () => {
    const app = await live();
    const [red] = await app.table();
    const copy = newFolder();
    cpSync(app.data, copy, { recursive: true });
    rmSync(app.data, { recursive: true });
    mkdirSync(app.data);
    cpSync(copy, app.data, { recursive: true });
    expect((await app.play(red, 0, 'b2b3')).status).toBe(503);
    expect(await unhealthyReason(app)).toBe(FILE_GONE);
  });

  it('is used again when the same file returns, without loss or duplication', async () => {
    const app = await live();
    const [red] = await app.table();
    const aside = `${app.data} aside`;
    renameSync(app.data, aside);
    expect((await app.play(red, 0, 'b2b3')).status).toBe(503);
    expect((await app.play(red, 0, 'b2b3')).status).toBe(503);
    expect(await unhealthyReason(app)).toBe(FILE_GONE);
    renameSync(aside, app.data);
    const { status, body } = await app.play(red, 0, 'b2b3');
    expect([status, body.n]).toEqual([200, 1]);
    await until(async () => (await app.get('/healthz')).status === 200);
    const db = secondConnection(app.data);
    expect(db.prepare('SELECT n FROM entries').all()).toEqual([{ n: 1 }]);
  });

  it('is not identified by number where files have none', () => {
    const numbered = { dev: 1, ino: 7 };
    expect(isSameFile(numbered, { dev: 1, ino: 7 })).toBe(true);
    expect(isSameFile(numbered, { dev: 1, ino: 8 })).toBe(false);
    expect(isSameFile(numbered, undefined)).toBe(false);
    expect(isSameFile({ dev: 0, ino: 0 }, { dev: 0, ino: 0 })).toBe(true);
    expect(isSameFile({ dev: 0, ino: 0 }, { dev: 3, ino: 9 })).toBe(true);
    expect(isSameFile({ dev: 0, ino: 0 }, undefined)).toBe(false);
  });
});
