import { lob, nim } from '@tablee/conform/specimens';
import type { Game } from '@tablee/kernel';
import type { Problem, Seated } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { shelfOf } from './games.ts';
import { type Live, live } from './live.ts';
import { Stream } from './stream.ts';

const aim = (server: Live, { table, token }: Seated, text: unknown) =>
  server.post<Problem>(`/api/tables/${table}/aims`, { aim: text }, { token });

/** Two people; `first` is to act. */
async function lobTable() {
  const server = await live({ shelf: shelfOf(lob) });
  const [ann, bob] = await server.table({ game: 'lob' });
  const [first, second] = ann.seat === 0 ? [ann, bob] : [bob, ann];
  return { server, first, second, table: ann.table };
}

describe('aiming', () => {
  it('reaches all watchers over every transport and is not stored', async () => {
    const { server, first, second, table } = await lobTable();
    const watcher = await server.watch(table);
    const line = await server.watch(table, first.token);
    const stream = await Stream.open(server, table, { token: second.token });
    line.send({ t: 'aim', table, aim: 's3,1024,640,12,-30' });
    const aimed = { t: 'aimed', table, seat: first.seat, aim: 's3,1024,640,12,-30' };
    for (const ears of [watcher, line]) expect(await ears.next('aimed')).toEqual(aimed);
    expect((await stream.until('aimed')).frame).toEqual(aimed);
    const lowered = await aim(server, first, '');
    expect([lowered.status, lowered.body]).toEqual([200, { shown: true }]);
    expect(await watcher.next('aimed')).toMatchObject({ aim: '' });
    line.send({ t: 'aim', table, aim: 's4,0,9' });
    await line.next('aimed');
    const late = await server.watch(table);
    expect((await late.quiet()).filter(f => f.t === 'aimed')).toEqual([]);
    expect(JSON.stringify((await server.get(`/api/tables/${table}/story`)).body)).not.toContain('s4,0,9');
  });

  it('is allowed for actors only, and not after the end', async () => {
    const { server, first, second, table } = await lobTable();
    expect((await aim(server, second, 's1')).body).toMatchObject({ status: 409, key: 'not-your-turn' });
    await server.play(first, 0, 'pass');
    const line = await server.watch(table, first.token);
    line.send({ t: 'aim', table, aim: 's1' });
    expect(await line.next('refused')).toMatchObject({ status: 409, key: 'not-your-turn' });
    expect((await aim(server, second, 's1')).status).toBe(200);
    const watcher = await server.watch(table);
    watcher.send({ t: 'aim', table, aim: 's1' });
    expect(await watcher.next('refused')).toMatchObject({ status: 403, key: 'not-seated' });
    await server.act(first, 'resign');
    expect((await aim(server, second, 's1')).body).toMatchObject({ status: 409, key: 'over' });
  });

  it('is no way to talk where partners must not', async () => {
    const pair = { ...(nim as unknown as Game), quiet: () => true, teams: () => [[0, 1]] };
    const server = await live({ shelf: shelfOf(pair) });
    const [ann, bob] = await server.table({ game: 'nim' });
    expect((await aim(server, ann.seat === 0 ? ann : bob, 's1')).body).toMatchObject({ key: 'quiet' });
  });

  it('is short, and what comes too fast is left out without a word', async () => {
    const { server, first, table } = await lobTable();
    for (const bad of ['S3', 's3 4', 'x'.repeat(41), 7, null])
      expect((await aim(server, first, bad)).body, String(bad)).toMatchObject({
        status: 400,
        key: 'malformed',
      });
    const line = await server.watch(table, first.token);
    for (let i = 0; i < 40; i++) line.send({ t: 'aim', table, aim: `s${i}` });
    const heard = await line.quiet();
    const shown = heard.filter(f => f.t === 'aimed').length;
    expect(shown).toBeGreaterThanOrEqual(6);
    expect(shown).toBeLessThan(40);
    expect(heard.filter(f => f.t === 'refused')).toEqual([]);
  });
});
