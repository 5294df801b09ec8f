import '@tablee/bots/worker';
import type { PlayAnswer } from '@tablee/simulation/worker';

/**
 * The worker of the page: answers questions to bots, and plays whole games for the lab. One file for both, so that rules
 * and bots are stored once.
 */

type Scope = {
  postMessage(answer: PlayAnswer): void;
  addEventListener(type: 'message', listen: (event: { readonly data: unknown }) => void): void;
};
const scope = globalThis as unknown as Scope;

/** Loaded with the first game of the lab. */
const loadServer = async () =>
  (await import('@tablee/simulation/worker')).gameServer(answer => scope.postMessage(answer));

let server: ReturnType<typeof loadServer> | null = null;
scope.addEventListener('message', ({ data }) => {
  if (typeof data !== 'object' || data === null || !('simulate' in data)) return;
  server ??= loadServer();
  server.then(
    serve => serve(data),
    (error: unknown) => scope.postMessage({ failed: String(error) }),
  );
});
