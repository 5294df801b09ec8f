import { readlinkSync } from 'node:fs';
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import type { QueueKey } from '../src/fair-queue.ts';
import type { Thinker } from '../src/thinker.ts';
import { ThinkerPool } from '../src/thinker-pool.ts';

const idle: Thinker = {
  think: () => Promise.reject(new Error('not asked')),
  evaluate: () => Promise.reject(new Error('not asked')),
  close: () => {},
};
const person = (group: string, key = group): QueueKey => ({ group, key, urgent: true });
const bots = (group: string, key = group): QueueKey => ({ group, key, urgent: false });

/** A pool whose searches end when the test says so. */
class Bench {
  readonly pool: ThinkerPool;
  /** The searches started so far, in order, with their time limits. */
  readonly begun: { readonly key: string; readonly mostMs: number; end(): void }[] = [];
  made = 0;

  constructor(workers: number) {
    this.pool = new ThinkerPool(() => {
      this.made++;
      return { ...idle };
    }, workers);
  }

  think(queueKey: QueueKey, signal?: AbortSignal): Promise<string> {
    return this.pool.inTurn(
      queueKey,
      (_thinker, mostMs) =>
        new Promise<string>(done => {
          this.begun.push({ key: queueKey.key, mostMs, end: () => done(queueKey.key) });
        }),
      signal,
    );
  }

  get keys(): string[] {
    return this.begun.map(b => b.key);
  }

  limitOf(key: string): number {
    return this.begun.findLast(b => b.key === key)!.mostMs;
  }

  /** Ends the search of a table and waits until the next one has started. */
  async end(key: string): Promise<void> {
    await settled();
    this.begun.findLast(b => b.key === key)!.end();
    await settled();
  }
}
const settled = () => new Promise<void>(done => setImmediate(done));

describe('thinker pool', () => {
  it('has a worker before the first search when it was warmed up, and no more than one', async () => {
    const bench = new Bench(2);
    bench.pool.warmUp();
    bench.pool.warmUp();
    expect(bench.made).toBe(1);
    const first = bench.think(person('a'));
    await bench.end('a');
    expect(await first).toBe('a');
    expect(bench.made).toBe(1);
  });

  it('runs at most `workers` searches at a time and makes no more workers', async () => {
    const bench = new Bench(2);
    const all = ['a', 'b', 'c', 'd'].map(key => bench.think(person(key)));
    await settled();
    expect(bench.keys).toEqual(['a', 'b']);
    await bench.end('b');
    expect(bench.keys).toEqual(['a', 'b', 'c']);
    await bench.end('a');
    await bench.end('c');
    await bench.end('d');
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
    expect(bench.made).toBe(2);
    expect([bench.pool.begun, bench.pool.waiting(true)]).toEqual([4, 0]);
  });

  it('leaves a worker to people and runs one search per group without people', async () => {
    const bench = new Bench(4);
    for (const i of [1, 2, 3]) void bench.think(bots('one', `one ${i}`));
    await settled();
    expect(bench.keys).toEqual(['one 1']);
    for (const key of ['two', 'three', 'four']) void bench.think(bots(key));
    await settled();
    expect(bench.keys).toEqual(['one 1', 'two', 'three']);
    void bench.think(person('Ann'));
    await settled();
    expect(bench.keys).toEqual(['one 1', 'two', 'three', 'Ann']);
    await bench.end('Ann');
    expect(bench.keys).toHaveLength(4);
    await bench.end('one 1');
    expect(bench.keys).toEqual(['one 1', 'two', 'three', 'Ann', 'one 2']);
    await bench.end('one 2');
    expect(bench.keys.at(-1)).toBe('four');
    await bench.end('two');
    expect(bench.keys.at(-1)).toBe('one 3');
  });

  it('takes a person next, before a thousand tables without people', async () => {
    const bench = new Bench(1);
    for (let i = 0; i < 1_000; i++) void bench.think(bots('host', `bots ${i}`));
    await settled();
    expect(bench.pool.waiting(false)).toBe(999);
    void bench.think(person('Ann'));
    expect(bench.pool.waiting(true)).toBe(1);
    await bench.end('bots 0');
    expect(bench.keys).toEqual(['bots 0', 'Ann']);
    expect(bench.limitOf('Ann')).toBe(Number.POSITIVE_INFINITY);
    await bench.end('Ann');
    expect(bench.keys.at(-1)).toBe('bots 1');
    expect(bench.limitOf('bots 1')).toBe(30);
  });

  it('goes on after a failed search', async () => {
    const bench = new Bench(1);
    const failing = bench.pool.inTurn(person('a'), () => Promise.reject(new Error('out of its mind')));
    void bench.think(person('b'));
    await expect(failing).rejects.toThrow('out of its mind');
    await settled();
    expect(bench.keys).toEqual(['b']);
  });

  it('goes on when a worker cannot be made', async () => {
    let tries = 0;
    const pool = new ThinkerPool(() => {
      if (tries++ === 0) throw new Error('no thread left');
      return idle;
    }, 1);
    await expect(pool.inTurn(person('a'), async () => 'thought')).rejects.toThrow('no thread left');
    expect(await pool.inTurn(person('b'), async () => 'thought')).toBe('thought');
  });

  it('removes a waiting search at once when it is cancelled', async () => {
    const bench = new Bench(1);
    void bench.think(person('a'));
    const control = new AbortController();
    const cancelled = bench.think(person('b'), control.signal);
    void bench.think(person('c'));
    control.abort();
    await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
    expect(bench.pool.waiting(true)).toBe(1);
    await bench.end('a');
    expect(bench.keys).toEqual(['a', 'c']);
    await expect(bench.think(person('d'), AbortSignal.abort())).rejects.toThrow('interrupted');
  });

  it('rejects a running search at once when it is cancelled and reuses its worker when it ends', async () => {
    const bench = new Bench(1);
    const control = new AbortController();
    const cancelled = bench.think(person('a'), control.signal);
    await settled();
    void bench.think(person('b'));
    control.abort();
    await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
    await settled();
    expect(bench.keys).toEqual(['a']);
    await bench.end('a');
    expect(bench.keys).toEqual(['a', 'b']);
    expect(bench.made).toBe(1);
  });

  it('close rejects waiting searches and closes every worker', async () => {
    let closed = 0;
    const pool = new ThinkerPool(() => ({ ...idle, close: () => closed++ }), 2);
    void pool.inTurn(person('a'), () => new Promise(() => {}));
    await settled();
    const begun = pool.inTurn(person('d'), async () => 'thought');
    const waiting = pool.inTurn(bots('b'), async () => 'thought');
    pool.close();
    await expect(begun).rejects.toThrow('interrupted');
    await expect(waiting).rejects.toThrow('interrupted');
    await expect(pool.inTurn(person('c'), async () => 'thought')).rejects.toThrow('interrupted');
    expect(closed).toBe(1);
  });
});

describe('time limits', () => {
  const limits = async (workers: number, keys: readonly QueueKey[]): Promise<readonly number[]> => {
    const bench = new Bench(workers);
    const first = bench.think(person('first'));
    if (workers === 2) void bench.think(person('second'));
    for (const each of keys) void bench.think(each);
    await bench.end('first');
    await first;
    while (bench.begun.length < workers + keys.length) await bench.end(bench.keys.at(-1)!);
    return keys.map(({ key }) => bench.limitOf(key));
  };

  it('there is no limit while nothing else waits', async () => {
    expect(await limits(1, [person('a')])).toEqual([Number.POSITIVE_INFINITY]);
    const bench = new Bench(2);
    void bench.think(person('a'));
    void bench.think(bots('b'));
    await settled();
    expect(bench.begun.map(b => b.mostMs)).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
    expect(bench.pool.limited).toBe(0);
  });

  it('waiting searches share the time', async () => {
    const four = ['a', 'b', 'c', 'd'].map(key => person(key));
    expect(await limits(1, four)).toEqual([375, 500, 750, Number.POSITIVE_INFINITY]);
    expect((await limits(2, four))[0]).toBe(750);
  });

  it('groups share the time first, then the searches of a group', async () => {
    const many = Array.from({ length: 20 }, (_, i) => person('many', `m${i}`));
    const found = await limits(1, [...many, person('Ann')]);
    expect(found[20]).toBe(750);
    expect(found[0]).toBe(37);
  });

  it('tables without people get less, but never less than the minimum', async () => {
    const bench = new Bench(1);
    void bench.think(person('first'));
    for (const key of ['a', 'b', 'c']) void bench.think(bots(key));
    await bench.end('first');
    expect(bench.limitOf('a')).toBe(500);
    void bench.think(person('Ann'));
    void bench.think(person('Bob'));
    await bench.end('a');
    expect(bench.limitOf('Ann')).toBe(750);
    const crowd = new Bench(1);
    for (let i = 0; i < 500; i++) void crowd.think(person('crowd', `c${i}`));
    await settled();
    await crowd.end('c0');
    expect(crowd.limitOf('c1')).toBe(30);
    expect(crowd.pool.limited).toBe(1);
  });
});

describe('worker thread', () => {
  const isLinux = process.platform === 'linux';

  it.skipIf(!isLinux)('has a lower priority than the main thread', async () => {
    const source = `
      const { parentPort } = require('node:worker_threads');
      const { readlinkSync } = require('node:fs');
      const { getPriority } = require('node:os');
      const thread = () => Number(readlinkSync('/proc/thread-self').split('/').at(-1));
      import(${JSON.stringify(new URL('../src/priority.ts', import.meta.url).href)}).then(m => {
        const before = getPriority(thread());
        parentPort.postMessage({ changed: m.lowerThreadPriority(), before, after: getPriority(thread()) });
      });`;
    const worker = new Worker(source, { eval: true });
    const told = await new Promise<{ changed: boolean; before: number; after: number }>((done, failed) => {
      worker.once('message', done);
      worker.once('error', failed);
    });
    await worker.terminate();
    expect(told.changed).toBe(true);
    expect(told.after).toBe(Math.max(told.before, 10));
    const mine = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    expect(getPriority(mine)).toBe(told.before);
  });
});
