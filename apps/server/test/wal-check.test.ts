import {
  closeSync,
  copyFileSync,
  cpSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Seated } from '@tablee/wire';
import { describe, expect, it, onTestFinished } from 'vitest';
import { missingPages } from '../src/store/sqlite/wal-check.ts';
import { readIndex, readLog } from '../src/store/sqlite/wal-format.ts';
import { startChild } from './child.ts';
import { newFolder } from './live.ts';

const FRAME = 4_096 + 24;
const HEADER = 32;

/** A database with a log; `crash` copies the files as a crash would leave them. */
function database() {
  const file = join(newFolder(), 'a.db');
  const db = new DatabaseSync(file);
  onTestFinished(() => db.close());
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0');
  db.exec('CREATE TABLE texts (text TEXT)');
  const insert = db.prepare('INSERT INTO texts VALUES (?)');
  const write = (times: number): void => {
    for (let i = 0; i < times; i++) insert.run(`${i} `.repeat(500));
  };
  const crash = (): string => {
    const copy = join(newFolder(), 'a.db');
    for (const end of ['', '-wal', '-shm']) cpSync(file + end, copy + end);
    return copy;
  };
  return { db, write, crash };
}

const logOf = (file: string): string => `${file}-wal`;
const cutTo = (file: string, bytes: number): void => truncateSync(logOf(file), bytes);
const sizeOf = (file: string): number => statSync(logOf(file)).size;
const committedIn = (file: string): number => readIndex(`${file}-shm`)!.committed;

describe('a write-ahead log', () => {
  it('is complete after a crash, and its frames are counted as SQLite counts them', () => {
    const { write, crash } = database();
    write(200);
    const file = crash();
    expect(committedIn(file)).toBeGreaterThan(200);
    expect(readLog(logOf(file), 1e9)!.committed).toBe(committedIn(file));
    expect(missingPages(file)).toBe(0);
  });

  it('that was truncated, emptied or deleted is missing pages', () => {
    const { write, crash } = database();
    write(200);
    const whole = crash();
    const committed = committedIn(whole);
    const cases = [
      [sizeOf(whole) - 1, 1],
      [sizeOf(whole) - FRAME, 1],
      [HEADER + FRAME * Math.floor(committed / 2), committed / 2],
      [HEADER, committed],
      [HEADER - 1, committed],
      [0, committed],
    ] as const;
    for (const [bytes, missing] of cases) {
      const file = crash();
      cutTo(file, bytes);
      // A commit of several pages is lost as a whole.
      expect(missingPages(file)).toBeGreaterThanOrEqual(Math.floor(missing));
      expect(missingPages(file)).toBeLessThanOrEqual(Math.ceil(missing) + 5);
    }
    rmSync(logOf(whole));
    expect(missingPages(whole)).toBe(committed);
  });

  it('with a wrong byte in its middle is missing the pages after it', () => {
    const { write, crash } = database();
    write(50);
    const file = crash();
    const fd = openSync(logOf(file), 'r+');
    writeSync(fd, 'x', HEADER + FRAME * 20 + 100);
    closeSync(fd);
    expect(missingPages(file)).toBeGreaterThanOrEqual(committedIn(file) - 20);
  });

  it('torn by a crash in mid-transaction is missing nothing', () => {
    const { db, write, crash } = database();
    write(20);
    const committed = committedIn(crash());
    // Pages that exceed the cache are written to the log before the commit.
    db.exec('PRAGMA cache_size = 5; BEGIN IMMEDIATE');
    write(200);
    for (const cut of [0, 1, 100, FRAME, FRAME * 3 + 50]) {
      const file = crash();
      expect(sizeOf(file)).toBeGreaterThan(HEADER + FRAME * (committed + 10));
      cutTo(file, sizeOf(file) - cut);
      expect(committedIn(file)).toBe(committed);
      expect(missingPages(file)).toBe(0);
    }
    db.exec('ROLLBACK');
    expect(missingPages(crash())).toBe(0);
  });

  it('whose pages are all in the database file may be deleted, but not truncated', () => {
    const { db, write, crash } = database();
    write(50);
    db.exec('PRAGMA wal_checkpoint(PASSIVE)');
    const file = crash();
    expect(missingPages(file)).toBe(0);
    cutTo(file, HEADER + FRAME * 20);
    // SQLite copies the remaining old pages over newer ones in the file.
    expect(missingPages(file)).toBeGreaterThan(0);
    cutTo(file, 0);
    expect(missingPages(file)).toBe(0);
    rmSync(logOf(file));
    expect(missingPages(file)).toBe(0);
  });

  it('that restarts is missing nothing, before, during and after its first write', () => {
    const { db, write, crash } = database();
    write(100);
    db.exec('PRAGMA wal_checkpoint(PASSIVE)');
    expect(missingPages(crash())).toBe(0);
    db.exec('PRAGMA cache_size = 5; BEGIN IMMEDIATE');
    write(50);
    const during = crash();
    expect(committedIn(during)).toBe(0);
    expect(missingPages(during)).toBe(0);
    db.exec('COMMIT');
    const after = crash();
    expect(committedIn(after)).toBeGreaterThan(0);
    expect(sizeOf(after)).toBeGreaterThan(HEADER + FRAME * committedIn(after));
    expect(missingPages(after)).toBe(0);
    cutTo(after, HEADER + FRAME);
    expect(missingPages(after)).toBe(committedIn(after));
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    const emptied = crash();
    expect(sizeOf(emptied)).toBe(0);
    expect(missingPages(emptied)).toBe(0);
  });

  it('newer than its index, as after a power cut, is missing nothing; an older one is', () => {
    const { db, write, crash } = database();
    write(50);
    const older = crash();
    db.exec('PRAGMA wal_checkpoint(PASSIVE)');
    write(20);
    const newer = crash();
    const [oldIndex, oldLog] = [`${older}-shm`, logOf(older)].map(path => readFileSync(path));
    const spare = join(newFolder(), 'a.db');
    copyFileSync(logOf(newer), logOf(spare));
    writeFileSync(`${spare}-shm`, oldIndex!);
    expect(missingPages(spare)).toBe(0);
    writeFileSync(logOf(newer), oldLog!);
    expect(missingPages(newer)).toBeGreaterThanOrEqual(20);
  });

  it('is not judged without a valid index', () => {
    const { write, crash } = database();
    write(20);
    const file = crash();
    cutTo(file, HEADER + FRAME);
    const index = readFileSync(`${file}-shm`);
    expect(missingPages(file)).toBeGreaterThan(0);
    // With one torn copy of the header, the other is used.
    index.fill(0xff, 0, 10);
    writeFileSync(`${file}-shm`, index);
    expect(missingPages(file)).toBeGreaterThan(0);
    for (const broken of [Buffer.alloc(32_768), Buffer.alloc(0), index.subarray(0, 40), index.fill(7)]) {
      writeFileSync(`${file}-shm`, broken);
      expect(missingPages(file)).toBe(0);
    }
    rmSync(`${file}-shm`);
    expect(missingPages(file)).toBe(0);
  });
});

describe('a server killed under load', () => {
  const json = (body: unknown, token?: string) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });

  const ENOUGH = 90;

  /** Creates tables and plays until the server is killed; `enough` is called once so many writes are acknowledged. */
  async function play(url: string, enough: () => void): Promise<void> {
    let acknowledged = 0;
    const one = async (): Promise<void> => {
      for (;;) {
        const laid = await fetch(`${url}/api/tables`, json({ game: 'tchag', name: 'Ann', seat: 0 }));
        const { table, token } = (await laid.json()) as Seated;
        await fetch(`${url}/api/tables/${table}/seats`, json({ name: 'Bob' }));
        const { ok } = await fetch(
          `${url}/api/tables/${table}/moves`,
          json({ decision: 0, move: 'b2b3' }, token),
        );
        expect(ok).toBe(true);
        acknowledged += 3;
        if (acknowledged === ENOUGH) enough();
      }
    };
    await Promise.allSettled(Array.from({ length: 10 }, one));
  }

  async function killed(data: string): Promise<void> {
    const child = startChild({ TABLEE_DATA: data });
    const url = await child.ready();
    let playing: Promise<void> | null = null;
    await new Promise<void>((enough, failed) => {
      playing = play(url, enough).then(() => failed(new Error('the server refused the load')));
    });
    await child.end('SIGKILL');
    await playing;
  }

  /** Starts a server on a copy and returns its warnings about the log. */
  async function start(data: string) {
    const child = startChild({ TABLEE_DATA: data, TABLEE_LOG: 'error' });
    const url = await child.ready();
    const health = (await (await fetch(`${url}/healthz`)).json()) as { ok: boolean; note?: string };
    const metrics = await (await fetch(`${url}/metrics`)).text();
    await child.end('SIGTERM');
    return { err: child.err, health, lost: Number(/^tablee_lost_pages (\d+)$/m.exec(metrics)![1]) };
  }

  it('starts again without a warning; with a truncated log it warns about missing pages', async () => {
    const data = newFolder();
    await killed(data);
    const log = (folder: string): string => join(folder, 'tablee.db-wal');
    const copies = [0, 1, 2].map(() => {
      const copy = newFolder();
      cpSync(data, copy, { recursive: true });
      return copy;
    });
    const end = HEADER + FRAME * committedIn(join(data, 'tablee.db'));
    truncateSync(log(copies[0]!), end - 10);
    truncateSync(log(copies[1]!), Math.floor(end / 2));
    rmSync(log(copies[2]!));

    expect(await start(data)).toEqual({ err: '', health: { ok: true }, lost: 0 });
    for (const copy of copies) {
      const { err, health, lost } = await start(copy);
      expect(lost).toBeGreaterThan(0);
      const sentence = `The write-ahead log was cut short: about ${lost} page`;
      expect(err).toMatch(new RegExp(`"msg":"${sentence}`));
      expect(err).toMatch(new RegExp(`^${sentence}`, 'm'));
      expect(health).toMatchObject({ ok: true, note: expect.stringContaining(sentence) });
    }
    // Reported once: the next start finds a consistent log.
    expect((await start(copies[0]!)).lost).toBe(0);
  }, 120_000);
});
