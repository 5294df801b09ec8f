import { lob, nim } from '@tablee/conform/specimens';
import type { Game } from '@tablee/kernel';
import type { Problem, Seated } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { shelfOf } from './games.ts';
import { type Live, live } from './live.ts';
import { Stream } from './stream.ts';

const point = (server: Live, { table, token }: Seated, at: unknown) =>
  server.post<Problem>(`/api/tables/${table}/points`, { at }, { token });

/** Everybody at a table of Tekao, by seat. */
async function tekao(server: Live, seats: number): Promise<readonly Seated[]> {
  const [ann, bob] = await server.table({ game: 'tekao', seats });
  const people = [ann, bob];
  while (people.length < seats) {
    const { table } = ann;
    people.push(
      (await server.post<Seated>(`/api/tables/${table}/seats`, { name: `Cleo ${people.length}` })).body,
    );
  }
  return people.toSorted((a, b) => a.seat - b.seat);
}

describe('pointing at the board', () => {
  it('TEKAO-12 reaches all watchers over every transport and is not stored', async () => {
    const server = await live();
    const [ann, bob, cleo] = await tekao(server, 4);
    const { table } = ann!;
    const watcher = await server.watch(table);
    const line = await server.watch(table, ann!.token);
    const stream = await Stream.open(server, table, { token: bob!.token });
    line.send({ t: 'point', table, at: 'e4' });
    const pointed = { t: 'pointed', table, seat: 0, at: 'e4' };
    for (const ears of [watcher, line]) expect(await ears.next('pointed')).toEqual(pointed);
    expect((await stream.until('pointed')).frame).toEqual(pointed);
    const answer = await point(server, cleo!, 'bag-yellow');
    expect([answer.status, answer.body]).toEqual([200, { shown: true }]);
    expect(await watcher.next('pointed')).toMatchObject({ seat: 2, at: 'bag-yellow' });
    const late = await server.watch(table);
    expect((await late.quiet()).filter(f => f.t === 'pointed' || f.t === 'talk')).toEqual([]);
  });

  it('TEKAO-12 is for those who share a side: of three, the two', async () => {
    const server = await live();
    const [ann, bob, cleo] = await tekao(server, 3);
    expect((await point(server, ann!, 'a1')).status).toBe(200);
    expect((await point(server, cleo!, 'a1')).status).toBe(200);
    expect((await point(server, bob!, 'a1')).body).toMatchObject({
      status: 409,
      key: 'no-partner',
      sentence: expect.stringMatching(/^You have no partner here/),
    });
    const line = await server.watch(bob!.table, bob!.token);
    line.send({ t: 'point', table: bob!.table, at: 'a1' });
    expect(await line.next('refused')).toMatchObject({ status: 409, key: 'no-partner' });
  });

  it('is allowed in a cooperative game, and refused without partners', async () => {
    const server = await live({ shelf: shelfOf(lob) });
    const [ann, bob] = await server.table({ game: 'lob' });
    expect((await point(server, ann, 'line')).status).toBe(200);
    expect((await point(server, bob, 'line')).status).toBe(200);
    const alone = await server.post<Seated>('/api/tables', { game: 'lob', seats: 1, name: 'Ann', seat: 0 });
    expect((await point(server, alone.body, 'line')).body.key).toBe('no-partner');
  });

  it('is not for who watches', async () => {
    const server = await live();
    const [ann] = await tekao(server, 4);
    const { table } = ann!;
    const watcher = await server.watch(table);
    watcher.send({ t: 'point', table, at: 'e4' });
    expect(await watcher.next('refused')).toMatchObject({ status: 403, key: 'not-seated' });
    expect((await server.post<Problem>(`/api/tables/${table}/points`, { at: 'e4' })).body.key).toBe(
      'not-seated',
    );
    const stranger = await server.line();
    stranger.send({ t: 'point', table, at: 'e4' });
    expect(await stranger.next('refused')).toMatchObject({ key: 'watch-first' });
    expect((await server.post<Problem>('/api/tables/aaaaaaaaaaaa/points', { at: 'e4' })).status).toBe(404);
  });

  it('TOCK-29 is closed where partners must not talk', async () => {
    const pair = { ...(nim as unknown as Game), quiet: () => true, teams: () => [[0, 1]] };
    const server = await live({ shelf: shelfOf(pair) });
    const [ann] = await server.table({ game: 'nim' });
    expect((await point(server, ann, 'e4')).body).toMatchObject({ status: 409, key: 'quiet' });
    const line = await server.watch(ann.table, ann.token);
    line.send({ t: 'point', table: ann.table, at: 'e4' });
    expect(await line.next('refused')).toMatchObject({ status: 409, key: 'quiet' });
  });

  it('ends with the game', async () => {
    const server = await live();
    const [ann] = await tekao(server, 4);
    await server.act(ann!, 'resign');
    expect((await point(server, ann!, 'e4')).body).toMatchObject({ status: 409, key: 'over' });
  });

  it('names a place and says nothing else', async () => {
    const server = await live();
    const [ann] = await tekao(server, 4);
    for (const at of ['', 'E4', 'e 4', 'play e4', 'é', 'x'.repeat(13), 4, null, ['e4'], undefined]) {
      expect((await point(server, ann!, at)).body, JSON.stringify(at)).toMatchObject({
        status: 400,
        key: 'malformed',
      });
    }
    const line = await server.watch(ann!.table, ann!.token);
    line.send({ t: 'point', table: ann!.table, at: 'e4!' });
    expect(await line.next('refused')).toMatchObject({ status: 400, key: 'malformed' });
    expect((await line.quiet()).map(f => f.t)).not.toContain('pointed');
  });

  it('has its limits, each seat its own', async () => {
    const server = await live();
    const [ann, , cleo] = await tekao(server, 4);
    const answers = [];
    for (let i = 0; i < 12; i++) answers.push((await point(server, ann!, 'e4')).status);
    expect(answers.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
    expect(answers).toContain(429);
    expect((await point(server, cleo!, 'e4')).status).toBe(200);
  });
});
