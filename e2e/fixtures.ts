import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { Complaints } from './complaints.ts';
import { House } from './house.ts';

type Worker = {
  /** Fixed luck, for a spec with one test: the first table of its house is foreseen. */
  readonly seed: string | null;
  readonly house: House;
};
type Each = {
  /**
   * Whether browsers put the whole app away for later, as everybody's does. Elsewhere they are private windows, which
   * have no service worker: fetching everything anew for each person of each test costs more than what they do.
   */
  readonly keepsApp: boolean;
  readonly complaints: Complaints;
  /** One more person with a browser of their own. */
  readonly newDevice: (options?: BrowserContextOptions) => Promise<Page>;
};

async function openPrivately(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
}

export const test = base.extend<Each, Worker>({
  seed: [null, { option: true, scope: 'worker' }],
  house: [
    async ({ seed }, use) => {
      const house = await House.open(seed === null ? {} : { seed });
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
  keepsApp: [false, { option: true }],
  baseURL: async ({ house }, use) => use(house.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed here.
  complaints: async ({}, use) => {
    const complaints = new Complaints();
    await use(complaints);
    expect(complaints.unexpected, 'nothing went wrong behind the scenes').toEqual([]);
  },
  context: async ({ context, complaints, keepsApp }, use) => {
    complaints.listen(context);
    if (!keepsApp) await openPrivately(context);
    await use(context);
  },
  newDevice: async ({ browser, complaints, keepsApp, baseURL, locale, viewport }, use) => {
    const usual = { baseURL: baseURL ?? '', locale: locale ?? 'fr-FR', viewport };
    const opened: Page[] = [];
    await use(async options => {
      const context = await browser.newContext({ ...usual, ...options });
      complaints.listen(context);
      if (!keepsApp) await openPrivately(context);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

export { expect };
