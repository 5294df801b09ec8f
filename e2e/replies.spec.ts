import type { Page } from '@playwright/test';
import { tchag } from '@tablee/tchag';
import { expect, test } from './fixtures.ts';
import { FINGER, type Input, KEYBOARD } from './lesson-page.ts';
import { PLAY } from './move-input.ts';
import { layTable } from './person.ts';
import { Table } from './table.ts';

/** A turn of Blaise, who begins, and a reply to it; each ends with its repairs. */
const THEIRS = ['b2b3', 'b1^', 'a1>'];
const OURS = ['d5e6', 'd6v', 'e6<'];

async function planOn(page: Page, moves: readonly string[], input: Input): Promise<void> {
  for (const move of moves) await PLAY.tchag!(page, move, input);
}

test.describe('on a phone', () => {
  test.use({ viewport: FINGER.viewport, hasTouch: true });

  test('a reply planned by finger is played at once, also while one is away, and one reads that it was planned', async ({
    page,
  }) => {
    const { link, other } = await layTable(page, tchag, { seat: 1 });
    await page.goto(link);
    const open = page.getByRole('button', { name: 'Prévoir une réponse' });
    await open.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tchag réponses prévues');
    const turn = page.getByTestId('turn');
    await expect(turn).toHaveText(/^Si Blaise joue…/);
    await planOn(page, THEIRS, FINGER);
    await expect(turn).toHaveText(/^… vous répondez/);
    // What is missing is said, and nothing is lost by going back one move.
    await page.getByRole('button', { name: 'Ne garder aucune réponse' }).click();
    await expect(page.getByTestId('explain')).toHaveText('Il manque encore votre réponse.');
    await planOn(page, OURS, FINGER);
    await expect(turn).toHaveText(/^Si Blaise joue…/);
    await page.getByRole('button', { name: 'Garder cette réponse' }).click();
    await expect(page.getByRole('main').getByText('Une réponse est prévue.')).toBeVisible();
    await expect(page.getByText('À Blaise de jouer')).toBeVisible();

    await page.goto('about:blank');
    for (const move of THEIRS) await other.play(move);
    await page.goto(link);
    await expect(page.getByRole('main').getByText(/^Votre réponse prévue a été jouée\s: \w/)).toBeVisible();
    await expect(new Table(page).moves).toHaveText([...THEIRS, ...OURS]);
    await expect(page.getByText('À Blaise de jouer')).toBeVisible();
    await expect(page.getByRole('main').getByText('Une réponse est prévue.')).toBeHidden();
  });
});

test.describe('at a desk', () => {
  test.use({ viewport: KEYBOARD.viewport });
  test('replies are planned by keyboard, listed, and removed; a move of the other ends the planning', async ({
    page,
  }) => {
    const { id, link, other } = await layTable(page, tchag, { seat: 1 });
    const stored = async (): Promise<readonly string[][]> =>
      (await (await page.request.get(`/api/tables/${id}/replies`)).json()).lines;
    await page.goto(link);
    const open = page.getByRole('button', { name: 'Prévoir une réponse' });
    await open.focus();
    await page.keyboard.press('Enter');
    const lines = page.getByRole('region', { name: 'Si … alors …' });
    await expect(lines.getByText(/^Jouez d’abord le coup/)).toBeVisible();
    // The arrows walk as seat 0 sees the board.
    await page.getByRole('button', { name: /^Tourner/ }).press('Enter');
    await planOn(page, [...THEIRS, ...OURS], KEYBOARD);
    await expect(lines.getByRole('button')).toHaveCount(1 + THEIRS.length + OURS.length);
    const keep = page.getByRole('button', { name: 'Garder cette réponse' });
    await keep.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByText('Une réponse est prévue.')).toBeVisible();
    expect(await stored()).toEqual([[...THEIRS, ...OURS]]);

    // Found again, and removed from its first move on.
    await open.click();
    await lines.getByRole('button', { name: /^b2b3/ }).click();
    await page.keyboard.press('Delete');
    await expect(lines.getByRole('button')).toHaveCount(1);
    await page.getByRole('button', { name: 'Ne garder aucune réponse' }).click();
    await expect(page.getByRole('main').getByText('Une réponse est prévue.')).toBeHidden();
    await expect.poll(stored).toEqual([]);

    await open.click();
    await expect(page.getByTestId('turn')).toHaveText(/^Si Blaise joue…/);
    await other.playTurn();
    await expect(new Table(page).yourTurn).toBeVisible();
    await open.press('Enter');
    await expect(page.getByTestId('explain')).toHaveText(/^À vous de jouer\s: on prévoit/);
  });
});
