import { type Game, liveChance, openMatch, readTable, seedFromText } from '@tablee/kernel';
import { tchako } from '@tablee/tchako';
import type { Chapter, Problem, Story } from '@tablee/wire';
import { afterEach, describe, expect, it } from 'vitest';
import { ReplayPool } from '../src/replays/replay-pool.ts';
import { TimeSlices } from '../src/replays/time-slices.ts';
import { WorkBudget } from '../src/replays/work-budget.ts';
import { type Live, live } from './live.ts';

/** A T'Chako log in which both players only end their turns: legal at any length. */
const ends = (count: number): { seat: number; move: string }[] =>
  Array.from({ length: count }, (_, i) => ({ seat: i % 2, move: 'end' }));

/** Writes a table with a long log into the database of a running server. */
async function layLong(app: Live, entries: readonly { seat: number; move: string }[]): Promise<string> {
  const [ann] = await app.table({ game: 'tchako' });
  const { store } = app.server.context;
  const stored = (await store.load(ann.table))!;
  const id = `long${String(entries.length).padStart(8, '0')}`;
  const summary = { ...stored.summary, n: entries.length, actors: [entries.length % 2] };
  const { head, holders } = stored;
  await store.write({ kind: 'create', id, head, holders, entries, summary, host: null, owner: null });
  return id;
}

describe('a long log', () => {
  it('is sent page by page', async () => {
    const app = await live();
    const id = await layLong(app, ends(1_200));
    const page = async (query: string) => (await app.get<Story>(`/api/tables/${id}/story${query}`)).body;
    const first = await page('');
    expect([first.from, first.to, first.n, first.chapters.length]).toEqual([0, 499, 1_200, 500]);
    const last = await page('?from=1000');
    expect([last.from, last.to, last.chapters[0]!.n, last.chapters.at(-1)!.n]).toEqual([
      1_000, 1_200, 1_000, 1_200,
    ]);
    const some = await page('?from=10&to=12');
    expect(some.chapters.map(c => c.n)).toEqual([10, 11, 12]);
    expect((await page('?from=5000')).chapters).toEqual([]);
    expect((await app.get(`/api/tables/${id}/story?from=-1`)).status).toBe(400);
  });

  it('of 30,000 entries is opened, read and continued without delaying other tables', async () => {
    const app = await live({ limits: { entries: 100_000 } });
    const id = await layLong(app, ends(30_000));
    const [ann] = await app.table();
    const opened = app.get<{ now: { n: number } }>(`/api/tables/${id}`);
    expect((await app.play(ann, 0, 'c1-c2')).status).not.toBe(500);
    expect((await opened).body.now.n).toBe(30_000);
    const { body } = await app.get<Story>(`/api/tables/${id}/story?from=29990`);
    expect(body.chapters.at(-1)!.n).toBe(30_000);
    const record = await app.get<{ entries: unknown[] }>(`/api/tables/${id}/record`);
    expect(record.body.entries).toHaveLength(30_000);
  });

  it('is charged to the address that opens it: without budget it waits, others do not', async () => {
    const app = await live({ limits: { workMs: 30, entries: 100_000 }, proxies: 1 });
    const id = await layLong(app, ends(3_000));
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const answers: number[] = [];
    for (let i = 0; i < 20 && !answers.includes(429); i++)
      answers.push((await app.get(`/api/tables/${id}/story`, from('192.0.2.1'))).status);
    expect(answers.at(-1)).toBe(429);
    const refused = await app.get<Problem>(`/api/tables/${id}/story`, from('192.0.2.1'));
    expect(refused.body).toMatchObject({ status: 429, key: 'too-much-work' });
    expect((await app.get(`/api/tables/${id}/story`, from('192.0.2.2'))).status).toBe(200);
  });
});

describe('a record from outside', () => {
  const record = (entries: readonly unknown[], seals: readonly unknown[] = []) => {
    const table = readTable(tchako as unknown as Game, undefined, undefined);
    const chance = liveChance(seedFromText('set-up'), 0);
    openMatch(tchako as unknown as Game, table, chance);
    const { seats, options } = table;
    return {
      tablee: 1,
      game: 'tchako',
      rules: tchako.rules,
      seats,
      options,
      seals,
      setup: chance.picks,
      entries,
    };
  };
  const lay = (app: Live, game: unknown) =>
    app.post<Problem & { table: string }>('/api/tables', { game: 'tchako', name: 'Ann', record: game });

  it('is checked in a thread and continued', async () => {
    const app = await live();
    const { status, body } = await lay(app, record(ends(500)));
    expect(status).toBe(201);
    const { now } = (await app.get<{ now: { n: number } }>(`/api/tables/${body.table}`)).body;
    expect(now.n).toBe(500);
  });

  it('that breaks a rule far into a long log is refused with the sentence of the rules', async () => {
    const app = await live();
    const { status, body } = await lay(app, record([...ends(500), { seat: 1, move: 'end' }]));
    expect(status).toBe(422);
    expect(body.key).toBe('record-move');
    expect(body.sentence).toContain('Entry 501');
  });

  it('may not contain more seals, picks or text than a game needs', async () => {
    const app = await live();
    const seals = Array.from({ length: 1_990 }, (_, from) => ({ from, commitment: '0'.repeat(64) }));
    expect((await lay(app, record(ends(10), seals))).body).toMatchObject({
      status: 413,
      key: 'record-caps',
    });
    const lucky = { seat: 0, move: 'end', picks: Array.from({ length: 5_000 }, () => 0) };
    expect((await lay(app, record([lucky]))).body).toMatchObject({ status: 413, key: 'record-caps' });
    const wordy = { seat: 0, move: 'e'.repeat(1_500) };
    expect((await lay(app, record([wordy]))).body).toMatchObject({ status: 413, key: 'record-caps' });
  });
});

describe('the thread that replays logs', () => {
  let pool: ReplayPool;
  afterEach(() => pool.close());
  const head = { tablee: 1, game: 'tchako', rules: tchako.rules, seats: 2, seals: [], setup: [] } as const;
  const { options } = readTable(tchako as unknown as Game, undefined, undefined);
  const events = (count: number) => ({
    kind: 'events' as const,
    record: { ...head, options },
    entries: ends(count).map(e => JSON.stringify(e)),
  });
  const game = tchako as unknown as Game;

  it('returns the same history page by page, in any order, as at once', async () => {
    pool = new ReplayPool({ budget: new WorkBudget(0), threaded: true });
    const { record, entries } = events(900);
    const page = async (from: number, to: number, log = 'a') => {
      const job = { kind: 'history', log, record, entries, eyes: 0, from, to, openly: true } as const;
      return JSON.parse(await pool.run(game, 'a', 900, job)) as Chapter[];
    };
    const all = await page(0, 900);
    expect(all.map(c => c.n)).toEqual(Array.from({ length: 901 }, (_, n) => n));
    for (const [from, to] of [
      [0, 299],
      [300, 599],
      [650, 900],
      [10, 12],
      [13, 20],
      [5, 6],
    ] as const)
      expect(await page(from, to), `${from} to ${to}`).toEqual(all.slice(from, to + 1));
    expect(await page(21, 22, 'another log')).toEqual(all.slice(21, 23));
  });

  it('fails only the job that takes too much memory, and runs the next', async () => {
    pool = new ReplayPool({ budget: new WorkBudget(0), threaded: true, heapMb: 24 });
    await expect(pool.run(game, 'a', 200_000, events(200_000))).rejects.toMatchObject({
      problem: { key: 'table-too-long' },
    });
    expect(await pool.run(game, 'a', 500, events(50))).toHaveLength(51);
  });

  it('fails only the job that takes too long, charges it, and runs the next', async () => {
    const budget = new WorkBudget(60_000);
    pool = new ReplayPool({ budget, threaded: true, timeoutMs: 1 });
    await expect(pool.run(game, 'a', 100_000, events(100_000))).rejects.toMatchObject({
      problem: { key: 'table-too-long' },
    });
  });

  it('limits the jobs of one address', async () => {
    pool = new ReplayPool({ budget: new WorkBudget(0), threaded: true });
    const jobs = Array.from({ length: 6 }, () => pool.run(game, 'a', 500, events(500)));
    const other = pool.run(game, 'b', 500, events(500));
    const settled = await Promise.allSettled(jobs);
    expect(settled.map(s => s.status)).toEqual([
      ...Array.from({ length: 4 }, () => 'fulfilled'),
      'rejected',
      'rejected',
    ]);
    expect(await other).toHaveLength(501);
  });
});

describe('time slices', () => {
  it('let owners take turns, with other events in between', async () => {
    const slices = new TimeSlices();
    const order: string[] = [];
    function* busy(name: string, slicesWanted: number) {
      for (let i = 0; i < slicesWanted; i++) {
        order.push(name);
        const until = performance.now() + 5;
        while (performance.now() < until);
        yield;
      }
      return name;
    }
    let turns = 0;
    const ticking = setInterval(() => turns++, 1);
    const done = await Promise.all([
      slices.run('a', busy('a1', 2)),
      slices.run('a', busy('a2', 2)),
      slices.run('b', busy('b1', 2)),
    ]);
    clearInterval(ticking);
    expect(done.map(d => d.value)).toEqual(['a1', 'a2', 'b1']);
    expect(order.slice(0, 3)).toContain('b1');
    expect(turns).toBeGreaterThan(2);
    expect(done[0]!.ms).toBeGreaterThanOrEqual(10);
  });

  it('pass on an error and continue with the next job', async () => {
    const slices = new TimeSlices();
    // biome-ignore lint/correctness/useYield: it fails before its first step.
    function* failing(): Generator<void, number> {
      throw new Error('broken');
    }
    await expect(slices.run('a', failing())).rejects.toThrow('broken');
    expect((await slices.run('a', [].values())).value).toBeUndefined();
  });
});
