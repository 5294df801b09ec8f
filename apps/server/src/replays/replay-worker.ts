import { parentPort } from 'node:worker_threads';
import { lowerThreadPriority } from '@tablee/bots/node';
import { loadGame } from '@tablee/catalogue';
import { BadText } from '@tablee/kernel';
import { type Job, ReplayCursor, runJob } from './jobs.ts';
import type { Order } from './worker-queue.ts';

/** Entry of the worker thread that replays logs, one at a time. */

const port = parentPort;
if (!port) throw new Error('this file is the entry of a worker thread');

const cursor = new ReplayCursor();

// Moves have priority.
lowerThreadPriority();
port.on('message', async ({ id, job }: Order<Job>) => {
  const began = process.threadCpuUsage();
  const outcome = await attempt(job);
  const { user, system } = process.threadCpuUsage(began);
  port.postMessage({ id, ms: (user + system) / 1000, ...outcome });
});

async function attempt(job: Job) {
  try {
    return { result: runJob(await loadGame(job.record.game, job.record.rules), job, cursor) };
  } catch (e) {
    if (e instanceof BadText) return { bad: { key: e.key, sentence: e.message } };
    return { error: e instanceof Error ? (e.stack ?? e.message) : String(e) };
  }
}
