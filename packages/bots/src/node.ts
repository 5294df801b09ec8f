import { Worker } from 'node:worker_threads';
import { type Thinker, thinkerOver, type WorkerLike } from './thinker.ts';
import { Thinkers } from './thinkers.ts';

export { lowerThreadPriority } from './priority.ts';
export type { Turn } from './queue.ts';
export { Thinkers } from './thinkers.ts';

const spawn = (): WorkerLike => overNode(new Worker(new URL('./node-worker.ts', import.meta.url)));

/** A thread of node, spoken to like a page's worker. */
export function overNode(worker: Worker): WorkerLike {
  // An idle thinker keeps no process alive, a thinking one does.
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

/** For a server: at most `workers` thoughts at a time, in fair turns. */
export const nodeThinkers = (workers: number): Thinkers => new Thinkers(nodeThinker, workers);
