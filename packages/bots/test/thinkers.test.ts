import { readlinkSync } from 'node:fs';
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import type { Turn } from '../src/queue.ts';
import type { Thinker } from '../src/thinker.ts';
import { Thinkers } from '../src/thinkers.ts';

const idle: Thinker = {
  think: () => Promise.reject(new Error('not asked')),
  evaluate: () => Promise.reject(new Error('not asked')),
  close: () => {},
};
const person = (group: string, key = group): Turn => ({ group, key, urgent: true });
const bots = (group: string, key = group): Turn => ({ group, key, urgent: false });

/** Thoughts that end when they are told to. */
class Bench {
  readonly thinkers: Thinkers;
  /** Which tables think, in the order in which they began, and with what limit. */
  readonly begun: { readonly key: string; readonly mostMs: number; end(): void }[] = [];
  made = 0;

  constructor(workers: number) {
    this.thinkers = new Thinkers(() => {
      this.made++;
      return { ...idle };
    }, workers);
  }

  think(turn: Turn, signal?: AbortSignal): Promise<string> {
    return this.thinkers.inTurn(
      turn,
      (_thinker, mostMs) =>
        new Promise<string>(done => {
          this.begun.push({ key: turn.key, mostMs, end: () => done(turn.key) });
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

  /** Ends the thought of this table; what follows has begun afterwards. */
  async end(key: string): Promise<void> {
    await settled();
    this.begun.findLast(b => b.key === key)!.end();
    await settled();
  }
}
const settled = () => new Promise<void>(done => setImmediate(done));

describe('thinkers for a server', () => {
  it('think at most so many thoughts at a time, and no more workers are made', async () => {
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
    expect([bench.thinkers.begun, bench.thinkers.waiting(true)]).toEqual([4, 0]);
  });

  it('leave a worker to people, and give each group without people one at a time', async () => {
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

  it('ask for a person next, beside a thousand tables without people', async () => {
    const bench = new Bench(1);
    for (let i = 0; i < 1_000; i++) void bench.think(bots('host', `bots ${i}`));
    await settled();
    expect(bench.thinkers.waiting(false)).toBe(999);
    void bench.think(person('Ann'));
    expect(bench.thinkers.waiting(true)).toBe(1);
    await bench.end('bots 0');
    expect(bench.keys).toEqual(['bots 0', 'Ann']);
    expect(bench.limitOf('Ann')).toBe(Number.POSITIVE_INFINITY);
    await bench.end('Ann');
    expect(bench.keys.at(-1)).toBe('bots 1');
    expect(bench.limitOf('bots 1')).toBe(30);
  });

  it('go on after a thought that fails', async () => {
    const bench = new Bench(1);
    const failing = bench.thinkers.inTurn(person('a'), () => Promise.reject(new Error('out of its mind')));
    void bench.think(person('b'));
    await expect(failing).rejects.toThrow('out of its mind');
    await settled();
    expect(bench.keys).toEqual(['b']);
  });

  it('go on when a worker cannot be made', async () => {
    let tries = 0;
    const thinkers = new Thinkers(() => {
      if (tries++ === 0) throw new Error('no thread left');
      return idle;
    }, 1);
    await expect(thinkers.inTurn(person('a'), async () => 'thought')).rejects.toThrow('no thread left');
    expect(await thinkers.inTurn(person('b'), async () => 'thought')).toBe('thought');
  });

  it('let go at once of a thought that is cancelled while it waits', async () => {
    const bench = new Bench(1);
    void bench.think(person('a'));
    const control = new AbortController();
    const cancelled = bench.think(person('b'), control.signal);
    void bench.think(person('c'));
    control.abort();
    await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
    expect(bench.thinkers.waiting(true)).toBe(1);
    await bench.end('a');
    expect(bench.keys).toEqual(['a', 'c']);
    await expect(bench.think(person('d'), AbortSignal.abort())).rejects.toThrow('interrupted');
  });

  it('do not hear a begun thought that is cancelled, and use its worker again when it ends', async () => {
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

  it('reject what waits when they are closed, and close every worker', async () => {
    let closed = 0;
    const thinkers = new Thinkers(() => ({ ...idle, close: () => closed++ }), 2);
    void thinkers.inTurn(person('a'), () => new Promise(() => {}));
    await settled();
    const begun = thinkers.inTurn(person('d'), async () => 'thought');
    const waiting = thinkers.inTurn(bots('b'), async () => 'thought');
    thinkers.close();
    await expect(begun).rejects.toThrow('interrupted');
    await expect(waiting).rejects.toThrow('interrupted');
    await expect(thinkers.inTurn(person('c'), async () => 'thought')).rejects.toThrow('interrupted');
    expect(closed).toBe(1);
  });
});

describe('the time for a thought', () => {
  const limits = async (workers: number, turns: readonly Turn[]): Promise<readonly number[]> => {
    const bench = new Bench(workers);
    const first = bench.think(person('first'));
    if (workers === 2) void bench.think(person('second'));
    for (const turn of turns) void bench.think(turn);
    await bench.end('first');
    await first;
    while (bench.begun.length < workers + turns.length) await bench.end(bench.keys.at(-1)!);
    return turns.map(({ key }) => bench.limitOf(key));
  };

  it('is the level’s own while nothing else waits', async () => {
    expect(await limits(1, [person('a')])).toEqual([Number.POSITIVE_INFINITY]);
    const bench = new Bench(2);
    void bench.think(person('a'));
    void bench.think(bots('b'));
    await settled();
    expect(bench.begun.map(b => b.mostMs)).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
    expect(bench.thinkers.limited).toBe(0);
  });

  it('is shared by what waits, so that all of it is thought about soon', async () => {
    const four = ['a', 'b', 'c', 'd'].map(key => person(key));
    expect(await limits(1, four)).toEqual([375, 500, 750, Number.POSITIVE_INFINITY]);
    expect((await limits(2, four))[0]).toBe(750);
  });

  it('is shared by groups first: who asks much shortens his own thoughts', async () => {
    const many = Array.from({ length: 20 }, (_, i) => person('many', `m${i}`));
    const found = await limits(1, [...many, person('Ann')]);
    expect(found[20]).toBe(750);
    expect(found[0]).toBe(37);
  });

  it('is cut more at tables without people, and never below what makes a thought', async () => {
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
    expect(crowd.thinkers.limited).toBe(1);
  });
});

describe('a thinking thread', () => {
  const isLinux = process.platform === 'linux';

  it.skipIf(!isLinux)('gives way to the main thread', async () => {
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
