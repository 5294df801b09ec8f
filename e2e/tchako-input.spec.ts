import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { place } from './start-game.ts';
import { TchakoTable } from './tchako-table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Drags with the mouse from the middle of an element, by some pixels. */
async function drag(from: Locator, right: number, down: number): Promise<void> {
  const { mouse } = from.page();
  const { x, y, width, height } = (await from.boundingBox())!;
  const [left, top] = [x + width / 2, y + height / 2];
  await mouse.move(left, top);
  await mouse.down();
  await mouse.move(left + right, top + down, { steps: 5 });
  await mouse.up();
}

/** As wide as the board is drawn, in mm. */
const BOARD_MM = 444;

/** In mm of the board. The pull ends outside the board: the pointer stays captured. */
const DRAGS = [
  ['TCHAKO-22 a pull', 'puck-s2', 0, 200],
  ['TCHAKO-14 a dragged hook', 's-short2-Sa4', -50, -86.6],
] as const;

for (const [what, stop, right, down] of DRAGS)
  test(`${what} made before the input code has loaded is played when it arrives`, async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.goto('/');
    await page.route(/tchako-input-[^/]*\.js$/, async route => {
      await released;
      await route.continue();
    });
    await (await place(page, 'T’Chako')).getByRole('button', { name: 'Sur cet écran' }).click();
    const table = new TchakoTable(page);
    await expect(table.stop(stop)).toBeVisible();
    const px = (await table.board.boundingBox())!.width / BOARD_MM;
    await drag(table.stop(stop), right * px, down * px);
    await expect(table.moves).toHaveCount(0);
    release();
    await expect(table.moves).toHaveCount(1);
  });

test('TCHAKO-19 the practice ramp shoots by pulling back, and the game goes on unchanged', async ({
  page,
}) => {
  await page.goto('/');
  await (await place(page, 'T’Chako')).getByRole('button', { name: 'Sur cet écran' }).click();
  const table = new TchakoTable(page);
  await page.getByRole('button', { name: 'Rampe d’essai' }).click();
  const ramp = page.getByRole('dialog', { name: 'Rampe d’essai' });
  await drag(ramp.locator('.ramp-puck'), 0, 60);
  await expect(page.getByTestId('ramp-said')).toHaveText(/^Force .*\smm$/);
  await expect(ramp.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(table.moves).toHaveCount(0);
});
