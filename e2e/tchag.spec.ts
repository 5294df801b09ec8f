import { isRefused, type Match, playMove, refereeOnly, searchChance } from '@tablee/kernel';
import { fromOf, isStep, nameSquare, tchag, toOf } from '@tablee/tchag';
import { expect, test } from './fixtures.ts';
import { openBegun } from './saved-games.ts';

/** Plays at random until a step takes the fourth pawn, and stops before it. */
function untilLastStep(
  found: (move: string) => void,
): (match: Match) => { seat: number; move: string } | null {
  const dice = searchChance(5);
  return match => {
    const [seat] = match.game.actors(match.state);
    if (seat === undefined) throw new Error('this game ended otherwise');
    for (const listed of match.game.moves(match.state, seat)) {
      const move = match.game.writeMove(listed);
      const step = playMove(match, seat, move, { ...refereeOnly, picks: [] });
      if (!isRefused(step) && step.match.outcome?.reason === 'captured') {
        found(move);
        return null;
      }
    }
    return { seat, move: match.game.writeMove(match.game.sample(match.state, seat, dice)) };
  };
}

test('TCHAG-11 the fourth capture shows the ending over the board, which can be closed', async ({ page }) => {
  let last = '';
  await openBegun(page, {
    game: tchag,
    seats: 2,
    words: 'finale',
    next: untilLastStep(move => {
      last = move;
    }),
  });
  const move = tchag.readMove(last);
  if (move === null || !isStep(move)) throw new Error(`${last} is no step`);
  const board = page.getByRole('group', { name: /^Plateau de Tchag/ });
  const [from, to] = [nameSquare(fromOf(move)), nameSquare(toOf(move))];
  await board.getByRole('button', { name: new RegExp(`^${from}\\b`) }).click();
  await board.getByRole('button', { name: new RegExp(`^${from} vers ${to}\\b`) }).click();
  const finale = page.locator('.tchag-finale');
  await expect(finale).toContainText(/(Rouge|Jaune) gagne/);
  await expect(page.getByTestId('turn')).toContainText('a pris les quatre pions adverses');
  await expect(finale).toBeHidden();
});

test.describe('the rules page of Tchag', () => {
  for (const width of [320, 390, 1440])
    test(`shows every figure within the page at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/regles/tchag');
      const figures = page.getByRole('figure');
      await expect(figures).toHaveCount(10);
      for (const figure of await figures.all()) {
        const box = await figure.getByRole('img').first().boundingBox();
        expect(box!.x).toBeGreaterThanOrEqual(0);
        expect(box!.x + box!.width).toBeLessThanOrEqual(width);
        expect(box!.height).toBeGreaterThan(80);
      }
      await expect(page.getByText('notre reconstruction').first()).toBeVisible();
    });
});
