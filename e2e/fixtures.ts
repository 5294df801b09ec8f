import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { Complaints } from './complaints.ts';
import { House } from './house.ts';
import { fixLuck, removeServiceWorker, speedUpMotion } from './page-scripts.ts';

type Worker = { readonly house: House };
type Each = {
  /**
   * Whether browsers put the whole app away for later, as everybody's does. Elsewhere they are private windows, which
   * have no service worker: fetching everything anew for each person of each test costs more than what they do.
   */
  readonly keepsApp: boolean;
  /** What all luck of the test follows from, in a house of its own. */
  readonly seed: string | null;
  /** Animations, and timers of the page up to this length, run faster; 0: in real time. */
  readonly fastMotionMs: number;
  readonly rehearsal: House | null;
  readonly complaints: Complaints;
  /** Everything a new browser needs before its first page. */
  readonly prepare: (context: BrowserContext) => Promise<void>;
  /** One more person with a browser of their own. */
  readonly newDevice: (options?: BrowserContextOptions) => Promise<Page>;
};

export const test = base.extend<Each, Worker>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed here.
    async ({}, use) => {
      const house = await House.open();
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
  keepsApp: [false, { option: true }],
  seed: [null, { option: true }],
  fastMotionMs: [2_000, { option: true }],
  rehearsal: async ({ seed }, use) => {
    const rehearsal = seed === null ? null : await House.open({ seed });
    await use(rehearsal);
    await rehearsal?.close();
  },
  baseURL: async ({ house, rehearsal }, use) => use((rehearsal ?? house).url),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  complaints: async ({}, use) => {
    const complaints = new Complaints();
    await use(complaints);
    expect(complaints.unexpected, 'nothing went wrong behind the scenes').toEqual([]);
  },
  prepare: async ({ complaints, keepsApp, fastMotionMs }, use, { title }) => {
    await use(async context => {
      complaints.listen(context);
      await fixLuck(context, title);
      if (!keepsApp) await removeServiceWorker(context);
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
