import { objections } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { expectFits } from './layout-check.ts';
import { FINGER, KEYBOARD, SMALL } from './lesson-page.ts';
import { pasted, place } from './start-game.ts';

const PHONE = FINGER.viewport;
const LAPTOP = KEYBOARD.viewport;

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

test.describe('by finger', () => {
  test.use({ viewport: PHONE, hasTouch: FINGER.hasTouch });

  test('options composed by finger: what they change, a link, its set-up, and a game with them', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/regles/tchang#composer');
    await page.getByRole('button', { name: /^Animaux dangereux\s: 1 de moins$/ }).tap();
    const chip = (group: string, name: string) =>
      page.getByRole('group', { name: group, exact: true }).locator('label', { hasText: name });
    await chip('Statues', 'Loin du départ').tap();
    await chip('Couloirs', 'Certains murés').tap();
    const changes = page.getByTestId('changes').getByRole('listitem');
    await expect(changes).toHaveText([/3 animaux/, /loin du départ/, /murés/]);
    await expect(page.getByTestId('code')).toHaveText('animals3-statues.far-labyrinth.walls');
    expect(await objections(page, [PHONE])).toEqual([]);
    await expectFits(page, 'the composer', SMALL);
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Copier le lien' }).tap();
    await expect(page.getByText('Lien copié', { exact: false }).first()).toBeVisible();

    await page.goto(await pasted(page));
    const setup = await place(page, 'T’Chang');
    await expect(setup.getByTestId('code')).toHaveText('animals3-statues.far-labyrinth.walls');
    await expect(setup.getByRole('radio', { name: 'Loin du départ' })).toBeChecked();
    expect(await objections(page, [PHONE])).toEqual([]);
    await page.getByRole('button', { name: 'Jouer ainsi' }).tap();
    await expect(page.getByTestId('turn')).toBeVisible();
  });

  test('DRAGON-10 a link says where gestures are made, although both are usual', async ({ page }) => {
    await page.goto('/jeux/dragons');
    const setup = await place(page, 'Combats de dragons');
    await setup.getByText('Régler la partie').tap();
    const hands = setup.getByRole('group', { name: 'Pierre, papier, ciseaux' });
    await expect(setup.getByTestId('code')).toBeVisible();
    await expect(hands.getByRole('radio', { checked: true })).toHaveCount(0);
    await hands.locator('label', { hasText: 'À l’écran' }).tap();
    await expect(setup.getByTestId('code')).toHaveText('hands.screen');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/jeux/dragons?modes=hands.screen');
    await expect(hands.getByRole('radio', { name: 'À l’écran' })).toBeChecked();
  });
});
