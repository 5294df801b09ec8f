import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Laid, Problem, Seated } from '@tablee/wire';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Quotas } from '../src/limits/quotas.ts';
import { SqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import { storeGrowth } from '../src/tables/table-growth.ts';
import { randomGame } from './games.ts';
import { type Ask, type Live, live, newFolder } from './live.ts';

const create = { game: 'tchag', name: 'Ann', seat: 0 };
const BOTS = [
  { seat: 0, level: 1 },
  { seat: 1, level: 1 },
];
const botTable = { game: 'tchag', seat: 'none', bots: BOTS };

const lay = (app: Live, body: object = create, by?: Ask) =>
  app.post<Laid & Seated & Problem>('/api/tables', body, by);
const from = (address: string): Ask => ({ headers: { 'x-forwarded-for': address } });

/** Moves the creation times of all tables into the past. */
function age(app: Live, ms: number): void {
  const db = new DatabaseSync(join(app.data, 'tablee.db'), { timeout: 5_000 });
  db.prepare('UPDATE tables SET made_at = made_at - ?, bots_since = bots_since - ?').run(ms, ms);
  db.close();
}
const DAY = 24 * 3_600_000;

describe('tables a day', () => {
  it('are counted by address, and refused with the limit in the sentence', async () => {
    const app = await live({ proxies: 1, quotas: { tablesDay: 2 } });
    for (const n of [1, 2]) expect([n, (await lay(app, create, from('192.0.2.1'))).status]).toEqual([n, 201]);
    const refused = await lay(app, create, from('192.0.2.1'));
    expect(refused.body).toEqual({
      status: 429,
      rule: 'TABLE',
      key: 'too-many-tables',
      sentence: 'At most 2 tables can be opened from one address within a day. Try again later.',
    });
    expect((await lay(app, create, from('192.0.2.2'))).status).toBe(201);
    age(app, DAY);
    expect((await lay(app, create, from('192.0.2.1'))).status).toBe(201);
  });

  it('count a whole IPv6 network as one address', async () => {
    const app = await live({ proxies: 1, quotas: { tablesDay: 1 } });
    expect((await lay(app, create, from('2001:db8::1'))).status).toBe(201);
    expect((await lay(app, create, from('2001:db8::2'))).status).toBe(429);
  });

  it('are not exceeded by concurrent requests', async () => {
    const app = await live({ quotas: { tablesDay: 5 } });
    const answers = await Promise.all(Array.from({ length: 20 }, () => lay(app)));
    expect(answers.filter(a => a.status === 201)).toHaveLength(5);
    expect((await lay(app)).status).toBe(429);
  });

  it('apply to rematches, which belong to the same address', async () => {
    const app = await live({ quotas: { tablesDay: 2 } });
    const [red, yellow] = await app.table();
    await app.act(red, 'resign');
    await app.act(red, 'offer-rematch');
    await app.act(yellow, 'offer-rematch');
    const { owner } = (await app.server.context.store.load(red.table))!;
    const held = await app.server.context.store.maintenance.usageOf(owner!, '', 0);
    expect(held.tables).toBe(2);
    const rematch = (await app.server.context.registry.open(red.table))!.state.offers.rematch!.table!;
    expect((await app.server.context.registry.open(rematch))!.owner).toBe(owner);
    await app.act({ ...red, table: rematch }, 'resign');
    const refused = await app.act({ ...red, table: rematch }, 'offer-rematch');
    expect([refused.status, refused.body.key]).toEqual([429, 'too-many-tables']);
  });
});

describe('unfinished tables of a guest', () => {
  it('are limited until one is finished, at any age', async () => {
    const app = await live({ quotas: { tablesGuest: 2 } });
    const first = await lay(app);
    const by = { cookie: first.cookie };
    const second = await lay(app, create, by);
    age(app, 100 * DAY);
    const refused = await lay(app, create, by);
    expect([refused.status, refused.body.key]).toEqual([429, 'too-many-tables']);
    expect(refused.body.sentence).toBe(
      'You have 2 unfinished tables, which is the limit. Finish or delete some.',
    );
    expect((await lay(app)).status).toBe(201);
    await app.act(second.body, 'resign');
    expect((await lay(app, create, by)).status).toBe(201);
  });
});

describe('megabytes a day', () => {
  it('count heads, imported records and moves', async () => {
    const app = await live({ quotas: { megabytesDay: 1 } });
    const [red, yellow] = await app.table();
    const { registry, store } = app.server.context;
    const table = (await registry.open(red.table))!;
    const bytes = async (): Promise<number> => (await store.maintenance.usageOf(table.owner!, '', 0)).bytes;
    const before = await bytes();
    const moves = randomGame(3).slice(0, 10);
    for (const [n, { seat, move }] of moves.entries()) await app.play([red, yellow][seat]!, n, move);
    expect(await bytes()).toBe(before);
    await storeGrowth(store, registry.tables);
    const grown = await bytes();
    expect(grown).toBeGreaterThan(before + moves.length * 50);
    await storeGrowth(store, registry.tables);
    expect(await bytes()).toBe(grown);
    table.ephemera.growth = 999_000;
    await storeGrowth(store, registry.tables);
    const refused = await lay(app);
    expect([refused.status, refused.body.key]).toEqual([429, 'too-many-tables']);
    expect(refused.body.sentence).toContain('1 MB');
    age(app, DAY);
    expect((await lay(app)).status).toBe(201);
  });

  it('are stored when the server stops', async () => {
    const app = await live();
    const [red] = await app.table();
    const { owner } = (await app.server.context.store.load(red.table))!;
    const { bytes } = await app.server.context.store.maintenance.usageOf(owner!, '', 0);
    await app.play(red, 0, 'b2b3');
    await app.server.stop();
    const store = SqliteStore.open({ data: app.data });
    onTestFinished(() => store.close());
    expect((await store.maintenance.usageOf(owner!, '', 0)).bytes).toBeGreaterThan(bytes);
  });
});

describe('tables where only bots play', () => {
  it('are limited by address within a day', async () => {
    const app = await live({ proxies: 1, quotas: { botTables: 1 } });
    expect((await lay(app, botTable, from('192.0.2.1'))).status).toBe(201);
    const refused = await lay(app, botTable, from('192.0.2.1'));
    expect([refused.status, refused.body.key]).toEqual([429, 'too-many-bot-tables']);
    expect(refused.body.sentence).toMatch(/^At most 1 unfinished tables where only bots play/);
    expect((await lay(app, botTable, from('192.0.2.2'))).status).toBe(201);
    expect((await lay(app, { ...create, bots: BOTS.slice(1) }, from('192.0.2.1'))).status).toBe(201);
    age(app, DAY);
    expect((await lay(app, botTable, from('192.0.2.1'))).status).toBe(201);
  });

  it('are limited when the last bot sits down later, too', async () => {
    const app = await live({ quotas: { botTables: 1 } });
    const seat = async () => {
      const host = await lay(app, { game: 'tchag', seat: 'none', bots: BOTS.slice(1) });
      return app.post<Problem>(`/api/tables/${host.body.table}/bots`, { level: 1 }, { cookie: host.cookie });
    };
    expect((await seat()).status).toBe(201);
    const refused = await seat();
    expect([refused.status, refused.body.key]).toEqual([429, 'too-many-bot-tables']);
    // Tables created the day before count once bots take their last seat.
    age(app, DAY);
    expect((await seat()).status).toBe(201);
    expect((await seat()).status).toBe(429);
  });
});

describe('no quota', () => {
  it('is the meaning of 0', async () => {
    const app = await live();
    for (let i = 0; i < 5; i++) expect((await lay(app, botTable)).status).toBe(201);
  });
});

describe('the owner of a table', () => {
  it('is a keyed hash of the address: the same after a restart, another one elsewhere', async () => {
    const data = newFolder();
    const ownerIn = async (folder: string): Promise<string> => {
      const store = SqliteStore.open({ data: folder });
      const quotas = await Quotas.open({
        quotas: { tablesDay: 0, tablesGuest: 0, megabytesDay: 0, botTables: 0 },
        maintenance: store.maintenance,
      });
      await store.close();
      expect(quotas.ownerOf('192.0.2.1')).not.toBe(quotas.ownerOf('192.0.2.2'));
      expect(quotas.ownerOf('::ffff:192.0.2.1')).toBe(quotas.ownerOf('192.0.2.1'));
      return quotas.ownerOf('192.0.2.1');
    };
    const owner = await ownerIn(data);
    expect(await ownerIn(data)).toBe(owner);
    expect(await ownerIn(newFolder())).not.toBe(owner);
  });
});
