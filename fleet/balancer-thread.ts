import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { BalancerOptions, Upstream } from './balancer.ts';
import { LOCALHOST } from './node.ts';

export type BalancerWork = { readonly upstreams: readonly Upstream[]; readonly options: BalancerOptions };
export type BalancerNews =
  | { readonly port: number }
  | { readonly healthy: readonly string[] }
  | { readonly failed: { readonly message: string; readonly code: string | undefined } };

const WORKER = new URL('./balancer-worker.ts', import.meta.url);

/**
 * A balancer in a thread of its own. In the thread of a program with many clients, every connection would wait for the
 * turns of that program several times.
 */
export class BalancerThread {
  readonly #worker: Worker;
  readonly port: number;
  #healthy: readonly string[] = [];

  private constructor(worker: Worker, port: number) {
    this.#worker = worker;
    this.port = port;
    worker.on('message', (news: BalancerNews) => {
      if ('healthy' in news) this.#healthy = news.healthy;
    });
  }

  static async listen(
    upstreams: readonly Upstream[],
    options: BalancerOptions = {},
  ): Promise<BalancerThread> {
    const work: BalancerWork = { upstreams, options };
    const worker = new Worker(WORKER, { workerData: work });
    const [news] = (await once(worker, 'message')) as [BalancerNews];
    if ('port' in news) return new BalancerThread(worker, news.port);
    await worker.terminate();
    if (!('failed' in news)) throw new Error('the balancer did not say its port');
    throw Object.assign(new Error(news.failed.message), { code: news.failed.code });
  }

  get url(): string {
    return `http://${LOCALHOST}:${this.port}`;
  }

  /** Names of the nodes that get new connections, as of the last check. */
  get healthy(): readonly string[] {
    return this.#healthy;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
