import { tchag } from '@tablee/tchag';
import { expect, test } from './fixtures.ts';
import { layTable, shareDevices } from './person.ts';
import { Table } from './table.ts';

test('the games of a person are on every device, one’s turn first, and can be played there', async ({
  page,
  newDevice,
}) => {
  const first = await layTable(page, tchag, { seat: 0, other: 'Blaise' });
  await layTable(page, tchag, { seat: 1, other: 'Chloé' });
  const phone = await newDevice({ viewport: { width: 390, height: 844 } });
  const asked: string[] = [];
  phone.on('request', request => request.url().endsWith('/api/mine') && asked.push(request.url()));
  await phone.goto('/');
  await expect(phone.getByRole('heading', { name: 'Tchag' })).toBeVisible();
  await shareDevices(page, phone);
  expect(asked, 'a device that has no games does not ask for them').toEqual([]);

  await phone.reload();
  const games = phone.getByRole('region', { name: 'Vos parties' });
  await expect(games.getByRole('link')).toHaveText([/Blaise.*À vous de jouer/, /Chloé/]);
  await expect(games.getByText('Une partie vous attend.')).toBeVisible();
  await expect(phone).toHaveTitle(/^\(1\) /);

  // Taken off the list here, and only here.
  await games.getByRole('button', { name: /^Oublier la partie.*Chloé/ }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Oublier' }).click();
  await expect(games.getByRole('link')).toHaveCount(1);

  await games.getByRole('link', { name: /Blaise/ }).click();
  await expect(phone).toHaveURL(new RegExp(`/t/${first.id}$`));
  await expect(phone.getByText('Ada (vous)')).toBeVisible();
  await new Table(phone).playTurn();
  await expect(phone.getByText('À Blaise de jouer')).toBeVisible();

  await page.goto('/');
  const here = page.getByRole('region', { name: 'Vos parties' });
  await expect(here.getByRole('link')).toHaveText([/Blaise/, /Chloé/]);
  await expect(here.getByText('À vous de jouer')).toHaveCount(0);
  // Looked at again after the other has played.
  await first.other.playTurn();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(here.getByRole('link').first()).toHaveText(/Blaise.*À vous de jouer/);
});
