import { tock } from '@tablee/tock';
import { ApiPlayer } from './api-player.ts';
import { expect, test } from './fixtures.ts';
import { choose, place } from './start-game.ts';
import { TockTable } from './tock-table.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, seed: 'swap-1' });

test('TOCK-6 a card on its way shows as given; the one that comes says from whom; the log has names', async ({
  page,
  newDevice,
}) => {
  // What the server says is held back, as on a slow line.
  let held: (() => void)[] | null = null;
  await page.routeWebSocket(/.*/, socket => {
    const server = socket.connectToServer();
    server.onMessage(message => {
      if (held) held.push(() => socket.send(message));
      else socket.send(message);
    });
  });
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
  held = [];
  await table.ready.click();
  await expect(table.cards).toHaveCount(0);
  await expect(table.hand.getByRole('button', { name: /, donnée$/ })).toHaveCount(1);
  for (const send of held) send();
  held = null;

  await expect(table.hand.getByRole('button', { name: /, de Chloé$/ })).toHaveCount(1);
  await expect(table.hand.getByRole('button', { name: /, donnée$/ })).toHaveCount(0);
  await expect(table.moves.last()).toHaveText(/Ada donne .+ à Chloé\./);
});
