import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Problem, TableAnswer } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { live } from './live.ts';
import { holdLock, secondConnection } from './locker.ts';

/** Of each table: the numbers of its entries, as they are on disk. */
function entriesOn(data: string): number[][] {
  const rows = secondConnection(data)
    .prepare('SELECT group_concat(n) AS ns FROM entries GROUP BY table_key ORDER BY table_key')
    .all();
  return rows.map(row => String(row.ns).split(',').map(Number));
}

const pause = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

describe('a database that another program has locked', () => {
  it('refuses moves within a second while reading and watching go on, and takes them afterwards', async () => {
    const house = await live();
    const tables = await Promise.all(Array.from({ length: 5 }, () => house.table()));
    const [first] = tables[0]!;
    const delay = monitorEventLoopDelay({ resolution: 10 });
    const lock = await holdLock(house.data, 4_000);
    delay.enable();

    let answered = 0;
    const moves = tables.map(async ([red]) => {
      const answer = await house.play(red, 0, 'b2b3');
      answered++;
      return answer;
    });
    const talk = house.post<Problem>(
      `/api/tables/${first.table}/talk`,
      { text: 'hello' },
      { token: tables[0]![1].token },
    );
    const laid = house.post<Problem>('/api/tables', { game: 'tchag', name: 'Ann', seat: 0 });
    await house.get(`/api/tables/${first.table}`);
    expect(answered).toBe(0);
    for (const [red] of tables) {
      const seen = await house.get<TableAnswer>(`/api/tables/${red.table}`);
      expect([seen.status, seen.body.now.n]).toEqual([200, 0]);
      expect(await house.server.context.store.load(red.table)).not.toBeNull();
    }
    const watcher = await house.watch(first.table);
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
    for (const [red] of tables) expect((await house.play(red, 0, 'b2b3')).body).toEqual({ n: 1 });
    expect((await watcher.next('table')).n).toBe(1);
    expect(entriesOn(house.data)).toEqual(tables.map(() => [1]));
  });

  it('is waited for once by all who wait for one another at a table', async () => {
    const house = await live();
    const [red] = await house.table();
    const lock = await holdLock(house.data, 4_000);
    const moves = await Promise.all(Array.from({ length: 8 }, () => house.play(red, 0, 'b2b3')));
    expect(moves.map(m => m.status)).toEqual(moves.map(() => 503));
    expect(lock.held()).toBe(true);
    await lock.released;
    const again = await Promise.all(Array.from({ length: 8 }, () => house.play(red, 0, 'b2b3')));
    expect(again.map(m => [m.status, m.body.n])).toEqual(again.map(() => [200, 1]));
    expect(entriesOn(house.data)).toEqual([[1]]);
  });

  it('takes a move that waited for a short lock, once', async () => {
    const house = await live();
    const tables = [await house.table(), await house.table()];
    const other = secondConnection(house.data);
    other.exec('BEGIN IMMEDIATE');
    const early = house.play(tables[0]![0], 0, 'b2b3');
    await pause(100);
    const late = house.play(tables[1]![0], 0, 'b2b3');
    await pause(100);
    other.exec('ROLLBACK');
    expect((await early).body).toEqual({ n: 1 });
    expect((await late).body).toEqual({ n: 1 });
    expect(entriesOn(house.data)).toEqual([[1], [1]]);
  });

  it('does not keep the server from stopping', async () => {
    const house = await live();
    const [red] = await house.table();
    const lock = await holdLock(house.data, 10_000);
    const move = house.play(red, 0, 'b2b3');
    await pause(50);
    await house.server.stop();
    expect((await move).status).toBe(503);
    expect(lock.held()).toBe(true);
  });
});
