import { lob, nim } from '@tablee/conform/specimens';
import type { Game } from '@tablee/kernel';
import type { Problem, Seated } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { shelfOf } from './games.ts';
import { type Live, live } from './live.ts';
import { Stream } from './stream.ts';

const point = (house: Live, { table, token }: Seated, at: unknown) =>
  house.post<Problem>(`/api/tables/${table}/points`, { at }, { token });

/** Everybody at a table of Tekao, by seat. */
async function tekao(house: Live, seats: number): Promise<readonly Seated[]> {
  const [ann, bob] = await house.table({ game: 'tekao', seats });
  const people = [ann, bob];
  while (people.length < seats) {
    const { table } = ann;
    people.push(
      (await house.post<Seated>(`/api/tables/${table}/seats`, { name: `Cleo ${people.length}` })).body,
    );
  }
  return people.toSorted((a, b) => a.seat - b.seat);
}

describe('pointing at the board', () => {
  it('TEKAO-12 reaches all watchers over every transport and is not stored', async () => {
    const house = await live();
    const [ann, bob, cleo] = await tekao(house, 4);
    const { table } = ann!;
    const watcher = await house.watch(table);
    const line = await house.watch(table, ann!.token);
    const stream = await Stream.open(house, table, { token: bob!.token });
    line.send({ t: 'point', table, at: 'e4' });
    const pointed = { t: 'pointed', table, seat: 0, at: 'e4' };
    for (const ears of [watcher, line]) expect(await ears.next('pointed')).toEqual(pointed);
    expect((await stream.until('pointed')).frame).toEqual(pointed);
    const answer = await point(house, cleo!, 'bag-yellow');
    expect([answer.status, answer.body]).toEqual([200, { shown: true }]);
    expect(await watcher.next('pointed')).toMatchObject({ seat: 2, at: 'bag-yellow' });
    const late = await house.watch(table);
    expect((await late.quiet()).filter(f => f.t === 'pointed' || f.t === 'talk')).toEqual([]);
  });

  it('TEKAO-12 is for those who share a side: of three, the two', async () => {
    const house = await live();
    const [ann, bob, cleo] = await tekao(house, 3);
    expect((await point(house, ann!, 'a1')).status).toBe(200);
    expect((await point(house, cleo!, 'a1')).status).toBe(200);
    expect((await point(house, bob!, 'a1')).body).toMatchObject({
      status: 409,
      key: 'no-partner',
      sentence: expect.stringMatching(/Nobody plays on your side/),
    });
    const line = await house.watch(bob!.table, bob!.token);
    line.send({ t: 'point', table: bob!.table, at: 'a1' });
    expect(await line.next('refused')).toMatchObject({ status: 409, key: 'no-partner' });
  });

  it('is allowed in a cooperative game, and refused without partners', async () => {
    const house = await live({ shelf: shelfOf(lob) });
    const [ann, bob] = await house.table({ game: 'lob' });
    expect((await point(house, ann, 'line')).status).toBe(200);
    expect((await point(house, bob, 'line')).status).toBe(200);
    const alone = await house.post<Seated>('/api/tables', { game: 'lob', seats: 1, name: 'Ann', seat: 0 });
    expect((await point(house, alone.body, 'line')).body.key).toBe('no-partner');
  });

  it('is not for who watches', async () => {
    const house = await live();
    const [ann] = await tekao(house, 4);
    const { table } = ann!;
    const watcher = await house.watch(table);
    watcher.send({ t: 'point', table, at: 'e4' });
    expect(await watcher.next('refused')).toMatchObject({ status: 403, key: 'not-seated' });
    expect((await house.post<Problem>(`/api/tables/${table}/points`, { at: 'e4' })).body.key).toBe(
      'not-seated',
    );
    const stranger = await house.line();
    stranger.send({ t: 'point', table, at: 'e4' });
    expect(await stranger.next('refused')).toMatchObject({ key: 'watch-first' });
    expect((await house.post<Problem>('/api/tables/aaaaaaaaaaaa/points', { at: 'e4' })).status).toBe(404);
  });

  it('TOCK-29 is closed where partners must not talk', async () => {
    const pair = { ...(nim as unknown as Game), quiet: () => true, teams: () => [[0, 1]] };
    const house = await live({ shelf: shelfOf(pair) });
    const [ann] = await house.table({ game: 'nim' });
    expect((await point(house, ann, 'e4')).body).toMatchObject({ status: 409, key: 'quiet' });
    const line = await house.watch(ann.table, ann.token);
    line.send({ t: 'point', table: ann.table, at: 'e4' });
    expect(await line.next('refused')).toMatchObject({ status: 409, key: 'quiet' });
  });

  it('ends with the game', async () => {
    const house = await live();
    const [ann] = await tekao(house, 4);
    await house.act(ann!, 'resign');
    expect((await point(house, ann!, 'e4')).body).toMatchObject({ status: 409, key: 'over' });
  });

  it('names a place and says nothing else', async () => {
    const house = await live();
    const [ann] = await tekao(house, 4);
    for (const at of ['', 'E4', 'e 4', 'play e4', 'é', 'x'.repeat(13), 4, null, ['e4'], undefined]) {
      expect((await point(house, ann!, at)).body, JSON.stringify(at)).toMatchObject({
        status: 400,
        key: 'malformed',
      });
    }
    const line = await house.watch(ann!.table, ann!.token);
    line.send({ t: 'point', table: ann!.table, at: 'e4!' });
    expect(await line.next('refused')).toMatchObject({ status: 400, key: 'malformed' });
    expect((await line.quiet()).map(f => f.t)).not.toContain('pointed');
  });

  it('has its limits, each seat its own', async () => {
    const house = await live();
    const [ann, , cleo] = await tekao(house, 4);
    const answers = [];
    for (let i = 0; i < 12; i++) answers.push((await point(house, ann!, 'e4')).status);
    expect(answers.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
    expect(answers).toContain(429);
    expect((await point(house, cleo!, 'e4')).status).toBe(200);
  });
});
