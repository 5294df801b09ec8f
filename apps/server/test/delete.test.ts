import { existsSync, truncateSync } from 'node:fs';
import type { Laid, Problem, Seated } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import type { Message } from '../src/bus/message.ts';
import { viewsOf } from '../src/tables/view-encoder.ts';
import { type Answer, type Live, live } from './live.ts';
import { archiveAll, forgetAll } from './old.ts';
import { Stream } from './stream.ts';

const create = { game: 'tchag', name: 'Ann', seat: 0 };

async function lay(house: Live, body: object = create) {
  const host = await house.post<Laid & Seated>('/api/tables', body);
  expect(host.status).toBe(201);
  const remove = (cookie = host.cookie): Promise<Answer<Problem & { table: string }>> =>
    house.ask('DELETE', `/api/tables/${host.body.table}`, undefined, { cookie });
  const join = async (): Promise<Seated> =>
    (await house.post<Seated>(`/api/tables/${host.body.table}/seats`, { name: 'Bob' })).body;
  return { host: host.body, id: host.body.table, cookie: host.cookie, remove, join };
}
const keyOf = async (house: Live, id: string): Promise<string> =>
  (await house.get<Problem>(`/api/tables/${id}`)).body.key;

describe('deleting a table', () => {
  it('takes it from the database and from memory, and tells those who look', async () => {
    const house = await live();
    const { id, remove, join, host } = await lay(house);
    await join();
    await house.post(`/api/tables/${id}/talk`, { text: 'Salut' }, { token: host.token });
    const line = await house.watch(id, host.token);
    const stream = await Stream.open(house, id);
    await stream.until('table');
    expect((await remove()).body).toEqual({ table: id });
    expect(await line.next('gone')).toEqual({ t: 'gone', table: id });
    expect((await stream.until('gone')).frame).toEqual({ t: 'gone', table: id });
    expect(await keyOf(house, id)).toBe('no-table');
    expect((await remove()).body).toMatchObject({ status: 404, key: 'no-table' });
    line.send({ t: 'play', table: id, decision: 0, move: 'b2b3' });
    expect((await line.next('refused')).key).toBe('no-table');
    line.send({ t: 'watch', table: id });
    expect((await line.next('refused')).key).toBe('no-table');
    expect(await house.server.context.store.maintenance.fullTable(id)).toBeNull();
  });

  it('is for the guest who laid it alone: neither a seat nor another guest will do', async () => {
    const house = await live();
    const { id, remove, join, host } = await lay(house);
    const friend = await join();
    for (const by of [
      {},
      { token: host.token },
      { token: friend.token },
      { cookie: (await lay(house)).cookie },
    ]) {
      const answer = await house.ask<Problem>('DELETE', `/api/tables/${id}`, undefined, by);
      expect(answer.body).toMatchObject({ status: 403, key: 'not-host' });
      expect(answer.body.sentence).toBe('Only the guest who laid this table can delete it.');
    }
    const foreign = await house.ask<Problem>('DELETE', `/api/tables/${id}`, undefined, {
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(foreign.body.key).toBe('origin');
    expect((await remove()).status).toBe(200);
  });

  it('waits for the end of a game that others play', async () => {
    const house = await live();
    const { id, remove, join, host } = await lay(house);
    const friend = await join();
    await house.play(host, 0, 'b2b3');
    for (const inMemory of [true, false]) {
      if (!inMemory) forgetAll(house);
      expect((await remove()).body).toMatchObject({ status: 409, key: 'others-playing' });
    }
    await house.act(friend, 'resign');
    expect((await remove()).status).toBe(200);
    expect(await keyOf(house, id)).toBe('no-table');
    // Alone, or with bots, the table can go at once.
    const bots = await lay(house, { ...create, bots: [{ seat: 1, level: 1 }] });
    await house.play(bots.host, 0, 'b2b3');
    expect((await bots.remove()).status).toBe(200);
  });

  it('works on a table that is not in memory, in a file, or cannot be played again', async () => {
    const house = await live();
    const stored = await lay(house);
    const archived = await lay(house);
    const unread = await lay(house);
    const broken = await lay(house);
    const others = await lay(house);
    await others.join();
    await house.play(others.host, 0, 'b2b3');
    forgetAll(house);
    expect((await stored.remove()).status).toBe(200);
    const { store } = house.server.context;
    const { key, summary } = (await store.load(broken.id))!;
    const entry = { seat: 0, move: 'nonsense' };
    await store.write({ kind: 'append', key, after: 0, version: 0, entry, summary: { ...summary, n: 1 } });
    expect(await keyOf(house, broken.id)).toBe('broken-table');
    expect((await broken.remove()).status).toBe(200);
    expect(await keyOf(house, broken.id)).toBe('no-table');
    expect(await archiveAll(house)).toBe(3);
    expect((await archived.remove('')).body.key).toBe('not-host');
    expect((await others.remove()).body.key).toBe('others-playing');
    expect((await archived.remove()).status).toBe(200);
    expect(existsSync(house.server.context.archive.pathOf(archived.id))).toBe(false);
    for (const { id } of [stored, archived]) expect(await keyOf(house, id)).toBe('no-table');
    truncateSync(house.server.context.archive.pathOf(unread.id), 10);
    expect((await unread.remove()).body.key).toBe('broken-table');
    expect((await house.get(`/api/tables/${others.id}`)).status).toBe(200);
  });

  it('leaves no file behind that could bring the table back', async () => {
    const house = await live();
    const { id, remove } = await lay(house);
    const { store, archive } = house.server.context;
    // As a crash leaves it between the file and the database.
    await archive.write((await store.maintenance.fullTable(id))!);
    expect((await remove()).status).toBe(200);
    expect(existsSync(archive.pathOf(id))).toBe(false);
  });

  it('is what a slow reader is told when the line is free again', async () => {
    const house = await live();
    const { id, remove } = await lay(house);
    const table = (await house.server.context.registry.open(id))!;
    const given: unknown[] = [];
    const slow = {
      eyes: 'public' as const,
      seen: 0,
      behind: true,
      give: (message: Message) => given.push(JSON.parse(message.json)) > 0,
    };
    table.audience.join(slow);
    await remove();
    expect(given).toEqual([]);
    table.audience.catchUp(slow, table.match.n, viewsOf(table));
    expect(given).toEqual([{ t: 'gone', table: id }]);
  });

  it('ends the work of its bots and its clock', async () => {
    const house = await live({ bots: { pauseMs: 1 } });
    const clock = { kind: 'hourglass', seconds: 30 };
    const { id, remove } = await lay(house, {
      game: 'tchag',
      seat: 'none',
      clock,
      bots: [0, 1].map(seat => ({ seat, level: 1 })),
    });
    const line = await house.watch(id);
    await line.next('table', f => f.n >= 2);
    const table = house.server.context.registry.inMemory(id)!;
    expect((await remove()).status).toBe(200);
    await line.next('gone');
    while (table.ephemera.holds.has('bots')) await new Promise(done => setTimeout(done, 5));
    expect(table.ephemera.holds.size).toBe(0);
    expect(house.server.context.clocks.size).toBe(0);
    expect(house.logs.filter(l => l.includes('tries again'))).toEqual([]);
  });
});
