import { expect, test } from './fixtures.ts';
import { choose, place } from './start-game.ts';
import { Table } from './table.ts';

test.use({ serviceWorker: true });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('against the computer: one tap starts a game', async ({ page }) => {
  await (await place(page)).getByRole('button', { name: 'Contre l’ordinateur' }).click();
  await expect(new Table(page).board).toBeVisible();
  await expect(page.getByText(/À vous de jouer|réfléchit/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ordinateur, Apprenti' })).toBeVisible();
});

test('on this screen: one tap, both sides move', async ({ page }) => {
  await (await place(page)).getByRole('button', { name: 'Sur cet écran' }).click();
  const table = new Table(page);
  await expect(page.getByText('À Rouge de jouer', { exact: true })).toBeVisible();
  await table.playTurn();
  await expect(page.getByText('À Jaune de jouer', { exact: true })).toBeVisible();
  await expect(table.pawns.first()).toHaveAccessibleName(/pion jaune/);
});

test('by link: one tap, a name and a colour, no account', async ({ page }) => {
  await (await place(page)).getByRole('button', { name: 'Inviter par un lien' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inviter par un lien' });
  await dialog.getByLabel('Votre prénom').fill('Ada');
  await dialog.getByLabel('Votre prénom').press('Enter');
  await expect(page.getByLabel('Lien de la table')).toHaveValue(/\/t\/[\w-]+$/);
  await expect(page.getByRole('region', { name: 'Place libre' })).toBeVisible();
});

test('options, preset, level and colour lead to the game they name, and are remembered', async ({ page }) => {
  await choose(page, { Formule: 'Losange', 'Force de l’ordinateur': 'Stratège', 'Votre couleur': 'Jaune' });
  await page.reload();
  await (await place(page)).getByText('Régler la partie').click();
  await expect(page.getByRole('group', { name: 'Formule' }).getByLabel(/^Losange/)).toBeChecked();
  await expect(
    page.getByRole('group', { name: 'Force de l’ordinateur' }).getByLabel('Stratège'),
  ).toBeChecked();
  await (await place(page)).getByRole('button', { name: 'Contre l’ordinateur' }).click();
  await expect(page.getByRole('group', { name: 'Plateau de Tchag, Jaune en bas' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ordinateur, Stratège' })).toBeVisible();
  // TCHAG-2: in the diamond yellow's middle pawns stand on c4 and d4.
  await expect(new Table(page).square('e5')).toHaveAccessibleName(/pion jaune/);
  await expect(new Table(page).square('b5')).toHaveAccessibleName(/pion jaune/);
});

test('a game on this device can be continued and deleted', async ({ page }) => {
  await (await place(page)).getByRole('button', { name: 'Sur cet écran' }).click();
  const table = new Table(page);
  await table.playTurn();
  const seen = await table.read();
  await page.getByRole('link', { name: 'Accueil' }).click();
  const kept = page.getByRole('region', { name: 'Vos parties' });
  await kept.getByRole('link').click();
  await expect.poll(() => table.read()).toEqual(seen);
  await page.getByRole('link', { name: 'Accueil' }).click();
  await kept.getByRole('button', { name: /^Oublier la partie/ }).click();
  await page.getByRole('dialog', { name: 'Oublier' }).getByRole('button', { name: 'Oublier' }).click();
  await expect(kept).toBeHidden();
});
