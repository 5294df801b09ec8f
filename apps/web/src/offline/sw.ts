/// <reference lib="webworker" />

import { addNotices, takeTold } from './notices.ts';

/** The service worker: opens the page offline. A new version waits until the person asks for it. */

declare const self: ServiceWorkerGlobalScope;
/** Filled in by build/service-worker.ts, which must agree. */
declare const __FILES__: {
  readonly version: string;
  readonly shell: readonly string[];
  readonly rest: readonly string[];
};

const files = __FILES__;
const NAME = `tablee-${files.version}`;
const known = new Set([...files.shell, ...files.rest]);
/** Paths that always go to the server. */
const SERVER = /^\/(?:api|ws|embed|healthz|metrics)(?:\/|$)/;

async function install(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.addAll(files.shell.map(path => new Request(path, { cache: 'reload' })));
}

/** Fetches games, bots and the other language in the background. */
async function fetchRest(): Promise<void> {
  const cache = await caches.open(NAME);
  for (const path of files.rest) {
    if (await cache.match(path)) continue;
    const answer = await fetch(path);
    if (answer.ok) await cache.put(path, answer);
  }
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('tablee-') && name !== NAME) await caches.delete(name);
  }
  await self.clients.claim();
}

async function answer(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(NAME);
  const cached = await cache.match(path);
  if (cached) return cached;
  const fresh = await fetch(request);
  if (fresh.ok && known.has(path)) await cache.put(path, fresh.clone());
  return fresh;
}

self.addEventListener('install', event => event.waitUntil(install()));
self.addEventListener('activate', event => event.waitUntil(activate()));
self.addEventListener('message', event => {
  if (event.data === 'take-over') void self.skipWaiting();
  // After a network failure the next visit continues.
  if (event.data === 'fetch-rest') event.waitUntil(fetchRest().catch(() => undefined));
  takeTold(event);
});
addNotices();
self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || SERVER.test(url.pathname)) return;
  // Every path of the page is the same document.
  if (request.mode === 'navigate') event.respondWith(answer(request, '/'));
  else if (known.has(url.pathname)) event.respondWith(answer(request, url.pathname));
});
