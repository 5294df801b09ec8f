import { expect, test } from './fixtures.ts';
import { SMALL } from './lesson-page.ts';
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

test('icons of the header have words that fit, and the aim is shown on its side, too', async ({ page }) => {
  const table = await startScreen(page);
  const words = page.getByRole('banner').locator('.worded > span');
  for (const [width, height] of [...SMALL, [768, 1024], [1440, 900]] as const) {
    await page.setViewportSize({ width, height });
    await expect(words).toHaveText(['Accueil', 'Son', 'Tourner', 'Règles']);
    for (const word of await words.all()) await expect(word).toBeInViewport({ ratio: 1 });
    const overlaps = await words.evaluateAll(all => {
      const boxes = all.map(word => word.getBoundingClientRect());
      return boxes.filter((box, i) => boxes.some((other, k) => k > i && box.right > other.left));
    });
    expect(overlaps, `${width} × ${height}`).toEqual([]);
    if (width > 320) await expect(page.getByRole('button', { name: AIM })).toBeInViewport({ ratio: 1 });
  }
  await expect(table.board).toBeVisible();
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
