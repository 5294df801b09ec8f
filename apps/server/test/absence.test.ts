import { isMove } from '@tablee/kernel';
import type { PassAnswer, Person, Problem, Seated, TableAnswer } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { randomGame } from './games.ts';
import { type Live, live, newFolder } from './live.ts';
import { SimulatedTime } from './simulated-time.ts';

const MINUTE = 60_000;
const FAST = { bots: { pauseMs: 0, ms: 20 } };

const lookAt = async (server: Live, { table, token }: Seated) =>
  (await server.get<TableAnswer>(`/api/tables/${table}`, { token })).body;
const send = <T = { n: number } & Problem>(
  server: Live,
  method: string,
  { table, token }: Seated,
  path: string,
  body?: object,
) =>
  server.ask<T>(method, `/api/tables/${table}/${path}`, body ?? (method === 'POST' ? {} : undefined), {
    token,
  });

const watch = (server: Live, { table, token }: Seated) => server.watch(table, token);
const peopleOf = (people: readonly Person[]) => people.map(({ understudy }) => understudy?.by ?? null);

describe('an understudy', () => {
  it('plays from now on, is marked everywhere, and gives the seat back with the first act of its person', async () => {
    const server = await live(FAST);
    const [ann, bob] = await server.table();
    const line = await watch(server, bob);
    expect((await send(server, 'PUT', ann, 'understudy', { level: 1, after: 0 })).status).toBe(200);
    const moved = await line.next('table', frame => frame.actors.includes(1));
    expect(peopleOf(moved.people)).toEqual(['self', null]);
    expect(moved.told).toMatchObject({ seat: 0, act: 'move', by: 'understudy' });
    const record = await server.get<{ entries: readonly object[] }>(`/api/tables/${ann.table}/record`);
    expect(record.body.entries.length).toBeGreaterThan(0);
    for (const entry of record.body.entries) expect(entry).toMatchObject({ seat: 0, by: 'understudy' });
    const story = await server.get<{ chapters: readonly { told: object | null }[] }>(
      `/api/tables/${ann.table}/story`,
    );
    expect(story.body.chapters.at(-1)?.told).toMatchObject({ by: 'understudy' });
    // Any act: here a reaction.
    expect((await send(server, 'POST', ann, 'reactions', { reaction: 'hello' })).status).toBe(200);
    await line.next('people', frame => peopleOf(frame.people)[0] === null);
    expect((await lookAt(server, ann)).now.people[0]).toEqual({
      name: 'Ann',
      here: false,
      bot: null,
      away: expect.any(String),
    });
  });

  it('waits for the minutes of absence that were chosen, and not while its person is connected', async () => {
    const time = new SimulatedTime();
    const server = await live({ ...FAST, scheduler: time });
    const [ann, bob] = await server.table();
    const here = await watch(server, ann);
    const line = await watch(server, bob);
    await send(server, 'PUT', ann, 'understudy', { level: 1, after: 10 });
    await time.pass(30 * MINUTE);
    expect((await lookAt(server, ann)).now).toMatchObject({
      n: 0,
      people: [{ understudy: { by: null } }, {}],
    });
    here.socket.close();
    await line.next('people', frame => !frame.people[0]!.here);
    await time.pass(9 * MINUTE);
    expect((await lookAt(server, ann)).now.people[0]?.understudy?.by).toBeNull();
    await time.pass(2 * MINUTE);
    const moved = await line.next('table', frame => frame.actors.includes(1));
    expect(moved.told).toMatchObject({ seat: 0, by: 'understudy' });
    await send(server, 'POST', ann, 'return');
    expect((await lookAt(server, ann)).now.people[0]?.understudy).toEqual({ level: 1, after: 10, by: null });
    // What was chosen stays until it is taken back.
    await send(server, 'DELETE', ann, 'understudy');
    expect((await lookAt(server, ann)).now.people[0]?.understudy).toBeUndefined();
  });

  it('is voted by the one other person after some minutes, and survives a restart', async () => {
    const data = newFolder();
    const time = new SimulatedTime();
    const server = await live({ ...FAST, data, scheduler: time });
    const [ann, bob] = await server.table();
    const line = await watch(server, bob);
    expect((await send(server, 'POST', bob, 'votes', { seat: 0, level: 1 })).body.key).toBe('not-absent');
    await time.pass(4 * MINUTE);
    await line.next('people', frame => frame.people[0]!.absent === true);
    expect((await send(server, 'POST', bob, 'votes', { seat: 0, level: 1 })).status).toBe(200);
    const moved = await line.next('table', frame => frame.actors.includes(1));
    expect(moved.told).toMatchObject({ seat: 0, by: 'understudy' });
    await server.server.stop();
    const again = await live({ ...FAST, data });
    const { now } = await lookAt(again, ann);
    expect(now.people[0]?.understudy).toEqual({ level: 1, after: null, by: 'vote' });
    await send(again, 'POST', ann, 'return');
    expect((await lookAt(again, ann)).now.people[0]?.understudy).toBeUndefined();
  });

  it('answers no offer: a draw waits for the person', async () => {
    const server = await live(FAST);
    const [ann, bob] = await server.table();
    const line = await watch(server, bob);
    await send(server, 'PUT', ann, 'understudy', { level: 1, after: 0 });
    await line.next('table', frame => frame.actors.includes(1));
    await send(server, 'POST', bob, 'acts', { act: 'offer-draw' });
    const { now } = await lookAt(server, bob);
    expect(now).toMatchObject({ offers: { draw: 1 }, outcome: null });
    expect((await send(server, 'POST', ann, 'acts', { act: 'accept-draw' })).status).toBe(200);
    expect((await lookAt(server, bob)).now.outcome).toMatchObject({ reason: 'table-agreed' });
  });

  it('refuses what is not understood, and strangers', async () => {
    const server = await live(FAST);
    const [ann] = await server.table();
    for (const body of [
      {},
      { level: 9, after: 1 },
      { level: 1, after: -1 },
      { level: 1, after: 61 },
      { level: 1, after: 1, x: 1 },
    ])
      expect((await send(server, 'PUT', ann, 'understudy', body)).status).toBe(400);
    const path = `/api/tables/${ann.table}`;
    expect((await server.ask('PUT', `${path}/understudy`, { level: 1, after: 0 })).status).toBe(403);
    for (const act of ['return', 'leave', 'pass', 'end'])
      expect((await server.post(`${path}/${act}`, {})).status, act).toBe(403);
    expect((await server.get(`${path}/replies`)).status).toBe(403);
  });
});

describe('a seat', () => {
  it('is handed on by a code that works once; the token before it ends', async () => {
    const server = await live(FAST);
    const [ann, bob] = await server.table();
    const line = await watch(server, ann);
    const { body } = await send<PassAnswer>(server, 'POST', ann, 'pass');
    const seats = `/api/tables/${ann.table}/seats`;
    const passed = `/api/tables/${ann.table}/passed`;
    expect((await server.post(passed, { pass: body.pass })).body).toEqual({ table: ann.table, seat: 0 });
    expect((await server.post<Problem>(passed, { pass: 'x'.repeat(43) })).body.key).toBe('bad-pass');
    expect((await server.post(passed, { pass: 'x' })).status).toBe(400);
    expect((await send<object>(server, 'GET', ann, 'absence')).body).toEqual({ pass: true, end: false });
    expect((await send<object>(server, 'GET', bob, 'absence')).body).toEqual({ pass: false, end: false });
    expect((await server.post<Problem>(seats, { name: 'Cid', pass: 'x'.repeat(43) })).body.key).toBe(
      'bad-pass',
    );
    expect((await server.post<Problem>(seats, { name: 'Bob', pass: body.pass })).body.key).toBe('name-taken');
    const cid = await server.post<Seated>(seats, { name: 'Cid', pass: body.pass });
    expect(cid.body).toMatchObject({ seat: 0 });
    await line.closed;
    expect((await server.post<Problem>(seats, { name: 'Dan', pass: body.pass })).body.key).toBe('bad-pass');
    expect((await server.play(ann, 0, randomGame(1)[0]!.move)).status).toBe(403);
    expect((await server.play(cid.body, 0, randomGame(1)[0]!.move)).status).toBe(200);
    expect((await lookAt(server, bob)).now.people.map(({ name }) => name)).toEqual(['Cid', 'Bob']);
  });

  it('can be kept after all: the code ends', async () => {
    const server = await live(FAST);
    const [ann] = await server.table();
    const { body } = await send<PassAnswer>(server, 'POST', ann, 'pass');
    expect((await send(server, 'DELETE', ann, 'pass')).status).toBe(200);
    const taken = await server.post<Problem>(`/api/tables/${ann.table}/seats`, {
      name: 'Cid',
      pass: body.pass,
    });
    expect(taken.body.key).toBe('bad-pass');
  });

  it('is given up during the game: free for another, who goes on, or left to a bot for good', async () => {
    const server = await live(FAST);
    const [ann, bob] = await server.table();
    await server.play(ann, 0, randomGame(1)[0]!.move);
    expect((await send(server, 'POST', bob, 'leave')).status).toBe(200);
    expect((await lookAt(server, ann)).now.people[1]).toEqual({ name: null, here: false, bot: null });
    expect((await server.post(`/api/tables/${ann.table}/seats`, { name: 'Cid' })).status).toBe(201);
    expect((await send(server, 'POST', ann, 'leave', { level: 2 })).status).toBe(200);
    expect((await lookAt(server, bob)).now.people[0]).toEqual({ name: null, here: true, bot: 2 });
  });

  it('of all others left lets a player or the host end the game as abandoned', async () => {
    const server = await live(FAST);
    const [ann, bob] = await server.table();
    await server.play(ann, 0, randomGame(1)[0]!.move);
    expect((await send(server, 'POST', ann, 'end')).body.key).toBe('others-present');
    await send(server, 'POST', bob, 'leave');
    expect((await send<object>(server, 'GET', ann, 'absence')).body).toEqual({ pass: false, end: true });
    expect((await send(server, 'GET', bob, 'absence')).status).toBe(403);
    expect((await send(server, 'POST', ann, 'end')).status).toBe(200);
    expect((await send<object>(server, 'GET', ann, 'absence')).body).toEqual({ pass: false, end: false });
    const { now } = await lookAt(server, ann);
    expect(now.outcome).toEqual({ payoff: [0.5, 0.5], reason: 'table-abandoned' });
    expect(now.told).toMatchObject({ act: 'abandon', seat: 0 });
    const record = await server.get(`/api/tables/${ann.table}/record`);
    expect(record.body).toMatchObject({ outcome: { reason: 'table-abandoned' } });
  });
});

describe('planned replies', () => {
  /** Ann's whole first turn, and Bob's first move after it. */
  const game = randomGame(1);
  const turn = game.slice(
    0,
    game.findIndex(move => move.seat === 1),
  );
  const answer = game[turn.length]!;
  const lines = [[...turn.map(({ move }) => move), answer.move]];

  it('are played at once as moves of their seat, and hidden from all others', async () => {
    const data = newFolder();
    const server = await live({ ...FAST, data });
    const [ann, bob] = await server.table();
    const line = await watch(server, ann);
    expect((await send(server, 'PUT', bob, 'replies', { lines })).status).toBe(200);
    expect((await send<object>(server, 'GET', bob, 'replies')).body).toEqual({ from: 0, lines });
    expect((await send<object>(server, 'GET', ann, 'replies')).body).toEqual({ from: 0, lines: [] });
    // Not even a frame tells that something was planned.
    await line.next('people', frame => frame.people[0]!.here);
    await send(server, 'PUT', bob, 'replies', { lines: [] });
    await send(server, 'PUT', bob, 'replies', { lines });
    expect(await line.quiet()).toEqual([]);
    for (const [i, { move }] of turn.entries()) await server.play(ann, i, move);
    const answered = await line.next('table', frame => frame.n > turn.length);
    expect(answered.told).toEqual({ n: turn.length + 1, seat: 1, act: 'move', move: answer.move });
    const entry = (
      await server.get<{ entries: object[] }>(`/api/tables/${ann.table}/record`)
    ).body.entries.at(-1);
    expect(entry && isMove(entry as never) && entry).toEqual({ seat: 1, move: answer.move });
    const seen = JSON.stringify([answered, line.received, (await lookAt(server, ann)).now]);
    expect(seen).not.toContain('replies');
    // The plan is used up.
    expect((await send<object>(server, 'GET', bob, 'replies')).body).toMatchObject({ lines: [] });
  });

  it('are thrown away when the game goes another way, and refused where they cannot be', async () => {
    const server = await live(FAST);
    const [ann, bob] = await server.table();
    expect((await send(server, 'PUT', bob, 'replies', { lines: [['nonsense']] })).body.key).toBe(
      'bad-replies',
    );
    expect((await send(server, 'PUT', bob, 'replies', { lines: Array(21).fill(['a']) })).status).toBe(400);
    await send(server, 'PUT', bob, 'replies', { lines });
    const other = randomGame(7).find(({ seat, move }) => seat === 0 && move !== turn[0]!.move)!;
    expect((await server.play(ann, 0, other.move)).status).toBe(200);
    expect((await send<object>(server, 'GET', bob, 'replies')).body).toMatchObject({ lines: [] });
    const tock = await server.table({ game: 'tock', seats: 2 });
    const waiting = (await lookAt(server, tock[0])).now.actors.includes(0) ? tock[1] : tock[0];
    expect((await send(server, 'PUT', waiting, 'replies', { lines })).body.key).toBe('no-replies');
  });
});
