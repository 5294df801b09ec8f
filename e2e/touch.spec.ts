import { expect, test } from './fixtures.ts';
import { host, startScreen } from './start-game.ts';
import { drag } from './touch-input.ts';

test.describe('with a finger on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a slide shows its ghost at the first tap and is played at the second', async ({ page }) => {
    const table = await startScreen(page);
    await table.square('c2').tap();
    await table.targets.and(page.getByLabel('c2 vers b3')).tap();
    await expect(table.slides).toHaveCount(4);
    const slide = table.slides.and(page.getByLabel('Refermer depuis c3, vers le bas'));
    await slide.tap();
    await expect(page.getByText('Touchez encore pour glisser')).toBeVisible();
    await expect(table.moves).toHaveCount(1);
    await slide.tap();
    await expect(table.moves).toHaveCount(2);
  });

  test('a pawn is dragged without scrolling the page', async ({ page }) => {
    const table = await startScreen(page);
    await drag(table.square('c2'), table.square('b3'));
    await expect(table.moves).toHaveCount(1);
  });

  for (const [name, viewport] of [
    ['upright', { width: 390, height: 844 }],
    ['small', { width: 320, height: 568 }],
    ['on its side', { width: 844, height: 390 }],
  ] as const) {
    test(`the phone ${name}: the whole board and the actions are on the screen`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const table = await startScreen(page);
      await expect(table.board).toBeInViewport({ ratio: 0.99 });
      await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeInViewport({ ratio: 0.99 });
      await expect(page.getByText('À Rouge de jouer', { exact: true })).toBeInViewport();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }

  test('the longest name fits the smallest phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await host(page, 'W'.repeat(24), 'Rouge');
    await expect(page.getByText(`${'W'.repeat(24)} (vous)`)).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test('with the mouse a pawn can be dragged; a refused square says why', async ({ page }) => {
  const table = await startScreen(page);
  await table.square('c2').dragTo(table.square('c4'));
  await expect(
    page.getByRole('main').getByText('Un pion va seulement sur une pierre voisine.'),
  ).toBeVisible();
  await table.square('c2').dragTo(table.targets.and(page.getByLabel('c2 vers b3')));
  await expect(table.moves).toHaveCount(1);
  await expect(table.moves.first()).toHaveAccessibleName(/c2 vers b3/);
});
