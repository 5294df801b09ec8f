import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { Complaints } from './complaints.ts';
import { House } from './house.ts';

type Worker = { readonly house: House };
type Each = {
  /**
   * Whether browsers put the whole app away for later, as everybody's does. Elsewhere they are private windows, which
   * have no service worker: fetching everything anew for each person of each test costs more than what they do.
   */
  readonly keepsApp: boolean;
  /** What all luck of the test follows from, in a house of its own. */
  readonly seed: string | null;
  readonly rehearsal: House | null;
  readonly complaints: Complaints;
  /** One more person with a browser of their own. */
  readonly newDevice: (options?: BrowserContextOptions) => Promise<Page>;
};

/**
 * Fixes the luck of local games by the title of the test, so that a failure can be repeated. Only seeds of games have 32
 * bytes; ids stay random, because a page that reloads would use the same ones again.
 */
async function fixLuck(context: BrowserContext, title: string): Promise<void> {
  await context.addInitScript(words => {
    const draw = crypto.getRandomValues.bind(crypto);
    let state = 1;
    for (const letter of words) state = (Math.imul(state, 31) + letter.charCodeAt(0)) >>> 0;
    const next = (): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
    crypto.getRandomValues = bytes => {
      if (!(bytes instanceof Uint8Array) || bytes.length !== 32) return draw(bytes);
      for (let i = 0; i < bytes.length; i++) bytes[i] = Math.floor(next() * 256);
      return bytes;
    };
    Math.random = next;
  }, title);
}

async function openPrivately(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
}

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
  context: async ({ context, complaints, keepsApp }, use, { title }) => {
    complaints.listen(context);
    await fixLuck(context, title);
    if (!keepsApp) await openPrivately(context);
    await use(context);
  },
  newDevice: async ({ browser, complaints, keepsApp, baseURL, locale, viewport }, use, { title }) => {
    const usual = { baseURL: baseURL ?? '', locale: locale ?? 'fr-FR', viewport };
    const opened: Page[] = [];
    await use(async options => {
      const context = await browser.newContext({ ...usual, ...options });
      complaints.listen(context);
      await fixLuck(context, title);
      if (!keepsApp) await openPrivately(context);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

export { expect };
