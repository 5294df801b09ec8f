import type { BrowserContext, Page, Worker } from '@playwright/test';
import { Device } from '../apps/server/test/receivers.ts';
import { expect } from './fixtures.ts';

/**
 * A browser without a push service of its own vendor: subscriptions lead to a receiver on this machine, and what arrives
 * there is handed to the real service worker.
 */

/** Must be called before the first page. `denied`: the person has blocked notifications. */
export async function preparePush(
  context: BrowserContext,
  permission: 'granted' | 'denied',
  endpoint = '',
): Promise<Device> {
  // For browsers that can show notifications.
  if (permission === 'granted') await context.grantPermissions(['notifications']);
  const device = new Device();
  const given = { permission, json: device.subscription(endpoint) };
  await context.addInitScript(({ permission: allowed, json }) => {
    Object.defineProperty(Notification, 'permission', { get: () => allowed });
    Notification.requestPermission = async () => allowed;
    const made = { endpoint: json.endpoint, toJSON: () => json, unsubscribe: async () => true };
    const subscription = made as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem('test.subscribed', 'yes');
      return subscription;
    };
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem('test.subscribed') === 'yes' ? subscription : null;
  }, given);
  return device;
}

export type Shown = {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly actions: readonly string[];
  readonly data: unknown;
};

/** The service worker of a page. The shell of Chromium cannot show notifications: there they are noted. */
export class PushWorker {
  readonly #page: Page;
  readonly #worker: Worker;

  private constructor(page: Page, worker: Worker) {
    this.#page = page;
    this.#worker = worker;
  }

  static async of(page: Page): Promise<PushWorker> {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    const context = page.context();
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    await worker.evaluate(() => {
      if (Notification.permission === 'granted') return;
      const { prototype } = ServiceWorkerRegistration;
      const shown: Notification[] = [];
      const closeTag = (tag: string | undefined) => {
        const at = shown.findIndex(note => note.tag === tag);
        if (at >= 0) shown.splice(at, 1);
      };
      prototype.showNotification = async (title, options) => {
        closeTag(options?.tag);
        const note = { title, ...options, close: () => closeTag(options?.tag) };
        shown.push(note as unknown as Notification);
      };
      prototype.getNotifications = async () => [...shown];
    });
    return new PushWorker(page, worker);
  }

  /** As the push service of the browser would. */
  async deliver(data: object): Promise<void> {
    const cdp = await this.#page.context().newCDPSession(this.#page);
    const registered = new Promise<string>(found => {
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations;
        if (first) found(first.registrationId);
      });
    });
    await cdp.send('ServiceWorker.enable');
    const registrationId = await registered;
    const origin = new URL(this.#page.url()).origin;
    // The worker's own listener comes first: what it waits for has been asked for when this one counts.
    await this.#worker.evaluate(() => {
      const counted = globalThis as unknown as { pushes?: number };
      if (counted.pushes !== undefined) return;
      counted.pushes = 0;
      addEventListener('push', () => {
        counted.pushes!++;
      });
    });
    const before = await this.#pushes();
    await cdp.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(data),
    });
    await expect.poll(() => this.#pushes()).toBe(before + 1);
    await cdp.detach();
  }

  #pushes = (): Promise<number> =>
    this.#worker.evaluate(() => (globalThis as unknown as { pushes: number }).pushes);

  shown = (): Promise<readonly Shown[]> =>
    this.#worker.evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
      const notes = (await registration.getNotifications()) as (Notification & {
        readonly actions: readonly { readonly action: string }[];
      })[];
      return notes.map(({ title, body, tag, data, actions }) => ({
        title,
        body,
        tag,
        data,
        actions: actions.map(({ action }) => action),
      }));
    });

  /** A tap on a button of the notification; what the worker does then is waited for. */
  tap = (tag: string, action: string): Promise<void> =>
    this.#worker.evaluate(
      async ([named, chosen]) => {
        const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
        const notification = (await registration.getNotifications()).find(note => note.tag === named);
        const work: Promise<unknown>[] = [];
        // An event made by a script may not extend the life of the worker.
        const waitUntil = (promise: Promise<unknown>) => work.push(promise);
        dispatchEvent(
          Object.defineProperties(new Event('notificationclick'), {
            notification: { value: notification },
            action: { value: chosen },
            waitUntil: { value: waitUntil },
          }),
        );
        await Promise.all(work);
      },
      [tag, action] as const,
    );

  /** The push service has given this device another address. */
  changeSubscription = (json: ReturnType<Device['subscription']>): Promise<void> =>
    this.#worker.evaluate(async made => {
      PushManager.prototype.subscribe = async () => ({ toJSON: () => made }) as unknown as PushSubscription;
      const work: Promise<unknown>[] = [];
      const waitUntil = (promise: Promise<unknown>) => work.push(promise);
      dispatchEvent(
        Object.defineProperties(new Event('pushsubscriptionchange'), { waitUntil: { value: waitUntil } }),
      );
      await Promise.all(work);
    }, json);
}
