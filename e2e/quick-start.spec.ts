import { expect, test } from './fixtures.ts';
import { place } from './start-game.ts';

test('a first game of Tock proposes the quick start; a later one does not', async ({ page }) => {
  await page.goto('/');
  const game = await place(page, 'Tock');
  const proposal = game.getByRole('button', { name: /^Première partie\s\? Départ rapide$/ });
  await expect(game.getByText('Chaque couleur commence avec un pion déjà en piste.')).toBeVisible();
  await proposal.click();
  const board = page.getByRole('group', { name: /^Plateau de Tock/ });
  for (const colour of ['Rouge', 'Bleu', 'Jaune', 'Vert'])
    await expect(board.getByLabel(new RegExp(`^${colour} 18, pion .+, vient d’entrer`))).toBeAttached();
  await page.goto('/');
  await expect(
    (await place(page, 'Tock')).getByRole('button', { name: 'Contre l’ordinateur' }),
  ).toBeVisible();
  await expect(proposal).toBeHidden();
});

test('a first game of Tekao proposes pieces that stand already; a later one does not', async ({ page }) => {
  await page.goto('/jeux/tekao');
  const game = await place(page, 'Tekao');
  const proposal = game.getByRole('button', { name: /^Première partie\s\? Rapide$/ });
  await proposal.click();
  const board = page.getByRole('group', { name: /^Plateau de Tekao/ });
  await expect(board.getByLabel(/pion bleu|drapeau bleu/)).toHaveCount(9);
  await page.goto('/jeux/tekao');
  await expect(game.getByRole('button', { name: 'Contre l’ordinateur' })).toBeVisible();
  await expect(proposal).toBeHidden();
});
