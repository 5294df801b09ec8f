import {
  type Answer,
  type Asking,
  type EvaluateRequest,
  type Question,
  sharedNow,
  type ThinkRequest,
  type Thought,
} from './request.ts';

/** Asks a bot worker, one question at a time. A new question or the signal rejects the running one. */
export interface Thinker {
  think(r: ThinkRequest, signal?: AbortSignal): Promise<Thought>;
  /** The win probability of the seat, for the graph after the game. */
  evaluate(r: EvaluateRequest, signal?: AbortSignal): Promise<number>;
  close(): void;
}

/** A page's Worker, or a Node worker behind `node.ts`. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  terminate(): unknown;
  addEventListener(
    type: 'message' | 'error' | 'messageerror',
    listener: (event: { readonly type: string; readonly data?: unknown; readonly message?: string }) => void,
  ): void;
}

/** A question was cancelled on purpose; callers need not report it. */
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
 * A thinker over a worker. Given a function that makes workers, it cancels a search by terminating its worker and replaces
 * a crashed one. Given a single worker, a cancelled search runs to its end and its answer is ignored.
 */
export function thinkerOver(source: WorkerLike | (() => WorkerLike)): Thinker {
  const make = typeof source === 'function' ? source : null;
  // Started early: loading would use up the first question's time.
  let worker: WorkerLike | null = null;
  let waiting: Waiting | null = null;
  let last = 0;
  /** Why no more questions are accepted. */
  let ended: string | null = null;

  function start(): WorkerLike {
    const fresh = typeof source === 'function' ? source() : source;
    fresh.addEventListener('message', event => {
      if (fresh === worker) receive(event.data as Answer);
    });
    const crash = (event: { readonly message?: string }) => {
      if (fresh !== worker) return;
      const why = `The thinking worker crashed${event.message ? ` (${event.message})` : ''}.`;
      // The exit event follows the error event: keep the error's message.
      if (!make) ended ??= why;
      drop(new Error(why));
    };
    fresh.addEventListener('error', crash);
    fresh.addEventListener('messageerror', crash);
    return fresh;
  }

  function receive(answer: Answer): void {
    if (!waiting || answer.id !== waiting.question.id) return;
    const { resolve, reject } = waiting;
    waiting = null;
    if ('error' in answer) reject(new Error(answer.error));
    else resolve('thought' in answer ? answer.thought : answer.value);
  }

  /** Rejects the running question. */
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
