import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../src/index.ts';
import type { LongLog, Replayed } from './long-log-worker.ts';

const LONGEST = 100_000;
const HEAP_MB = 256;

/** T'Chako's moves are turns that are let go by; the others are random, and some of those that can be are taken back. */
const LOGS: readonly Omit<LongLog, 'entries'>[] = [
  { id: 'tchag', seed: 7, backs: 10 },
  { id: 'tock', seed: 7, backs: 40 },
  { id: 'tekao', seed: 7, backs: 10 },
  { id: 'tchang', seed: 9, backs: 30 },
  { id: 'tchako', seed: 7, backs: 0, idle: true },
  { id: 'dragons', seed: 7, backs: 10 },
];

/** In a thread of its own, which is ended when its memory does not do. */
async function replayLong(log: LongLog): Promise<Replayed> {
  const worker = new Worker(new URL('./long-log-worker.ts', import.meta.url), {
    workerData: log,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  const [replayed] = await once(worker, 'message');
  await worker.terminate();
  return replayed as Replayed;
}

describe('the longest log there may be', () => {
  it('is tried with every game', () => {
    expect(LOGS.map(log => log.id).sort()).toEqual(CARDS.map(card => card.id).sort());
  });

  for (const log of LOGS) {
    it.concurrent(`of ${log.id} replays in ${HEAP_MB} MB, to a position that can be read`, async () => {
      const { entries, n, texts } = await replayLong({ ...log, entries: LONGEST });
      expect([entries, n]).toEqual([LONGEST, LONGEST]);
      expect(texts[1]).toBe(texts[0]);
    });
  }
});
