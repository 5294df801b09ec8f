import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { thinkerOver } from '../src/index.ts';
import { nodeThinker, nodeThinkers, overNode } from '../src/node.ts';
import { ask, START } from './positions.ts';

const thinker = nodeThinker();
afterAll(() => thinker.close());

describe('a thinker over a worker', () => {
  it('thinks and evaluates in another thread', async () => {
    const thought = await thinker.think(ask(START, { level: 3, ms: 5_000 }));
    expect(thought.turn[0]).toBe(thought.move);
    expect(await thinker.evaluate(ask(START, { ms: 20 }))).toBeGreaterThan(0);
  });

  it('a new question interrupts the running one', async () => {
    const endless = thinker.think(ask(START, { ms: 600_000 }));
    const interrupted = expect(endless).rejects.toThrow('interrupted');
    const next = await thinker.think(ask(START, { level: 2, ms: 60_000 }));
    await interrupted;
    expect(next.depth).toBe(1);
  });

  it('a signal interrupts, and the next question is answered', async () => {
    const control = new AbortController();
    const endless = thinker.think(ask(START, { ms: 600_000 }), control.signal);
    control.abort();
    await expect(endless).rejects.toMatchObject({ name: 'AbortError' });
    await expect(thinker.think(ask(START), AbortSignal.abort())).rejects.toThrow('interrupted');
    expect((await thinker.think(ask(START, { level: 1, ms: 60_000 }))).move).toMatch(/^[b-e]2/);
  });

  it('thinks as deeply after the system date was changed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    vi.setSystemTime(Date.now() - 3_600_000);
    expect((await thinker.think(ask(START, { level: 5, ms: 2_000 }))).depth).toBeGreaterThan(1);
  });

  it('passes on the message of an error', async () => {
    await expect(thinker.think(ask(START, { seat: 1 }))).rejects.toThrow('Seat 1 is not on turn');
  });

  it('rejects when its worker crashes, and starts another', async () => {
    let made = 0;
    const entry = new URL('../src/worker.ts', import.meta.url);
    const fragile = thinkerOver(() =>
      overNode(
        made++ === 0
          ? new Worker(
              'require("node:worker_threads").parentPort.on("message", () => { throw Error("ouch") })',
              {
                eval: true,
              },
            )
          : new Worker(entry),
      ),
    );
    await expect(fragile.think(ask(START))).rejects.toThrow('The thinking worker crashed (ouch).');
    expect((await fragile.think(ask(START, { level: 1, ms: 60_000 }))).turn.length).toBeGreaterThan(0);
    expect(made).toBe(2);
    fragile.close();
    await expect(fragile.think(ask(START))).rejects.toThrow('closed');
  });

  it('with a single worker that crashed, rejects every question', async () => {
    const single = thinkerOver(overNode(new Worker('throw Error("at once")', { eval: true })));
    await expect(single.think(ask(START))).rejects.toThrow('The thinking worker crashed (at once).');
    await expect(single.think(ask(START))).rejects.toThrow('The thinking worker crashed (at once).');
    single.close();
  });

  it('close rejects the running question', async () => {
    const short = nodeThinker();
    const endless = short.think(ask(START, { ms: 600_000 }));
    short.close();
    await expect(endless).rejects.toThrow('interrupted');
  });
});

describe('thinker pool over Node workers', () => {
  it('questions wait for their turn instead of interrupting each other', async () => {
    const pool = nodeThinkers(1);
    const levels = [1, 2, 4] as const;
    const thoughts = await Promise.all(
      levels.map(level =>
        pool.inTurn({ group: 'one', key: `table ${level}`, urgent: true }, thinker =>
          thinker.think(ask(START, { level, ms: 60_000 })),
        ),
      ),
    );
    expect(thoughts.map(t => t.depth)).toEqual([1, 1, 3]);
    pool.close();
  });
});
