import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { ConsoleErrors } from './console-errors.ts';
import {
  fixLuck,
  limitSearches,
  removeServiceWorker,
  type SearchLimit,
  speedUpMotion,
} from './page-scripts.ts';
import { TestServer } from './server.ts';

type Worker = { readonly server: TestServer };
type Each = {
  /** Registers the service worker, as real visits do. Off by default: storing the app would cost more than a test. */
  readonly serviceWorker: boolean;
  /** Fixes the luck of tables by link: the test gets a server of its own with this seed. */
  readonly seed: string | null;
  /** Settings of a server of its own, by the names of its environment. */
  readonly settings: { readonly [name: string]: string } | null;
  /** Animations, and timers of the page up to this length, run faster; 0: in real time. */
  readonly fastMotionMs: number;
  /** When searches of the page's bots end. */
  readonly searches: SearchLimit;
  readonly ownServer: TestServer | null;
  readonly consoleErrors: ConsoleErrors;
  /** Everything a new browser needs before its first page. */
  readonly prepare: (context: BrowserContext) => Promise<void>;
  /** Another person with a browser of their own. */
  readonly newDevice: (options?: BrowserContextOptions) => Promise<Page>;
};

export const test = base.extend<Each, Worker>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const server = await TestServer.open();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  serviceWorker: [false, { option: true }],
  seed: [null, { option: true }],
  settings: [null, { option: true }],
  fastMotionMs: [2_000, { option: true }],
  searches: [{ mostMs: 50 }, { option: true }],
  ownServer: async ({ seed, settings }, use) => {
    const wanted = { ...(seed === null ? {} : { seed }), ...(settings === null ? {} : { settings }) };
    const ownServer = seed === null && settings === null ? null : await TestServer.open(wanted);
    await use(ownServer);
    await ownServer?.close();
  },
  baseURL: async ({ server, ownServer }, use) => use((ownServer ?? server).url),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  consoleErrors: async ({}, use) => {
    const consoleErrors = new ConsoleErrors();
    await use(consoleErrors);
    expect(consoleErrors.unexpected, 'no errors in the console').toEqual([]);
  },
  prepare: async ({ consoleErrors, serviceWorker, fastMotionMs, searches }, use, { title }) => {
    await use(async context => {
      consoleErrors.listen(context);
      await fixLuck(context, title);
      await limitSearches(context, searches);
      if (!serviceWorker) await removeServiceWorker(context);
      if (fastMotionMs > 0) await speedUpMotion(context, fastMotionMs);
    });
  },
  context: async ({ context, prepare }, use) => {
    await prepare(context);
    await use(context);
  },
  newDevice: async ({ browser, prepare, baseURL, locale, viewport }, use) => {
    const usual = { baseURL: baseURL ?? '', locale: locale ?? 'fr-FR', viewport };
    const opened: Page[] = [];
    await use(async options => {
      const context = await browser.newContext({ ...usual, ...options });
      await prepare(context);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

export { expect };
