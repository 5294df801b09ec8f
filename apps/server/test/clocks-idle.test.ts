import type { GameRecord } from '@tablee/kernel';
import { READY_MS } from '@tablee/table';
import { describe, expect, it } from 'vitest';
import { IDLE_TURNS } from '../src/clocks/clock-runner.ts';
import { seatBot } from '../src/lobby/seats.ts';
import { clockTold } from '../src/tables/view-encoder.ts';
import { byClock, come, lay, openHouse, play, playAlone, sit } from './glasshouse.ts';
import { live } from './live.ts';
import { Sundial, settle } from './sundial.ts';

const HOUR = 3_600_000;

describe('open pages without input', () => {
  it('TCHAKO-23 a few turns end by time alone, then the sand stands and says why', async () => {
    const house = openHouse();
    const table = await sit(house);
    await house.dial.pass(24 * HOUR);
    expect(table.match).toMatchObject({ n: IDLE_TURNS, outcome: null });
    expect(clockTold(table)).toMatchObject({ pouring: [], idle: true });
    expect([table.ephemera.holds.has('clock'), house.dial.waiting, house.clocks.size]).toEqual([false, 0, 0]);
    // A reconnection is not input of a player.
    come(house, table, 0, 0);
    await house.dial.pass(HOUR);
    expect(table.match.n).toBe(IDLE_TURNS);
  });

  it('TCHAKO-23 the next deed sets it running, and the turns are counted anew', async () => {
    const house = openHouse();
    const table = await sit(house);
    await house.dial.pass(24 * HOUR);
    house.clocks.notePlayer(table);
    await settle();
    expect(clockTold(table)).toMatchObject({ pouring: [0], holdMs: READY_MS });
    expect('idle' in clockTold(table)!).toBe(false);
    await house.dial.pass(24 * HOUR);
    expect(table.match.n).toBe(2 * IDLE_TURNS);
    expect(clockTold(table)).toMatchObject({ pouring: [], idle: true });
  });

  it('TCHAKO-23 a move starts the clock at once', async () => {
    const house = openHouse();
    const table = await sit(house);
    await house.dial.pass(24 * HOUR);
    expect(await play(house, table, 0, '3-1')).toEqual({ n: IDLE_TURNS + 1 });
    await settle();
    expect(clockTold(table)!.pouring).toEqual([1]);
    expect(house.clocks.size).toBe(1);
  });

  it('TCHAKO-23 one deed between them, and turns are not in a row', async () => {
    const house = openHouse();
    const table = await sit(house);
    for (let turn = 1; turn < IDLE_TURNS; turn++) {
      await house.dial.pass(clockTold(table)!.left[(turn - 1) % 2]!);
      expect(table.match.n).toBe(turn);
    }
    house.clocks.notePlayer(table);
    await house.dial.pass(clockTold(table)!.left[(IDLE_TURNS - 1) % 2]!);
    expect([table.match.n, byClock(table)]).toEqual([IDLE_TURNS, true]);
    expect(clockTold(table)!.pouring).toEqual([IDLE_TURNS % 2]);
  });

  it('TCHAKO-23 what a bot plays meanwhile neither counts nor sets it up', async () => {
    const house = openHouse();
    const { registry, referee } = house;
    const table = await lay(house);
    await seatBot({ referee, quotas: registry.quotas, table }, { seat: 1, level: 1 });
    come(house, table, 0, 0);
    await house.dial.pass(READY_MS);
    for (let turn = 1; turn <= IDLE_TURNS; turn++) {
      expect(clockTold(table)!.pouring).toEqual([0]);
      await house.dial.pass(clockTold(table)!.left[0]!);
      expect(byClock(table)).toBe(true);
      await house.dial.pass(5_000);
      const [move] = table.game.moves(table.match.state, 1);
      expect(await playAlone(house, table, 1, table.game.writeMove(move))).toEqual({ n: 2 * turn });
    }
    await house.dial.pass(24 * HOUR);
    expect(table.match.n).toBe(2 * IDLE_TURNS);
    expect(clockTold(table)).toMatchObject({ pouring: [], idle: true });
  });
});

describe('through the doors', () => {
  it('TCHAKO-23 who aims, speaks or posts is there; who lowers an aim or opens a page need not be', async () => {
    const dial = new Sundial();
    const house = await live({ scheduler: dial });
    const [ann, bob] = await house.table({ game: 'tchako', clock: { kind: 'hourglass', seconds: 60 } });
    const [first] = ann.seat === 0 ? [ann] : [bob];
    const lines = [await house.watch(ann.table, ann.token), await house.watch(bob.table, bob.token)] as const;
    const line = ann.seat === 0 ? lines[0] : lines[1];
    const doze = async () => {
      await dial.pass(HOUR);
      return line.next('table', f => f.clock?.idle === true);
    };
    const wakes = () => line.next('table', f => f.clock?.pouring.length === 1 && f.clock.holdMs > 0);
    const deeds = [
      () => line.send({ t: 'aim', table: ann.table, aim: 's1,1024,640' }),
      () => line.send({ t: 'say', table: ann.table, text: 'Coucou' }),
      () => house.post(`/api/tables/${ann.table}/reactions`, { reaction: 'bravo' }, { token: first.token }),
    ];
    for (const deed of deeds) {
      await doze();
      line.send({ t: 'aim', table: ann.table, aim: '' });
      await house.watch(bob.table, bob.token);
      await settle();
      expect(dial.waiting).toBe(0);
      await deed();
      await wakes();
    }
    const { body } = await house.get<GameRecord>(`/api/tables/${ann.table}/record`);
    expect(body.entries).toHaveLength(deeds.length * IDLE_TURNS);
  });
});
