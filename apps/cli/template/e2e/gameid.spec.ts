import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { place } from './start-game.ts';

/** Starts the game from the home page and returns its board. */
async function start(page: Page, button: string) {
  await page.goto('/');
  await (await place(page, 'Gameid')).getByRole('button', { name: button }).click();
  return page.getByRole('group', { name: 'Les trois tas de Gameid' });
}

test('the tile of Gameid says what kind of game it is, for whom and how long', async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { name: 'Gameid', exact: true });
  const tile = page.getByRole('link').filter({ has: heading });
  for (const fact of ['Petit duel de calcul', '2 joueurs', 'dès 6 ans', '3 à 5 min'])
    await expect(tile).toContainText(fact);
});

test('two people play Gameid to its end on one screen', async ({ page }) => {
  const board = await start(page, 'Sur cet écran');
  const take = (move: string) => board.getByRole('button', { name: move });
  await take('Prendre 3 pierres du tas 1').click();
  await take('Prendre 4 pierres du tas 2').click();
  await expect(board.getByRole('button')).toHaveCount(5);
  await take('Prendre 2 pierres du tas 3').press('Enter');
  await take('Prendre 3 pierres du tas 3').click();
  await expect(page.getByText('La dernière pierre est prise').first()).toBeVisible();
});

test('a bot answers in Gameid', async ({ page }) => {
  const board = await start(page, 'Contre l’ordinateur');
  const taken = board.getByRole('img', { name: 'Pierre prise' });
  await expect(board.getByRole('button').first()).toBeVisible();
  const before = await taken.count();
  await board.getByRole('button').last().click();
  await expect.poll(() => taken.count()).toBeGreaterThan(before + 1);
});
