import { gzipSync } from 'node:zlib';
import { expect, test } from './fixtures.ts';
import { Table } from './table.ts';

// What the worker puts away for later does not count: this is what somebody waits for.
test.use({ serviceWorkers: 'block' });

test('what a first visit loads, and when: home, then a table, then a bot', async ({ page }) => {
  const loading: Promise<number>[] = [];
  const workers: string[] = [];
  page.on('worker', worker => workers.push(worker.url()));
  page.on('response', response => {
    if (response.request().resourceType() === 'script')
      loading.push(response.body().then(body => gzipSync(body, { level: 9 }).length));
  });
  const loaded = async () => (await Promise.all(loading)).reduce((sum, bytes) => sum + bytes, 0) / 1024;

  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Tchag' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const home = await loaded();
  expect(home).toBeGreaterThan(1);
  expect(home).toBeLessThanOrEqual(60);

  await page.getByRole('button', { name: 'Sur cet écran' }).click();
  await expect(new Table(page).pawns.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect((await loaded()) - home).toBeLessThanOrEqual(45);
  expect(workers, 'whoever plays a friend loads no bot').toEqual([]);

  await page.getByRole('button', { name: 'Que joueriez-vous ?' }).click();
  await expect(page.getByRole('main').getByText(/^Je jouerais/)).toBeVisible();
  expect(workers).toHaveLength(1);
});
