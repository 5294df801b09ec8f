import type { GameRecord } from '@tablee/kernel';
import { READY_MS } from '@tablee/table';
import { describe, expect, it } from 'vitest';
import { IDLE_TURNS } from '../src/clocks/clock-runner.ts';
import { seatBot } from '../src/lobby/seats.ts';
import { clockTold } from '../src/tables/view-encoder.ts';
import { live } from './live.ts';
import { byClock, come, lay, openTables, play, playAlone, sit } from './simulated-tables.ts';
import { SimulatedTime, settle } from './simulated-time.ts';

const HOUR = 3_600_000;

describe('open pages without input', () => {
  it('TCHAKO-23 a few turns end by time alone, then the sand stands and says why', async () => {
    const server = openTables();
    const table = await sit(server);
    await server.time.pass(24 * HOUR);
    expect(table.match).toMatchObject({ n: IDLE_TURNS, outcome: null });
    expect(clockTold(table)).toMatchObject({ pouring: [], idle: true });
    expect([table.ephemera.holds.has('clock'), server.time.waiting, server.clocks.size]).toEqual([
      false,
      0,
      0,
    ]);
    // A reconnection is not input of a player.
    come(server, table, 0, 0);
    await server.time.pass(HOUR);
    expect(table.match.n).toBe(IDLE_TURNS);
  });

  it('TCHAKO-23 the next deed sets it running, and the turns are counted anew', async () => {
    const server = openTables();
    const table = await sit(server);
    await server.time.pass(24 * HOUR);
    server.clocks.notePlayer(table);
    await settle();
    expect(clockTold(table)).toMatchObject({ pouring: [0], holdMs: READY_MS });
    expect('idle' in clockTold(table)!).toBe(false);
    await server.time.pass(24 * HOUR);
    expect(table.match.n).toBe(2 * IDLE_TURNS);
    expect(clockTold(table)).toMatchObject({ pouring: [], idle: true });
  });

  it('TCHAKO-23 a move starts the clock at once', async () => {
    const server = openTables();
    const table = await sit(server);
    await server.time.pass(24 * HOUR);
    expect(await play(server, table, 0, '3-1')).toEqual({ n: IDLE_TURNS + 1 });
    await settle();
    expect(clockTold(table)!.pouring).toEqual([1]);
    expect(server.clocks.size).toBe(1);
  });

  it('TCHAKO-23 one deed between them, and turns are not in a row', async () => {
    const server = openTables();
    const table = await sit(server);
    for (let turn = 1; turn < IDLE_TURNS; turn++) {
      await server.time.pass(clockTold(table)!.left[(turn - 1) % 2]!);
      expect(table.match.n).toBe(turn);
    }
    server.clocks.notePlayer(table);
    await server.time.pass(clockTold(table)!.left[(IDLE_TURNS - 1) % 2]!);
    expect([table.match.n, byClock(table)]).toEqual([IDLE_TURNS, true]);
    expect(clockTold(table)!.pouring).toEqual([IDLE_TURNS % 2]);
  });

  it('TCHAKO-23 what a bot plays meanwhile neither counts nor sets it up', async () => {
    const server = openTables();
    const { registry, referee } = server;
    const table = await lay(server);
    await seatBot({ referee, quotas: registry.quotas, table }, { seat: 1, level: 1 });
    come(server, table, 0, 0);
    await server.time.pass(READY_MS);
    for (let turn = 1; turn <= IDLE_TURNS; turn++) {
      expect(clockTold(table)!.pouring).toEqual([0]);
      await server.time.pass(clockTold(table)!.left[0]!);
      expect(byClock(table)).toBe(true);
      await server.time.pass(5_000);
      const [move] = table.game.moves(table.match.state, 1);
      expect(await playAlone(server, table, 1, table.game.writeMove(move))).toEqual({ n: 2 * turn });
    }
    await server.time.pass(24 * HOUR);
    expect(table.match.n).toBe(2 * IDLE_TURNS);
    expect(clockTold(table)).toMatchObject({ pouring: [], idle: true });
  });
});

describe('through the doors', () => {
  it('TCHAKO-23 who aims, speaks or posts is there; who lowers an aim or opens a page need not be', async () => {
    const time = new SimulatedTime();
    const server = await live({ scheduler: time });
    const ofServer = time.waiting;
    const [ann, bob] = await server.table({ game: 'tchako', clock: { kind: 'hourglass', seconds: 60 } });
    const [first] = ann.seat === 0 ? [ann] : [bob];
    const lines = [
      await server.watch(ann.table, ann.token),
      await server.watch(bob.table, bob.token),
    ] as const;
    const line = ann.seat === 0 ? lines[0] : lines[1];
    const doze = async () => {
      await time.pass(HOUR);
      return line.next('table', f => f.clock?.idle === true);
    };
    const wakes = () => line.next('table', f => f.clock?.pouring.length === 1 && f.clock.holdMs > 0);
    const deeds = [
      () => line.send({ t: 'aim', table: ann.table, aim: 's1,1024,640' }),
      () => line.send({ t: 'say', table: ann.table, text: 'Coucou' }),
      () => server.post(`/api/tables/${ann.table}/reactions`, { reaction: 'bravo' }, { token: first.token }),
    ];
    for (const deed of deeds) {
      await doze();
      line.send({ t: 'aim', table: ann.table, aim: '' });
      await server.watch(bob.table, bob.token);
      await settle();
      expect(time.waiting).toBe(ofServer);
      await deed();
      await wakes();
    }
    const { body } = await server.get<GameRecord>(`/api/tables/${ann.table}/record`);
    expect(body.entries).toHaveLength(deeds.length * IDLE_TURNS);
  });
});
