import type { Locator, Page } from '@playwright/test';
import { objections } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { place, readRecord } from './start-game.ts';

/** Tock's board as a player perceives it, in a game kept on this device against three bots. */
class TockTable {
  readonly page: Page;
  readonly board: Locator;
  readonly hand: Locator;
  readonly confirm: Locator;
  readonly moves: Locator;

  constructor(page: Page) {
    this.page = page;
    this.board = page.getByRole('group', { name: /^Plateau de Tock/ });
    this.hand = page.getByRole('group', { name: 'Votre main' });
    this.confirm = page.getByRole('button', { name: 'Jouer', exact: true });
    this.moves = page.getByRole('complementary', { name: 'Coups' }).getByRole('listitem');
  }

  card(name: string): Locator {
    return this.hand.getByRole('button', { name: new RegExp(`^${name},`) });
  }
  /** Something on the board that acts when pressed: a pawn to take up, or where it goes. */
  lit(name: string | RegExp): Locator {
    return this.board.getByRole('button', { name });
  }
}

/** Red holds 5, 7 and king, with pawns on red 18 and blue 10. */
async function openSeven(page: Page): Promise<TockTable> {
  const kept = {
    id: 'seven',
    record: JSON.parse(readRecord('tock-seven')) as unknown,
    bots: [null, 1, 1, 1],
    seed: '07'.repeat(32),
    touched: 1,
  };
  await page.addInitScript(text => {
    if (localStorage.getItem('tablee.game.seven') === null) localStorage.setItem('tablee.game.seven', text);
  }, JSON.stringify(kept));
  await page.goto('/partie/seven');
  const table = new TockTable(page);
  await expect(table.card('7')).toHaveAccessibleName(/se joue$/);
  return table;
}

test('a card, the pawns it moves, the way and whom it takes, played', async ({ page }) => {
  const table = await openSeven(page);
  const before = await table.moves.count();
  await table.card('5').click();
  await expect(page.getByText('Choisissez un pion adverse')).toBeVisible();
  await expect(table.lit(/pion rouge/)).toHaveCount(0);
  await table.lit('Vert 18, pion vert, vient d’entrer, infranchissable').click();
  await expect(table.lit(/^5 : Vert 18 vers Rouge 5/)).toBeVisible();
  await table.lit(/^5 : Vert 18 vers Rouge 5/).click();
  await expect.poll(() => table.moves.count()).toBeGreaterThan(before);
  await expect(page.getByText(/Rouge joue un 5/).first()).toBeVisible();
});

test('TOCK-23 a 7 is walked pawn by pawn, taken back, and confirmed only when it is whole', async ({
  page,
}) => {
  const table = await openSeven(page);
  await table.card('7').click();
  await table.lit('Bleu 10, pion rouge').click();
  await table.lit(/^7 : Bleu 10 vers Bleu 13/).click();
  // The other pawn has to walk the rest: it is chosen by itself.
  await expect(page.getByText('Les 7 pas sont partagés')).toBeVisible();
  await expect(table.confirm).toBeVisible();
  await page.getByRole('button', { name: 'Défaire' }).click();
  await expect(page.getByText('Encore 4 pas')).toBeVisible();
  await expect(table.confirm).toHaveCount(0);
  await table.lit(/^Rouge 18, pion rouge/).click();
  await expect(table.lit(/^7 : Rouge 18/)).toHaveCount(1);
  await page.getByRole('button', { name: 'Défaire' }).click();
  await table.lit('Bleu 10, pion rouge').click();
  await table.lit(/^7 : Bleu 10 vers Bleu 12/).click();
  await expect(page.getByText('Les 7 pas sont partagés')).toBeVisible();
  await table.confirm.click();
  await expect(page.getByText(/Rouge joue un 7/).first()).toBeVisible();
});

test('by keyboard alone: from the card to the pawn, to the square', async ({ page }) => {
  const table = await openSeven(page);
  await table.card('5').focus();
  await page.keyboard.press('ArrowRight');
  await expect(table.card('7')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(table.board.locator(':focus')).toHaveAccessibleName(/pion rouge/);
  await page.keyboard.press('Escape');
  await expect(table.card('7')).toHaveAttribute('aria-pressed', 'false');
  await table.card('roi').focus();
  await page.keyboard.press('Enter');
  const first = table.board.locator(':focus');
  await expect(first).toHaveAccessibleName(/pion rouge/);
  const name = await first.getAttribute('aria-label');
  await page.keyboard.press('ArrowLeft');
  await expect(first).not.toHaveAccessibleName(name ?? '');
  await table.lit('Bleu 10, pion rouge').focus();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAccessibleName(/^Roi\s: Bleu 10 vers Jaune 5/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Rouge joue un roi/).first()).toBeVisible();
  await expect(table.hand).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the whole board and hand are in sight; a tap beside a pawn means the pawn', async ({ page }) => {
    const table = await openSeven(page);
    await expect(table.board).toBeInViewport({ ratio: 0.99 });
    await expect(table.card('roi')).toBeInViewport({ ratio: 0.99 });
    await table.card('7').tap();
    const pawn = await table.lit('Bleu 10, pion rouge').boundingBox();
    // 22 px from its middle: half of 44.
    await page.touchscreen.tap(pawn!.x + pawn!.width / 2, pawn!.y + pawn!.height / 2 - 21);
    await expect(table.lit(/^7 : Bleu 10 vers/)).toHaveCount(7);
  });

  test('a pawn is dragged to where a card leads', async ({ page }) => {
    const table = await openSeven(page);
    const pawn = (await table.lit('Bleu 10, pion rouge').boundingBox())!;
    const goal = await placeOf(table, 'Bleu 17');
    await page.mouse.move(pawn.x + pawn.width / 2, pawn.y + pawn.height / 2);
    await page.mouse.down();
    await page.mouse.move(goal.x, goal.y, { steps: 8 });
    await page.mouse.up();
    await expect(page.getByText(/Rouge joue un 7/).first()).toBeVisible();
  });

  /** Where a lit square is on the screen: the pawn is taken up for a moment, and put back. */
  async function placeOf(table: TockTable, square: string): Promise<{ x: number; y: number }> {
    await table.lit('Bleu 10, pion rouge').tap();
    const box = (await table.lit(new RegExp(`vers ${square}`)).boundingBox())!;
    await table.lit('Bleu 10, pion rouge').tap();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  test('the words on the cards can be hidden, and stay hidden', async ({ page }) => {
    const table = await openSeven(page);
    await expect(table.hand.getByText('Avancer un pion adverse de 5', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Cacher ce que font les cartes' }).click();
    await expect(table.hand.getByText('Avancer un pion adverse de 5', { exact: true })).toHaveCount(0);
    await page.reload();
    await expect(table.card('7')).toBeVisible();
    await expect(table.hand.getByText('Avancer un pion adverse de 5', { exact: true })).toHaveCount(0);
  });

  test('on a shared screen, cards show their faces only while they are held down', async ({ page }) => {
    await (await place(page, 'Tock')).getByRole('button', { name: 'Sur cet écran' }).click();
    await page.getByRole('button', { name: 'Je suis Rouge' }).click();
    const table = new TockTable(page);
    await expect(table.hand.getByRole('button')).toHaveCount(0);
    const fan = (await table.hand.boundingBox())!;
    await page.mouse.move(fan.x + fan.width / 2, fan.y + fan.height / 2);
    await page.mouse.down();
    await expect(table.hand.getByRole('button')).toHaveCount(5);
    await page.mouse.move(fan.x + fan.width / 2 + 4, fan.y + fan.height / 2);
    await page.mouse.up();
    await expect(table.hand.getByRole('button')).toHaveCount(0);
    // Chosen, and hidden from the others.
    await expect(page.getByRole('button', { name: 'Donner', exact: true })).toBeVisible();
    const look = page.getByRole('button', { name: 'Voir mes cartes' });
    await look.focus();
    await page.keyboard.press('Enter');
    await expect(table.hand.getByRole('button')).toHaveCount(5);
    await page.getByRole('button', { name: 'Menu', exact: true }).focus();
    await expect(table.hand.getByRole('button')).toHaveCount(0);
  });
});

test('axe finds nothing at a table of Tock', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const table = await openSeven(page);
  for (const act of [() => table.card('7').click(), () => table.lit('Bleu 10, pion rouge').click()]) {
    await act();
    expect(await objections(page, [{ width: 1280, height: 720 }])).toEqual([]);
  }
});
