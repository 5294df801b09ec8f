import { Worker } from 'node:worker_threads';
import { type Thinker, thinkerOver, type WorkerLike } from './thinker.ts';
import { ThinkerPool } from './thinker-pool.ts';

export type { QueueKey } from './fair-queue.ts';
export { lowerThreadPriority } from './priority.ts';
export { ThinkerPool } from './thinker-pool.ts';

const spawn = (): WorkerLike => overNode(new Worker(new URL('./node-worker.ts', import.meta.url)));

/** A Node worker thread with the interface of a page's worker. */
export function overNode(worker: Worker): WorkerLike {
  // Only a worker with a running question keeps the process alive.
  worker.unref();
  return {
    postMessage(message) {
      worker.ref();
      worker.postMessage(message);
    },
    terminate: () => worker.terminate(),
    addEventListener(type, listener) {
      if (type === 'message') {
        worker.on('message', data => {
          worker.unref();
          listener({ type, data });
        });
      }
      if (type === 'messageerror') worker.on('messageerror', e => listener({ type, message: e.message }));
      if (type !== 'error') return;
      worker.on('error', e => listener({ type, message: e instanceof Error ? e.message : String(e) }));
      worker.on('exit', code => listener({ type, message: `it ended with code ${code}` }));
    },
  };
}

export const nodeThinker = (): Thinker => thinkerOver(spawn);

/** For a server: at most `workers` searches at a time. */
export const nodeThinkers = (workers: number): ThinkerPool => new ThinkerPool(nodeThinker, workers);
