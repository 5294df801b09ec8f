import { lob, nim } from '@tablee/conform/specimens';
import type { Game } from '@tablee/kernel';
import type { Problem, Seated } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { shelfOf } from './games.ts';
import { type Live, live } from './live.ts';
import { Stream } from './stream.ts';

const plan = (server: Live, { table, token }: Seated, notes: unknown) =>
  server.post<Problem>(`/api/tables/${table}/plans`, { notes }, { token });

/** Two people who throw at one line, in turn. */
async function lobTable() {
  const server = await live({ shelf: shelfOf(lob) });
  const [ann, bob] = await server.table({ game: 'lob' });
  return { server, ann, bob, table: ann.table };
}

describe('planning together', () => {
  it('is seen at once by everybody, over every door, and by who comes in later', async () => {
    const { server, ann, bob, table } = await lobTable();
    const watcher = await server.watch(table);
    const line = await server.watch(table, ann.token);
    const stream = await Stream.open(server, table, { token: bob.token });
    line.send({ t: 'plan', table, notes: ['way-b-d6', 'take-c4'] });
    const planned = { t: 'planned', table, seat: ann.seat, notes: ['way-b-d6', 'take-c4'], turn: 0 };
    for (const ears of [watcher, line]) expect(await ears.next('planned')).toEqual(planned);
    expect((await stream.until('planned')).frame).toEqual(planned);
    const answer = await plan(server, bob, ['take-a1']);
    expect([answer.status, answer.body]).toEqual([200, { shown: true }]);
    const late = await server.watch(table);
    expect(await late.next('planned')).toEqual(planned);
    expect(await late.next('planned')).toMatchObject({ seat: bob.seat, notes: ['take-a1'] });
    const again = await Stream.open(server, table, { token: ann.token });
    expect((await again.until('planned')).frame).toEqual(planned);
    expect(JSON.stringify((await server.get(`/api/tables/${table}/story`)).body)).not.toContain('take-c4');
  });

  it('is replaced by what the seat plans next, and taken away by nothing', async () => {
    const { server, ann, table } = await lobTable();
    const line = await server.watch(table, ann.token);
    for (const notes of [['take-a1'], ['take-a2'], []]) {
      line.send({ t: 'plan', table, notes });
      expect(await line.next('planned')).toMatchObject({ notes });
    }
    const late = await server.watch(table);
    expect((await late.quiet()).filter(f => f.t === 'planned')).toEqual([]);
  });

  it('is gone when the turn has passed on, and closed when the game is over', async () => {
    const { server, ann, bob, table } = await lobTable();
    const [first, second] = ann.seat === 0 ? [ann, bob] : [bob, ann];
    await plan(server, second, ['take-a1']);
    await server.play(first, 0, 'pass');
    const late = await server.watch(table);
    expect((await late.quiet()).filter(f => f.t === 'planned')).toEqual([]);
    await plan(server, second, ['take-b2']);
    const line = await server.watch(table);
    expect(await line.next('planned')).toEqual({ t: 'planned', table, seat: 1, notes: ['take-b2'], turn: 1 });
    await server.act(ann, 'resign');
    expect((await plan(server, bob, ['a'])).body).toMatchObject({ status: 409, key: 'over' });
  });

  it('is allowed with partners, or alone in a cooperative game', async () => {
    const server = await live({ shelf: shelfOf(lob, nim as unknown as Game) });
    const [ann] = await server.table({ game: 'nim' });
    expect((await plan(server, ann, ['a'])).body).toMatchObject({
      status: 409,
      key: 'no-partner',
      sentence: expect.stringMatching(/no partner to plan with/),
    });
    const alone = await server.post<Seated>('/api/tables', { game: 'lob', seats: 1, name: 'Ann', seat: 0 });
    expect((await plan(server, alone.body, ['a'])).status).toBe(200);
  });

  it('is not for who watches, nor where partners must not talk', async () => {
    const pair = { ...(nim as unknown as Game), quiet: () => true, teams: () => [[0, 1]] };
    const server = await live({ shelf: shelfOf(pair) });
    const [ann] = await server.table({ game: 'nim' });
    const { table } = ann;
    const line = await server.watch(table, ann.token);
    line.send({ t: 'plan', table, notes: ['a'] });
    expect(await line.next('refused')).toMatchObject({ status: 409, key: 'quiet' });
    const watcher = await server.watch(table);
    watcher.send({ t: 'plan', table, notes: ['a'] });
    expect(await watcher.next('refused')).toMatchObject({ status: 403, key: 'not-seated' });
    expect((await server.post<Problem>(`/api/tables/${table}/plans`, { notes: ['a'] })).body.key).toBe(
      'not-seated',
    );
  });

  it('has its limits, each seat its own', async () => {
    const { server, ann, bob } = await lobTable();
    const answers = [];
    for (let i = 0; i < 24; i++) answers.push((await plan(server, ann, ['a'])).status);
    expect(answers.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(answers).toContain(429);
    expect((await plan(server, bob, ['a'])).status).toBe(200);
    expect((await plan(server, bob, ['A'])).body).toMatchObject({ status: 400, key: 'malformed' });
  });
});
