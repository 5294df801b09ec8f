import type { Answer, Asking, EvaluateRequest, Question, ThinkRequest, Thought } from './request.ts';
import { sharedNow } from './shared-clock.ts';

export interface Thinker {
  /** A new question stops the one being thought about; its promise is rejected. So does the signal. */
  think(r: ThinkRequest, signal?: AbortSignal): Promise<Thought>;
  /** How the position stands for the seat, 0 ‥ 1: for the graph after the game. */
  evaluate(r: EvaluateRequest, signal?: AbortSignal): Promise<number>;
  close(): void;
}

/** A page's Worker, or node's behind `node.ts`. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  terminate(): unknown;
  addEventListener(
    type: 'message' | 'error' | 'messageerror',
    listener: (event: { readonly type: string; readonly data?: unknown; readonly message?: string }) => void,
  ): void;
}

/** A thought that was not finished, on purpose: nobody needs to hear about it. */
export class Interrupted extends Error {
  constructor() {
    super('The thought was interrupted.');
    this.name = 'AbortError';
  }
}

type Waiting = {
  readonly question: Question;
  resolve(answer: Thought | number): void;
  reject(reason: Error): void;
};

/**
 * Asks a worker. Given a function that makes workers, a running search is ended at once by ending its worker, and a
 * crashed one is replaced; given only a worker, a superseded search runs out its budget unheard.
 */
export function thinkerOver(source: WorkerLike | (() => WorkerLike)): Thinker {
  const make = typeof source === 'function' ? source : null;
  // Started before it is needed: loading would come out of the first thought's time.
  let worker: WorkerLike | null = null;
  let waiting: Waiting | null = null;
  let last = 0;
  /** Why nothing can be asked any more. */
  let ended: string | null = null;

  function start(): WorkerLike {
    const fresh = typeof source === 'function' ? source() : source;
    fresh.addEventListener('message', event => {
      if (fresh === worker) hear(event.data as Answer);
    });
    const crash = (event: { readonly message?: string }) => {
      if (fresh !== worker) return;
      const why = `The thinking worker crashed${event.message ? ` (${event.message})` : ''}.`;
      // Its end is reported after its error: the first word says more.
      if (!make) ended ??= why;
      drop(new Error(why));
    };
    fresh.addEventListener('error', crash);
    fresh.addEventListener('messageerror', crash);
    return fresh;
  }

  function hear(answer: Answer): void {
    if (!waiting || answer.id !== waiting.question.id) return;
    const { resolve, reject } = waiting;
    waiting = null;
    if ('error' in answer) reject(new Error(answer.error));
    else resolve('thought' in answer ? answer.thought : answer.value);
  }

  /** Gives up the question being thought about. */
  function drop(reason: Error): void {
    const dropped = waiting;
    waiting = null;
    if (make) {
      worker?.terminate();
      worker = null;
    }
    dropped?.reject(reason);
  }

  function ask<T extends Thought | number>(asking: Asking, signal?: AbortSignal): Promise<T> {
    if (ended !== null) return Promise.reject(new Error(ended));
    if (signal?.aborted) return Promise.reject(new Interrupted());
    if (waiting) drop(new Interrupted());
    const question: Question = { id: ++last, asked: sharedNow(), ...asking };
    return new Promise<T>((resolve, reject) => {
      const asked: Waiting = { question, resolve: resolve as Waiting['resolve'], reject };
      waiting = asked;
      signal?.addEventListener('abort', () => waiting === asked && drop(new Interrupted()), { once: true });
      worker ??= start();
      worker.postMessage(question);
    });
  }

  worker = start();
  return {
    think: (request, signal) => ask<Thought>({ ask: 'think', request }, signal),
    evaluate: (request, signal) => ask<number>({ ask: 'evaluate', request }, signal),
    close() {
      ended = 'This thinker is closed.';
      drop(new Interrupted());
      worker?.terminate();
      worker = null;
    },
  };
}
