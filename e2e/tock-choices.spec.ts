import type { Page } from '@playwright/test';
import type { Match, Seat } from '@tablee/kernel';
import { type State, tock } from '@tablee/tock';
import { expect, test } from './fixtures.ts';
import { openBegun } from './saved-games.ts';

/** The cards are swapped; all give their first card, red none that lets a pawn in. */
function swapCards({ state }: Match): { readonly seat: Seat; readonly move: string } | null {
  const s = state as State;
  if (s.phase !== 'swap') return null;
  const seat = tock.actors(s)[0]!;
  const moves = [...tock.moves(s, seat)].map(m => tock.writeMove(m));
  return { seat, move: (seat === 0 && moves.find(m => !/[AKX]$/.test(m))) || moves[0]! };
}

/** Red holds ace, 2, 6, jack and joker, all pawns are in reserve, and it is red's turn. */
async function openEntry(page: Page): Promise<void> {
  await openBegun(page, {
    game: tock,
    seats: 4,
    words: 'choose-1',
    bots: [null, 1, 1, 1],
    next: swapCards,
  });
  await expect(page.getByRole('group', { name: 'Votre main' }).getByText(/^as,/)).toBeAttached();
}

const places = (page: Page) => page.getByRole('group', { name: /^Plateau de Tock/ });
const chooser = (page: Page) => page.getByRole('group', { name: /^Avec quelle carte/ });
const moves = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Coups' })
    .getByRole('listitem')
    .filter({ hasText: /Rouge joue/ });

test.describe('by finger', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('TOCK-20 a square that two cards lead to asks for the card, above the square', async ({ page }) => {
    await openEntry(page);
    await places(page)
      .getByRole('button', { name: /^réserve rouge/ })
      .tap();
    await places(page)
      .getByRole('button', { name: /entrer sur Rouge 18/ })
      .tap();
    await expect(chooser(page).getByRole('button')).toHaveCount(2);
    const box = (await chooser(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(360);
    for (const button of await chooser(page).getByRole('button').all()) {
      const { width, height } = (await button.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await chooser(page)
      .getByRole('button', { name: /^Joker/ })
      .tap();
    await expect(chooser(page)).toBeHidden();
    await expect(moves(page).first()).toHaveText(/un joker/);
  });

  test('a tap beside the choice closes it', async ({ page }) => {
    await openEntry(page);
    await places(page)
      .getByRole('button', { name: /^réserve rouge/ })
      .tap();
    await places(page)
      .getByRole('button', { name: /entrer sur Rouge 18/ })
      .tap();
    await expect(chooser(page)).toBeVisible();
    const board = (await places(page).boundingBox())!;
    await page.touchscreen.tap(board.x + board.width * 0.3, board.y + board.height * 0.36);
    await expect(chooser(page)).toBeHidden();
    await expect(moves(page)).toHaveCount(0);
  });
});

test('by keyboard: the choice takes the focus, Escape gives it back to the square', async ({ page }) => {
  await openEntry(page);
  await places(page)
    .getByRole('button', { name: /^réserve rouge/ })
    .focus();
  await page.keyboard.press('Enter');
  const square = places(page).getByRole('button', { name: /entrer sur Rouge 18/ });
  await square.focus();
  await page.keyboard.press('Enter');
  await expect(chooser(page).getByRole('button', { name: /^As/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(square).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(chooser(page).getByRole('button', { name: /^Joker/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(moves(page).first()).toHaveText(/un joker/);
  // Each card of the others has a caption of its own.
  await expect(page.locator('.tock-strip .caption')).toHaveText(/^(Bleu|Jaune|Vert)\s: /);
});
