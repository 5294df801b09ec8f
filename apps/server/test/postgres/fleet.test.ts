import { loadGame } from '@tablee/catalogue';
import type { Seated, TableAnswer, TableFrame } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { PostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { type Live, live, type Wanted } from '../live.ts';
import { SimulatedTime } from '../simulated-time.ts';
import { keeper, TestDevice } from '../test-device.ts';
import { newDatabase } from './database.ts';

/** Several servers of this process with one database. */
async function fleet(count: number, wanted: Wanted = {}): Promise<Live[]> {
  const url = await newDatabase();
  const nodes: Live[] = [];
  for (let i = 0; i < count; i++)
    nodes.push(await live({ ...wanted, store: await PostgresStore.open({ url }) }));
  return nodes;
}

const tchag = await loadGame('tchag');

/** A legal move of the seat to move. */
function anyMove(view: string): string {
  const state = tchag.readState(view, { seats: 2, options: {} });
  const [seat] = tchag.actors(state);
  const [move] = tchag.moves(state, seat!);
  return tchag.writeMove(move);
}

/** The position as a seat sees it at a node. */
async function position(node: Live, { table, token }: Seated): Promise<TableFrame> {
  const line = await node.line();
  line.send({ t: 'watch', table, token });
  const frame = await line.next('table');
  line.socket.close();
  return frame;
}

describe('several nodes', () => {
  it('show each other moves, offers, seats, talk and presence', async () => {
    const [a, b] = (await fleet(2)) as [Live, Live];
    const host = (await a.post<Seated>('/api/tables', { game: 'tchag', name: 'Ann', seat: 0 })).body;
    const spectator = await b.watch(host.table);
    const guest = (await a.post<Seated>(`/api/tables/${host.table}/seats`, { name: 'Bob' })).body;
    const sat = await spectator.next('people', f => f.people[1]?.name === 'Bob');
    expect(sat.people[0]).toMatchObject({ name: 'Ann', here: false });

    const ann = await a.watch(host.table, host.token);
    await spectator.next('people', f => f.people[0]?.here === true);
    const bob = await b.watch(host.table, guest.token);
    const { watching } = await ann.next('people', f => f.people[1]?.here === true);
    expect(watching).toBe(1);

    // Moves from both nodes in turn: every watcher gets every step.
    const players = [host, guest] as const;
    let { view, actors } = await position(a, host);
    for (let n = 0; n < 6; n++) {
      const seat = actors[0]!;
      const node = n % 2 === 0 ? a : b;
      const played = await node.play(players[seat]!, n, anyMove(view));
      expect(played.status, JSON.stringify(played.body)).toBe(200);
      const frames = await Promise.all([spectator, ann, bob].map(l => l.next('table', f => f.n === n + 1)));
      for (const frame of frames) expect(frame.told).toMatchObject({ n: n + 1, seat, act: 'move' });
      expect(new Set(frames.map(frame => frame.view)).size).toBe(1);
      ({ view, actors } = frames[0]!);
    }

    expect((await a.act(host, 'offer-draw')).status).toBe(200);
    await bob.next('table', f => f.offers.draw === 0);
    bob.send({ t: 'say', table: host.table, text: 'Bonjour' });
    expect((await ann.next('said')).line).toMatchObject({ n: 1, seat: 1, text: 'Bonjour' });
    ann.send({ t: 'say', table: host.table, text: 'Salut' });
    expect((await bob.next('said', f => f.line.n === 2)).line.text).toBe('Salut');
    bob.send({ t: 'react', table: host.table, reaction: 'hello' });
    expect(await ann.next('reacted')).toMatchObject({ seat: 1, reaction: 'hello' });
    bob.socket.close();
    await ann.next('people', f => f.people[1]?.here === false);
  });

  it('repeat a move by themselves when another node was first', async () => {
    const nodes = (await fleet(3)) as [Live, Live, Live];
    const [a] = nodes;
    const dragons = await loadGame('dragons');
    for (let table = 0; table < 3; table++) {
      const body = { game: 'dragons', seats: 3, name: 'Ann', seat: 0 };
      const seats = [(await a.post<Seated>('/api/tables', body)).body];
      for (const name of ['Bob', 'Cléo'])
        seats.push((await a.post<Seated>(`/api/tables/${seats[0]!.table}/seats`, { name })).body);
      // All choose a gesture at the same time, each at another node.
      const frames = await Promise.all(seats.map((seat, i) => position(nodes[i]!, seat)));
      const answers = await Promise.all(
        seats.map((seat, i) => {
          const { view, decision } = frames[i]!;
          const state = dragons.readState(view, { seats: 3, options: { hands: 'screen' } });
          const [move] = dragons.moves(state, seat.seat);
          return nodes[i]!.play(seat, decision, dragons.writeMove(move));
        }),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(answers.map(answer => answer.body.n).sort()).toEqual([1, 2, 3]);
    }
  });

  it('know a seat, an entry and a decision that only their client has heard of', async () => {
    const url = await newDatabase();
    const silent = await PostgresStore.open({ url });
    // As if every message were lost and the database had not been asked yet.
    silent.fleet.channel.listen = () => undefined;
    const a = await live({ store: await PostgresStore.open({ url }) });
    const b = await live({ store: silent });
    const host = (await a.post<Seated>('/api/tables', { game: 'tchag', name: 'Ann', seat: 0 })).body;
    await b.watch(host.table);
    const guest = (await a.post<Seated>(`/api/tables/${host.table}/seats`, { name: 'Bob' })).body;
    const bob = await b.line();
    bob.send({ t: 'watch', table: host.table, token: guest.token });
    expect(await bob.next('hello')).toMatchObject({ eyes: 1 });

    /** The seat to move plays at a node, as the first node shows the position. */
    const playAt = async (node: Live, n: number): Promise<void> => {
      const { view, actors } = await position(a, host);
      const played = await node.play([host, guest][actors[0]!]!, n, anyMove(view));
      expect(played.body).toEqual({ n: n + 1 });
    };
    await playAt(a, 0);
    const again = await b.line();
    again.send({ t: 'watch', table: host.table, token: guest.token, seen: 1 });
    expect((await again.next('table')).n).toBe(1);
    await playAt(a, 1);
    await playAt(b, 2);
  });

  it('run a bot at one node only, and go on when that node is gone', async () => {
    const [a, b] = (await fleet(2)) as [Live, Live];
    const bots = [
      { seat: 0, level: 1 },
      { seat: 1, level: 1 },
    ];
    const body = { game: 'tchag', name: 'Ann', seat: 'none', bots };
    const { body: laid } = await a.post<Seated>('/api/tables', body);
    const spectators = await Promise.all([a.watch(laid.table), b.watch(laid.table)]);
    await Promise.all(spectators.map(line => line.next('table', f => f.n >= 4)));
    // On a busy machine a beat may be late.
    const errors = [...a.logs, ...b.logs].filter(line => line.includes('"level":50'));
    expect(errors.filter(line => !line.includes('lease of this node'))).toEqual([]);
    await a.server.stop();
    const { n } = await spectators[1]!.next('table');
    await spectators[1]!.next('table', f => f.n >= n + 4 || f.outcome !== null);
  });

  it('TCHAKO-23 one clock runs at all nodes, and runs on when the node that ran it stops', async () => {
    const [a, b] = (await fleet(2)) as [Live, Live];
    const clock = { kind: 'hourglass', seconds: 600 };
    const [first, second] = await a.table({ game: 'tchako', clock });
    await Promise.all([a.watch(first.table, first.token), b.watch(second.table, second.token)]);
    const runs = async (node: Live) => (await position(node, second)).clock!.pouring;
    await expect.poll(() => runs(a), { timeout: 20_000 }).toHaveLength(1);
    await expect.poll(() => runs(b), { timeout: 20_000 }).toHaveLength(1);
    const { clock: before } = await position(a, first);
    const { clock: there } = await position(b, second);
    const seat = before!.pouring[0]!;
    expect(there!.pouring).toEqual([seat]);
    // The same moment of the same clock, whichever node is asked.
    expect(there!.left[seat]! + there!.holdMs).toBeLessThanOrEqual(before!.left[seat]! + before!.holdMs + 50);
    await a.server.stop();
    const { clock: later } = await position(b, second);
    expect(later!.pouring).toEqual([seat]);
    expect(later!.left[seat]! + later!.holdMs).toBeLessThanOrEqual(there!.left[seat]! + there!.holdMs);
  });

  it.each([
    { kind: 'fischer', seconds: 600, increment: 5, zero: 'game' },
    { kind: 'days', days: 2, zero: 'game', pauses: { zone: 'Europe/Paris', night: [22, 7], weekends: true } },
  ])(
    'a clock is the same to the millisecond at every node and at one that starts later: $kind',
    async clock => {
      const url = await newDatabase();
      // A Friday evening in Paris, and later than the database says that these nodes started.
      const time = new SimulatedTime(Date.parse('2030-10-25T19:30:00Z'));
      const node = async () => live({ scheduler: time, store: await PostgresStore.open({ url }) });
      const nodes = [await node(), await node()];
      const seats = await nodes[0]!.table({ clock });
      // Somebody is there, or a Fischer clock stands.
      await Promise.all(nodes.map((at, i) => at.watch(seats[i]!.table, seats[i]!.token)));
      const clockAt = async (at: Live) => (await position(at, seats[0])).clock;
      /** What the node says that knows most, once all say the same. */
      const agree = async () => {
        const differing = async () =>
          new Set((await Promise.all(nodes.map(clockAt))).map(c => JSON.stringify(c))).size;
        await expect.poll(differing, { timeout: 20_000 }).toBe(1);
        return (await clockAt(nodes[0]!))!;
      };
      await expect.poll(async () => (await clockAt(nodes[0]!))?.pouring).toHaveLength(1);
      await time.pass(3_000);
      const whole = (await agree()).left[0]!;
      const isFischer = clock.kind === 'fischer';
      const wait = isFischer ? 7_777 : 10 * 3_600_000;
      time.jump(wait);
      // Ten hours from half past nine in the evening are half an hour of a Friday; then it stands until Monday.
      const spent = isFischer ? wait : 30 * 60_000 - 3_000;
      const now = await agree();
      expect(whole - now.left[0]!).toBe(spent);
      const { view, n } = await position(nodes[1]!, seats[0]);
      expect((await nodes[1]!.play(seats[0], n, anyMove(view))).status).toBe(200);
      await agree();
      nodes.push(await node());
      await agree();
      await nodes.shift()!.server.stop();
      time.jump(1_234);
      await agree();
    },
  );

  it('a clock of days runs out at the node that is left, without a connection', async () => {
    const time = new SimulatedTime(Date.parse('2026-11-18T08:00:00Z'));
    const [a, b] = (await fleet(2, { scheduler: time })) as [Live, Live];
    const [first] = await a.table({ clock: { kind: 'days', days: 1, zero: 'turn' } });
    await expect
      .poll(async () => (await position(a, first)).clock?.pouring, { timeout: 20_000 })
      .toHaveLength(1);
    await a.server.stop();
    time.jump(24 * 3_600_000 - 120_000);
    await time.pass(60_000);
    expect((await b.get<TableAnswer>(`/api/tables/${first.table}`)).body.now.n).toBe(0);
    b.server.context.registry.sweep();
    // The node that is left becomes the maintainer in real time, and then looks every simulated minute.
    const told = async () => {
      await time.pass(60_000);
      return (await b.get<TableAnswer>(`/api/tables/${first.table}`)).body.now.told;
    };
    await expect.poll(told, { timeout: 20_000 }).toMatchObject({ seat: 0, act: 'move', clock: true });
  });

  it('an understudy voted at one node plays at the node that has the duty, and gives way at another', async () => {
    const [a, b] = (await fleet(2, { bots: { pauseMs: 0, ms: 20 }, voteMinutes: 0 })) as [Live, Live];
    const [ann, bob] = await a.table();
    const line = await b.watch(bob.table, bob.token);
    const by = { token: bob.token };
    const votes = `/api/tables/${bob.table}/votes`;
    await expect.poll(async () => (await b.post(votes, { seat: 0, level: 1 }, by)).status).toBe(200);
    const moved = await line.next('table', f => f.actors.includes(1));
    expect(moved.told).toMatchObject({ seat: 0, by: 'understudy' });
    expect((await a.post(`/api/tables/${ann.table}/return`, {}, { token: ann.token })).status).toBe(200);
    await line.next('people', f => f.people[0]?.understudy === undefined);
  });

  it('play no reply and no understudy’s move that was taken back at another node', async () => {
    const url = await newDatabase();
    const deaf = await PostgresStore.open({ url });
    // As if every message were lost and the database had not been asked yet.
    deaf.fleet.channel.listen = () => undefined;
    const a = await live({ store: deaf, bots: { pauseMs: 500, ms: 20 } });
    const b = await live({ store: await PostgresStore.open({ url }) });
    const host = (await a.post<Seated>('/api/tables', { game: 'tchag', name: 'Ann', seat: 0 })).body;
    const guest = (await a.post<Seated>(`/api/tables/${host.table}/seats`, { name: 'Bob' })).body;
    const path = `/api/tables/${host.table}`;
    /** Until it is Bob's turn: Ann's moves, and then some answer of his. */
    const line: string[] = [];
    const state = tchag.readState((await position(a, host)).view, { seats: 2, options: {} });
    for (let seat = 0; seat === 0; ) {
      const move = [...tchag.moves(state, 0)].at(-1)!;
      line.push(tchag.writeMove(move));
      tchag.apply(state, 0, move, { pick: () => 0 });
      [seat = 1] = tchag.actors(state);
    }
    const planned = [...line, tchag.writeMove([...tchag.moves(state, 1)][0]!)];
    const by = { token: guest.token };
    expect((await a.ask('PUT', `${path}/replies`, { lines: [planned] }, by)).status).toBe(200);
    expect((await b.ask('PUT', `${path}/replies`, { lines: [] }, by)).status).toBe(200);
    for (const [n, move] of line.entries()) expect((await a.play(host, n, move)).body).toEqual({ n: n + 1 });
    const watcher = await a.watch(host.table, guest.token);
    watcher.send({ t: 'react', table: host.table, reaction: 'hello' });
    await watcher.next('reacted');
    expect((await position(a, guest)).n).toBe(line.length);

    // An understudy is at work at the node that has not heard that its person is back.
    expect((await a.ask('PUT', `${path}/understudy`, { level: 1, after: 0 }, by)).status).toBe(200);
    const back = await b.post<{ n: number }>(`${path}/return`, {}, by);
    expect(back.status).toBe(200);
    const isKnown = async () => (await position(a, guest)).people[1]?.understudy === undefined;
    await expect.poll(isKnown, { timeout: 20_000 }).toBe(true);
    const { entries } = (await b.get<{ entries: readonly object[] }>(`${path}/record`)).body;
    expect(entries.slice(back.body.n).filter(entry => 'by' in entry)).toEqual([]);
  });

  it('tell watchers everywhere that a table was deleted', async () => {
    const [a, b] = (await fleet(2)) as [Live, Live];
    const laid = await a.post<Seated>('/api/tables', { game: 'tchag', name: 'Ann', seat: 0 });
    const spectator = await b.watch(laid.body.table);
    const { table } = laid.body;
    const deleted = await a.ask('DELETE', `/api/tables/${table}`, undefined, { cookie: laid.cookie });
    expect(deleted.status, JSON.stringify(deleted.body)).toBe(200);
    await spectator.next('gone');
    expect((await b.get(`/api/tables/${table}`)).status).toBe(404);
  });

  it('know the people of each other: devices that join, and devices that are signed out', async () => {
    const [a, b] = (await fleet(2)) as [Live, Live];
    const { device: phone, authenticator } = await keeper(a);
    const seat = await phone.lay();
    const desk = new TestDevice(b);
    // The challenge of one node is answered at the other.
    const answer = await new TestDevice(a).assertion(authenticator);
    expect((await desk.ask('POST', '/api/sign-in/passkey', answer)).status).toBe(403);
    expect((await desk.signIn(authenticator)).status).toBe(200);
    expect(await desk.mine()).toEqual([seat.table]);

    const line = await a.watch(seat.table, seat.token);
    const lost = (await desk.me())!.devices.find(({ here }) => !here)!;
    expect((await desk.ask('DELETE', `/api/me/devices/${lost.id}`)).status).toBe(200);
    await line.closed;
    const played = await a.play(seat, 0, anyMove((await position(a, seat)).view));
    expect(played.status).toBe(403);
    expect(await phone.me()).toBeNull();
  });
});
