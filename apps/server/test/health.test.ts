import { cpSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '@tablee/wire';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FILE_GONE, FileWatch, isSameFile } from '../src/store/sqlite/file-watch.ts';
import { freeBytesAt, HealthWatch } from '../src/store/sqlite/health.ts';
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

/** A folder with some hundred tables, and nonsense in the middle of its file. */
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

/** What strangers are told: a sentence, and no path. */
async function illness(house: Live): Promise<string> {
  const { status, body } = await house.get<Problem>('/healthz');
  expect([status, body.key]).toEqual([503, 'unhealthy']);
  expect(JSON.stringify(body)).not.toContain(house.data);
  expect(JSON.stringify(body)).not.toContain(DATABASE_FILE);
  return body.sentence;
}

describe('the health of the store', () => {
  it('is tried with a write that reaches the disk, once for all who ask', async () => {
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

  it('is bad on a full disk even while one more page finds room, and is logged once', async () => {
    const said: string[] = [];
    const parts = {
      probe: async () => {},
      files: new FileWatch(),
      freeBytes: () => 4_096,
      log: { error: (_details: object, sentence: string) => said.push(sentence), info: () => {} },
    };
    const full = { ok: false, reason: 'The disk of this server is full.' };
    const health = new HealthWatch(parts);
    expect([await health.check(), await health.check()]).toEqual([full, full]);
    expect(said).toEqual([full.reason]);
    expect(await new HealthWatch({ ...parts, freeBytes: () => freeBytesAt(newFolder()) }).check()).toEqual({
      ok: true,
    });
  });

  it('says that another program has locked the database', async () => {
    const house = await live();
    secondConnection(house.data).exec('BEGIN IMMEDIATE');
    expect(await illness(house)).toBe('The database is locked by another program.');
  });

  it('is bad for good once a damaged page was read', async () => {
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

  it('is bad once a check of the whole file has found damaged pages, and good when it finds none', async () => {
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

  it('lets the store close while the whole file is checked', async () => {
    const data = newFolder();
    const store = open({ data, checks: { firstMs: 0, everyMs: 1 } });
    await new Promise(done => setTimeout(done, 30));
    await store.close();
    expect(statSync(join(data, `${DATABASE_FILE}-wal`), { throwIfNoEntry: false })).toBeUndefined();
  });
});

describe('a database file that is no longer there', () => {
  it('takes no move when its folder was deleted, and says so', async () => {
    const house = await live();
    const [red] = await house.table();
    rmSync(house.data, { recursive: true });
    for (let i = 0; i < 2; i++) {
      const { status, body } = await house.play(red, 0, 'b2b3');
      expect([status, body.key]).toEqual([503, 'not-saved']);
    }
    expect(await illness(house)).toBe(FILE_GONE);
    // What is in memory can still be looked at, and shows nothing that is not on disk.
    expect((await house.get(`/api/tables/${red.table}`)).body).toMatchObject({ now: { n: 0 } });
    expect(house.logs.join('')).toContain(DATABASE_FILE);
  });

  it('is noticed without any move', async () => {
    const house = await live();
    rmSync(house.data, { recursive: true });
    expect(await illness(house)).toBe(FILE_GONE);
  });

  it('is noticed when only its log was deleted; a graceful stop then still saves everything', async () => {
    const house = await live();
    const [red] = await house.table();
    expect((await house.play(red, 0, 'b2b3')).body).toEqual({ n: 1 });
    rmSync(join(house.data, `${DATABASE_FILE}-wal`));
    expect(await illness(house)).toBe(FILE_GONE);
    await house.server.stop();
    const again = await live({ data: house.data });
    expect((await again.get(`/api/tables/${red.table}`)).body).toMatchObject({ now: { n: 1 } });
  });

  it('is noticed when a copy has taken its place', async () => {
    const house = await live();
    const [red] = await house.table();
    const copy = newFolder();
    cpSync(house.data, copy, { recursive: true });
    rmSync(house.data, { recursive: true });
    mkdirSync(house.data);
    cpSync(copy, house.data, { recursive: true });
    expect((await house.play(red, 0, 'b2b3')).status).toBe(503);
    expect(await illness(house)).toBe(FILE_GONE);
  });

  it('goes on when the same file is back, and loses and doubles nothing', async () => {
    const house = await live();
    const [red] = await house.table();
    const aside = `${house.data} aside`;
    renameSync(house.data, aside);
    expect((await house.play(red, 0, 'b2b3')).status).toBe(503);
    expect((await house.play(red, 0, 'b2b3')).status).toBe(503);
    expect(await illness(house)).toBe(FILE_GONE);
    renameSync(aside, house.data);
    const { status, body } = await house.play(red, 0, 'b2b3');
    expect([status, body.n]).toEqual([200, 1]);
    await until(async () => (await house.get('/healthz')).status === 200);
    const db = secondConnection(house.data);
    expect(db.prepare('SELECT n FROM entries').all()).toEqual([{ n: 1 }]);
  });

  it('is not looked for by number where files have none', () => {
    const numbered = { dev: 1, ino: 7 };
    expect(isSameFile(numbered, { dev: 1, ino: 7 })).toBe(true);
    expect(isSameFile(numbered, { dev: 1, ino: 8 })).toBe(false);
    expect(isSameFile(numbered, undefined)).toBe(false);
    expect(isSameFile({ dev: 0, ino: 0 }, { dev: 0, ino: 0 })).toBe(true);
    expect(isSameFile({ dev: 0, ino: 0 }, { dev: 3, ino: 9 })).toBe(true);
    expect(isSameFile({ dev: 0, ino: 0 }, undefined)).toBe(false);
  });
});
