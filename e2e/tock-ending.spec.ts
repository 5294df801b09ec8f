import type { Page } from '@playwright/test';
import type { Match, Seat } from '@tablee/kernel';
import { type State, tock } from '@tablee/tock';
import { expect, test } from './fixtures.ts';
import { openBegun } from './saved-games.ts';

/** Pawns come home whenever they can; else moves of a fixed order. Red wins with its partner by move 352. */
function next({ state, n }: Match): { readonly seat: Seat; readonly move: string } | null {
  const s = state as State;
  const seat = tock.actors(s)[0];
  if (seat === undefined) return null;
  const moves = [...tock.moves(s, seat)].map(m => tock.writeMove(m));
  return { seat, move: moves.find(m => /-.H/.test(m)) ?? moves[(n * 7) % moves.length]! };
}
const LAST = 352;

const open = (page: Page, bots: readonly (number | null)[], until: number) =>
  openBegun(page, {
    game: tock,
    seats: 4,
    options: { fastStart: true },
    words: 'end-11',
    bots,
    next: match => (match.n < until ? next(match) : null),
  });

const ending = (page: Page) => page.getByRole('region', { name: 'Fin de la partie' });
const turn = (page: Page) => page.getByTestId('turn');

test.describe('with motion at full speed', () => {
  test.use({ fastMotionMs: 0, viewport: { width: 390, height: 844 } });

  test('TOCK-27 the result comes after the last marble, with the team, the captures and the turning point', async ({
    page,
  }) => {
    await open(page, [null, 1, 1, 1], LAST - 1);
    await page.getByRole('group', { name: 'Votre main' }).getByRole('button', { name: /^10,/ }).click();
    const board = page.getByRole('group', { name: /^Plateau de Tock/ });
    // By keyboard: a marble that pulses is never still for the mouse.
    await board.getByRole('button', { name: /^Jaune 7, pion jaune/ }).press('Enter');
    await board.getByRole('button', { name: /maison jaune 1/ }).press('Enter');
    await expect(turn(page)).toHaveText(/^Regardez/);
    await expect(ending(page)).toBeHidden();
    await expect(turn(page)).toHaveText(/Vous avez gagné.*Rouge et Jaune ont rentré leurs huit pions\./);
    await expect(ending(page).getByRole('heading')).toHaveText(/^Bravo\s! Vous gagnez avec Jaune\.$/);
    await expect(ending(page).getByRole('listitem')).toHaveText([
      /^Pions pris\s: \d+ contre \d+$/,
      /^Le tournant\s: une? .+, par .+ \(carte \d+ sur \d+\)$/,
    ]);
    await ending(page).getByRole('button', { name: 'Fermer' }).click();
    await expect(ending(page)).toBeHidden();
  });
});

test('the loser reads a friendly sentence and how many pawns were missing', async ({ page }) => {
  await open(page, [1, null, 1, 1], LAST);
  await expect(ending(page).getByRole('heading')).toHaveText(
    /^Bien joué\s! Cette fois, la victoire est pour Rouge et Jaune\.$/,
  );
  await expect(ending(page).getByText(/^Il (ne )?vous manquait/)).toBeVisible();
});
