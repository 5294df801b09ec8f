import { tchang } from '@tablee/tchang';
import { ApiPlayer } from './api-player.ts';
import { expect, test } from './fixtures.ts';
import { HeldAnswers } from './held-answers.ts';
import { choose, place } from './start-game.ts';
import { TchangTable } from './tchang-table.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, seed: 'waits-1' });

test('a move pressed again while the server has not answered is on its way, and played once', async ({
  page,
}) => {
  const answers = await HeldAnswers.open(page);
  await choose(page, { Joueurs: 'À deux' }, 'T’Chang');
  await (await place(page, 'T’Chang')).getByRole('button', { name: 'Inviter par un lien' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Votre prénom').fill('Ada');
  await dialog.getByRole('radio', { name: /Rouge/ }).check();
  await dialog.getByRole('button', { name: 'Créer le lien' }).click();
  await ApiPlayer.sit(tchang, await page.getByLabel('Lien de la table').inputValue(), 'Blaise');
  const table = new TchangTable(page);
  await table.purse('rouge').tap();
  // Only the server knows what lies there.
  await table.space('f4').tap();
  answers.hold();
  await table.go.tap();
  await expect(page.getByText('Coup en route…')).toBeVisible();
  await table.purse('rouge').tap();
  await table.space('f4').tap();
  await table.go.tap();
  const waits = page.getByTestId('explain').getByText('Votre coup est déjà en route : encore un instant.');
  await expect(waits).toBeVisible();
  answers.release();
  await expect(table.moves).toHaveCount(1);
  await expect(waits).toBeHidden();
  await expect(table.purse('rouge')).toHaveAccessibleName(/, f4, /);
});
