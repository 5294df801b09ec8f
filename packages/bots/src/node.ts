import { Worker } from 'node:worker_threads';
import { type Thinker, thinkerOver, type WorkerLike } from './thinker.ts';

const spawn = (): WorkerLike => overNode(new Worker(new URL('./worker.ts', import.meta.url)));

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

/**
 * For a server: at most `workers` thoughts at a time, the others wait for their turn instead of interrupting.
 * A thought's budget begins when its turn comes; workers are started when there is something to think about.
 */
export function nodeThinkers(workers: number): Thinker {
  const all: Thinker[] = [];
  const idle: Thinker[] = [];
  const queue: (() => void)[] = [];
  const busy = () => idle.length === 0 && all.length >= workers;
  function hire(): Thinker {
    const thinker = nodeThinker();
    all.push(thinker);
    return thinker;
  }
  async function borrow<T>(use: (thinker: Thinker) => Promise<T>): Promise<T> {
    while (busy()) await new Promise<void>(resolve => queue.push(resolve));
    const thinker = idle.pop() ?? hire();
    try {
      return await use(thinker);
    } finally {
      idle.push(thinker);
      queue.shift()?.();
    }
  }
  return {
    think: (request, signal) => borrow(thinker => thinker.think(request, signal)),
    evaluate: (request, signal) => borrow(thinker => thinker.evaluate(request, signal)),
    close() {
      for (const thinker of all) thinker.close();
    },
  };
}
