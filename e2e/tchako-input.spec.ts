import type { Locator } from '@playwright/test';
import { tchako } from '@tablee/tchako';
import { expect, test } from './fixtures.ts';
import { watchFor } from './keyboard-input.ts';
import { openBegun, script } from './saved-games.ts';
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

test('TCHAKO-22 a trembling tap selects the puck and shoots nothing; the zone where nothing fires is drawn', async ({
  page,
}) => {
  await openBegun(page, { game: tchako, seats: 2, words: 'tremble', next: script([]) });
  const table = new TchakoTable(page);
  await expect(table.puck('s2')).toBeVisible();
  await drag(table.puck('s2'), 0, 9);
  await expect(table.puck('s2')).toHaveAttribute('aria-pressed', 'true');
  await expect(table.moves).toHaveCount(0);
  const { x, y, width, height } = (await table.puck('s2').boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2 + 9, { steps: 3 });
  await expect(table.board.locator('.tchako-still.inside')).toBeVisible();
  await page.mouse.up();
  await expect(table.board.locator('.tchako-still')).toHaveCount(0);
  await expect(table.moves).toHaveCount(0);
});

test('TCHAKO-22 dragging far from a selected puck turns the aim finely and does not shoot', async ({
  page,
}) => {
  await openBegun(page, { game: tchako, seats: 2, words: 'turning', next: script([]) });
  const table = new TchakoTable(page);
  await table.puck('s2').click();
  const heading = page.getByRole('slider', { name: 'Direction' });
  await expect(heading).toHaveValue('0');
  await drag(table.stop('space-N2'), 4, 0);
  await expect(table.moves).toHaveCount(0);
  await drag(table.stop('space-N2'), 60, 0);
  await expect(heading).not.toHaveValue('0');
  expect(Math.abs(Number(await heading.inputValue()))).toBeLessThan(60);
  await expect(table.moves).toHaveCount(0);
});

test('TCHAKO-18 ending a turn with points left asks first', async ({ page }) => {
  await openBegun(page, { game: tchako, seats: 2, words: 'ending', next: script([]) });
  const table = new TchakoTable(page);
  await table.end.click();
  await expect(
    page.getByRole('group', { name: 'Vous perdrez 5 points. Terminer quand même\u00a0?' }),
  ).toBeVisible();
  await table.playOn.click();
  await expect(table.playOn).toBeHidden();
  await expect(table.moves).toHaveCount(0);
  await table.endTurn();
  await expect(table.moves).toHaveCount(1);
  await page.keyboard.press('t');
  await expect(table.playOn).toBeVisible();
  await page.keyboard.press('t');
  await expect(table.moves).toHaveCount(2);
});

test('TCHAKO-47 advice has a purpose and a ghost, is the same again, and is played by its button', async ({
  page,
}) => {
  await openBegun(page, { game: tchako, seats: 2, words: 'advice', next: script([]) });
  const table = new TchakoTable(page);
  await expect(table.puck('s2')).toBeVisible();
  const advice = page.getByTestId('advice');
  const ask = async (): Promise<string> => {
    await page.keyboard.press('h');
    // Until the texts of the advice are loaded, the panel shows the general task, which has a "pour" too.
    await expect(advice).toHaveText(/^(Tirez l[ea]|Créez|Déplacez|Terminez) .* (pour|car) .*\./, {
      timeout: 30_000,
    });
    return (await advice.textContent())!;
  };
  const first = await ask();
  expect(first).not.toMatch(/\b[SN][ab]\d|\bM\d/);
  await page.reload();
  await expect(table.puck('s2')).toBeVisible();
  expect(await ask()).toBe(first);
  if (first.startsWith('Tirez l'))
    await expect(table.board.locator('.tchako-ghost circle').first()).toBeVisible();
  await page.getByRole('button', { name: 'Jouer ce coup' }).click();
  await expect(table.moves).toHaveCount(1);
});

test.describe('with motion', () => {
  // With too little time a bot may end its turn without a shot.
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, searches: { counted: true } });

  test('TCHAKO-22 a bot aims in sight before it shoots', async ({ page }) => {
    await openBegun(page, { game: tchako, seats: 2, words: 'bot', bots: [null, 3], next: script([]) });
    const table = new TchakoTable(page);
    await expect(table.puck('s2')).toBeVisible();
    const seen = await watchFor(page, '.tchako-sudden .tchako-aim');
    await table.endTurn();
    await seen();
  });
});
