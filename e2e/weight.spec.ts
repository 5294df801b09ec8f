import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { place } from './starts.ts';
import { Table } from './table.ts';

/** KB of JavaScript this page has asked for so far, as gzip; what its worker puts away for later nobody waits for. */
async function weigh(page: Page): Promise<number> {
  const scripts = await page.evaluate(() => [
    ...new Set(performance.getEntriesByType('resource').map(({ name }) => name)),
  ]);
  let bytes = 0;
  for (const url of scripts.filter(name => name.endsWith('.js'))) {
    bytes += gzipSync(await (await page.request.get(url)).body(), { level: 9 }).length;
  }
  return bytes / 1024;
}

test('what a first visit loads, and when: home, then a table, then a bot', async ({ page }) => {
  const workers: string[] = [];
  page.on('worker', worker => workers.push(worker.url()));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Tchag' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const home = await weigh(page);
  expect(home).toBeGreaterThan(5);
  expect(home).toBeLessThanOrEqual(60);

  await place(page).getByRole('button', { name: 'Sur cet écran' }).click();
  await expect(new Table(page).pawns.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const table = await weigh(page);
  expect(table).toBeGreaterThan(home);
  expect(table - home).toBeLessThanOrEqual(45);
  expect(workers, 'whoever plays a friend loads no bot').toEqual([]);

  await page.getByRole('button', { name: 'Que joueriez-vous ?' }).click();
  await expect(page.getByRole('main').getByText(/^Je jouerais/)).toBeVisible();
  expect(workers).toHaveLength(1);
  console.log(`JavaScript as gzip: home ${home.toFixed(1)} KB, a table ${(table - home).toFixed(1)} KB more`);
});
