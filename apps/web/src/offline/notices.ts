/// <reference lib="webworker" />

/** Notices that it is one's turn, in the service worker: shown, opened, stopped, and subscribed to again. */

declare const self: ServiceWorkerGlobalScope;

/** Must agree with apps/server/src/reach/push.ts. */
type Payload = {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly path: string;
  readonly language: string;
  readonly open: string;
  readonly stop: { readonly token: string; readonly text: string };
};
/** What a notification keeps: `path` may lead to the rematch of `table`. */
type Shown = { readonly table: string; readonly path: string; readonly token: string };

type Told = Subscribed & { readonly told: string; readonly token: string | null };
/** From a page: a table that this device is told about, or is not any more. */
export type ToldMessage = Told | { readonly untold: string };

type Subscribed = { readonly key: string; readonly language: string };
type Known = Subscribed & { readonly tables: { readonly [id: string]: string | null } };

/** Not under the prefix of the caches of a version: those are deleted by the next one. */
const CACHE = 'told-tables';
const PLACE = '/told-tables';
/** The server refuses more new reaches than this at once. */
const MAX_TABLES = 20;

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const showsPath = (page: WindowClient, path: string): boolean => new URL(page.url).pathname === path;

async function show({ title, body, tag, path, language, open, stop }: Payload): Promise<void> {
  // The server looks too, but the page may have been opened since.
  if ((await pages()).some(page => page.visibilityState === 'visible' && showsPath(page, path))) return;
  const data: Shown = { table: tag, path, token: stop.token };
  const options = {
    body,
    tag,
    lang: language,
    // A later turn at the same table replaces the notice, and is heard again.
    renotify: true,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data,
    actions: [
      { action: 'open', title: open },
      { action: 'stop', title: stop.text },
    ],
  };
  await self.registration.showNotification(title, options);
}

async function openPath(path: string): Promise<void> {
  const shown = (await pages()).find(page => showsPath(page, path));
  await (shown ? shown.focus() : self.clients.openWindow(path));
}

const post = (path: string, body: object, token: string | null = null): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });

/** Where it does not work, the page of the link says why. */
async function stop({ table, token }: Shown): Promise<void> {
  const done = await post('/api/reach/stop', { token }).then(
    answer => answer.ok,
    () => false,
  );
  if (done) await forget(table);
  else await openPath(`/avis/arreter/${token}`);
}

async function known(): Promise<Known | null> {
  const kept = await (await caches.open(CACHE)).match(PLACE);
  return kept ? ((await kept.json()) as Known) : null;
}

const keep = async (all: Known): Promise<void> =>
  (await caches.open(CACHE)).put(PLACE, new Response(JSON.stringify(all)));

async function remember({ told, token, key, language }: Told): Promise<void> {
  const { [told]: _, ...others } = (await known())?.tables ?? {};
  const tables = Object.fromEntries([...Object.entries(others), [told, token]].slice(-MAX_TABLES));
  await keep({ key, language, tables });
}

async function forget(table: string): Promise<void> {
  const all = await known();
  if (!all) return;
  const { [table]: _, ...tables } = all.tables;
  await keep({ ...all, tables });
}

/** The push service has given this device another address: every table is told. */
async function subscribeAgain(): Promise<void> {
  const all = await known();
  if (!all || Object.keys(all.tables).length === 0) return;
  const made = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: all.key,
  });
  const { endpoint, keys } = made.toJSON();
  const reach = { way: 'push', language: all.language, subscription: { endpoint, keys } };
  for (const [table, token] of Object.entries(all.tables)) {
    const { status } = await post(`/api/tables/${table}/reach`, reach, token);
    // Refused for good: the game is over, or the seat belongs to another person.
    if (status >= 400 && status < 500 && status !== 429) await forget(table);
  }
}

export function addNotices(): void {
  self.addEventListener('push', event => {
    if (event.data) event.waitUntil(show(event.data.json() as Payload));
  });
  self.addEventListener('notificationclick', event => {
    const { notification, action } = event;
    notification.close();
    const data = notification.data as Shown;
    event.waitUntil(action === 'stop' ? stop(data) : openPath(data.path));
  });
  self.addEventListener('pushsubscriptionchange', event => {
    (event as ExtendableEvent).waitUntil(subscribeAgain());
  });
}

/** Takes a message of a page, if it is about notices. */
export function takeTold(event: ExtendableMessageEvent): void {
  const message: unknown = event.data;
  if (typeof message !== 'object' || message === null) return;
  if ('told' in message) event.waitUntil(remember(message as Told));
  if ('untold' in message) event.waitUntil(forget(String(message.untold)));
}
