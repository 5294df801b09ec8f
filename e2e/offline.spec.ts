import type { Page } from '@playwright/test';
import { NO_NETWORK } from './console-errors.ts';
import { DragonsTable } from './dragons-table.ts';
import { expect, test } from './fixtures.ts';
import { place } from './start-game.ts';
import { Table } from './table.ts';
import { TchakoTable } from './tchako-table.ts';
import { TchangTable } from './tchang-table.ts';

test.use({ serviceWorker: true });

/** Waits until the service worker has put everything it knows of away. */
async function untilStored(page: Page): Promise<void> {
  const script = await (await page.request.get('/sw.js')).text();
  const files = [...new Set(script.match(/\/assets\/[\w.-]+\.\w+/g))];
  expect(files.length).toBeGreaterThan(5);
  const missing = () =>
    page.evaluate(async all => {
      const kept = await Promise.all(all.map(file => caches.match(file)));
      return all.filter((_, i) => !kept[i]);
    }, files);
  // Hundreds of files, one after the other.
  await expect.poll(missing, { timeout: 90_000 }).toEqual([]);
}

test('after the first visit everything but links works without a network', async ({
  page,
  context,
  server,
  consoleErrors,
}) => {
  // Every game is opened, after the whole app was stored.
  test.setTimeout(240_000);
  consoleErrors.expect(NO_NETWORK);
  await page.goto('/');
  await untilStored(page);
  await context.setOffline(true);
  await server.stop();
  try {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'À quoi joue-t-on ?' })).toBeVisible();

    await (await place(page)).getByRole('button', { name: 'Contre l’ordinateur' }).click();
    const table = new Table(page);
    await expect(table.yourTurn).toBeVisible();
    const count = await table.moves.count();
    await table.playTurn();
    await expect(table.yourTurn).toBeVisible();
    await expect.poll(() => table.moves.count()).toBeGreaterThan(count + 1);
    const seen = await table.moves.count();
    await page.reload();
    await expect(table.moves).toHaveCount(seen);

    await page.goto('/regles/tchag');
    await expect(page.getByRole('heading', { level: 1, name: /Tchag/ })).toBeVisible();

    await page.goto('/');
    await (await place(page)).getByRole('button', { name: 'Sur cet écran' }).click();
    await table.playTurn();
    await expect(page.getByText('À Jaune de jouer', { exact: true })).toBeVisible();

    // Games and pages not opened before: their drawings, words and bots are there too.
    await page.goto('/');
    await (await place(page, 'Combats de dragons'))
      .getByRole('button', { name: 'Contre l’ordinateur' })
      .click();
    await new DragonsTable(page).gesture('Pierre').click();
    await expect(new DragonsTable(page).gesture('Pierre')).toBeHidden();
    await page.goto('/');
    await (await place(page, 'T’Chang')).getByRole('button', { name: 'Avec l’ordinateur' }).click();
    await expect(new TchangTable(page).pass).toBeVisible({ timeout: 60_000 });
    await page.goto('/');
    await (await place(page, 'T’Chako')).getByRole('button', { name: 'Contre l’ordinateur' }).click();
    const field = new TchakoTable(page);
    await expect(field.end.or(field.moves.first()).first()).toBeVisible();
    await field.endTurn();
    await expect.poll(() => field.moves.count(), { timeout: 60_000 }).toBeGreaterThan(1);
    await page.goto('/labo');
    await page.getByLabel(/^Nombre de parties, de 1/).fill('2');
    await page.getByRole('button', { name: 'Lancer les parties' }).click();
    await expect(page.getByRole('heading', { name: 'Tchag : 2 parties' })).toBeVisible({ timeout: 60_000 });
    // A problem of the day, solved as shown; the device remembers it.
    await page.goto('/problemes');
    await page
      .locator('.daily-puzzles')
      .getByRole('link', { name: /^Tekao/ })
      .click();
    const next = page.getByRole('link', { name: 'Problème suivant' });
    const show = page.getByRole('button', { name: /^(Montrer le|Jouer ce) coup$/ });
    await expect(show).toBeVisible();
    await expect(async () => {
      if (await show.isVisible()) await show.click({ timeout: 1_000 });
      await expect(next).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.goto('/problemes');
    await expect(page.locator('.daily-puzzles').getByRole('link', { name: /^Tekao.*résolu$/ })).toBeVisible();
    for (const path of ['/tangram', '/problemes/tock', '/regles/tchako', '/apprendre/tock', '/analyse']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.getByLabel(/^Une position/).fill('x+x+x+/+yYyYx/x+x+x+/+x+x+x/xRrRr+/+x+x+x r 0-0');
    await page.getByRole('button', { name: 'Analyser', exact: true }).click();
    await page.getByRole('button', { name: 'Avis de l’ordinateur' }).click();
    await expect(page.getByTestId('opinion').getByText(/^Il jouerait/)).toBeVisible();

    await page.goto('/');
    await (await place(page)).getByRole('button', { name: 'Inviter par un lien' }).click();
    await page.getByLabel('Votre prénom').fill('Ada');
    await page.getByRole('button', { name: 'Créer le lien' }).click();
    await expect(page.getByRole('dialog').getByText(/^Le serveur ne répond pas/)).toBeVisible();
  } finally {
    await server.start();
  }
});

test('the page can be installed', async ({ page }) => {
  await page.goto('/');
  const chromium = await page.context().newCDPSession(page);
  const { errors, data, url } = await chromium.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}') as { name: string; icons: { src: string; sizes: string }[] };
  expect(manifest.name).toBe('Tablée');
  expect(manifest.icons.map(icon => icon.sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async from => {
      const image = new Image();
      image.src = from;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, new URL(src, url).href);
    if (sizes !== 'any') expect(size).toBe(sizes);
  }
  const { installabilityErrors } = await chromium.send('Page.getInstallabilityErrors');
  // Tests run in a private window, where nothing is ever installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
