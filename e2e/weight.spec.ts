import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { CARDS } from '@tablee/catalogue';
import { expect, test } from './fixtures.ts';
import { place } from './start-game.ts';
import { Table } from './table.ts';
import { TekaoTable } from './tekao-table.ts';

/** Bytes of a script by its path, compressed once. */
const gzipped = new Map<string, number>();

async function gzipBytes(page: Page, url: string): Promise<number> {
  const { pathname } = new URL(url);
  const known = gzipped.get(pathname);
  if (known !== undefined) return known;
  const { length } = gzipSync(await (await page.request.get(url)).body(), { level: 9 });
  gzipped.set(pathname, length);
  return length;
}

/** KB of JavaScript this page has requested so far, as gzip; without what its service worker stores for later. */
async function weigh(page: Page): Promise<number> {
  const scripts = await page.evaluate(() => [
    ...new Set(performance.getEntriesByType('resource').map(({ name }) => name)),
  ]);
  let bytes = 0;
  for (const url of scripts.filter(name => name.endsWith('.js'))) bytes += await gzipBytes(page, url);
  return bytes / 1024;
}

/** Playwright's idle network is about the document: after a step inside the page, waits until no request is added. */
async function untilQuiet(page: Page): Promise<void> {
  let before = 0;
  const isQuiet = async (): Promise<boolean> => {
    const now = await page.evaluate(() => performance.getEntriesByType('resource').length);
    const quiet = now === before;
    before = now;
    return quiet;
  };
  await expect.poll(isQuiet, { intervals: [1_500] }).toBe(true);
}

/** Includes the texts of every game and the preloaded table, which a busy machine requests late. */
async function weighHome(page: Page): Promise<number> {
  const kinds = page.locator('.kind');
  await expect(kinds.first()).toBeVisible();
  for (const kind of await kinds.all()) await expect(kind).toHaveText(/\w/);
  await page.waitForLoadState('networkidle');
  await untilQuiet(page);
  return weigh(page);
}

test.describe('with the service worker', () => {
  test.use({ serviceWorker: true });

  test('what a first visit loads, and when: home, then a table, then a bot', async ({ page }) => {
    const workers: string[] = [];
    page.on('worker', worker => workers.push(worker.url()));
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Tchag' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const home = await weigh(page);
    expect(home).toBeGreaterThan(5);
    expect(home).toBeLessThanOrEqual(60);

    await (await place(page)).getByRole('button', { name: 'Sur cet écran' }).click();
    await expect(new Table(page).pawns.first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const table = await weigh(page);
    expect(table).toBeGreaterThan(home);
    expect(table - home).toBeLessThanOrEqual(60);
    expect(workers, 'no bot is loaded for a game between friends').toEqual([]);

    await page.getByRole('button', { name: 'Que joueriez-vous ?' }).click();
    await expect(page.getByRole('main').getByText(/^Je jouerais/)).toBeVisible();
    expect(workers).toHaveLength(1);
    console.log(
      `JavaScript as gzip: home ${home.toFixed(1)} KB, a table ${(table - home).toFixed(1)} KB more`,
    );
  });
});

for (const [where, most, lay] of [
  [
    'on this screen',
    60,
    async (page: Page) => (await place(page, 'Tekao')).getByRole('button', { name: 'Sur cet écran' }).click(),
  ],
  // With the invitation and the link to send; the conversation is loaded when a second person sits down.
  [
    'by link, while one waits,',
    60,
    async (page: Page) => {
      await (await place(page, 'Tekao')).getByRole('button', { name: 'Inviter par un lien' }).click();
      await page.getByRole('dialog').getByLabel('Votre prénom').fill('Ada');
      await page.getByRole('dialog').getByRole('button', { name: 'Créer le lien' }).click();
    },
  ],
] as const) {
  test(`what a table of Tekao ${where} loads before a piece is placed`, async ({ page }) => {
    await page.goto('/');
    const home = await weighHome(page);
    await lay(page);
    const table = new TekaoTable(page);
    await expect(table.square('a1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const more = (await weigh(page)) - home;
    expect(more).toBeGreaterThan(5);
    expect(more).toBeLessThanOrEqual(most);
    console.log(`JavaScript as gzip: a table of Tekao ${where} ${more.toFixed(1)} KB more`);
  });
}

for (const { id: game } of CARDS.filter(card => card.playable)) {
  test(`what a phone loads for a table of ${game} by link`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const home = await weighHome(page);
    const request = { game, seats: 2, name: 'Ann', seat: 0, bots: [{ seat: 1, level: 1 }] };
    const laid: { table: string } = await (await page.request.post('/api/tables', { data: request })).json();
    // As from the list of one's own tables: nothing is loaded twice.
    await page.evaluate(address => {
      const link = document.createElement('a');
      link.href = address;
      document.body.append(link);
      link.click();
    }, `/t/${laid.table}`);
    await expect(page.getByTestId('turn')).toBeVisible();
    await untilQuiet(page);
    const table = (await weigh(page)) - home;
    expect(table).toBeGreaterThan(10);
    expect(table).toBeLessThanOrEqual(60);
    console.log(`JavaScript as gzip: a table of ${game} by link ${table.toFixed(1)} KB more than home`);
  });
}
