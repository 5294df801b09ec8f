import { CLOCK_RANGES, searchChance } from '@tablee/kernel';
import { READY_MS, RESPITE_MS } from '@tablee/table';
import { CLOCK_LIMITS } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { sitDown } from '../src/lobby/seats.ts';
import { guestAlone } from '../src/people/identity.ts';
import { clockTold } from '../src/tables/view-encoder.ts';
import { newFolder } from './live.ts';
import { byClock, come, lay, left, openTables, play, sit, sliding } from './simulated-tables.ts';
import { settle } from './simulated-time.ts';

describe('the sand of a table', () => {
  it('holds what the wire says', () => {
    expect(CLOCK_LIMITS).toEqual(CLOCK_RANGES);
  });

  it('TCHAKO-23 does not run before every seat is taken and a person is connected', async () => {
    const server = openTables();
    const table = await lay(server);
    come(server, table, 0);
    await server.time.pass(100_000);
    expect(clockTold(table)).toEqual({ left: [60_000, 60_000], pouring: [], holdMs: 0, respiteMs: 0 });
    await sitDown(server.referee, table, { name: 'Bob' }, guestAlone('bob'));
    await settle();
    expect(clockTold(table)).toMatchObject({ pouring: [0], holdMs: READY_MS });
    await server.time.pass(READY_MS + 1_000);
    expect(left(table)).toEqual([59_000, 61_000]);
  });

  it('TCHAKO-23 what one spends becomes the other’s, move by move', async () => {
    const server = openTables();
    const table = await sit(server);
    await server.time.pass(20_000);
    await play(server, table, 0, '1-1');
    await server.time.pass(5_000);
    await play(server, table, 1, '1-1');
    expect(clockTold(table)).toEqual({ left: [45_000, 75_000], pouring: [0], holdMs: 0, respiteMs: 0 });
  });

  it('TCHAKO-23 stands while something slides', async () => {
    const server = openTables(newFolder(), sliding);
    const table = await sit(server);
    await play(server, table, 0, '1-1');
    expect(clockTold(table)).toMatchObject({ pouring: [1], holdMs: 2_000 });
    await server.time.pass(2_000);
    expect(left(table)).toEqual([60_000, 60_000]);
    await server.time.pass(1_000);
    expect(left(table)).toEqual([61_000, 59_000]);
  });

  it('TCHAKO-23 at zero the turn ends, and the next may not act for five seconds while theirs runs', async () => {
    const server = openTables();
    const table = await sit(server);
    await server.time.pass(60_000);
    expect(byClock(table)).toBe(true);
    expect(table.match).toMatchObject({ n: 1, outcome: null });
    expect(clockTold(table)).toEqual({
      left: [0, 120_000],
      pouring: [1],
      holdMs: 0,
      respiteMs: RESPITE_MS,
    });
    await server.time.pass(RESPITE_MS - 1);
    expect(await play(server, table, 1, '2-1')).toMatchObject({
      status: 409,
      rule: 'TCHAKO-23',
      key: 'respite',
    });
    await server.time.pass(1);
    expect(await play(server, table, 1, '2-1')).toEqual({ n: 2 });
    expect(left(table)).toEqual([5_000, 115_000]);
    expect(server.troubles).toEqual([]);
  });

  it('TCHAKO-23 no seat loses by missing turns, while one player is connected', async () => {
    const server = openTables();
    const table = await lay(server);
    await sitDown(server.referee, table, { name: 'Bob' }, guestAlone('bob'));
    come(server, table, 1, 0);
    await server.time.pass(READY_MS);
    for (let turn = 0; turn < 3; turn++) {
      // Seat 0 has no connection: a script may play it, with the usual lag.
      await server.time.pass(60_200 + RESPITE_MS);
      expect(byClock(table)).toBe(true);
      expect(await play(server, table, 1, `${turn + 2}-1`)).toEqual({ n: 2 * turn + 2 });
      await server.time.pass(left(table)[0]! - 60_000);
    }
    expect(table.match.outcome).toBeNull();
  });

  it('is given back as far as a line is slow, and zero waits for it', async () => {
    const server = openTables();
    const table = await sit(server, 300);
    await server.time.pass(60_299);
    expect(table.match.n).toBe(0);
    // Sent 300 ms ago, with the last grain but one.
    expect(await play(server, table, 0, '1-1', 300)).toEqual({ n: 1 });
    expect(byClock(table)).toBe(false);
    expect(left(table)).toEqual([1, 119_999]);
    await server.time.pass(120_000 + 299);
    expect(byClock(table)).toBe(true);
  });

  it('TCHAKO-23 a move that came in time is judged first, even if the disk keeps it waiting', async () => {
    const server = openTables();
    const table = await sit(server);
    await server.time.pass(59_999);
    const released = play(server, table, 0, '1-1');
    const passed = server.time.pass(1);
    expect(await released).toEqual({ n: 1 });
    await passed;
    expect(table.match.n).toBe(1);
    expect(byClock(table)).toBe(false);
  });

  it('is not given back by taking back, and lies still after the end', async () => {
    const server = openTables();
    const table = await sit(server);
    await server.time.pass(10_000);
    await play(server, table, 0, '1-1');
    await server.referee.act(table, 0, 'ask-back');
    await server.time.pass(2_000);
    await server.referee.act(table, 1, 'accept-back');
    expect(clockTold(table)).toMatchObject({ left: [52_000, 68_000], pouring: [0] });
    await server.referee.act(table, 0, 'resign');
    await server.time.pass(500_000);
    expect(clockTold(table)).toMatchObject({ left: [52_000, 68_000], pouring: [] });
    expect([table.ephemera.holds.has('clock'), server.time.waiting, server.clocks.size]).toEqual([
      false,
      0,
      0,
    ]);
  });

  it('TCHAKO-23 keeps its total in every frame', async () => {
    const server = openTables(newFolder(), sliding);
    const chance = searchChance(23);
    for (let game = 0; game < 4; game++) {
      const table = await sit(server, chance.pick(501));
      const total = (): number => left(table).reduce((a, b) => a + b, 0);
      for (let i = 0; i < 40 && !table.match.outcome; i++) {
        await server.time.pass(chance.pick(3) > 0 ? chance.pick(4_000) : chance.pick(70_000));
        const before = table.match.n;
        const [seat] = table.game.actors(table.match.state);
        if (seat !== undefined && chance.pick(3) > 0) {
          const move = table.game.writeMove(table.game.sample(table.match.state, seat, chance));
          const answer = await play(server, table, seat, move, chance.pick(501));
          expect(answer).toSatisfy(a => a.n === before + 1 || a.key === 'respite');
        }
        expect(total()).toBe(120_000);
        expect(Math.min(...left(table))).toBeGreaterThanOrEqual(0);
        expect((await server.store.load(table.id))!.summary.clock!.left.reduce((a, b) => a + b)).toBe(
          120_000,
        );
        // One timer for a table whose sand runs, none for one that is over.
        expect(server.time.waiting).toBe(table.match.outcome ? 0 : 1);
      }
      await server.referee.act(table, 0, 'resign');
    }
    expect(server.troubles).toEqual([]);
  });
});
