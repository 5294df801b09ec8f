import { Worker } from 'node:worker_threads';
import type { WorkerLike } from '@tablee/bots';
import { overNode } from '@tablee/bots/node';

/** A Node worker thread that plays games. */
export const spawnWorker = (): WorkerLike =>
  overNode(new Worker(new URL('./node-worker.ts', import.meta.url)));
