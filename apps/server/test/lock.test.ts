import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Problem, TableAnswer } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { live } from './live.ts';
import { holdLock, secondConnection } from './locker.ts';

/** The numbers of the stored entries, by table. */
function entriesOn(data: string): number[][] {
  const rows = secondConnection(data)
    .prepare('SELECT group_concat(n) AS ns FROM entries GROUP BY table_key ORDER BY table_key')
    .all();
  return rows.map(row => String(row.ns).split(',').map(Number));
}

const pause = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

describe('a database that another program has locked', () => {
  it('refuses moves within a second while reading and watching continue, and accepts them afterwards', async () => {
    const app = await live();
    const tables = await Promise.all(Array.from({ length: 5 }, () => app.table()));
    const [first] = tables[0]!;
    const delay = monitorEventLoopDelay({ resolution: 10 });
    const lock = await holdLock(app.data, 4_000);
    delay.enable();

    let answered = 0;
    const moves = tables.map(async ([red]) => {
      const answer = await app.play(red, 0, 'b2b3');
      answered++;
      return answer;
    });
    const talk = app.post<Problem>(
      `/api/tables/${first.table}/talk`,
      { text: 'hello' },
      { token: tables[0]![1].token },
    );
    const laid = app.post<Problem>('/api/tables', { game: 'tchag', name: 'Ann', seat: 0 });
    await app.get(`/api/tables/${first.table}`);
    expect(answered).toBe(0);
    for (const [red] of tables) {
      const seen = await app.get<TableAnswer>(`/api/tables/${red.table}`);
      expect([seen.status, seen.body.now.n]).toEqual([200, 0]);
      expect(await app.server.context.store.load(red.table)).not.toBeNull();
    }
    const watcher = await app.watch(first.table);
    expect(lock.held()).toBe(true);

    for (const { status, body } of await Promise.all(moves)) {
      expect([status, body.key]).toEqual([503, 'not-saved']);
    }
    expect(lock.held()).toBe(true);
    expect([(await laid).status, (await laid).body.key]).toEqual([503, 'table-not-saved']);
    expect([(await talk).status, (await talk).body.key]).toEqual([503, 'line-not-saved']);
    delay.disable();
    expect(delay.max / 1e6).toBeLessThan(1_000);

    await lock.released;
    for (const [red] of tables) expect((await app.play(red, 0, 'b2b3')).body).toEqual({ n: 1 });
    expect((await watcher.next('table')).n).toBe(1);
    expect(entriesOn(app.data)).toEqual(tables.map(() => [1]));
  });

  it('delays moves that queue at one table only once', async () => {
    const app = await live();
    const [red] = await app.table();
    const lock = await holdLock(app.data, 4_000);
    const moves = await Promise.all(Array.from({ length: 8 }, () => app.play(red, 0, 'b2b3')));
    expect(moves.map(m => m.status)).toEqual(moves.map(() => 503));
    expect(lock.held()).toBe(true);
    await lock.released;
    const again = await Promise.all(Array.from({ length: 8 }, () => app.play(red, 0, 'b2b3')));
    expect(again.map(m => [m.status, m.body.n])).toEqual(again.map(() => [200, 1]));
    expect(entriesOn(app.data)).toEqual([[1]]);
  });

  it('accepts a move that waited for a short lock, once', async () => {
    const app = await live();
    const tables = [await app.table(), await app.table()];
    const other = secondConnection(app.data);
    other.exec('BEGIN IMMEDIATE');
    const early = app.play(tables[0]![0], 0, 'b2b3');
    await pause(100);
    const late = app.play(tables[1]![0], 0, 'b2b3');
    await pause(100);
    other.exec('ROLLBACK');
    expect((await early).body).toEqual({ n: 1 });
    expect((await late).body).toEqual({ n: 1 });
    expect(entriesOn(app.data)).toEqual([[1], [1]]);
  });

  it('does not keep the server from stopping', async () => {
    const app = await live();
    const [red] = await app.table();
    const lock = await holdLock(app.data, 10_000);
    const move = app.play(red, 0, 'b2b3');
    await pause(50);
    await app.server.stop();
    expect((await move).status).toBe(503);
    expect(lock.held()).toBe(true);
  });
});
