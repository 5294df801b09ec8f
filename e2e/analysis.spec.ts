import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { pressUntil, walkTo } from './keyboard-input.ts';
import { openRecord } from './start-game.ts';
import { Table } from './table.ts';

const START = 'x+x+x+/+yYyYx/x+x+x+/+x+x+x/xRrRr+/+x+x+x r 0-0';

test.describe('by finger', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('a finished game: another move, back, the opinion, a file, and all of it is kept', async ({
    page,
  }) => {
    await openRecord(page, 'finished');
    await page.getByRole('slider').fill('0');
    await page.getByRole('button', { name: 'Analyser d’ici' }).tap();
    const table = new Table(page);
    const lines = page.getByRole('complementary', { name: 'Lignes' });
    const current = lines.locator('[aria-current]');
    await expect(current).toHaveText('Départ');
    const steps = await lines.getByRole('button').count();

    // The game began with c2b3.
    await table.square('d2').tap();
    await table.targets.and(page.getByLabel(/^d2 vers d3/)).tap();
    await expect(current).toHaveText(/d2d3/);
    await expect(lines.getByRole('button')).toHaveCount(steps + 1);
    await page.getByRole('button', { name: 'Autre ligne' }).tap();
    await expect(current).toHaveText(/c2b3/);
    await page.getByRole('button', { name: 'Coup précédent' }).tap();
    await expect(current).toHaveText('Départ');

    const opinion = page.getByTestId('opinion');
    await expect(opinion).toBeHidden();
    await page.getByRole('button', { name: 'Avis de l’ordinateur' }).tap();
    await expect(opinion.getByText(/^Ada\s: \d+/)).toBeVisible();
    await expect(opinion.getByText(/^Il jouerait\s: [a-f][1-6] vers [a-f][1-6]/)).toBeVisible();
    await opinion.getByRole('button', { name: 'Jouer ce coup' }).tap();
    await expect(current).not.toHaveText('Départ');
    const best = (await current.textContent()) ?? '';

    await page.getByLabel('Note sur ce coup').fill('à essayer');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).tap();
    const file = await (await saving).path();
    expect(await readFile(file, 'utf8')).toContain('à essayer');
    const kept = await lines.getByRole('button').allInnerTexts();
    await page.reload();
    await expect(current).toHaveText(best);
    expect(await lines.getByRole('button').allInnerTexts()).toEqual(kept);

    // The list of analyses: deleted, and read again from the file.
    await page.getByRole('link', { name: 'Toutes les analyses' }).tap();
    await page.getByRole('button', { name: /^Supprimer l’analyse\s: Tchag/ }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer l’analyse' }).tap();
    await expect(page.getByText('Il n’y a pas encore d’analyse sur cet appareil.')).toBeVisible();
    await page.getByLabel('Choisir un fichier').setInputFiles(file);
    await expect(current).toHaveText('Départ');
    expect(await lines.getByRole('button').allInnerTexts()).toEqual(kept);
  });
});

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a pasted position: branches, the opinion, and refusals of what may not be analysed', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/analyse');
    const field = page.getByLabel(/^Une position/);
    const enter = async (text: string) => {
      await field.fill(text);
      await field.press('Tab');
      await page.keyboard.press('Enter');
    };
    await enter('x+x+x+/+yYyYx/x+x+x+/+x+x+x/xRrRr+/+x+x+x r 1-0');
    await expect(page.getByTestId('problem')).toContainText('pions');
    // A game by link that is not over.
    const laid = await page.request.post('/api/tables', { data: { game: 'tchag', name: 'Ada', seat: 0 } });
    const { table: id } = (await laid.json()) as { readonly table: string };
    await enter(`${baseURL}/t/${id}`);
    await expect(page.getByTestId('problem')).toHaveText(
      'Cette partie n’est pas finie. Vous pourrez l’analyser après.',
    );

    await enter(START);
    const lines = page.getByRole('complementary', { name: 'Lignes' });
    const current = lines.locator('[aria-current]');
    await expect(current).toHaveText('Départ');
    await pressUntil(page, 'Tab', /^[a-f][1-6],/);
    await walkTo(page, 'c2');
    await page.keyboard.press('Enter');
    await walkTo(page, 'b3');
    await page.keyboard.press('Enter');
    await expect(current).toHaveText(/c2b3/);
    // On the board, arrows walk the squares; Escape leads to the lines.
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowLeft');
    await expect(current).toHaveText('Départ');
    await page.keyboard.press('h');
    await expect(page.getByTestId('opinion').getByText(/^Il jouerait/)).toBeVisible();
    await pressUntil(page, 'Shift+Tab', /^[a-f][1-6],/);
    await walkTo(page, 'd2');
    await page.keyboard.press('Enter');
    await walkTo(page, 'd3');
    await page.keyboard.press('Enter');
    await expect(current).toHaveText(/d2d3/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowUp');
    await expect(current).toHaveText(/c2b3/);
    await page.keyboard.press('ArrowDown');
    await expect(current).toHaveText(/d2d3/);
    await page.getByRole('button', { name: 'Ligne principale' }).press('Enter');
    await expect(lines.locator('.line').first().getByRole('button').first()).toHaveText(/d2d3/);
    await page.keyboard.press('Home');
    await expect(current).toHaveText('Départ');
    await page.keyboard.press('End');
    await expect(current).toHaveText(/d2d3/);
    await page.reload();
    await expect(current).toHaveText(/d2d3/);
    await expect(lines.getByRole('button')).toHaveCount(3);
  });
});
