import { tock } from '@tablee/tock';
import { ApiPlayer } from './api-player.ts';
import { expect, test } from './fixtures.ts';
import { HeldAnswers } from './held-answers.ts';
import { choose, place } from './start-game.ts';
import { TockTable } from './tock-table.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, seed: 'swap-1' });

test('TOCK-6 a card on its way shows as given; the one that comes says from whom; the log has names', async ({
  page,
  newDevice,
}) => {
  const answers = await HeldAnswers.open(page);
  await choose(page, { Joueurs: 'À quatre' }, 'Tock');
  await (await place(page, 'Tock')).getByRole('button', { name: 'Inviter par un lien' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Votre prénom').fill('Ada');
  await dialog.getByRole('radio', { name: /Rouge/ }).check();
  await dialog.getByRole('button', { name: 'Créer le lien' }).click();
  const link = await page.getByLabel('Lien de la table').inputValue();

  const guest = await newDevice();
  await guest.goto(link);
  await expect(guest.getByText(/^3 places sont libres\s: Bleu, Jaune et Vert\.$/)).toBeVisible();
  await guest.close();

  const blaise = await ApiPlayer.sit(tock, link, 'Blaise');
  const chloe = await ApiPlayer.sit(tock, link, 'Chloé');
  const denis = await ApiPlayer.sit(tock, link, 'Denis');
  for (const other of [blaise, chloe, denis]) await other.play();
  const table = new TockTable(page);
  await expect(table.cards).toHaveCount(5);
  await expect(table.moves).toHaveCount(3);

  await table.cards.first().click();
  answers.hold();
  await table.ready.click();
  await expect(table.cards).toHaveCount(0);
  await expect(table.hand.getByRole('button', { name: /, donnée$/ })).toHaveCount(1);
  // The server has not said yet that it knows.
  await table.hand.getByRole('button', { name: /, donnée$/ }).tap();
  await expect(page.getByTestId('explain')).toContainText('TOCK-6');
  answers.release();

  await expect(table.hand.getByRole('button', { name: /, de Chloé$/ })).toHaveCount(1);
  await expect(table.hand.getByRole('button', { name: /, donnée$/ })).toHaveCount(0);
  await expect(table.moves.last()).toHaveText(/Ada donne .+ à Chloé\./);
});
