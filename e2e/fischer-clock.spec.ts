import type { Page } from '@playwright/test';
import { objections } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { choose, place, sitDown } from './start-game.ts';
import { Table } from './table.ts';

test.use({ fastMotionMs: 0 });

const clockOf = (page: Page, seat: number) => page.getByTestId(`glass-${seat}`);
const RUNS = /le temps court$/;

test('on one screen: time runs for the player on turn, and at zero the game is lost', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 360, height: 640 });
  await choose(page, { Pendule: '5 min', 'À zéro': 'La partie est perdue' });
  await (await place(page)).getByRole('button', { name: 'Sur cet écran' }).click();
  const table = new Table(page);
  await expect(clockOf(page, 0)).toHaveAccessibleName(/Pendule, .*: 5 minutes 0 seconde/);
  await table.playTurn();
  await expect(table.moves).not.toHaveCount(0);
  await expect(clockOf(page, 0)).toHaveAccessibleName(/: [45] minutes \d+ secondes?$/);
  await expect(clockOf(page, 1)).toHaveAccessibleName(RUNS);
  expect(await objections(page, [{ width: 360, height: 640 }])).toEqual([]);
  await page.clock.runFor(120_000);
  await expect(clockOf(page, 1)).toHaveAccessibleName(/[12] minutes? \d+ secondes?, le temps court$/);
  await page.clock.runFor(240_000);
  await expect(page.getByText('Temps écoulé pour Jaune.').first()).toBeVisible();
  await expect(table.over).toBeVisible();
});

test('by link: the invitation tells the clock, and it runs on both pages', async ({ page, newDevice }) => {
  await choose(page, { Pendule: '15 min' });
  await (await place(page)).getByRole('button', { name: 'Inviter par un lien' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByTestId('clock-note')).toHaveText(
    /^Pendule\s: 15 min chacun, plus 10 s par tour. À zéro, le tour se termine\.$/,
  );
  await dialog.getByLabel('Votre prénom').fill('Ada');
  await dialog.getByRole('radio', { name: 'Rouge' }).check();
  await dialog.getByRole('button', { name: 'Créer le lien' }).click();
  const link = await page.getByLabel('Lien de la table').inputValue();
  const far = await newDevice({ viewport: { width: 390, height: 844 } });
  await sitDown(far, link, 'Blaise');
  for (const at of [page, far]) {
    await expect(clockOf(at, 0)).toHaveAccessibleName(RUNS);
    await expect(clockOf(at, 1)).toHaveAccessibleName(/: 15 minutes 0 seconde$/);
  }
  await new Table(page).playTurn();
  for (const at of [page, far]) await expect(clockOf(at, 1)).toHaveAccessibleName(RUNS);
});
