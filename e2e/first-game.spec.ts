import { expect, test } from './fixtures.ts';
import { openRecord, startScreen } from './start-game.ts';

const AIM = /^Prenez 4 pions\. Noir/;

test('a first game shows its aim above the board until it is dismissed, and moves nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const table = await startScreen(page);
  const aim = page.getByRole('button', { name: AIM });
  await expect(aim).toBeInViewport({ ratio: 1 });
  const before = await table.board.boundingBox();
  await aim.click();
  await expect(aim).toBeHidden();
  expect(await table.board.boundingBox()).toEqual(before);
  await page.reload();
  await expect(table.board).toBeVisible();
  await expect(aim).toBeHidden();
});

test('the aim goes once ten moves have gone well, and is not in replays', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openRecord(page, 'finished');
  const aim = page.getByRole('button', { name: AIM });
  await expect(aim).toBeHidden();
  const table = await startScreen(page);
  await expect(aim).toBeVisible();
  for (let n = 1; n <= 10; n++) {
    await expect(aim, `before move ${n}`).toBeVisible();
    await expect(table.pawns.or(table.slides).first()).toBeVisible();
    if (await table.slides.first().isVisible()) await table.slides.first().click();
    else {
      await table.pawns.first().click();
      await table.targets.first().click();
    }
    await expect(table.moves).toHaveCount(n);
  }
  await expect(aim).toBeHidden();
});
