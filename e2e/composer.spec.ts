import { objections } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { pasted, place } from './start-game.ts';

const PHONE = { width: 360, height: 640 };
const LAPTOP = { width: 1440, height: 900 };

test.use({ viewport: LAPTOP });

test('options composed with keys: what they change, a link, and the same options on another device', async ({
  page,
  context,
  newDevice,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/regles/tock#composer');
  const deal = page.getByRole('group', { name: 'Distribution' });
  const changes = page.getByTestId('changes').getByRole('listitem');
  await deal.getByLabel('Selon le nombre de joueurs').focus();
  for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowRight');
  await expect(deal.getByLabel(/^Six cartes/)).toBeChecked();
  await page
    .getByRole('group', { name: /^Départ rapide/ })
    .getByLabel('Oui')
    .press('Space');
  await expect(changes).toHaveText([/dont on écarte une/, /pion déjà sur sa case 18/]);
  await expect(page.getByTestId('code')).toHaveText('deal.cull-fastStart');
  expect(await objections(page, [LAPTOP, PHONE])).toEqual([]);
  await page.getByRole('button', { name: 'Copier le lien' }).press('Enter');
  await expect.poll(() => pasted(page)).toMatch(/\/jeux\/tock\?modes=deal\.cull-fastStart$/);

  const other = await newDevice();
  await other.goto(await pasted(page));
  const setup = await place(other, 'Tock');
  await expect(setup.getByRole('group', { name: 'Distribution' }).getByLabel(/^Six cartes/)).toBeChecked();
  await expect(setup.getByRole('group', { name: /^Départ rapide/ }).getByLabel('Oui')).toBeChecked();
  // The options need three players.
  await expect(setup.getByRole('group', { name: 'Joueurs' }).getByLabel('À trois')).toBeChecked();
  await expect(setup.getByTestId('code')).toHaveText('deal.cull-fastStart');
  expect(await objections(other, [PHONE])).toEqual([]);
  await other.goto('/jeux/tock?modes=deal.nimporte');
  await expect(
    other.getByText('Ce lien nomme des options qui n’existent pas', { exact: false }).first(),
  ).toBeVisible();
});
