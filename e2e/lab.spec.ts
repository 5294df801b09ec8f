import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { pressUntil } from './keyboard-input.ts';

const ROOT = join(import.meta.dirname, '..');

const shares = (page: Page) => page.getByRole('img', { name: /^Part des victoires/ });

/** What `tablee sim` writes for the same settings. */
function simulateByCommand(args: readonly string[], file: string): string {
  const main = join(ROOT, 'apps/cli/src/main.ts');
  const { status, stderr } = spawnSync(process.execPath, [main, 'sim', ...args, '--save', file], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  return readFileSync(file, 'utf8');
}

test('by keyboard: bots are chosen, games are played, and the command line plays the same', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/labo');
  await expect(page.getByRole('heading', { level: 1, name: 'Le labo d’équilibre' })).toBeVisible();
  await expect(page.getByLabel('Rouge', { exact: true })).toBeVisible();
  // The game, its preset and its options come first; then a list for each seat.
  await pressUntil(page, 'Tab', /^Poussin/);
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  await expect(page.getByLabel('Jaune', { exact: true })).toHaveValue('1');
  await pressUntil(page, 'Tab', /^Nombre de parties, de 1/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('6');
  await pressUntil(page, 'Tab', /^Lancer les parties$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('C’est joué : 6 parties.', { exact: true }).first()).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole('button', { name: 'Lancer les parties' })).toBeFocused();
  await expect(shares(page)).toHaveAccessibleName(/Rouge \(Poussin\)\s: \d+,\d\s%, entre/);
  const numbers = page.getByRole('table').filter({ hasText: 'À 95 %' });
  await expect(numbers.getByRole('row')).toHaveCount(4);
  await expect(page.getByRole('img', { name: /^Durée des parties, de \d+ à \d+/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Changements de tête/ })).toBeVisible();

  await pressUntil(page, 'Tab', /^Enregistrer le fichier$/);
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe('labo-tchag-6.json');
  const saved = readFileSync(await download.path(), 'utf8');
  const settings = ['tchag', '--games', '6', '--bots', '1,1', '--seed', 'labo'];
  expect(saved).toBe(simulateByCommand(settings, info.outputPath('command.json')));
  await page.getByText('Refaire ces parties en ligne de commande').click();
  await expect(page.getByText(`npx tablee sim ${settings.join(' ')}`, { exact: true })).toBeVisible();

  // The page opens its own file, and refuses another.
  await page.goto('/lab');
  const open = page.getByLabel('Ouvrir un résultat enregistré');
  await open.setInputFiles({
    name: 'a.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"simulation":1}'),
  });
  await expect(page.getByRole('alert')).toHaveText(/^Ce fichier n’est pas un résultat du labo/);
  await open.setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: Buffer.from(saved) });
  await expect(page.getByRole('heading', { name: 'Tchag : 6 parties' })).toBeVisible();
  await expect(page.getByLabel('Jaune', { exact: true })).toHaveValue('1');
});

test.describe('by finger', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('a run is stopped, what was played counts, and its link shows it elsewhere', async ({
    page,
    newDevice,
  }) => {
    await page.goto('/labo');
    await page.getByLabel('Rouge', { exact: true }).selectOption('Poussin');
    await page.getByLabel('Jaune', { exact: true }).selectOption('Poussin');
    // Too many to be played before a finger stops them.
    const count = page.getByLabel(/^Nombre de parties, de 1/);
    await count.fill('10000');
    await page.getByRole('button', { name: 'Lancer les parties' }).tap();
    await expect(page.getByRole('progressbar')).toHaveAccessibleName(/^[1-9].* sur 10.000 parties$/, {
      timeout: 60_000,
    });
    await page.getByRole('button', { name: 'Arrêter' }).tap();
    await expect(page.getByText(/^Arrêté\s: .*Ce qui est joué compte\.$/).first()).toBeVisible();
    await expect(page).toHaveURL(/\/labo#./);
    const heading = await page.getByRole('heading', { name: /^Tchag\s: / }).textContent();
    const said = await shares(page).getAttribute('aria-label');
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(overflow, 'nothing sticks out at the side').toBeLessThanOrEqual(0);

    const other = await newDevice();
    const sent: string[] = [];
    other.on('request', request => sent.push(request.url()));
    await other.goto(page.url());
    await expect(other.getByRole('heading', { name: heading ?? '' })).toBeVisible();
    expect(await shares(other).getAttribute('aria-label')).toBe(said);
    const fragment = new URL(page.url()).hash.slice(1);
    // The document itself is listed with its fragment, which browsers do not send.
    expect(sent.slice(1).filter(url => url.includes(fragment.slice(0, 40)))).toEqual([]);
    await other.goto(`${page.url().slice(0, -20)}`);
    await expect(other.getByRole('alert')).toHaveText(/^Ce lien ne contient pas un résultat entier/);
  });
});
