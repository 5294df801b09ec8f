import type { Thinker } from '@tablee/bots';
import { loadGame } from '@tablee/catalogue';
import { type GameRecord, isMove, readRecord, replay } from '@tablee/kernel';
import { READY_MS, RESPITE_MS } from '@tablee/table';
import type { Laid, Problem, Seated, TableAnswer } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { Lag, MAX_LAG_MS, USUAL_LAG_MS } from '../src/clocks/lag.ts';
import { randomGame } from './games.ts';
import { type Live, live } from './live.ts';
import { SimulatedTime, settle } from './simulated-time.ts';

/** A shot of South's first puck, and one of North's. */
const SHOT = 'shoot s1 270 570';
const ANSWER = 'shoot n1 3404 265';
const clock = { kind: 'hourglass', seconds: 60 } as const;

async function timed(wanted: Parameters<typeof live>[0] = {}) {
  const time = new SimulatedTime();
  return { time, server: await live({ ...wanted, scheduler: time }) };
}

/** A frame after time has passed and everything it set off has been told. */
async function lookAt(server: Live, { table }: { table: string }): Promise<TableAnswer> {
  await settle();
  return (await server.get<TableAnswer>(`/api/tables/${table}`)).body;
}

describe('laying a table with a clock', () => {
  it('TCHAKO-23 says it in the head and how the sand stands in every frame', async () => {
    const { server } = await timed();
    const [ann] = await server.table({ clock });
    const line = await server.line();
    line.send({ t: 'watch', table: ann.table, token: ann.token });
    expect((await line.next('hello')).head.clock).toEqual(clock);
    const still = { left: [30_000, 30_000], pouring: [], holdMs: 0, respiteMs: 0 };
    expect((await line.next('table')).clock).toEqual(still);
    const ready = await line.next('table', f => f.clock?.pouring.length === 1);
    expect(ready.clock).toEqual({ ...still, pouring: [0], holdMs: READY_MS });
    const { now, head } = await lookAt(server, ann);
    expect([now.clock, head.clock]).toEqual([ready.clock, clock]);
  });

  it('is not said where there is none', async () => {
    const { server } = await timed();
    const [ann] = await server.table({ clock: null });
    const { now, head } = await lookAt(server, ann);
    expect('clock' in now || 'clock' in head).toBe(false);
  });

  it('TCHAKO-23 is refused with a sentence where it makes no sense', async () => {
    const { server } = await timed();
    const lay = async (body: object): Promise<Problem> =>
      (await server.post<Problem>('/api/tables', { game: 'tchag', name: 'Ann', ...body })).body;
    for (const seconds of [29, 3_601, 60.5, '60'])
      expect(await lay({ clock: { kind: 'hourglass', seconds } })).toMatchObject({
        status: 400,
        key: 'malformed',
        sentence: '"clock.seconds": an hourglass holds 30 to 3600 whole seconds of sand.',
      });
    expect(await lay({ clock: { kind: 'sundial', seconds: 60 } })).toMatchObject({
      status: 400,
      sentence: '"clock.kind": there is no such clock.',
    });
    expect(await lay({ game: 'tchang', seats: 1, clock })).toMatchObject({
      status: 422,
      key: 'clock-seats',
      sentence: 'A clock needs two seats or more.',
    });
  });

  it('with an increment is refused where it cannot end', async () => {
    const { server } = await timed();
    const fischer = { kind: 'fischer', seconds: 60, increment: 5, zero: 'turn' };
    const lay = async (game: string, seats: number, changed: object): Promise<Problem> =>
      (
        await server.post<Problem>('/api/tables', {
          game,
          seats,
          name: 'Ann',
          clock: { ...fischer, ...changed },
        })
      ).body;
    expect(await lay('tchag', 2, { increment: 181 })).toMatchObject({
      status: 400,
      sentence: '"clock.increment": a clock adds 0 to 180 whole seconds a turn.',
    });
    expect(await lay('tchag', 2, { zero: 'luck' })).toMatchObject({ status: 400, key: 'malformed' });
    expect(await lay('tchag', 2, { increment: 0 })).toMatchObject({
      status: 422,
      sentence: 'Such a clock adds 5 to 180 seconds.',
    });
    expect(await lay('dragons', 3, { zero: 'game' })).toMatchObject({ status: 422, key: 'clock-loss' });
  });
});

describe('a clock with an increment', () => {
  it('loses the game at zero where that was agreed; the record says so and replays', async () => {
    const { server, time } = await timed();
    const agreed = { kind: 'fischer', seconds: 30, increment: 0, zero: 'game' };
    const [ann] = await server.table({ game: 'tchag', clock: agreed });
    const line = await server.watch(ann.table, ann.token);
    await line.next('table', f => f.clock?.pouring.length === 1);
    await time.pass(READY_MS + 30_000 + MAX_LAG_MS);
    const lost = await line.next('table', f => f.n === 1);
    expect(lost.told).toEqual({ n: 1, seat: 0, act: 'resign', clock: true });
    expect(lost.outcome).toMatchObject({ payoff: [0, 1], reason: 'table-time' });
    const record = (await server.get<GameRecord>(`/api/tables/${ann.table}/record`)).body;
    expect(record).toMatchObject({ clock: agreed, entries: [{ act: 'resign', seat: 0, clock: true }] });
    expect(replay(await loadGame('tchag'), readRecord(record)).outcome).toEqual(lost.outcome);
  });
});

describe('a move only the clock makes', () => {
  it('TCHAKO-23 is refused to people, with a clock and without', async () => {
    const { server } = await timed();
    for (const extra of [{ game: 'tchako' }, { game: 'tchako', clock }]) {
      const [ann] = await server.table(extra);
      expect((await server.play(ann, 0, 'time')).body).toMatchObject({
        status: 422,
        rule: 'TCHAKO-23',
        key: 'clock-only',
      });
    }
  });
});

describe('T’Chako against the hourglass', () => {
  it('TCHAKO-23 the turn of who lets the sand run out is over, and everybody is told why', async () => {
    const { server, time } = await timed();
    const [ann, bob] = await server.table({ game: 'tchako', clock });
    const line = await server.watch(ann.table, ann.token);
    await line.next('table', f => f.clock?.pouring.length === 1);
    // Over a real line it is measured how long a zero has to wait: at most half a second.
    await time.pass(READY_MS + 30_000 + MAX_LAG_MS);
    const ended = await line.next('table', f => f.n === 1);
    expect(ended.told).toMatchObject({ seat: 0, act: 'move', clock: true });
    expect(ended.actors).toEqual([1]);
    expect(ended.outcome).toBeNull();
    const { body } = await server.play(bob, 1, 'end');
    expect(body).toMatchObject({ status: 409, rule: 'TCHAKO-23', key: 'respite' });
    await time.pass(RESPITE_MS);
    expect((await server.play(bob, 1, 'end')).body).toEqual({ n: 2 });
    const record = (await server.get<GameRecord>(`/api/tables/${ann.table}/record`)).body;
    expect(record.clock).toEqual(clock);
    expect(record.entries.map(e => isMove(e) && e.clock === true)).toEqual([true, false]);
  });

  it('TCHAKO-23 no sand runs while a shot is seen', async () => {
    const { server, time } = await timed();
    const [ann] = await server.table({ game: 'tchako', clock });
    const line = await server.watch(ann.table, ann.token);
    await line.next('table', f => f.clock?.pouring.length === 1);
    await time.pass(READY_MS);
    expect((await server.play(ann, 0, SHOT)).body).toEqual({ n: 1 });
    const held = (await lookAt(server, ann)).now.clock!;
    expect(held.holdMs).toBeGreaterThan(500);
    await time.pass(held.holdMs);
    expect((await lookAt(server, ann)).now.clock).toEqual({ ...held, holdMs: 0 });
  });
});

describe('what follows a game', () => {
  it('a rematch is played against the same clock, split evenly again', async () => {
    const { server, time } = await timed();
    const [ann, bob] = await server.table({ clock });
    const line = await server.watch(ann.table, ann.token);
    await line.next('table', f => f.clock?.pouring.length === 1);
    await time.pass(READY_MS + 7_000);
    await server.act(ann, 'resign');
    await server.act(ann, 'offer-rematch');
    await server.act(bob, 'offer-rematch');
    const { table } = (await line.next('table', f => Boolean(f.offers.rematch?.table))).offers.rematch!;
    const { head, now } = await lookAt(server, { table: table! });
    expect(head.clock).toEqual(clock);
    expect(now.clock).toMatchObject({ left: [30_000, 30_000], pouring: [] });
  });

  it('a game brought along keeps its clock, is given another, or none', async () => {
    const { server } = await timed();
    const [ann] = await server.table({ clock });
    const moves = randomGame(1).slice(0, 1);
    expect((await server.play(ann, 0, moves[0]!.move)).status).toBe(200);
    const record = (await server.get<GameRecord>(`/api/tables/${ann.table}/record`)).body;
    const bring = async (extra: object) => {
      const laid = await server.post<Laid>('/api/tables', { game: 'tchag', name: 'Ann', record, ...extra });
      expect(laid.status, JSON.stringify(laid.body)).toBe(201);
      return (await lookAt(server, laid.body)).head.clock;
    };
    const other = { kind: 'hourglass', seconds: 180 };
    expect([await bring({}), await bring({ clock: other }), await bring({ clock: null })]).toEqual([
      clock,
      other,
      undefined,
    ]);
  });
});

describe('a bot against the hourglass', () => {
  /** Has planned its turn, and notes how long it was given; without a plan it thinks until it is interrupted. */
  const noting = (asked: (number | undefined)[], turn: () => readonly string[]): Thinker => ({
    think: async ({ ms }, signal) => {
      asked.push(ms);
      const planned = turn();
      if (planned.length === 0)
        await new Promise((_, failed) =>
          signal?.addEventListener('abort', () => failed(new Error('stopped'))),
        );
      return { move: planned[0]!, turn: planned, value: 0.5, depth: 1, nodes: 1, ms: 0 };
    },
    evaluate: async () => 0.5,
    close: () => {},
  });

  async function withBot(turn: () => readonly string[], extra: object = { clock }) {
    const asked: (number | undefined)[] = [];
    const { server, time } = await timed({ thinker: noting(asked, turn), bots: { ms: 0 } });
    const bots = [{ seat: 1, level: 5 }];
    const wanted = { game: 'tchako', name: 'Ann', seat: 0, bots, ...extra };
    const { body: ann } = await server.post<Seated>('/api/tables', wanted);
    const line = await server.line();
    line.send({ t: 'watch', table: ann.table, token: ann.token });
    return { server, time, ann, line, asked };
  }

  it('TCHAKO-23 waits until it may act', async () => {
    const { server, time, ann, line, asked } = await withBot(() => ['end']);
    await line.next('table', f => f.clock?.pouring.length === 1);
    await time.pass(READY_MS + 30_000 + MAX_LAG_MS);
    expect((await lookAt(server, ann)).now).toMatchObject({ n: 1, actors: [1] });
    await time.pass(RESPITE_MS - MAX_LAG_MS - 1);
    expect((await lookAt(server, ann)).now.n).toBe(1);
    await time.pass(MAX_LAG_MS + 1);
    await line.next('table', f => f.n === 2);
    expect(asked).toEqual([undefined]);
    expect(server.logs.filter(l => l.includes('bot'))).toEqual([]);
  });

  it('TCHAKO-23 loses its turn to the clock like a person, and thinks faster when time is short', async () => {
    let turn: readonly string[] = [];
    const { server, time, ann, line, asked } = await withBot(() => turn);
    await line.next('table', f => f.clock?.pouring.length === 1);
    await server.play(ann, 0, 'end');
    await line.next('table', f => f.n === 1);
    await time.pass(READY_MS + 30_000);
    expect((await line.next('table', f => f.n === 2)).told).toMatchObject({ seat: 1, clock: true });
    await time.pass(RESPITE_MS);
    turn = ['end'];
    expect((await server.play(ann, 2, 'end')).body).toEqual({ n: 3 });
    await line.next('table', f => f.n === 4);
    // What Ann has spent in the respite, less what is given back for her line.
    expect(asked[0]).toBeUndefined();
    expect(asked[1]).toBeGreaterThanOrEqual((RESPITE_MS - MAX_LAG_MS - 30) / 30);
    expect(asked[1]).toBeLessThanOrEqual(RESPITE_MS / 30);
  });

  it('lets a shot come to rest before it goes on, without a clock too', async () => {
    const { server, time, ann, line } = await withBot(() => [ANSWER, 'end'], {});
    await server.play(ann, 0, 'end');
    await line.next('table', f => f.n === 2);
    expect((await lookAt(server, ann)).now.n).toBe(2);
    await time.pass(20_000);
    await line.next('table', f => f.n === 3);
  });
});

describe('the connection of a player at a table with a clock', () => {
  it('is measured once they watch, and no other line is', async () => {
    const { server } = await timed();
    const pinged = async (extra: { readonly clock?: typeof clock }): Promise<number> => {
      const [ann] = await server.table(extra);
      const line = await server.line();
      let pings = 0;
      line.socket.on('ping', () => pings++);
      line.send({ t: 'watch', table: ann.table, token: ann.token });
      await line.quiet();
      return pings;
    };
    expect([await pinged({ clock }), await pinged({})]).toEqual([1, 0]);
  });

  it('counts with its latest measurements, up to a limit, and as usual before the first', () => {
    const lag = new Lag();
    expect(lag.credit).toBe(USUAL_LAG_MS);
    lag.answered(5);
    expect(lag.credit).toBe(USUAL_LAG_MS);
    lag.sent(1_000);
    expect(lag.isOld(5_999)).toBe(false);
    expect(lag.isOld(6_000)).toBe(true);
    lag.answered(1_040);
    expect(lag.credit).toBe(40);
    lag.sent(10_000);
    lag.answered(10_080);
    expect(lag.credit).toBe(50);
    lag.sent(20_000);
    lag.answered(29_000);
    expect(lag.credit).toBe(MAX_LAG_MS);
  });
});
