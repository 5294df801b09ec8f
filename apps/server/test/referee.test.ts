import { nim } from '@tablee/conform/specimens';
import type { Game } from '@tablee/kernel';
import { leave, NO_OFFERS } from '@tablee/table';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Watcher } from '../src/bus/audience.ts';
import type { Bus } from '../src/bus/bus.ts';
import type { Trouble } from '../src/common/problems.ts';
import { createTable } from '../src/lobby/create.ts';
import { seatBot, sitDown } from '../src/lobby/seats.ts';
import { guestAlone } from '../src/people/identity.ts';
import { SqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import { type Store, StoreError, type StoreFault, type TableHead, type Write } from '../src/store/store.ts';
import { Referee } from '../src/tables/referee.ts';
import { Registry } from '../src/tables/registry.ts';
import { react, say } from '../src/talk/talk.ts';
import { shelfOf } from './games.ts';
import { newFolder } from './live.ts';

/** A real store whose disk can be made to wait, or to fail before or after writing. */
class Disk implements Store {
  readonly real: SqliteStore;
  readonly archiveFiles = null;
  gate: Promise<void> | null = null;
  fails: 'before' | 'after' | null = null;
  kind: StoreFault = 'failed';
  unreadable = false;
  loads = 0;

  constructor() {
    this.real = SqliteStore.open({ data: newFolder() });
    onTestFinished(() => this.real.close());
  }

  async write(...writes: readonly Write[]): Promise<void> {
    await this.gate;
    if (this.fails === 'before') throw new StoreError(this.kind, 'disk full');
    await this.real.write(...writes);
    if (this.fails === 'after') throw new StoreError('uncertain', 'the disk answered too late');
  }

  async load(id: string) {
    this.loads++;
    if (this.unreadable) throw new StoreError('failed', 'cannot be read');
    return this.real.load(id);
  }

  /** How many times a log was read. */
  logReads = 0;
  entriesSince(key: number, after: number, limit: number) {
    this.logReads++;
    return this.real.entriesSince(key, after, limit);
  }
  entryTextsSince = (key: number, after: number, limit: number) =>
    this.real.entryTextsSince(key, after, limit);
  linesOf = (key: number) => this.real.linesOf(key);
  tablesOf = (guests: readonly string[], limit: number) => this.real.tablesOf(guests, limit);
  get people() {
    return this.real.people;
  }
  get reach() {
    return this.real.reach;
  }
  get maintenance() {
    return this.real.maintenance;
  }
  readonly fleet = null;
  warnings = [];
  gauges = [];
  observe = () => {};
  health = () => this.real.health();
  close = () => this.real.close();
}

async function server(game: unknown = nim, bus?: Bus) {
  const disk = new Disk();
  const troubles: unknown[] = [];
  const unknown: unknown[] = [];
  let now = 0;
  const registry = new Registry({
    store: disk,
    games: shelfOf(game),
    onBroken: (_id, e) => troubles.push(e),
    onUnknownRules: (...what) => unknown.push(what),
    onDrop: () => {},
    idleMs: 1_000,
    maxEntries: 5_001,
    now: () => now,
    ...(bus ? { bus } : {}),
  });
  const referee = new Referee(registry, {
    played: () => {},
    changed: () => {},
    refused: () => {},
    failed: (_table, e) => troubles.push(e),
  });
  const { table: id } = await createTable(
    registry,
    { game: (game as Game).id, name: 'Ann', seat: 0 },
    'guest',
  );
  const table = (await registry.open(id))!;
  const told: number[] = [];
  const watcher: Watcher = {
    eyes: 'public',
    seen: 0,
    behind: false,
    give: message => {
      if (message.n !== null) told.push(message.n);
      return true;
    },
  };
  table.audience.join(watcher);
  const later = (ms: number) => {
    now += ms;
  };
  return { disk, registry, referee, table, told, watcher, troubles, unknown, later };
}

describe('the referee', () => {
  it('announces a move only when it is on disk, to the mover too', async () => {
    const { disk, referee, table, told } = await server();
    let open = (): void => {};
    disk.gate = new Promise(done => {
      open = done;
    });
    let answered = false;
    const answer = referee.play(table, 0, 0, '1-1').finally(() => {
      answered = true;
    });
    await new Promise(done => setTimeout(done, 30));
    expect(told).toEqual([]);
    expect(answered).toBe(false);
    expect(table.match.n).toBe(0);
    open();
    expect(await answer).toEqual({ n: 1 });
    expect(told).toEqual([1]);
    expect(await disk.real.entriesSince(table.key, 0, 9)).toHaveLength(1);
  });

  it('keeps one queue per table: the second move waits for the first', async () => {
    const { referee, table, told } = await server();
    const answers = await Promise.all([
      referee.play(table, 0, 0, '1-1'),
      referee.play(table, 1, 1, '1-1'),
      referee.play(table, 1, 1, '2-1'),
      referee.play(table, 0, 2, '2-1'),
    ]);
    expect(answers.map(a => ('n' in a ? a.n : a.key))).toEqual([1, 2, 'not-your-turn', 3]);
    expect(told).toEqual([1, 2, 3]);
  });

  it('does not read the log again after a failure that has certainly written nothing', async () => {
    for (const kind of ['failed', 'busy'] as const) {
      const { disk, referee, table } = await server();
      disk.fails = 'before';
      disk.kind = kind;
      disk.unreadable = true;
      const { loads } = disk;
      expect(await referee.play(table, 0, 0, '1-1')).toMatchObject({ status: 503, key: 'not-saved' });
      expect(disk.loads).toBe(loads);
      disk.fails = null;
      expect(await referee.play(table, 0, 0, '1-1')).toEqual({ n: 1 });
    }
  });

  it('stays as the disk has it when a write fails', async () => {
    const { disk, referee, table, told, troubles } = await server();
    disk.fails = 'before';
    expect(await referee.play(table, 0, 0, '1-1')).toMatchObject({ status: 503, key: 'not-saved' });
    expect(table.match.n).toBe(0);
    expect(told).toEqual([]);
    expect(troubles).toHaveLength(1);
    disk.fails = null;
    expect(await referee.play(table, 0, 0, '1-1')).toEqual({ n: 1 });
  });

  it('says what was not saved: a line and a seat are no moves', async () => {
    const { disk, registry, referee, table } = await server();
    disk.fails = 'before';
    const line = { status: 503, key: 'line-not-saved', sentence: expect.stringMatching(/^Your message /) };
    const seat = { status: 503, key: 'seat-not-saved', sentence: expect.stringMatching(/^The seat /) };
    const refused = (work: Promise<unknown>) => work.then(Promise.reject, (e: Trouble) => e.problem);
    const sitAs = (name: string) => sitDown(referee, table, { name }, guestAlone('another guest'));
    expect(await say(referee, table, 0, 'Bonjour')).toMatchObject(line);
    expect(await refused(sitAs('Bob'))).toMatchObject(seat);
    expect(await refused(seatBot({ referee, quotas: registry.quotas, table }, { level: 1 }))).toMatchObject(
      seat,
    );
    disk.unreadable = true;
    expect(await say(referee, table, 0, 'Bonjour')).toMatchObject(line);
    expect(await say(referee, table, 0, 'Bonjour')).toMatchObject(line);
    expect(await refused(sitAs('Bob'))).toMatchObject(seat);
    expect(
      await refused(createTable(registry, { game: 'nim', name: 'Ann', seat: 0 }, 'guest')),
    ).toMatchObject({
      status: 503,
      key: 'table-not-saved',
      sentence: expect.stringMatching(/^The table /),
    });
    disk.unreadable = false;
    disk.fails = null;
    expect(await say(referee, table, 0, 'Bonjour')).toEqual({ n: 1 });
    expect(await sitAs('Bob')).toMatchObject({ seat: 1 });
  });

  it('believes the disk when it wrote and then complained, and acknowledges the repeat', async () => {
    const { disk, referee, table, told } = await server();
    disk.fails = 'after';
    expect(await referee.play(table, 0, 0, '1-1')).toEqual({ n: 1, again: true });
    disk.fails = null;
    expect(table.match.n).toBe(1);
    expect(told).toEqual([1]);
    expect(await referee.play(table, 0, 0, '1-1')).toEqual({ n: 1, again: true });
  });

  it('plays nothing on what it cannot read again, until it can', async () => {
    const { disk, referee, table } = await server();
    disk.fails = 'before';
    disk.kind = 'uncertain';
    disk.unreadable = true;
    expect(await referee.play(table, 0, 0, '1-1')).toMatchObject({ key: 'not-saved' });
    disk.fails = null;
    expect(await referee.play(table, 0, 0, '1-1')).toMatchObject({ key: 'not-saved' });
    disk.unreadable = false;
    expect(await referee.play(table, 0, 0, '1-1')).toEqual({ n: 1 });
  });

  it('computes a command again on what another writer stored first', async () => {
    const { disk, referee, table, told } = await server();
    const summary = { n: 1, actors: [1], outcome: null, offers: table.state.offers };
    await disk.real.write({
      kind: 'append',
      key: table.key,
      after: 0,
      version: 0,
      entry: { seat: 0, move: '3-2' },
      summary,
    });
    expect(await referee.play(table, 0, 0, '1-1')).toMatchObject({ status: 409, key: 'not-your-turn' });
    expect(table.match.line.toArray().map(p => p.move)).toEqual(['3-2']);
    expect(told).toEqual([1]);
  });

  it('plays a move although another writer stored an offer meanwhile, and keeps that offer', async () => {
    const { disk, referee, table } = await server();
    const offers = { ...table.state.offers, draw: { seat: 0, yes: [] }, version: 1 };
    const summary = { n: 0, actors: [0], outcome: null, offers };
    await disk.real.write({ kind: 'append', key: table.key, after: 0, version: 0, entry: null, summary });
    expect(await referee.play(table, 0, 0, '1-1')).toEqual({ n: 1 });
    expect(table.state.offers).toEqual(offers);
    expect((await disk.real.load(table.id))!.summary.offers).toEqual(offers);
  });

  it('refuses a seat that another writer gave away first', async () => {
    const { disk, referee, table } = await server();
    const eve = { name: 'Eve', tokenHash: 'x', guestHash: 'eve' };
    await disk.real.write({ kind: 'sit', key: table.key, seat: 1, holder: eve });
    await expect(sitDown(referee, table, { name: 'Bob' }, guestAlone('bob'))).rejects.toMatchObject({
      problem: { key: 'no-free-seat' },
    });
    expect(table.state.holders[1]).toEqual(eve);
  });

  it('announces every stored change through the bus, after it is stored', async () => {
    const announced: string[] = [];
    let stored = 0;
    const bus: Bus = {
      announce: ({ n }) => announced.push(`table ${n} after ${stored} writes`),
      send: (_topic, { json }) => announced.push(`${JSON.parse(json).t} after ${stored} writes`),
      hint: (_topic, { t }) => announced.push(`${t} after ${stored} writes`),
      stored: () => {},
    };
    const { disk, referee, table } = await server(nim, bus);
    const write = disk.write.bind(disk);
    disk.write = async (...writes) => {
      await write(...writes);
      stored++;
    };
    await sitDown(referee, table, { name: 'Bob' }, guestAlone('bob'));
    await referee.play(table, 0, 0, '1-1');
    await referee.act(table, 0, 'offer-draw');
    await say(referee, table, 0, 'Bonjour');
    react(table, 0, 'hello');
    await referee.act(table, 1, 'accept-back');
    expect(announced).toEqual([
      'people after 1 writes',
      'table 1 after 2 writes',
      'table 1 after 3 writes',
      'said after 4 writes',
      'reacted after 4 writes',
    ]);
  });

  it('frees the seat of a person who leaves, and drops its offers in the same write', async () => {
    const { disk, referee, table } = await server();
    await sitDown(referee, table, { name: 'Bob' }, guestAlone('bob'));
    await referee.act(table, 1, 'offer-draw');
    expect(await referee.run(table, state => leave(state, 1))).toEqual({ n: 0 });
    const stored = (await disk.real.load(table.id))!;
    expect(stored.holders[1]).toBeNull();
    expect(stored.summary.offers).toEqual({ ...NO_OFFERS, version: 2 });
    expect(table.state.offers).toEqual(stored.summary.offers);
    expect(await referee.play(table, 0, 0, '1-1')).toEqual({ n: 1 });
  });

  it('refuses a command that meets a conflict twice', async () => {
    const { disk, referee, table, told, troubles } = await server();
    disk.fails = 'before';
    disk.kind = 'conflict';
    expect(await referee.play(table, 0, 0, '1-1')).toMatchObject({ status: 409, key: 'stale-decision' });
    expect(await say(referee, table, 0, 'Bonjour')).toMatchObject({ key: 'line-not-saved' });
    expect(told).toEqual([]);
    expect(troubles).toHaveLength(2);
    disk.fails = null;
    expect(await referee.play(table, 0, 0, '1-1')).toEqual({ n: 1 });
  });

  it('survives rules that throw: the table stands, the answer is a sentence', async () => {
    const faulty = {
      ...nim,
      id: 'faulty',
      apply: (...args: Parameters<typeof nim.apply>) => {
        if (args[2].take === 2) throw new Error('a bug in the rules');
        return nim.apply(...args);
      },
    };
    const { referee, table, troubles } = await server(faulty);
    expect(await referee.play(table, 0, 0, '1-2')).toMatchObject({ status: 500, key: 'bug' });
    expect(troubles).toHaveLength(1);
    expect(await referee.play(table, 0, 0, '1-1')).toEqual({ n: 1 });
  });

  it('caps the log of a table: no move and no take-back, but the game can be ended', async () => {
    const { disk, registry, referee, table } = await server();
    const stored = (await disk.load(table.id))!;
    const twice = [
      { seat: 0, move: '1-1' },
      { act: 'back', seat: 0, to: 0 },
    ] as const;
    const entries = Array.from({ length: 2_500 }, () => twice).flat();
    const summary = { ...stored.summary, n: entries.length };
    await disk.real.write({
      kind: 'create',
      id: 'longlonglong',
      head: stored.head,
      holders: stored.holders,
      entries,
      summary,
      host: null,
      owner: null,
    });
    const long = (await registry.open('longlonglong'))!;
    expect(await referee.play(long, 0, 5_000, '1-1')).toEqual({ n: 5_001 });
    expect(await referee.act(long, 0, 'ask-back')).toMatchObject({ status: 409, key: 'log-full' });
    expect(await referee.play(long, 1, 5_001, '1-1')).toMatchObject({ status: 409, key: 'log-full' });
    expect(await referee.act(long, 1, 'resign')).toEqual({ n: 5_002 });
  });

  it('goes back a few moves without reading the log', async () => {
    const { disk, referee, table } = await server();
    await referee.play(table, 0, 0, '1-1');
    await referee.play(table, 1, 1, '2-1');
    const { state } = table.match;
    await referee.play(table, 0, 2, '1-1');
    disk.logReads = 0;
    expect(await referee.act(table, 0, 'ask-back')).toEqual({ n: 4 });
    expect(table.match.state).toEqual(state);
    expect(disk.logReads).toBe(0);
  });

  it('begins nothing once it stops, and finishes what it began', async () => {
    const { referee, table } = await server();
    const begun = referee.play(table, 0, 0, '1-1');
    await Promise.resolve();
    await referee.stop();
    expect(await begun).toEqual({ n: 1 });
    expect(await referee.play(table, 1, 1, '1-1')).toMatchObject({ status: 503, key: 'stopping' });
  });
});

describe('the registry', () => {
  it('rebuilds a table once for all who ask at the same time', async () => {
    const { registry, table, watcher, later } = await server();
    table.audience.leave(watcher);
    later(2_000);
    registry.sweep();
    expect(registry.size).toBe(0);
    const opened = await Promise.all([
      registry.open(table.id),
      registry.open(table.id),
      registry.open(table.id),
    ]);
    expect(new Set(opened).size).toBe(1);
    expect(opened[0]).not.toBe(table);
  });

  it('keeps tables that are watched or were used lately', async () => {
    const { registry, table, watcher, later } = await server();
    later(2_000);
    registry.sweep();
    expect(registry.size).toBe(1);
    table.audience.leave(watcher);
    await registry.open(table.id);
    registry.sweep();
    expect(registry.size).toBe(1);
    later(1_001);
    registry.sweep();
    expect(registry.size).toBe(0);
  });

  it('leaves a log that cannot be played again alone, and says so', async () => {
    const { disk, registry, table, watcher, later, troubles } = await server();
    const summary = { n: 1, actors: [1], outcome: null, offers: table.state.offers };
    await disk.real.write({
      kind: 'append',
      key: table.key,
      after: 0,
      version: 0,
      entry: { seat: 0, move: '9-9' },
      summary,
    });
    table.audience.leave(watcher);
    later(2_000);
    registry.sweep();
    await expect(registry.open(table.id)).rejects.toMatchObject({
      problem: { status: 500, key: 'broken-table' },
    });
    expect(troubles).toHaveLength(1);
    expect(await disk.real.entriesSince(table.key, 0, 9)).toHaveLength(1);
  });

  it('says which rules a table needs that are not known here, and calls nothing broken', async () => {
    const { disk, registry, table, troubles, unknown } = await server();
    const stored = (await disk.load(table.id))!;
    const lay = (id: string, head: Partial<TableHead>) =>
      disk.real.write({
        kind: 'create',
        id,
        head: { ...stored.head, ...head },
        holders: stored.holders,
        entries: [],
        summary: stored.summary,
        host: null,
        owner: null,
      });
    await lay('futurefuture', { rules: 7 });
    await lay('elsewhereabc', { game: 'chess', rules: 2 });
    const refused = async (id: string) => registry.open(id).then(Promise.reject, (e: Trouble) => e.problem);
    for (let i = 0; i < 3; i++) {
      expect(await refused('futurefuture')).toMatchObject({
        status: 501,
        key: 'unknown-rules',
        sentence: expect.stringMatching(/rules 7 of nim.*\.$/),
      });
    }
    expect(await refused('elsewhereabc')).toMatchObject({
      status: 501,
      sentence: expect.stringMatching(/rules 2 of chess/),
    });
    expect(troubles).toEqual([]);
    expect(unknown).toEqual([
      ['futurefuture', 'nim', 7],
      ['elsewhereabc', 'chess', 2],
    ]);
  });
});
