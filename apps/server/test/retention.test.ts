import { existsSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type Game, parseRecord, verify } from '@tablee/kernel';
import { tchag } from '@tablee/tchag';
import type { Laid, MineItem, Problem, Seated, TableAnswer, TalkAnswer } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import type { Config } from '../src/config.ts';
import { Archive } from '../src/retention/archive.ts';
import { type Report, Retention } from '../src/retention/retention.ts';
import { StoreError } from '../src/store/store.ts';
import { randomGame } from './games.ts';
import { type Live, live } from './live.ts';
import { forgetAll } from './old.ts';

const DAY = 24 * 3_600_000;
const OFF = { unusedDays: 0, archiveDays: 0 };
const game = tchag as unknown as Game;

/** The chore as it would run so many days from now. */
function chore(
  house: Live,
  config: Partial<Config['retention']>,
  days: number,
  archive = new Archive(house.data),
) {
  const { store, log, registry } = house.server.context;
  const now = () => Date.now() + days * DAY;
  const retention = new Retention({ config: { ...OFF, ...config }, store, archive, log, now });
  return { retention, run: (): Promise<Report> => retention.run(registry) };
}

const isThere = async (house: Live, table: string): Promise<boolean> =>
  (await house.server.context.store.load(table)) !== null;

describe('an unused table', () => {
  it('is deleted after a day without people and without a move', async () => {
    const house = await live();
    const bots = [{ seat: 0, level: 1 }];
    const empty = await house.post<Laid>('/api/tables', { game: 'tchag', seat: 'none' });
    const record = { tablee: 1, game: 'tchag', rules: 1, seats: 2, options: {}, seals: [], setup: [] };
    const brought = await house.post<Laid>('/api/tables', {
      game: 'tchag',
      seat: 'none',
      bots,
      record: { ...record, options: { start: 'rows' }, entries: randomGame(4).slice(0, 9) },
    });
    expect([empty.status, brought.status]).toEqual([201, 201]);
    const [red] = await house.table();
    forgetAll(house);
    expect(await chore(house, { unusedDays: 1 }, 0.9).run()).toEqual({ deleted: 0, archived: 0 });
    expect(await chore(house, { unusedDays: 0 }, 99).run()).toEqual({ deleted: 0, archived: 0 });
    expect(await chore(house, { unusedDays: 1 }, 1.1).run()).toEqual({ deleted: 2, archived: 0 });
    for (const { body } of [empty, brought])
      expect((await house.get<Problem>(`/api/tables/${body.table}`)).body.key).toBe('no-table');
    expect((await house.get(`/api/tables/${red.table}`)).status).toBe(200);
    expect(
      house.logs.filter(l => l.includes('old tables were removed')).map(l => JSON.parse(l)),
    ).toMatchObject([{ deleted: 2, archived: 0 }]);
  });

  it('is kept thirty times as long when somebody sits there, and for ever once somebody has played', async () => {
    const house = await live();
    const [waiting] = await house.table();
    const [red] = await house.table();
    await house.play(red, 0, 'b2b3');
    forgetAll(house);
    expect(await chore(house, { unusedDays: 1 }, 29).run()).toEqual({ deleted: 0, archived: 0 });
    expect(await chore(house, { unusedDays: 1 }, 31).run()).toEqual({ deleted: 1, archived: 0 });
    expect(await isThere(house, waiting.table)).toBe(false);
    expect(await chore(house, { unusedDays: 1 }, 9_999).run()).toEqual({ deleted: 0, archived: 0 });
    expect(await isThere(house, red.table)).toBe(true);
  });

  it('stays while it is in memory, whatever its age', async () => {
    const house = await live();
    const { body } = await house.post<Laid>('/api/tables', { game: 'tchag', seat: 'none' });
    const line = await house.watch(body.table);
    expect(await chore(house, { unusedDays: 1, archiveDays: 1 }, 99).run()).toEqual({
      deleted: 0,
      archived: 0,
    });
    line.socket.terminate();
    expect(await isThere(house, body.table)).toBe(true);
  });

  it('is recognized by its rows, not by what a crash left noted about it', async () => {
    const house = await live();
    const [red] = await house.table();
    // Played, and the server was killed before the minute's count: the note still says that nothing was played.
    await house.play(red, 0, 'b2b3');
    const live0 = (await house.server.context.registry.open(red.table))!;
    live0.ephemera.growth = null;
    forgetAll(house);
    const { maintenance } = house.server.context.store;
    expect(await maintenance.idleTables('unplayed', Number.MAX_SAFE_INTEGER, null, 9)).toHaveLength(1);
    expect(await chore(house, { unusedDays: 1 }, 99).run()).toEqual({ deleted: 0, archived: 0 });
    expect(await isThere(house, red.table)).toBe(true);
    expect(await maintenance.idleTables('unplayed', Number.MAX_SAFE_INTEGER, null, 9)).toEqual([]);
  });

  it('does not take more than its share of a minute', async () => {
    const house = await live();
    for (let i = 0; i < 60; i++) await house.post('/api/tables', { game: 'tchag', seat: 'none' });
    forgetAll(house);
    expect(await chore(house, { unusedDays: 1 }, 2).run()).toEqual({ deleted: 50, archived: 0 });
    expect(await chore(house, { unusedDays: 1 }, 2).run()).toEqual({ deleted: 10, archived: 0 });
  });
});

describe('an untouched table', () => {
  async function playedTable(house: Live) {
    const host = await house.post<Seated>('/api/tables', {
      game: 'tchag',
      name: 'Ann',
      seat: 0,
    });
    const other = await house.post<Seated>(`/api/tables/${host.body.table}/seats`, { name: 'Bob' });
    const seats = [host.body, other.body] as const;
    for (const [n, { seat, move }] of randomGame(3).slice(0, 5).entries())
      expect((await house.play(seats[seat]!, n, move)).body).toEqual({ n: n + 1 });
    await house.post(`/api/tables/${host.body.table}/talk`, { text: 'Salut !' }, { token: other.body.token });
    await house.act(seats[0], 'offer-draw');
    return { id: host.body.table, seats, cookie: host.cookie };
  }

  it('becomes a file that only its owner reads, a record like any other, and leaves the database', async () => {
    const house = await live();
    const { id, cookie } = await playedTable(house);
    forgetAll(house);
    expect(await chore(house, { archiveDays: 30 }, 29).run()).toEqual({ deleted: 0, archived: 0 });
    expect(await chore(house, { archiveDays: 30 }, 31).run()).toEqual({ deleted: 0, archived: 1 });
    expect(await isThere(house, id)).toBe(false);
    const path = new Archive(house.data).pathOf(id);
    expect(path.slice(house.data.length)).toBe(`/archive/${id.slice(0, 2)}/${id}.json.gz`);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(existsSync(`${path}.new`)).toBe(false);
    const text = gunzipSync(readFileSync(path)).toString();
    const record = parseRecord(text);
    expect(record).toMatchObject({ game: 'tchag', names: ['Ann', 'Bob'] });
    expect(verify(game, record)).toMatchObject({ entries: 5 });
    // A running game: its seed is no part of the record.
    expect(record.seals[0]).not.toHaveProperty('seed');
    const { body } = await house.get<{ tables: MineItem[] }>('/api/mine', { cookie });
    expect(body.tables).toMatchObject([{ table: id, n: 5, seat: 0, people: ['Ann', 'Bob'], over: false }]);
  });

  it('comes back when its link is opened, as it was', async () => {
    const house = await live();
    const { id, seats, cookie } = await playedTable(house);
    const by = { token: seats[1].token };
    const before = await house.get<TableAnswer>(`/api/tables/${id}`, by);
    const mine = (await house.get(`/api/mine`, { cookie })).body;
    const talk = (await house.get<TalkAnswer>(`/api/tables/${id}/talk`)).body;
    expect(talk.lines).toHaveLength(1);
    forgetAll(house);
    await chore(house, { archiveDays: 30 }, 31).run();
    const answers = await Promise.all([1, 2, 3].map(() => house.get<TableAnswer>(`/api/tables/${id}`, by)));
    for (const after of answers) {
      expect(after.body.now.offers.draw).toBe(0);
      expect({ ...after.body, now: { ...after.body.now, told: null, events: [] } }).toEqual({
        ...before.body,
        now: { ...before.body.now, told: null, events: [] },
      });
    }
    expect((await house.get<TalkAnswer>(`/api/tables/${id}/talk`)).body).toEqual(talk);
    expect((await house.get(`/api/mine`, { cookie })).body).toEqual(mine);
    expect(existsSync(new Archive(house.data).pathOf(id))).toBe(false);
    const next = randomGame(3)[5]!;
    expect((await house.play(seats[next.seat]!, 5, next.move)).body).toEqual({ n: 6 });
    // Who opens a link has touched the table: it is not archived again at once.
    forgetAll(house);
    expect(await chore(house, { archiveDays: 30 }, 1).run()).toEqual({ deleted: 0, archived: 0 });
  });

  it('is not lost when the database fails after the file is written, nor when the file is left behind', async () => {
    const house = await live();
    const { id, seats } = await playedTable(house);
    forgetAll(house);
    const { store } = house.server.context;
    const write = store.write.bind(store);
    store.write = (...writes) =>
      writes[0]?.kind === 'archive'
        ? Promise.reject(new StoreError('failed', 'disk full'))
        : write(...writes);
    const archive = new Archive(house.data);
    expect(await chore(house, { archiveDays: 30 }, 31).run()).toEqual({ deleted: 0, archived: 0 });
    expect(existsSync(archive.pathOf(id))).toBe(true);
    store.write = write;
    // Both are there: the database is believed, and goes on.
    const next = randomGame(3)[5]!;
    expect((await house.play(seats[next.seat]!, 5, next.move)).body).toEqual({ n: 6 });
    forgetAll(house);
    expect(await chore(house, { archiveDays: 30 }, 31).run()).toEqual({ deleted: 0, archived: 1 });
    expect((await archive.read(id)).entries).toHaveLength(6);
    expect((await house.get<TableAnswer>(`/api/tables/${id}`)).body.now.n).toBe(6);
  });

  it('stays in the database when its file cannot be written or reads back differently', async () => {
    const house = await live();
    const { id } = await playedTable(house);
    forgetAll(house);
    const forgetful = new Archive(house.data);
    forgetful.read = async table => ({
      ...(await Archive.prototype.read.call(forgetful, table)),
      owner: 'x',
    });
    const first = chore(house, { archiveDays: 30 }, 31, forgetful);
    expect(await first.run()).toEqual({ deleted: 0, archived: 0 });
    expect(await isThere(house, id)).toBe(true);
    expect(house.logs.filter(l => l.includes('an old table could not be removed'))).toHaveLength(1);
    // Not again at once: others may have their turn.
    expect(await first.run()).toEqual({ deleted: 0, archived: 0 });
    expect(house.logs.filter(l => l.includes('an old table could not be removed'))).toHaveLength(1);
  });

  it('with a broken file is a broken table, and the file is kept', async () => {
    const house = await live();
    const { id } = await playedTable(house);
    forgetAll(house);
    await chore(house, { archiveDays: 30 }, 31).run();
    const path = new Archive(house.data).pathOf(id);
    truncateSync(path, 100);
    const answer = await house.get<Problem>(`/api/tables/${id}`);
    expect([answer.status, answer.body.key]).toEqual([500, 'broken-table']);
    expect(statSync(path).size).toBe(100);
    expect(await house.server.context.store.maintenance.isArchived(id)).toBe(true);
  });

  it('waits for its file while it is being archived', async () => {
    const house = await live();
    const { id } = await playedTable(house);
    forgetAll(house);
    const slow = new Archive(house.data);
    let written = (): void => {};
    const writing = new Promise<void>(done => {
      written = done;
    });
    let go = (): void => {};
    const gate = new Promise<void>(done => {
      go = done;
    });
    slow.write = async table => {
      await Archive.prototype.write.call(slow, table);
      written();
      await gate;
    };
    const running = chore(house, { archiveDays: 30 }, 31, slow).run();
    await writing;
    const opening = house.get<TableAnswer>(`/api/tables/${id}`);
    await new Promise(done => setTimeout(done, 20));
    go();
    expect(await running).toEqual({ deleted: 0, archived: 1 });
    expect((await opening).body.now.n).toBe(5);
    expect(await isThere(house, id)).toBe(true);
  });
});
