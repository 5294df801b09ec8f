import { existsSync } from 'node:fs';
import type { Erased, Laid, MineItem, Problem, Seated, TableAnswer, TalkAnswer } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { hashSecret } from '../src/people/credentials.ts';
import { ArchiveFolder } from '../src/retention/archive.ts';
import { type Live, live } from './live.ts';
import { archiveAll, unloadAll } from './old-tables.ts';

const create = { game: 'tchag', name: 'Ann', seat: 0 };

/** A guest with a cookie. */
class Guest {
  readonly app: Live;
  cookie: string | null = null;

  constructor(app: Live) {
    this.app = app;
  }

  async lay(body: object = create): Promise<Laid & Seated> {
    const answer = await this.app.post<Laid & Seated>('/api/tables', body, { cookie: this.cookie });
    expect(answer.status).toBe(201);
    this.cookie ??= answer.cookie;
    return answer.body;
  }

  async sit(table: string, name = 'Bob'): Promise<Seated> {
    const answer = await this.app.post<Seated>(
      `/api/tables/${table}/seats`,
      { name },
      { cookie: this.cookie },
    );
    expect(answer.status).toBe(201);
    this.cookie ??= answer.cookie;
    return answer.body;
  }

  async mine(): Promise<readonly MineItem[]> {
    return (await this.app.get<{ tables: MineItem[] }>('/api/mine', { cookie: this.cookie })).body.tables;
  }

  forget() {
    return this.app.ask<Erased & Problem>('DELETE', '/api/me', undefined, { cookie: this.cookie });
  }

  get hash(): string {
    return hashSecret(this.cookie!.split('=')[1]!);
  }
}

const look = async (app: Live, id: string): Promise<TableAnswer & Problem> =>
  (await app.get<TableAnswer & Problem>(`/api/tables/${id}`)).body;
const holdersOf = async (app: Live, id: string) => (await app.server.context.store.load(id))!.holders;

/** Where a table may be when a guest is erased. */
const PLACES: readonly [name: string, away: (app: Live) => Promise<void> | void][] = [
  ['in memory', () => {}],
  ['in the database', app => unloadAll(app)],
  [
    'in a file',
    async app => {
      unloadAll(app);
      expect(await archiveAll(app)).toBeGreaterThan(0);
    },
  ],
];

describe.each(PLACES)('a guest erased while the table is %s', (_name, putAway) => {
  it('frees the seat of a running game, and another person can take it and play on', async () => {
    const app = await live();
    const [ann, bob] = [new Guest(app), new Guest(app)];
    const red = await ann.lay();
    const yellow = await bob.sit(red.table);
    await app.play(red, 0, 'b2b3');
    await app.post(`/api/tables/${red.table}/talk`, { text: 'Ann speaks' }, { token: red.token });
    await app.post(`/api/tables/${red.table}/talk`, { text: 'Bob speaks' }, { token: yellow.token });
    await app.act(yellow, 'offer-draw');
    await putAway(app);
    const answer = await ann.forget();
    expect(answer.body).toEqual({ tables: 1, done: true });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^tablee_guest=;.*Expires=Thu, 01 Jan 1970/);
    expect(answer.headers.getSetCookie()[1]).toMatch(/^tablee_here=;.*Expires=Thu, 01 Jan 1970/);
    const now = await look(app, red.table);
    expect(now.now).toMatchObject({ n: 1, people: [{ name: null }, { name: 'Bob' }] });
    expect(now.now.offers.draw).toBeNull();
    const { body: talk } = await app.get<TalkAnswer>(`/api/tables/${red.table}/talk`);
    expect(talk.lines.map(l => l.text)).toEqual(['Bob speaks']);
    expect(await ann.mine()).toEqual([]);
    expect(await bob.mine()).toMatchObject([{ table: red.table, people: [null, 'Bob'] }]);
    expect((await app.act(red, 'resign')).body.key).toBe('not-seated');
    const eve = await new Guest(app).sit(red.table, 'Eve');
    expect(eve.seat).toBe(0);
    expect((await app.act(eve, 'resign')).body).toEqual({ n: 2 });
    expect((await app.server.context.store.load(red.table))!.host).toBeNull();
  });

  it('keeps the seat of a finished game without a name, an avatar, a token or a cookie', async () => {
    const app = await live();
    const [ann, bob] = [new Guest(app), new Guest(app)];
    const red = await ann.lay({ ...create, avatar: 4 });
    const yellow = await bob.sit(red.table);
    await app.act(red, 'resign');
    await putAway(app);
    expect((await ann.forget()).body).toEqual({ tables: 1, done: true });
    expect((await look(app, red.table)).now.people.map(p => p.name)).toEqual(['', 'Bob']);
    const [erased, other] = await holdersOf(app, red.table);
    expect(erased).toEqual({ name: '', tokenHash: '', guestHash: null });
    expect(other).toMatchObject({ name: 'Bob' });
    expect((await app.post<Problem>(`/api/tables/${red.table}/seats`, { name: 'Eve' })).body.key).toBe(
      'no-free-seat',
    );
    // The table is deleted with its last person.
    unloadAll(app);
    expect((await bob.forget()).body).toEqual({ tables: 1, done: true });
    expect((await look(app, red.table)).key).toBe('no-table');
    expect(yellow.seat).toBe(1);
  });

  it('takes nothing from the host, who is another person', async () => {
    const app = await live();
    const [ann, bob] = [new Guest(app), new Guest(app)];
    const red = await ann.lay();
    await bob.sit(red.table);
    await putAway(app);
    expect((await bob.forget()).body).toEqual({ tables: 1, done: true });
    expect((await look(app, red.table)).now.people.map(p => p.name)).toEqual(['Ann', null]);
    expect((await app.server.context.store.load(red.table))!.host).toBe(ann.hash);
  });

  it('loses the tables without other people', async () => {
    const app = await live();
    const ann = new Guest(app);
    const alone = await ann.lay();
    const bots = await ann.lay({ ...create, bots: [{ seat: 1, level: 1 }] });
    const empty = await ann.lay({ game: 'tchag', seat: 'none' });
    const others = await ann.lay({ game: 'tchag', seat: 'none' });
    await new Guest(app).sit(others.table);
    await putAway(app);
    expect((await ann.forget()).body).toEqual({ tables: 4, done: true });
    const { store } = app.server.context;
    for (const { table } of [alone, bots, empty]) {
      expect((await look(app, table)).key).toBe('no-table');
      expect(existsSync(new ArchiveFolder(app.data).pathOf(table))).toBe(false);
    }
    expect((await look(app, others.table)).now.people[0]!.name).toBe('Bob');
    expect((await store.load(others.table))!.host).toBeNull();
    expect(await store.maintenance.tableIdsOf(ann.hash, 10)).toEqual([]);
    expect(await store.maintenance.pendingErasures(10)).toEqual([]);
  });
});

describe('an erased guest', () => {
  it('no longer sees the view of the seat, and the table is told', async () => {
    const app = await live();
    const [ann, bob] = [new Guest(app), new Guest(app)];
    const red = await ann.lay();
    const yellow = await bob.sit(red.table);
    await app.play(red, 0, 'b2b3');
    const mine = await app.watch(red.table, red.token);
    const other = await app.watch(red.table, yellow.token);
    await ann.forget();
    await mine.closed;
    expect((await other.next('table')).people.map(p => p.name)).toEqual([null, 'Bob']);
    const again = await app.line();
    again.send({ t: 'watch', table: red.table, token: red.token });
    expect(await again.next('hello')).toMatchObject({ eyes: 'public', host: false });
  });

  it('without a cookie, or without tables, costs nothing', async () => {
    const app = await live();
    const stranger = new Guest(app);
    expect((await stranger.forget()).body).toEqual({ tables: 0, done: true });
    stranger.cookie = `tablee_guest=${'x'.repeat(43)}`;
    expect((await stranger.forget()).body).toEqual({ tables: 0, done: true });
    expect(await app.server.context.store.maintenance.pendingErasures(1)).toEqual([]);
  });

  it('cannot be erased by a page of another site', async () => {
    const app = await live();
    const ann = new Guest(app);
    await ann.lay();
    const headers = { origin: 'https://elsewhere.example' };
    const answer = await app.ask<Problem>('DELETE', '/api/me', undefined, { cookie: ann.cookie, headers });
    expect(answer.body.key).toBe('origin');
    expect(await ann.mine()).toHaveLength(1);
  });

  it('with many tables is erased in parts, continued by the next process', async () => {
    const app = await live();
    const ann = new Guest(app);
    const first = await ann.lay();
    const { store } = app.server.context;
    const template = (await store.maintenance.fullTable(first.table))!;
    for (let i = 0; i < 300; i++)
      await store.write({ kind: 'unarchive', table: { ...template, id: `t${String(i).padStart(11, '0')}` } });
    const answer = await ann.forget();
    expect(answer.body.done).toBe(false);
    expect(answer.body.tables).toBeGreaterThanOrEqual(200);
    expect(await store.maintenance.tableIdsOf(ann.hash, 500)).not.toEqual([]);
    await app.server.stop();
    const next = await live({ data: app.data });
    await next.server.context.maintenance.run();
    expect(await next.server.context.store.maintenance.tableIdsOf(ann.hash, 500)).toEqual([]);
    expect(await next.server.context.store.maintenance.pendingErasures(1)).toEqual([]);
  });

  it('at a broken table is erased everywhere else, and the rest is tried again', async () => {
    const app = await live();
    const ann = new Guest(app);
    const [broken, fine] = [await ann.lay(), await ann.lay()];
    unloadAll(app);
    await archiveAll(app);
    const { archive, store, maintenance } = app.server.context;
    const kept = await archive.read(broken.table);
    await archive.remove(broken.table);
    expect((await ann.forget()).body).toEqual({ tables: 1, done: false });
    expect(await store.maintenance.tableIdsOf(ann.hash, 9)).toEqual([broken.table]);
    expect((await look(app, fine.table)).key).toBe('no-table');
    await archive.write(kept);
    await maintenance.run();
    expect(await store.maintenance.tableIdsOf(ann.hash, 9)).toEqual([]);
    expect(existsSync(new ArchiveFolder(app.data).pathOf(broken.table))).toBe(false);
  });

  it('with both seats loses both', async () => {
    const app = await live();
    const ann = new Guest(app);
    const red = await ann.lay();
    await app.post(`/api/tables/${red.table}/seats`, { name: 'Ann', seat: 1 }, { cookie: ann.cookie });
    expect((await ann.forget()).body).toEqual({ tables: 1, done: true });
    expect((await look(app, red.table)).key).toBe('no-table');
  });
});
