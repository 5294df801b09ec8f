import type { Page } from '@playwright/test';
import { tock } from '@tablee/tock';
import { ApiPlayer } from './api-player.ts';
import { expect, test } from './fixtures.ts';
import { place } from './start-game.ts';

/** The link panel while others arrive: the board does not move under the finger of the person who waits. */

async function layTock(page: Page): Promise<string> {
  await (await place(page, 'Tock')).getByRole('button', { name: 'Inviter par un lien' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Votre prénom').fill('Ada');
  await dialog.getByRole('button', { name: 'Créer le lien' }).click();
  // The list of free seats is loaded after the link.
  await expect(page.getByRole('button', { name: /^Mettre un ordinateur/ })).toHaveCount(3);
  return page.getByLabel('Lien de la table').inputValue();
}

/** In whole pixels. */
async function boardBox(page: Page) {
  const { y, height } = (await page.getByTestId('board').boundingBox())!;
  return { y: Math.round(y), height: Math.round(height) };
}

/** The same, whatever was scrolled. */
const boardTop = async (page: Page): Promise<number> =>
  (await boardBox(page)).y + (await page.evaluate(() => scrollY));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the board stays where it is while others arrive', async ({ page }) => {
    const link = await layTock(page);
    await page.getByTestId('board').evaluate(board => board.scrollIntoView({ block: 'center' }));
    const before = await boardBox(page);
    const top = await boardTop(page);
    for (const name of ['Blaise', 'Chloé', 'Denis']) {
      await ApiPlayer.sit(tock, link, name);
      await expect(page.getByRole('region', { name })).toBeVisible();
      const { y, height } = await boardBox(page);
      // Letters of another name may be a fraction higher.
      expect(Math.abs(y - before.y), `${name} has arrived`).toBeLessThanOrEqual(1);
      expect(height).toBe(before.height);
    }
    // The link is gone: what is left above the board is at most what could not be scrolled away.
    await expect(page.getByLabel('Lien de la table')).toHaveCount(0);
    expect(await boardTop(page)).toBeLessThan(top - 100);
  });

  test('room that cannot be scrolled away says that all are here, until the person folds it', async ({
    page,
  }) => {
    const link = await layTock(page);
    await page.getByTestId('board').evaluate(board => scrollTo(0, board.getBoundingClientRect().top - 400));
    const before = await boardBox(page);
    for (const name of ['Blaise', 'Chloé', 'Denis']) await ApiPlayer.sit(tock, link, name);
    await expect(page.getByText('Tout le monde est là')).toBeVisible();
    expect(Math.abs((await boardBox(page)).y - before.y)).toBeLessThanOrEqual(1);
    const top = await boardTop(page);
    await page.getByRole('button', { name: 'Au plateau' }).click();
    expect(await boardTop(page)).toBeLessThan(top - 100);
  });

  test('the panel leaves at once while the board is out of sight', async ({ page }) => {
    const link = await layTock(page);
    for (const name of ['Blaise', 'Chloé', 'Denis']) await ApiPlayer.sit(tock, link, name);
    await expect(page.getByTestId('board')).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Au plateau' })).toHaveCount(0);
  });

  test('the code of the link folds back to its place after an arrival', async ({ page }) => {
    const link = await layTock(page);
    const code = page.getByText('Ou faites scanner ce code');
    await code.click();
    await expect(page.locator('.qr')).toBeVisible();
    await ApiPlayer.sit(tock, link, 'Blaise');
    await expect(page.getByRole('region', { name: 'Blaise' })).toBeVisible();
    await page.getByTestId('board').evaluate(board => board.scrollIntoView({ block: 'center' }));
    const unfolded = await boardTop(page);
    await code.click();
    await expect(page.locator('.qr')).toBeHidden();
    expect(await boardTop(page)).toBeLessThan(unfolded - 100);
  });
});

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the panel is beside the board, and leaves without asking', async ({ page }) => {
    const link = await layTock(page);
    const before = await boardBox(page);
    for (const name of ['Blaise', 'Chloé', 'Denis']) await ApiPlayer.sit(tock, link, name);
    await expect(page.getByLabel('Lien de la table')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Au plateau' })).toBeHidden();
    expect(await boardBox(page)).toEqual(before);
  });
});
