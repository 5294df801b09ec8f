import { existsSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type Game, parseRecord, verify } from '@tablee/kernel';
import { tchag } from '@tablee/tchag';
import type { Laid, MineItem, Problem, Seated, TableAnswer, TalkAnswer } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import type { Config } from '../src/common/config.ts';
import { Archive, ArchiveFolder } from '../src/retention/archive.ts';
import { type Report, Retention } from '../src/retention/retention.ts';
import { StoreError } from '../src/store/store.ts';
import { randomGame } from './games.ts';
import { type Live, live } from './live.ts';
import { unloadAll } from './old-tables.ts';

const DAY = 24 * 3_600_000;
const OFF = { unusedDays: 0, archiveDays: 0 };
const game = tchag as unknown as Game;

/** Runs retention as if so many days had passed. */
function chore(
  app: Live,
  config: Partial<Config['retention']>,
  days: number,
  archive = new Archive(new ArchiveFolder(app.data)),
) {
  const { store, log, registry } = app.server.context;
  const now = () => Date.now() + days * DAY;
  const retention = new Retention({ config: { ...OFF, ...config }, store, archive, log, now });
  return { retention, run: (): Promise<Report> => retention.run(registry) };
}

const isThere = async (app: Live, table: string): Promise<boolean> =>
  (await app.server.context.store.load(table)) !== null;

/** Without the last step, which a table that was put away forgets, and since when people are away. */
const timeless = ({ now, ...rest }: TableAnswer) => {
  const people = now.people.map(({ away, ...person }) => person);
  return { ...rest, now: { ...now, people, told: null, events: [] } };
};

describe('an unused table', () => {
  it('is deleted after a day without people and without a move', async () => {
    const app = await live();
    const bots = [{ seat: 0, level: 1 }];
    const empty = await app.post<Laid>('/api/tables', { game: 'tchag', seat: 'none' });
    const record = { tablee: 1, game: 'tchag', rules: 1, seats: 2, options: {}, seals: [], setup: [] };
    const brought = await app.post<Laid>('/api/tables', {
      game: 'tchag',
      seat: 'none',
      bots,
      record: { ...record, options: { start: 'rows' }, entries: randomGame(4).slice(0, 9) },
    });
    expect([empty.status, brought.status]).toEqual([201, 201]);
    const [red] = await app.table();
    unloadAll(app);
    expect(await chore(app, { unusedDays: 1 }, 0.9).run()).toEqual({ deleted: 0, archived: 0 });
    expect(await chore(app, { unusedDays: 0 }, 99).run()).toEqual({ deleted: 0, archived: 0 });
    expect(await chore(app, { unusedDays: 1 }, 1.1).run()).toEqual({ deleted: 2, archived: 0 });
    for (const { body } of [empty, brought])
      expect((await app.get<Problem>(`/api/tables/${body.table}`)).body.key).toBe('no-table');
    expect((await app.get(`/api/tables/${red.table}`)).status).toBe(200);
    expect(app.logs.filter(l => l.includes('old tables were removed')).map(l => JSON.parse(l))).toMatchObject(
      [{ deleted: 2, archived: 0 }],
    );
  });

  it('is kept thirty times as long with people, and forever once it was played', async () => {
    const app = await live();
    const [waiting] = await app.table();
    const [red] = await app.table();
    await app.play(red, 0, 'b2b3');
    unloadAll(app);
    expect(await chore(app, { unusedDays: 1 }, 29).run()).toEqual({ deleted: 0, archived: 0 });
    expect(await chore(app, { unusedDays: 1 }, 31).run()).toEqual({ deleted: 1, archived: 0 });
    expect(await isThere(app, waiting.table)).toBe(false);
    expect(await chore(app, { unusedDays: 1 }, 9_999).run()).toEqual({ deleted: 0, archived: 0 });
    expect(await isThere(app, red.table)).toBe(true);
  });

  it('is kept while it is in memory, at any age', async () => {
    const app = await live();
    const { body } = await app.post<Laid>('/api/tables', { game: 'tchag', seat: 'none' });
    const line = await app.watch(body.table);
    expect(await chore(app, { unusedDays: 1, archiveDays: 1 }, 99).run()).toEqual({
      deleted: 0,
      archived: 0,
    });
    line.socket.terminate();
    expect(await isThere(app, body.table)).toBe(true);
  });

  it('is recognized by its rows, not by what a crash left noted about it', async () => {
    const app = await live();
    const [red] = await app.table();
    // Played, and the server was killed before the minute's count: the note still says that nothing was played.
    await app.play(red, 0, 'b2b3');
    const live0 = (await app.server.context.registry.open(red.table))!;
    live0.ephemera.growth = null;
    unloadAll(app);
    const { maintenance } = app.server.context.store;
    expect(await maintenance.idleTables('unplayed', Number.MAX_SAFE_INTEGER, null, 9)).toHaveLength(1);
    expect(await chore(app, { unusedDays: 1 }, 99).run()).toEqual({ deleted: 0, archived: 0 });
    expect(await isThere(app, red.table)).toBe(true);
    expect(await maintenance.idleTables('unplayed', Number.MAX_SAFE_INTEGER, null, 9)).toEqual([]);
  });

  it('is removed in batches of limited size', async () => {
    const app = await live();
    for (let i = 0; i < 60; i++) await app.post('/api/tables', { game: 'tchag', seat: 'none' });
    unloadAll(app);
    expect(await chore(app, { unusedDays: 1 }, 2).run()).toEqual({ deleted: 50, archived: 0 });
    expect(await chore(app, { unusedDays: 1 }, 2).run()).toEqual({ deleted: 10, archived: 0 });
  });
});

describe('an untouched table', () => {
  async function playedTable(app: Live) {
    const host = await app.post<Seated>('/api/tables', {
      game: 'tchag',
      name: 'Ann',
      seat: 0,
    });
    const other = await app.post<Seated>(`/api/tables/${host.body.table}/seats`, { name: 'Bob' });
    const seats = [host.body, other.body] as const;
    for (const [n, { seat, move }] of randomGame(3).slice(0, 5).entries())
      expect((await app.play(seats[seat]!, n, move)).body).toEqual({ n: n + 1 });
    await app.post(`/api/tables/${host.body.table}/talk`, { text: 'Salut !' }, { token: other.body.token });
    await app.act(seats[0], 'offer-draw');
    return { id: host.body.table, seats, cookie: host.cookie };
  }

  it('becomes a file readable by its owner only, in the format of records, and leaves the database', async () => {
    const app = await live();
    const { id, cookie } = await playedTable(app);
    unloadAll(app);
    expect(await chore(app, { archiveDays: 30 }, 29).run()).toEqual({ deleted: 0, archived: 0 });
    expect(await chore(app, { archiveDays: 30 }, 31).run()).toEqual({ deleted: 0, archived: 1 });
    expect(await isThere(app, id)).toBe(false);
    const path = new ArchiveFolder(app.data).pathOf(id);
    expect(path.slice(app.data.length)).toBe(`/archive/${id.slice(0, 2)}/${id}.json.gz`);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(existsSync(`${path}.new`)).toBe(false);
    const text = gunzipSync(readFileSync(path)).toString();
    const record = parseRecord(text);
    expect(record).toMatchObject({ game: 'tchag', names: ['Ann', 'Bob'] });
    expect(verify(game, record)).toMatchObject({ entries: 5 });
    // A running game: the record contains no seed.
    expect(record.seals[0]).not.toHaveProperty('seed');
    const { body } = await app.get<{ tables: MineItem[] }>('/api/mine', { cookie });
    expect(body.tables).toMatchObject([{ table: id, n: 5, seat: 0, people: ['Ann', 'Bob'], over: false }]);
  });

  it('is restored unchanged when its link is opened', async () => {
    const app = await live();
    const { id, seats, cookie } = await playedTable(app);
    const by = { token: seats[1].token };
    const before = await app.get<TableAnswer>(`/api/tables/${id}`, by);
    const mine = (await app.get(`/api/mine`, { cookie })).body;
    const talk = (await app.get<TalkAnswer>(`/api/tables/${id}/talk`)).body;
    expect(talk.lines).toHaveLength(1);
    unloadAll(app);
    await chore(app, { archiveDays: 30 }, 31).run();
    const answers = await Promise.all([1, 2, 3].map(() => app.get<TableAnswer>(`/api/tables/${id}`, by)));
    for (const after of answers) {
      expect(after.body.now.offers.draw).toBe(0);
      expect(timeless(after.body)).toEqual(timeless(before.body));
    }
    expect((await app.get<TalkAnswer>(`/api/tables/${id}/talk`)).body).toEqual(talk);
    expect((await app.get(`/api/mine`, { cookie })).body).toEqual(mine);
    expect(existsSync(new ArchiveFolder(app.data).pathOf(id))).toBe(false);
    const next = randomGame(3)[5]!;
    expect((await app.play(seats[next.seat]!, 5, next.move)).body).toEqual({ n: 6 });
    // Opening a link counts as touching: the table is not archived again at once.
    unloadAll(app);
    expect(await chore(app, { archiveDays: 30 }, 1).run()).toEqual({ deleted: 0, archived: 0 });
  });

  it('is not lost when the database fails after the file was written, or when a file is left over', async () => {
    const app = await live();
    const { id, seats } = await playedTable(app);
    unloadAll(app);
    const { store } = app.server.context;
    const write = store.write.bind(store);
    store.write = (...writes) =>
      writes[0]?.kind === 'archive'
        ? Promise.reject(new StoreError('failed', 'disk full'))
        : write(...writes);
    const archive = new Archive(new ArchiveFolder(app.data));
    expect(await chore(app, { archiveDays: 30 }, 31).run()).toEqual({ deleted: 0, archived: 0 });
    expect(existsSync(new ArchiveFolder(app.data).pathOf(id))).toBe(true);
    store.write = write;
    // Both exist: the database decides.
    const next = randomGame(3)[5]!;
    expect((await app.play(seats[next.seat]!, 5, next.move)).body).toEqual({ n: 6 });
    unloadAll(app);
    expect(await chore(app, { archiveDays: 30 }, 31).run()).toEqual({ deleted: 0, archived: 1 });
    expect((await archive.read(id)).entries).toHaveLength(6);
    expect((await app.get<TableAnswer>(`/api/tables/${id}`)).body.now.n).toBe(6);
  });

  it('stays in the database when its file cannot be written or verified', async () => {
    const app = await live();
    const { id } = await playedTable(app);
    unloadAll(app);
    const forgetful = new Archive(new ArchiveFolder(app.data));
    forgetful.read = async table => ({
      ...(await Archive.prototype.read.call(forgetful, table)),
      owner: 'x',
    });
    const first = chore(app, { archiveDays: 30 }, 31, forgetful);
    expect(await first.run()).toEqual({ deleted: 0, archived: 0 });
    expect(await isThere(app, id)).toBe(true);
    expect(app.logs.filter(l => l.includes('an old table could not be removed'))).toHaveLength(1);
    // Not retried at once: other tables come first.
    expect(await first.run()).toEqual({ deleted: 0, archived: 0 });
    expect(app.logs.filter(l => l.includes('an old table could not be removed'))).toHaveLength(1);
  });

  it('with a broken file is reported as broken, and the file is kept', async () => {
    const app = await live();
    const { id } = await playedTable(app);
    unloadAll(app);
    await chore(app, { archiveDays: 30 }, 31).run();
    const path = new ArchiveFolder(app.data).pathOf(id);
    truncateSync(path, 100);
    const answer = await app.get<Problem>(`/api/tables/${id}`);
    expect([answer.status, answer.body.key]).toEqual([500, 'broken-table']);
    expect(statSync(path).size).toBe(100);
    expect(await app.server.context.store.maintenance.isArchived(id)).toBe(true);
  });

  it('is opened only after archiving is complete', async () => {
    const app = await live();
    const { id } = await playedTable(app);
    unloadAll(app);
    const slow = new Archive(new ArchiveFolder(app.data));
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
    const running = chore(app, { archiveDays: 30 }, 31, slow).run();
    await writing;
    const opening = app.get<TableAnswer>(`/api/tables/${id}`);
    await new Promise(done => setTimeout(done, 20));
    go();
    expect(await running).toEqual({ deleted: 0, archived: 1 });
    expect((await opening).body.now.n).toBe(5);
    expect(await isThere(app, id)).toBe(true);
  });
});
