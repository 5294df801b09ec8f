import { type GameRecord, replay } from '@tablee/kernel';
import { type State, tchako } from '@tablee/tchako';
import { expect, test } from './fixtures.ts';
import { place, sitDown } from './start-game.ts';
import { placesIn, TchakoTable } from './tchako-table.ts';

test('TCHAKO-20 two browsers: one sees the other aim, and the same shot comes to rest at the same places', async ({
  page,
  newDevice,
}) => {
  await (await place(page, 'T’Chako')).getByRole('button', { name: 'Inviter par un lien' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Votre prénom').fill('Ada');
  await dialog.getByRole('radio', { name: 'Sud' }).check();
  await dialog.getByRole('button', { name: 'Créer le lien' }).click();
  const link = await page.getByLabel('Lien de la table').inputValue();
  const far = await newDevice({ viewport: { width: 390, height: 844 } });
  await sitDown(far, link, 'Blaise');
  const [ada, blaise] = [new TchakoTable(page), new TchakoTable(far, true)];
  await expect(ada.end).toBeVisible();

  // Pulled back with the mouse, and not let go yet.
  const { x, y, width, height } = (await ada.puck('s2').boundingBox())!;
  const [fromX, fromY] = [x + width / 2, y + height / 2];
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + 9, fromY + 40, { steps: 4 });
  await page.mouse.move(fromX + 27, fromY + 120, { steps: 4 });
  await expect(ada.aim).toBeVisible();
  await expect(blaise.othersAim).toBeVisible();
  await page.mouse.up();

  for (const table of [ada, blaise]) await expect.poll(() => table.moves.count()).toBe(1);
  await expect(blaise.othersAim).toHaveCount(0);
  const id = new URL(link).pathname.split('/').at(-1);
  const record = (await (await page.request.get(`/api/tables/${id}/record`)).json()) as GameRecord;
  const rest = placesIn(replay(tchako, record).state as State);
  // Two browsers, the server and this very process worked it out, each from the same few numbers.
  for (const table of [ada, blaise]) await expect.poll(() => table.places()).toEqual(rest);
  expect(rest).not.toContain('s2 0 -5542');
});
