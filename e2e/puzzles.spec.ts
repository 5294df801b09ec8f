import type { Locator, Page } from '@playwright/test';
import { objections } from './axe.ts';
import { findPuzzle, PUZZLES } from './find-puzzle.ts';
import { expect, test } from './fixtures.ts';
import { focused } from './keyboard-input.ts';
import { expectFits } from './layout-check.ts';
import { FINGER, INPUTS, KEYBOARD, SMALL } from './lesson-page.ts';
import { PLAY, squareAt } from './move-input.ts';
import { pasted } from './start-game.ts';
import { TekaoTable } from './tekao-table.ts';

const verdictOf = (page: Page): Locator => page.getByTestId('verdict');
const nextOf = (page: Page): Locator => page.getByRole('link', { name: 'Problème suivant' });
const showOf = (page: Page): Locator => page.getByRole('button', { name: 'Montrer le coup' });

for (const input of INPUTS)
  for (const [game, find] of Object.entries(PUZZLES))
    test.describe(`by ${input.name}`, () => {
      const { viewport, hasTouch } = input;
      test.use({ viewport, hasTouch });

      test(`a puzzle of ${game} is solved`, async ({ page }) => {
        const { id, moves } = await find();
        await page.goto(`/probleme/${id}`);
        await expect(showOf(page)).not.toHaveAttribute('aria-disabled', 'true');
        expect(await objections(page, [viewport])).toEqual([]);
        if (hasTouch) {
          await expectFits(page, `a puzzle of ${game}`, SMALL);
          await page.setViewportSize(viewport);
        }
        for (const move of moves) await PLAY[game]!(page, move, input);
        await expect(verdictOf(page)).toContainText('Résolu');
        await expect(nextOf(page)).toBeFocused();
      });
    });

test.describe('with a finger on a phone', () => {
  test.use({ viewport: FINGER.viewport, hasTouch: true });

  test('puzzles of the day lead to a game; one is sent, solved with help, and stays solved', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/problemes');
    await expect(page.locator('.daily-puzzles').getByRole('link')).toHaveCount(5);
    expect(await objections(page, [FINGER.viewport, KEYBOARD.viewport])).toEqual([]);
    await expectFits(page, 'puzzles of the day', SMALL);
    await page.setViewportSize(FINGER.viewport);
    await page.getByRole('link', { name: /^Tekao : 0 résolu sur/ }).tap();
    await page.getByRole('link', { name: 'Problème 1', exact: true }).tap();
    const { id, moves } = await findPuzzle('tekao', (_, { grade }) => grade === 1);
    await page.getByRole('button', { name: 'Envoyer le problème' }).tap();
    await expect.poll(() => pasted(page)).toMatch(new RegExp(`/probleme/${id}$`));
    for (const _ of moves) {
      await expect(showOf(page)).not.toHaveAttribute('aria-disabled', 'true');
      await showOf(page).tap();
      await page.getByRole('button', { name: 'Jouer ce coup' }).tap();
    }
    await expect(verdictOf(page)).toContainText('C’était la solution');
    await page.getByRole('link', { name: 'Tous les problèmes' }).tap();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Problème 1, résolu' })).toBeVisible();
  });

  test('TEKAO-10 a refusal leads to its rule; a wrong try says so and is taken back', async ({ page }) => {
    const { id, moves } = await PUZZLES.tekao!();
    await page.goto(`/probleme/${id}`);
    const table = new TekaoTable(page);
    const [from] = /^[a-h]\d/.exec((await table.able.first().getAttribute('aria-label'))!)!;
    await table.able.first().tap();
    // No piece goes there: the refusal leads to its rule, over the board.
    await table.square(squareAt(squareAt(from, 'n', 1), from.startsWith('h') ? 'w' : 'e', 1)).tap();
    await verdictOf(page).getByRole('link', { name: 'Voir la règle (TEKAO-6)' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Retour au problème' }).tap();
    await table.turns.first().or(table.targets.first()).first().tap();
    await expect(verdictOf(page)).toContainText('il y a mieux');
    await expect(verdictOf(page)).toBeHidden();
    for (const move of moves) await PLAY.tekao!(page, move, FINGER);
    await expect(verdictOf(page)).toContainText('Résolu');
  });
});

test.describe('by keyboard', () => {
  test.use({ viewport: KEYBOARD.viewport });

  test('TCHAKO-47 the shown moves lead to the goal, and the puzzle counts as helped', async ({ page }) => {
    const { id, moves } = await findPuzzle('tchako', line => line.length === 2);
    await page.goto(`/probleme/${id}`);
    await expect(page.getByRole('heading', { level: 2, name: 'Gagnez avant la fin du tour.' })).toBeVisible();
    const play = page.getByRole('button', { name: 'Jouer ce coup' });
    for (const _ of moves) {
      await expect(showOf(page)).not.toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('h');
      await play.press('Enter');
      await expect(play).toBeHidden();
    }
    await expect(verdictOf(page)).toContainText('C’était la solution');
    expect(await focused(page)).toContain('Problème suivant');
  });
});

test('an unknown puzzle gets a sentence', async ({ page }) => {
  await page.goto('/probleme/tchag-0000');
  await expect(page.getByText('Ce problème n’existe pas')).toBeVisible();
  await page.goto('/problemes/dragons');
  await expect(page.getByText('Il n’y a pas de problèmes pour ce jeu.')).toBeVisible();
});
