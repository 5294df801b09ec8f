import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { Complaints } from './complaints.ts';
import { House } from './house.ts';

type Worker = { readonly house: House };
type Each = {
  readonly complaints: Complaints;
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
  baseURL: async ({ house }, use) => use(house.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  complaints: async ({}, use) => {
    const complaints = new Complaints();
    await use(complaints);
    expect(complaints.unexpected, 'nothing went wrong behind the scenes').toEqual([]);
  },
  context: async ({ context, complaints }, use) => {
    complaints.listen(context);
    await use(context);
  },
  newDevice: async ({ browser, complaints, baseURL, locale, viewport }, use) => {
    const usual = { baseURL: baseURL ?? '', locale: locale ?? 'fr-FR', viewport };
    const opened: Page[] = [];
    await use(async options => {
      const context = await browser.newContext({ ...usual, ...options });
      complaints.listen(context);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

export { expect };
