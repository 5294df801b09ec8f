import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../src/index.ts';
import type { LongLog, Replayed } from './long-log-worker.ts';

const LONGEST = 100_000;
const HEAP_MB = 256;

/** Games whose random logs would end too early or take too long with the default. */
const SETTINGS: { readonly [id: string]: Partial<LongLog> } = {
  tock: { backs: 40 },
  tchang: { seed: 5, backs: 75 },
  tchako: { backs: 0, idle: true },
};
const LOGS = CARDS.map(({ id }) => ({ id, seed: 7, backs: 10, ...SETTINGS[id] }));

/** In a thread with limited memory. */
async function replayLong(log: LongLog): Promise<Replayed> {
  const worker = new Worker(new URL('./long-log-worker.ts', import.meta.url), {
    workerData: log,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  const [replayed] = await once(worker, 'message');
  await worker.terminate();
  return replayed as Replayed;
}

describe('a log of the greatest length', () => {
  for (const log of LOGS) {
    it.concurrent(`of ${log.id} replays in ${HEAP_MB} MB to a readable position`, async () => {
      const { entries, n, texts } = await replayLong({ ...log, entries: LONGEST });
      expect([entries, n]).toEqual([LONGEST, LONGEST]);
      expect(texts[1]).toBe(texts[0]);
    });
  }
});
