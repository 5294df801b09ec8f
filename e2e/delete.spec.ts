import type { Locator } from '@playwright/test';
import { NO_NETWORK } from './console-errors.ts';
import { expect, test } from './fixtures.ts';
import { confirm, host, pickFromMenu, sitDown, sitTwo } from './start-game.ts';

const GONE = 'Cette table a été supprimée.';
const DELETE = 'Supprimer cette table';
const ERASE = 'Effacer mes traces sur ce serveur';

async function expectFinger(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
}

test('the host deletes a table by keyboard, and all players are told', async ({ page, newDevice }) => {
  const far = await newDevice();
  const link = await host(page, 'Ada', 'Rouge');
  await sitDown(far, link, 'Blaise');
  await far.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(far.getByRole('dialog', { name: 'La partie' })).toBeVisible();
  await expect(far.getByRole('button', { name: new RegExp(`^${DELETE}`) })).toHaveCount(0);
  await far.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Menu', exact: true }).focus();
  await page.keyboard.press('Enter');
  const item = page.getByRole('button', { name: new RegExp(`^${DELETE}`) });
  await expectFinger(item);
  await item.focus();
  await page.keyboard.press('Enter');
  const yes = page.getByRole('dialog', { name: DELETE }).getByRole('button', { name: DELETE });
  await expectFinger(yes);
  await yes.focus();
  await page.keyboard.press('Enter');
  for (const each of [page, far]) await expect(each.getByRole('heading', { name: GONE })).toBeVisible();

  await far.getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expect(far.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(far.getByRole('region', { name: 'Vos parties' })).toHaveCount(0);
});

test('a table deleted while the page was away is gone when the page comes back', async ({
  page,
  newDevice,
  consoleErrors,
}) => {
  consoleErrors.expect(NO_NETWORK);
  const far = await newDevice();
  const [, , link] = await sitTwo(page, far);
  await far.context().setOffline(true);
  await pickFromMenu(page, DELETE);
  await confirm(page, DELETE);
  await expect(page.getByRole('heading', { name: GONE })).toBeVisible();
  await far.context().setOffline(false);
  await expect(far.getByRole('heading', { name: GONE })).toBeVisible();
  expect(link).toContain('/t/');
});

test('a table where others play is not deleted, and the page says why', async ({
  page,
  newDevice,
  consoleErrors,
}) => {
  consoleErrors.expect(/409/);
  const [ada, blaise] = await sitTwo(page, await newDevice());
  await ada.playTurn();
  await expect(blaise.yourTurn).toBeVisible();
  await pickFromMenu(page, DELETE);
  await confirm(page, DELETE);
  await expect(
    page.getByRole('main').getByText('D’autres jouent encore à cette table. Finissez d’abord la partie.'),
  ).toBeVisible();
  await blaise.playTurn();
  await expect(ada.yourTurn).toBeVisible();
});

test('erasing a guest frees the seat in a running game and removes the name from a finished one', async ({
  page,
  newDevice,
}) => {
  const far = await newDevice();
  const [ada, , running] = await sitTwo(page, far);
  await ada.playTurn();
  const over = await host(page, 'Ada', 'Rouge');
  await sitDown(far, over, 'Blaise');
  await pickFromMenu(far, 'Abandonner');
  await confirm(far, 'Abandonner');
  await expect(page.getByText('Blaise abandonne.', { exact: true })).toBeVisible();

  await page.goto('/a-propos');
  const erase = page.getByRole('button', { name: ERASE });
  await expectFinger(erase);
  await erase.click();
  await page.getByRole('dialog', { name: ERASE }).getByRole('button', { name: 'Annuler' }).click();
  await erase.click();
  await confirm(page, ERASE);
  await expect(
    page.getByRole('main').getByText('C’est fait : ce serveur ne garde plus rien de vous.'),
  ).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Vos parties' })).toHaveCount(0);

  await expect(far.getByRole('region', { name: 'Quelqu’un' })).toBeVisible();
  await far.goto('/');
  await expect(far.getByRole('link', { name: /par lien, Quelqu’un/ })).toBeVisible();
  const third = await newDevice();
  await sitDown(third, running, 'Cléo');
  await far.goto(running);
  await expect(far.getByRole('region', { name: 'Cléo' })).toBeVisible();
});
