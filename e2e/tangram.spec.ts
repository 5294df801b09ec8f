import type { Page } from '@playwright/test';
import { drawOutline, findRiddle, outlineOf, type Placed, type Riddle } from '@tablee/tchang/tangram';
import { objections } from './axe.ts';
import { expect, test } from './fixtures.ts';

/** How the pieces lie in their box: eighths of a turn to the left. */
const FIRST_TURNS = [5, 5, 5, 4, 4, 0, 0];
const STEP = 0.5;

const riddleOf = (name: string): Riddle => {
  const riddle = findRiddle(name);
  if (!riddle) throw new Error(`no figure is called ${name}`);
  return riddle;
};

/** From the middle of the figure to the middle of a piece that lies as it should, y running up. */
function wayTo({ figure }: Riddle, placed: Placed): readonly [number, number] {
  const corners = figure.flatMap(drawOutline);
  const own = drawOutline(outlineOf(placed));
  const [x, y] = ([0, 1] as const).map(k => {
    const all = corners.map(c => c[k]);
    return own.reduce((sum, c) => sum + c[k], 0) / own.length - (Math.min(...all) + Math.max(...all)) / 2;
  });
  return [x ?? 0, y ?? 0];
}

/** How often a piece must be turned to the right, once it has been flipped if need be. */
function turnsTo({ piece, eighths, flipped }: Placed): number {
  const first = FIRST_TURNS[piece] ?? 0;
  return ((flipped ? 0 - first : first) - eighths + 16) % 8;
}

const pieceOf = (page: Page, piece: number) => page.locator(`[data-piece="${piece}"]`);

/** A point of the drawing on the screen. */
const onScreen = (page: Page, x: number, y: number) =>
  page.evaluate(
    ([boardX, boardY]) => {
      const matrix = document.querySelector<SVGSVGElement>('.tangram-board')?.getScreenCTM();
      if (!matrix) throw new Error('there is no bench');
      const at = new DOMPoint(boardX, boardY).matrixTransform(matrix);
      return { x: at.x, y: at.y };
    },
    [x, y] as const,
  );

test('TCHANG-14 from home to a figure built by mouse: turned, flipped, dragged, accepted and kept', async ({
  page,
}) => {
  const fox = riddleOf('fox');
  // A piece is taken where it is, not where it is on its way.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('link', { name: /Les énigmes des dragons/ }).click();
  await page.getByRole('link', { name: /^Le renard/ }).click();
  for (const placed of fox.solution) {
    const { piece, flipped } = placed;
    await pieceOf(page, piece).click();
    if (flipped) await page.getByRole('button', { name: 'Retourner' }).click();
    // A touch of the chosen piece turns it, and so does the button.
    if (piece % 2 === 0) {
      for (let i = 0; i < turnsTo(placed); i++) await pieceOf(page, piece).click();
    } else {
      for (let i = 0; i < turnsTo(placed); i++)
        await page.getByRole('button', { name: 'Tourner', exact: true }).click();
    }
    const [x, y] = wayTo(fox, placed);
    const from = await pieceOf(page, piece).evaluate((g, n) => {
      // Where the finger takes it makes no odds, as long as it goes the same way as the piece.
      const box = g.getBoundingClientRect();
      const numeral = g.querySelector('.tangram-numeral')?.getBoundingClientRect() ?? box;
      return { x: numeral.x + numeral.width / 2, y: numeral.y + numeral.height / 2, n };
    }, piece);
    const to = await onScreen(page, x + 0.15, 0.1 - y);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
    if (piece < 6) await expect(pieceOf(page, piece)).toHaveAccessibleName(/tient bien/);
  }
  await expect(page.getByText('Le renard !')).toBeVisible();
  await expect(page.getByRole('img', { name: '100 % de la figure' })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Toutes les figures' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /rouge vous pose une énigme/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Le renard.*composée/ })).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 sur 4 composées')).toBeVisible();
});

test('TCHANG-14 by keyboard alone: numbers, arrows, turns and free places; every action is announced', async ({
  page,
}) => {
  const fish = riddleOf('fish');
  const heard = page.getByTestId('live');
  await page.goto('/tangram/fish');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le poisson');
  await page.keyboard.press('r');
  await expect(heard).toContainText('Choisissez d’abord une pièce');
  await page.keyboard.press('1');
  await page.keyboard.press('f');
  await expect(heard).toContainText('il suffit de la tourner');
  for (const placed of fish.solution) {
    await page.keyboard.press(String(placed.piece + 1));
    await expect(pieceOf(page, placed.piece)).toBeFocused();
    for (let i = 0; i < turnsTo(placed); i++) await page.keyboard.press('r');
    if (placed.piece === 6) {
      await page.keyboard.press('n');
      break;
    }
    const [x, y] = wayTo(fish, placed);
    // The first press takes it out of its box.
    await page.keyboard.press('ArrowUp');
    for (let i = 0; i < Math.round(Math.abs(x) / STEP); i++)
      await page.keyboard.press(x > 0 ? 'ArrowRight' : 'ArrowLeft');
    for (let i = 0; i < Math.round(Math.abs(y) / STEP); i++)
      await page.keyboard.press(y > 0 ? 'ArrowUp' : 'ArrowDown');
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(heard).toContainText(/tient bien\. \d+ % de la figure/);
  }
  await expect(heard).toContainText('Bravo ! Le poisson');
  await expect(page.getByRole('link', { name: 'Figure suivante' })).toBeVisible();
});

test('TCHANG-14 axe finds nothing in the list, while building and at the end; targets are large enough', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const PHONE = { width: 390, height: 844 };
  const DESK = { width: 1440, height: 900 };
  const check = async (what: string, ...sizes: (typeof PHONE)[]): Promise<void> => {
    expect(await objections(page, sizes), what).toEqual([]);
  };
  await page.goto('/tangram');
  await expect(page.getByRole('link', { name: /^Le cygne/ })).toBeVisible();
  await check('shelves', PHONE, DESK);
  await page.goto('/tangram/pagoda');
  await page.getByRole('button', { name: 'Indice' }).click();
  await expect(page.getByRole('main').getByText(/la pièce se pose/)).toBeVisible();
  await check('bench', PHONE, DESK);
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The page adapts to the new size a frame or two after the window has it.
    await expect(async () => {
      const boxes = await page
        .locator('[data-piece], main button, header a, header button')
        .evaluateAll(all => all.map(one => one.getBoundingClientRect()).map(box => ({ ...box.toJSON() })));
      for (const box of boxes.filter(b => b.width > 0)) {
        expect(Math.min(box.width, box.height), `${width} × ${height}`).toBeGreaterThanOrEqual(43.5);
        expect(box.left >= 0 && box.right <= width && box.bottom <= height).toBe(true);
      }
    }).toPass({ timeout: 20_000 });
  }
  // Each hint twice: shown, then placed.
  for (let i = 0; i < 13; i++) await page.getByRole('button', { name: 'Indice' }).click();
  await expect(page.getByText('La pagode !')).toBeVisible();
  await check('end', PHONE);
});
