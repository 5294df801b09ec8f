import { existsSync } from 'node:fs';
import type { Erased, Laid, MineItem, Problem, Seated, TableAnswer, TalkAnswer } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { hashSecret } from '../src/people/credentials.ts';
import { type Live, live } from './live.ts';
import { archiveAll, forgetAll } from './old.ts';

const create = { game: 'tchag', name: 'Ann', seat: 0 };

/** A guest with a cookie, and what they do with it. */
class Guest {
  readonly house: Live;
  cookie: string | null = null;

  constructor(house: Live) {
    this.house = house;
  }

  async lay(body: object = create): Promise<Laid & Seated> {
    const answer = await this.house.post<Laid & Seated>('/api/tables', body, { cookie: this.cookie });
    expect(answer.status).toBe(201);
    this.cookie ??= answer.cookie;
    return answer.body;
  }

  async sit(table: string, name = 'Bob'): Promise<Seated> {
    const answer = await this.house.post<Seated>(
      `/api/tables/${table}/seats`,
      { name },
      { cookie: this.cookie },
    );
    expect(answer.status).toBe(201);
    this.cookie ??= answer.cookie;
    return answer.body;
  }

  async mine(): Promise<readonly MineItem[]> {
    return (await this.house.get<{ tables: MineItem[] }>('/api/mine', { cookie: this.cookie })).body.tables;
  }

  forget() {
    return this.house.ask<Erased & Problem>('DELETE', '/api/me', undefined, { cookie: this.cookie });
  }

  get hash(): string {
    return hashSecret(this.cookie!.split('=')[1]!);
  }
}

const look = async (house: Live, id: string): Promise<TableAnswer & Problem> =>
  (await house.get<TableAnswer & Problem>(`/api/tables/${id}`)).body;
const holdersOf = async (house: Live, id: string) => (await house.server.context.store.load(id))!.holders;

/** How a table may be when somebody is forgotten. */
const PLACES: readonly [name: string, away: (house: Live) => Promise<void> | void][] = [
  ['in memory', () => {}],
  ['in the database', house => forgetAll(house)],
  [
    'in a file',
    async house => {
      forgetAll(house);
      expect(await archiveAll(house)).toBeGreaterThan(0);
    },
  ],
];

describe.each(PLACES)('a guest who is forgotten while the table is %s', (_name, putAway) => {
  it('frees the seat of a running game, which somebody else takes and plays on', async () => {
    const house = await live();
    const [ann, bob] = [new Guest(house), new Guest(house)];
    const red = await ann.lay();
    const yellow = await bob.sit(red.table);
    await house.play(red, 0, 'b2b3');
    await house.post(`/api/tables/${red.table}/talk`, { text: 'Ann speaks' }, { token: red.token });
    await house.post(`/api/tables/${red.table}/talk`, { text: 'Bob speaks' }, { token: yellow.token });
    await house.act(yellow, 'offer-draw');
    await putAway(house);
    const answer = await ann.forget();
    expect(answer.body).toEqual({ tables: 1, done: true });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^tablee_guest=;.*Expires=Thu, 01 Jan 1970/);
    const now = await look(house, red.table);
    expect(now.now).toMatchObject({ n: 1, people: [{ name: null }, { name: 'Bob' }] });
    expect(now.now.offers.draw).toBeNull();
    const { body: talk } = await house.get<TalkAnswer>(`/api/tables/${red.table}/talk`);
    expect(talk.lines.map(l => l.text)).toEqual(['Bob speaks']);
    expect(await ann.mine()).toEqual([]);
    expect(await bob.mine()).toMatchObject([{ table: red.table, people: [null, 'Bob'] }]);
    expect((await house.act(red, 'resign')).body.key).toBe('not-seated');
    const eve = await new Guest(house).sit(red.table, 'Eve');
    expect(eve.seat).toBe(0);
    expect((await house.act(eve, 'resign')).body).toEqual({ n: 2 });
    expect((await house.server.context.store.load(red.table))!.host).toBeNull();
  });

  it('keeps the seat of a finished game without a name, a token or a cookie', async () => {
    const house = await live();
    const [ann, bob] = [new Guest(house), new Guest(house)];
    const red = await ann.lay();
    const yellow = await bob.sit(red.table);
    await house.act(red, 'resign');
    await putAway(house);
    expect((await ann.forget()).body).toEqual({ tables: 1, done: true });
    expect((await look(house, red.table)).now.people.map(p => p.name)).toEqual(['', 'Bob']);
    expect(await holdersOf(house, red.table)).toMatchObject([
      { name: '', tokenHash: '', guestHash: null },
      { name: 'Bob' },
    ]);
    expect((await house.post<Problem>(`/api/tables/${red.table}/seats`, { name: 'Eve' })).body.key).toBe(
      'no-free-seat',
    );
    // The table goes with the last person it belongs to.
    forgetAll(house);
    expect((await bob.forget()).body).toEqual({ tables: 1, done: true });
    expect((await look(house, red.table)).key).toBe('no-table');
    expect(yellow.seat).toBe(1);
  });

  it('takes along the tables where no other person sits', async () => {
    const house = await live();
    const ann = new Guest(house);
    const alone = await ann.lay();
    const bots = await ann.lay({ ...create, bots: [{ seat: 1, level: 1 }] });
    const empty = await ann.lay({ game: 'tchag', seat: 'none' });
    const others = await ann.lay({ game: 'tchag', seat: 'none' });
    await new Guest(house).sit(others.table);
    await putAway(house);
    expect((await ann.forget()).body).toEqual({ tables: 4, done: true });
    const { archive, store } = house.server.context;
    for (const { table } of [alone, bots, empty]) {
      expect((await look(house, table)).key).toBe('no-table');
      expect(existsSync(archive.pathOf(table))).toBe(false);
    }
    expect((await look(house, others.table)).now.people[0]!.name).toBe('Bob');
    expect((await store.load(others.table))!.host).toBeNull();
    expect(await store.maintenance.tableIdsOf(ann.hash, 10)).toEqual([]);
    expect(await store.maintenance.pendingErasures(10)).toEqual([]);
  });
});

describe('a guest who is forgotten', () => {
  it('no longer looks through the eyes of the seat, and those at the table are told', async () => {
    const house = await live();
    const [ann, bob] = [new Guest(house), new Guest(house)];
    const red = await ann.lay();
    const yellow = await bob.sit(red.table);
    await house.play(red, 0, 'b2b3');
    const mine = await house.watch(red.table, red.token);
    const other = await house.watch(red.table, yellow.token);
    await ann.forget();
    await mine.closed;
    expect((await other.next('table')).people.map(p => p.name)).toEqual([null, 'Bob']);
    const again = await house.line();
    again.send({ t: 'watch', table: red.table, token: red.token });
    expect(await again.next('hello')).toMatchObject({ eyes: 'public', host: false });
  });

  it('without a cookie, or with one that left nothing, costs nothing', async () => {
    const house = await live();
    const stranger = new Guest(house);
    expect((await stranger.forget()).body).toEqual({ tables: 0, done: true });
    stranger.cookie = `tablee_guest=${'x'.repeat(43)}`;
    expect((await stranger.forget()).body).toEqual({ tables: 0, done: true });
    expect(await house.server.context.store.maintenance.pendingErasures(1)).toEqual([]);
  });

  it('is not forgotten by the page of another site', async () => {
    const house = await live();
    const ann = new Guest(house);
    await ann.lay();
    const headers = { origin: 'https://elsewhere.example' };
    const answer = await house.ask<Problem>('DELETE', '/api/me', undefined, { cookie: ann.cookie, headers });
    expect(answer.body.key).toBe('origin');
    expect(await ann.mine()).toHaveLength(1);
  });

  it('in many tables is forgotten in pieces, also by the next process', async () => {
    const house = await live();
    const ann = new Guest(house);
    const first = await ann.lay();
    const { store } = house.server.context;
    const template = (await store.maintenance.fullTable(first.table))!;
    for (let i = 0; i < 300; i++)
      await store.write({ kind: 'unarchive', table: { ...template, id: `t${String(i).padStart(11, '0')}` } });
    const answer = await ann.forget();
    expect(answer.body.done).toBe(false);
    expect(answer.body.tables).toBeGreaterThanOrEqual(200);
    expect(await store.maintenance.tableIdsOf(ann.hash, 500)).not.toEqual([]);
    await house.server.stop();
    const next = await live({ data: house.data });
    await next.server.context.maintenance.run();
    expect(await next.server.context.store.maintenance.tableIdsOf(ann.hash, 500)).toEqual([]);
    expect(await next.server.context.store.maintenance.pendingErasures(1)).toEqual([]);
  });

  it('at one broken table is still forgotten everywhere else, and the rest is tried again', async () => {
    const house = await live();
    const ann = new Guest(house);
    const [broken, fine] = [await ann.lay(), await ann.lay()];
    forgetAll(house);
    await archiveAll(house);
    const { archive, store, maintenance } = house.server.context;
    const kept = await archive.read(broken.table);
    await archive.remove(broken.table);
    expect((await ann.forget()).body).toEqual({ tables: 1, done: false });
    expect(await store.maintenance.tableIdsOf(ann.hash, 9)).toEqual([broken.table]);
    expect((await look(house, fine.table)).key).toBe('no-table');
    await archive.write(kept);
    await maintenance.run();
    expect(await store.maintenance.tableIdsOf(ann.hash, 9)).toEqual([]);
    expect(existsSync(archive.pathOf(broken.table))).toBe(false);
  });

  it('holding both seats leaves no half of them', async () => {
    const house = await live();
    const ann = new Guest(house);
    const red = await ann.lay();
    await house.post(`/api/tables/${red.table}/seats`, { name: 'Ann', seat: 1 }, { cookie: ann.cookie });
    expect((await ann.forget()).body).toEqual({ tables: 1, done: true });
    expect((await look(house, red.table)).key).toBe('no-table');
  });
});
