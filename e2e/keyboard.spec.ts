import { expect, test } from './fixtures.ts';
import { focused, pressUntil, SQUARE, walkTo } from './keyboard-input.ts';
import { place, readRecord } from './start-game.ts';
import { Table } from './table.ts';

const TOWARDS: { readonly [sign: string]: string } = {
  '^': 'vers le haut',
  '>': 'vers la droite',
  v: 'vers le bas',
  '<': 'vers la gauche',
};

async function playByKeys(table: Table, move: string): Promise<void> {
  const { page } = table;
  const [from, rest] = [move.slice(0, 2), move.slice(2)];
  const way = TOWARDS[rest];
  if (way) {
    await expect(table.slides.first()).toBeVisible();
    const wanted = `Refermer depuis ${from}, ${way}`;
    // The repairs are one stop for Tab; among them the arrow keys walk.
    for (const key of ['Tab', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight']) {
      if ((await focused(page)) === wanted) break;
      const onSlide = (await focused(page)).startsWith('Refermer');
      if (key === 'Tab' && onSlide) continue;
      await page.keyboard.press(key);
    }
    expect(await focused(page)).toBe(wanted);
  } else {
    await expect(table.pawns.first()).toBeVisible();
    if (!SQUARE.test(await focused(page))) await pressUntil(page, 'Shift+Tab', SQUARE);
    await walkTo(page, from);
    await page.keyboard.press('Enter');
    await expect(table.targets.first()).toBeVisible();
    await walkTo(page, rest);
  }
  await page.keyboard.press('Enter');
}

test('a whole game by keyboard alone, and the result is announced', async ({ page }) => {
  const { entries } = JSON.parse(readRecord('finished')) as { entries: readonly { move: string }[] };
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Tchag' })).toBeVisible();
  await pressUntil(page, 'Tab', /^Tchag/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tchag' })).toBeVisible();
  await pressUntil(page, 'Tab', /^Sur cet écran$/);
  await page.keyboard.press('Enter');
  const table = new Table(page);
  await expect(table.pawns.first()).toBeVisible();
  await pressUntil(page, 'Tab', SQUARE);
  for (const [played, { move }] of entries.entries()) {
    await playByKeys(table, move);
    await expect(table.moves).toHaveCount(played + 1);
  }
  const said = page
    .getByRole('status')
    .filter({ hasText: 'Rouge a pris les quatre pions adverses et gagne.' });
  await expect(said).toBeAttached();
  await pressUntil(page, 'Tab', /^Revanche$/);
  await page.keyboard.press('Enter');
  await expect(table.moves).toHaveCount(0);
});

test('the keys of the list do what the list says', async ({ page }) => {
  await (await place(page)).getByRole('button', { name: 'Sur cet écran' }).press('Enter');
  const table = new Table(page);
  await expect(table.pawns.first()).toBeVisible();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Touches du clavier' });
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await pressUntil(page, 'Tab', SQUARE);
  await walkTo(page, 'c2');
  await page.keyboard.press('Enter');
  await expect(table.targets.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(table.targets).toHaveCount(0);
  await playByKeys(table, 'c2b3');
  await expect(table.moves).toHaveCount(1);
  await page.keyboard.press('Backspace');
  await expect(table.moves).toHaveCount(0);
  await expect(table.pawns.first()).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.getByRole('main').getByText(/^Je jouerais/)).toBeVisible();
});

test('each event is announced, and a refused key press says why', async ({ page }) => {
  await (await place(page)).getByRole('button', { name: 'Sur cet écran' }).press('Enter');
  const table = new Table(page);
  const said = (text: string) => page.getByRole('status').filter({ hasText: text });
  await expect(table.pawns.first()).toBeVisible();
  await pressUntil(page, 'Tab', SQUARE);
  await walkTo(page, 'c5');
  await page.keyboard.press('Enter');
  await expect(said('Ce pion n’est pas à vous.')).toBeAttached();
  await playByKeys(table, 'c2b3');
  await expect(said('Rouge va de c2 à b3. La pierre grise c2 est retirée.')).toBeAttached();
  await playByKeys(table, 'c3v');
  await expect(said(/Dans la colonne c, .* glisse/.source)).toHaveCount(0);
  await expect(
    page.getByRole('status').filter({ hasText: /Dans la colonne c, .*vers le bas/ }),
  ).toBeAttached();
});

test('dialogs return the focus', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Réglages' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Réglages' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Réglages' })).toBeFocused();
  await (await place(page)).getByRole('button', { name: 'Sur cet écran' }).press('Enter');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.press('Enter');
  await page.getByRole('button', { name: 'Abandonner' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Abandonner' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});
