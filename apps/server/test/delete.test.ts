import { existsSync, truncateSync } from 'node:fs';
import type { Laid, Problem, Seated } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import type { Message } from '../src/bus/message.ts';
import { ArchiveFolder } from '../src/retention/archive.ts';
import { viewsOf } from '../src/tables/view-encoder.ts';
import { type Answer, type Live, live } from './live.ts';
import { archiveAll, unloadAll } from './old-tables.ts';
import { Stream } from './stream.ts';

const create = { game: 'tchag', name: 'Ann', seat: 0 };

async function lay(app: Live, body: object = create) {
  const host = await app.post<Laid & Seated>('/api/tables', body);
  expect(host.status).toBe(201);
  const remove = (cookie = host.cookie): Promise<Answer<Problem & { table: string }>> =>
    app.ask('DELETE', `/api/tables/${host.body.table}`, undefined, { cookie });
  const join = async (): Promise<Seated> =>
    (await app.post<Seated>(`/api/tables/${host.body.table}/seats`, { name: 'Bob' })).body;
  return { host: host.body, id: host.body.table, cookie: host.cookie, remove, join };
}
const keyOf = async (app: Live, id: string): Promise<string> =>
  (await app.get<Problem>(`/api/tables/${id}`)).body.key;

describe('deleting a table', () => {
  it('removes it from database and memory, and tells its watchers', async () => {
    const app = await live();
    const { id, remove, join, host } = await lay(app);
    await join();
    await app.post(`/api/tables/${id}/talk`, { text: 'Salut' }, { token: host.token });
    const line = await app.watch(id, host.token);
    const stream = await Stream.open(app, id);
    await stream.until('table');
    expect((await remove()).body).toEqual({ table: id });
    expect(await line.next('gone')).toEqual({ t: 'gone', table: id });
    expect((await stream.until('gone')).frame).toEqual({ t: 'gone', table: id });
    expect(await keyOf(app, id)).toBe('no-table');
    expect((await remove()).body).toMatchObject({ status: 404, key: 'no-table' });
    line.send({ t: 'play', table: id, decision: 0, move: 'b2b3' });
    expect((await line.next('refused')).key).toBe('no-table');
    line.send({ t: 'watch', table: id });
    expect((await line.next('refused')).key).toBe('no-table');
    expect(await app.server.context.store.maintenance.fullTable(id)).toBeNull();
  });

  it('is allowed to the host only, not to other seats or guests', async () => {
    const app = await live();
    const { id, remove, join, host } = await lay(app);
    const friend = await join();
    for (const by of [
      {},
      { token: host.token },
      { token: friend.token },
      { cookie: (await lay(app)).cookie },
    ]) {
      const answer = await app.ask<Problem>('DELETE', `/api/tables/${id}`, undefined, by);
      expect(answer.body).toMatchObject({ status: 403, key: 'not-host' });
      expect(answer.body.sentence).toBe('Only the guest who opened this table can delete it.');
    }
    const foreign = await app.ask<Problem>('DELETE', `/api/tables/${id}`, undefined, {
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(foreign.body.key).toBe('origin');
    expect((await remove()).status).toBe(200);
  });

  it('is refused while others play an unfinished game', async () => {
    const app = await live();
    const { id, remove, join, host } = await lay(app);
    const friend = await join();
    await app.play(host, 0, 'b2b3');
    for (const inMemory of [true, false]) {
      if (!inMemory) unloadAll(app);
      expect((await remove()).body).toMatchObject({ status: 409, key: 'others-playing' });
    }
    await app.act(friend, 'resign');
    expect((await remove()).status).toBe(200);
    expect(await keyOf(app, id)).toBe('no-table');
    // Without other people the table can be deleted at once.
    const bots = await lay(app, { ...create, bots: [{ seat: 1, level: 1 }] });
    await app.play(bots.host, 0, 'b2b3');
    expect((await bots.remove()).status).toBe(200);
  });

  it('works on tables that are not in memory, archived, or impossible to replay', async () => {
    const app = await live();
    const stored = await lay(app);
    const archived = await lay(app);
    const unread = await lay(app);
    const broken = await lay(app);
    const others = await lay(app);
    await others.join();
    await app.play(others.host, 0, 'b2b3');
    unloadAll(app);
    expect((await stored.remove()).status).toBe(200);
    const { store } = app.server.context;
    const { key, summary } = (await store.load(broken.id))!;
    const entry = { seat: 0, move: 'nonsense' };
    await store.write({ kind: 'append', key, after: 0, version: 0, entry, summary: { ...summary, n: 1 } });
    expect(await keyOf(app, broken.id)).toBe('broken-table');
    expect((await broken.remove()).status).toBe(200);
    expect(await keyOf(app, broken.id)).toBe('no-table');
    expect(await archiveAll(app)).toBe(3);
    expect((await archived.remove('')).body.key).toBe('not-host');
    expect((await others.remove()).body.key).toBe('others-playing');
    expect((await archived.remove()).status).toBe(200);
    expect(existsSync(new ArchiveFolder(app.data).pathOf(archived.id))).toBe(false);
    for (const { id } of [stored, archived]) expect(await keyOf(app, id)).toBe('no-table');
    truncateSync(new ArchiveFolder(app.data).pathOf(unread.id), 10);
    expect((await unread.remove()).body.key).toBe('broken-table');
    expect((await app.get(`/api/tables/${others.id}`)).status).toBe(200);
  });

  it('leaves no archive file that could restore the table', async () => {
    const app = await live();
    const { id, remove } = await lay(app);
    const { store, archive } = app.server.context;
    // The state after a crash between writing the file and the database.
    await archive.write((await store.maintenance.fullTable(id))!);
    expect((await remove()).status).toBe(200);
    expect(existsSync(new ArchiveFolder(app.data).pathOf(id))).toBe(false);
  });

  it('is told to a slow reader once its socket drains', async () => {
    const app = await live();
    const { id, remove } = await lay(app);
    const table = (await app.server.context.registry.open(id))!;
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

  it('stops its bots and its clock', async () => {
    const app = await live({ bots: { pauseMs: 1 } });
    const clock = { kind: 'hourglass', seconds: 30 };
    const { id, remove } = await lay(app, {
      game: 'tchag',
      seat: 'none',
      clock,
      bots: [0, 1].map(seat => ({ seat, level: 1 })),
    });
    const line = await app.watch(id);
    await line.next('table', f => f.n >= 2);
    const table = app.server.context.registry.inMemory(id)!;
    expect((await remove()).status).toBe(200);
    await line.next('gone');
    while (table.ephemera.holds.has('bots')) await new Promise(done => setTimeout(done, 5));
    expect(table.ephemera.holds.size).toBe(0);
    expect(app.server.context.clocks.size).toBe(0);
    expect(app.logs.filter(l => l.includes('tries again'))).toEqual([]);
  });
});
