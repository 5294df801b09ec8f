import { tchako } from '@tablee/tchako';
import { expect, test } from './fixtures.ts';
import { openBegun, script } from './saved-games.ts';
import { pasted, place } from './start-game.ts';
import { TchakoTable } from './tchako-table.ts';

test('TCHAKO-45 modes combined: contradictions are named, the link carries them, a wrong one is refused', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/regles/tchako#composer');
  const clash = page.getByTestId('clash');
  const wins = page.getByRole('checkbox', { name: /^On gagne en percutant/ });
  await wins.uncheck();
  await expect(clash).toContainText(/personne ne pourrait gagner/);
  // It tells why, so it can be pressed.
  await page.getByRole('button', { name: 'Copier le lien' }).press('Enter');
  await expect(page.getByText('Changez d’abord ce qui ne va pas ensemble.').first()).toBeVisible();
  await page.getByRole('checkbox', { name: /^Compte à rebours/ }).check();
  await page.getByRole('checkbox', { name: /^Sumo/ }).check();
  await expect(clash).toBeHidden();
  await expect(page.getByTestId('changes').getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  await expect.poll(() => pasted(page)).toMatch(/jeux\/tchako\?modes=[a-z0-9-]+$/);
  const link = await pasted(page);
  expect(link).toContain((await page.getByTestId('code').textContent())!);

  await page.goto(link);
  const setup = await place(page, 'T’Chako');
  await expect(setup.getByRole('checkbox', { name: /^Sumo/ })).toBeChecked();
  await expect(setup.getByRole('checkbox', { name: /^On gagne en percutant/ })).not.toBeChecked();
  // Casual against the computer only, unless one chooses otherwise.
  const casual = setup.getByRole('group', { name: 'Partie amicale' });
  await expect(casual.getByLabel('Contre l’ordinateur seulement')).toBeChecked();
  await casual.getByLabel('Oui').check();
  await expect(setup.getByRole('checkbox', { name: /^Sumo/ })).toBeChecked();
  await setup.getByRole('button', { name: 'Sur cet écran' }).click();
  const table = new TchakoTable(page);
  await expect(page.getByText('Tour 1 sur 30 · amicale')).toBeVisible();
  await expect(page.locator('.tchako-course')).toContainText('Sumo');
  await expect(table.end).toBeVisible();

  await page.goto('/?jeu=tchako&modes=nimporte');
  await expect(
    page.getByText('Ce lien nomme des options qui n’existent pas', { exact: false }).first(),
  ).toBeVisible();
  await expect(setup.getByRole('group', { name: 'Formule' }).getByLabel('Standard')).toBeChecked();
});

test('TCHAKO-45 each mode is explained beside its switch, five points are proposed, and “Jouer ainsi” plays', async ({
  page,
}) => {
  await page.goto('/regles/tchako#composer');
  const carrisk = page.getByRole('checkbox', { name: /^Carrisk/ });
  await expect(carrisk).toHaveAccessibleDescription(
    'Au début du tour, deux palets offerts sur les zones capturées.',
  );
  const five = page.getByRole('button', { name: 'Jouer à 5 points' });
  await expect(five).toBeHidden();
  await carrisk.check();
  await five.click();
  await expect(five).toBeHidden();
  await expect(page.getByTestId('code')).toHaveText('p5-ck');
  await page.getByRole('button', { name: 'Jouer ainsi' }).click();
  await expect(page.getByRole('group', { name: 'Terrain de T’Chako' })).toBeVisible();
  await expect(page.locator('.tchako-course')).toContainText('Carrisk');
  // The computer may have played its first turn by now.
  await expect(page.getByText(/^Tour \d · amicale$/)).toBeVisible();
});

test('TCHAKO-45 by consent: a mode is proposed, declined, proposed again and played from then on', async ({
  page,
}) => {
  await openBegun(page, { game: tchako, seats: 2, words: 'consent', next: script([]) });
  const table = new TchakoTable(page);
  const course = page.locator('.tchako-course');
  const propose = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Proposer un mode' }).click();
    const dialog = page.getByRole('dialog', { name: 'Proposer un mode' });
    await dialog.getByLabel('Mode').selectOption({ label: 'Sumo' });
    await dialog.getByRole('button', { name: 'Proposer', exact: true }).click();
    await expect(table.turn).toContainText('Nord');
  };
  await propose();
  await page.getByRole('button', { name: /^Refuser|^Non/ }).click();
  await expect(table.turn).toContainText('Sud');
  await expect(course).not.toContainText('Sumo');
  await table.endTurn();
  await table.endTurn();
  await propose();
  await page.getByRole('button', { name: /accept|accord/i }).click();
  await expect(course).toContainText('Sumo');
  await expect(table.turn).toContainText('Sud');
  await page.reload();
  await expect(course).toContainText('Sumo');
});
