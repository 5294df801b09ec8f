import type { Locator, Page } from '@playwright/test';
import { loadPuzzles } from '@tablee/catalogue';
import { type Play, type Puzzle, readPuzzles, solutionOf } from '@tablee/puzzles';
import { objections } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { focused, pressUntil, walkTo } from './keyboard-input.ts';
import { Table } from './table.ts';
import { TchangTable } from './tchang-table.ts';
import { TekaoTable } from './tekao-table.ts';
import { TockTable } from './tock-table.ts';

/** The first puzzle of a game that fits, and the solver's moves. */
async function findPuzzle(
  game: string,
  fits: (moves: readonly Play[], puzzle: Puzzle) => boolean = () => true,
): Promise<{ readonly id: string; readonly moves: readonly string[] }> {
  const puzzles = readPuzzles((await loadPuzzles(game))!.list);
  const puzzle = puzzles.find(one => fits(solutionOf(one), one))!;
  const own = solutionOf(puzzle).filter(({ seat }) => seat === puzzle.seat);
  return { id: puzzle.id, moves: own.map(({ move }) => move) };
}

const verdictOf = (page: Page): Locator => page.getByTestId('verdict');
const nextOf = (page: Page): Locator => page.getByRole('link', { name: 'Problème suivant' });

test.describe('with a finger on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('puzzles of the day lead to a game; one is solved, and stays solved', async ({ page }) => {
    await page.goto('/problemes');
    await expect(page.locator('.daily-puzzles').getByRole('link')).toHaveCount(5);
    expect(await objections(page, [{ width: 360, height: 640 }])).toEqual([]);
    await page.getByRole('link', { name: /^T’Chang : 0 résolu sur/ }).tap();
    const first = page.getByRole('link', { name: 'Problème 1', exact: true });
    await first.tap();
    const { moves } = await findPuzzle('tchang', (_, { grade }) => grade === 1);
    const table = new TchangTable(page);
    for (const move of moves) {
      await table.play(move);
      // On a small screen a way is chosen first and confirmed below the board.
      if (move.includes('-')) await table.go.tap();
    }
    await expect(verdictOf(page)).toContainText('Résolu');
    await expect(nextOf(page)).toBeFocused();
    await page.getByRole('link', { name: 'Tous les problèmes' }).tap();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Problème 1, résolu' })).toBeVisible();
  });

  test('TEKAO-10 a wrong try says so and is taken back; the line is played to its end', async ({ page }) => {
    // One move each: forward, without a turn, from the solver's own side of the board.
    const { id, moves } = await findPuzzle(
      'tekao',
      (line, { seat, goal }) =>
        seat === 0 && goal.key === 'win-in' && line.every(({ move }) => /^[a-h]\d[nesw]\d$/.test(move)),
    );
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
    for (const move of moves) {
      await expect(table.able.first()).toBeVisible();
      const [, from, way, count] = /^([a-h]\d)([nesw])(\d)$/.exec(move)!;
      await table.square(from!).tap();
      await table.target(from!, squareAt(from!, way!, Number(count))).tap();
    }
    await expect(verdictOf(page)).toContainText('Résolu');
  });
});

/** The square that lies so many squares to the north, east, south or west. */
function squareAt(from: string, way: string, count: number): string {
  const [right, up] = { n: [0, 1], e: [1, 0], s: [0, -1], w: [-1, 0] }[way] as [number, number];
  const at = (i: 0 | 1, by: number): string => String.fromCharCode(from.charCodeAt(i) + by * count);
  return at(0, right) + at(1, up);
}

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('TCHAG-11 a forced win: moves, repairs and replies', async ({ page }) => {
    const { id, moves } = await findPuzzle(
      'tchag',
      (line, { seat, grade }) => seat === 0 && grade === 1 && line.length < 7,
    );
    await page.goto(`/probleme/${id}`);
    const table = new Table(page);
    await expect(table.pawns.first()).toBeVisible();
    for (const move of moves) {
      await expect(table.pawns.first().or(table.slides.first()).first()).toBeVisible();
      const [, from, to] = /^([a-f]\d)([a-f]\d)$/.exec(move) ?? [];
      if (from && to) {
        await pressUntil(page, 'Tab', /^[a-f][1-6],/);
        await walkTo(page, from);
        await page.keyboard.press('Enter');
        await walkTo(page, to);
      } else await table.slides.first().focus();
      await page.keyboard.press('Enter');
    }
    await expect(verdictOf(page)).toContainText('Résolu');
  });

  test('TCHAKO-47 the shown moves lead to the goal, and the puzzle counts as helped', async ({ page }) => {
    const { id, moves } = await findPuzzle('tchako', line => line.length === 2);
    await page.goto(`/probleme/${id}`);
    await expect(page.getByRole('heading', { level: 2, name: 'Gagnez avant la fin du tour.' })).toBeVisible();
    const play = page.getByRole('button', { name: 'Jouer ce coup' });
    for (const _ of moves) {
      await expect(page.getByRole('button', { name: 'Montrer le coup' })).not.toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await page.keyboard.press('h');
      await play.press('Enter');
      await expect(play).toBeHidden();
    }
    await expect(verdictOf(page)).toContainText('C’était la solution');
    expect(await focused(page)).toContain('Problème suivant');
  });

  test('TOCK-20 the best card: from the hand to the pawn, to the square', async ({ page }) => {
    const way = /^K:([rbyg])(\d+)-([rbyg])(\d+)$/;
    const { id, moves } = await findPuzzle('tock', ([play]) => way.test(play!.move));
    await page.goto(`/probleme/${id}`);
    await expect(page.getByRole('heading', { level: 2, name: /meilleure carte/ })).toBeVisible();
    expect(await objections(page, [{ width: 1440, height: 900 }])).toEqual([]);
    const table = new TockTable(page);
    const [, from, there, to, last] = way.exec(moves[0]!)!;
    const square = (colour: string, n: string): Locator =>
      table.board.getByRole('button', { name: new RegExp(`(^| vers )${SIDES[colour]} ${n}(,|$)`) });
    await table.cards.filter({ hasText: 'roi' }).first().press('Enter');
    await square(from!, there!).press('Enter');
    await square(to!, last!).press('Enter');
    await expect(verdictOf(page)).toContainText('Résolu');
  });
});

const SIDES: { readonly [colour: string]: string } = { r: 'Rouge', b: 'Bleu', y: 'Jaune', g: 'Vert' };

test('an unknown puzzle gets a sentence', async ({ page }) => {
  await page.goto('/probleme/tchag-0000');
  await expect(page.getByText('Ce problème n’existe pas')).toBeVisible();
  await page.goto('/problemes/dragons');
  await expect(page.getByText('Il n’y a pas de problèmes pour ce jeu.')).toBeVisible();
});
