import { nim } from '@tablee/conform/specimens';
import { READY_MS } from '@tablee/table';
import { describe, expect, it } from 'vitest';
import { seatBot, sendBotAway, sitDown } from '../src/lobby/seats.ts';
import { guestAlone } from '../src/people/identity.ts';
import { clockTold } from '../src/tables/view-encoder.ts';
import { newFolder } from './live.ts';
import { byClock, come, lay, left, openTables, play, type ServerContext, sit } from './simulated-tables.ts';
import { SimulatedTime, settle } from './simulated-time.ts';

const HOUR = 3_600_000;

/** A table with two people on its seats and no watcher. */
async function abandon(server: ServerContext) {
  const table = await lay(server);
  await sitDown(server.referee, table, { name: 'Bob' }, guestAlone('bob'));
  const ann = come(server, table, 0, 0);
  await server.time.pass(READY_MS);
  table.audience.leave(ann);
  return table;
}

describe('a game left alone', () => {
  it('TCHAKO-23 ends a watched turn and one unwatched turn, then stops the clock', async () => {
    const server = openTables();
    const table = await abandon(server);
    await server.time.pass(24 * HOUR);
    expect(table.match).toMatchObject({ n: 2, outcome: null });
    expect(clockTold(table)).toMatchObject({ left: [120_000, 0], pouring: [], respiteMs: 0 });
    expect([table.ephemera.holds.has('clock'), server.time.waiting, server.clocks.size]).toEqual([
      false,
      0,
      0,
    ]);
  });

  it('is forgotten by the server then, and not before', async () => {
    const server = openTables();
    const table = await abandon(server);
    await server.time.pass(1_000);
    server.registry.sweep();
    expect(server.registry.size).toBe(1);
    await server.time.pass(24 * HOUR);
    server.registry.sweep();
    expect(server.registry.size).toBe(0);
    const again = (await server.registry.open(table.id))!;
    expect(again).not.toBe(table);
    expect(clockTold(again)).toMatchObject({ left: [120_000, 0], pouring: [] });
  });

  it('goes on when a player returns, after a moment to look at the board', async () => {
    const server = openTables();
    const table = await abandon(server);
    await server.time.pass(24 * HOUR);
    come(server, table, 'public');
    await settle();
    expect(clockTold(table)!.pouring).toEqual([]);
    come(server, table, 1, 0);
    await settle();
    expect(clockTold(table)).toMatchObject({ pouring: [0], holdMs: READY_MS });
    await server.time.pass(READY_MS + 7_000);
    expect(left(table)).toEqual([113_000, 7_000]);
  });

  it('is not alone while moves are posted by who is not connected', async () => {
    const server = openTables();
    const table = await abandon(server);
    await server.time.pass(24 * HOUR);
    expect(await play(server, table, 0, '2-1')).toEqual({ n: 3 });
    expect(clockTold(table)!.pouring).toEqual([1]);
    expect(server.time.waiting).toBe(1);
  });

  it('between bots runs only while a person watches', async () => {
    const server = openTables();
    const { registry, referee } = server;
    const table = await lay(server, undefined, 'none');
    for (const seat of [0, 1]) await seatBot({ referee, quotas: registry.quotas, table }, { seat, level: 1 });
    await server.time.pass(HOUR);
    expect(clockTold(table)!.pouring).toEqual([]);
    come(server, table, 'public');
    await settle();
    expect(clockTold(table)!.pouring).toEqual([0]);
  });

  it('stops when a seat becomes free again', async () => {
    const server = openTables();
    const { registry, referee } = server;
    const table = await lay(server);
    await seatBot({ referee, quotas: registry.quotas, table }, { seat: 1, level: 1 });
    come(server, table, 0, 0);
    await server.time.pass(READY_MS + 4_000);
    await sendBotAway({ referee, quotas: registry.quotas, table }, 1);
    await server.time.pass(HOUR);
    expect(clockTold(table)).toMatchObject({ left: [56_000, 64_000], pouring: [] });
    expect(table.match.n).toBe(0);
  });
});

describe('a restart', () => {
  it('TCHAKO-23 finds the sand as it was when the server stopped; none ran while it was down', async () => {
    const data = newFolder();
    const before = openTables(data);
    const table = await sit(before);
    await before.time.pass(10_000);
    await play(before, table, 0, '1-1');
    await before.time.pass(4_321);
    await before.clocks.stop();
    await before.referee.stop();
    await before.store.close();

    const after = openTables(data, nim, new SimulatedTime(987_654_321));
    const again = (await after.registry.open(table.id))!;
    await after.time.pass(HOUR);
    expect(clockTold(again)).toEqual({ left: [54_321, 65_679], pouring: [], holdMs: 0, respiteMs: 0 });
    come(after, again, 1, 0);
    await after.time.pass(READY_MS + 679);
    expect(clockTold(again)).toMatchObject({ left: [55_000, 65_000], pouring: [1] });
  });

  it('finds a Fischer clock to the millisecond, again and again', async () => {
    const data = newFolder();
    const clock = { kind: 'fischer', seconds: 60, increment: 5, zero: 'turn' } as const;
    const first = openTables(data);
    const { id } = await sit(first, 0, clock);
    let server = first;
    let table = (await server.registry.open(id))!;
    const spent = [0, 0];
    for (const [round, ms] of [4_321, 17, 9_999].entries()) {
      await server.time.pass(ms);
      await play(server, table, round % 2, `${round + 1}-1`);
      spent[round % 2]! += ms - 5_000;
      const other = 1 - (round % 2);
      await server.time.pass(1_111);
      spent[other]! += 1_111;
      await server.clocks.stop();
      await server.referee.stop();
      await server.store.close();
      // The date may have gone back meanwhile.
      server = openTables(data, nim, new SimulatedTime(1_000_000 - round));
      table = (await server.registry.open(id))!;
      await server.time.pass(HOUR);
      expect(left(table)).toEqual(spent.map(sum => 60_000 - sum));
      come(server, table, 0, 0);
      come(server, table, 1, 0);
      await server.time.pass(READY_MS);
    }
  });

  it('after a crash finds what the last entry wrote beside it, respite and all', async () => {
    const data = newFolder();
    const before = openTables(data);
    const table = await sit(before);
    await before.time.pass(61_000);
    expect(byClock(table)).toBe(true);
    await before.store.close();

    const after = openTables(data, nim, new SimulatedTime(5));
    const again = (await after.registry.open(table.id))!;
    expect(clockTold(again)).toEqual({ left: [0, 120_000], pouring: [], holdMs: 0, respiteMs: 5_000 });
    expect(byClock(again)).toBe(true);
    expect(await play(after, again, 1, '2-1')).toMatchObject({ key: 'respite' });
  });

  it('costs a table without a clock nothing on disk', async () => {
    const server = openTables();
    const table = await lay(server, null);
    await server.referee.play(table, 0, 0, '1-1');
    const { summary, head } = (await server.store.load(table.id))!;
    expect('sand' in summary || 'clock' in head).toBe(false);
    expect(server.time.waiting).toBe(0);
  });

  it('tries again when the disk fails at zero', async () => {
    const server = openTables();
    const table = await sit(server);
    const { store } = server;
    const write = store.write.bind(store);
    let failures = 0;
    store.write = (...writes) => {
      if (failures++ > 0) return write(...writes);
      return Promise.reject(new Error('the disk is full'));
    };
    await server.time.pass(60_000);
    expect(table.match.n).toBe(0);
    // Soon: a database that was restarted is back within a second or two.
    await server.time.pass(READY_MS + 1_000);
    expect(byClock(table)).toBe(true);
  });
});
