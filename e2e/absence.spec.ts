import type { Page } from '@playwright/test';
import { tock } from '@tablee/tock';
import type { Laid, Seated } from '@tablee/wire';
import { ApiPlayer } from './api-player.ts';
import { objections } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { EXTREME_SIZES, expectFits } from './layout-check.ts';
import { choose, confirm, invite, pickFromMenu, place, sitDown, sitTwo } from './start-game.ts';
import { Table } from './table.ts';

/** People who are away or leave for good: the table goes on without them. */

// The others may vote at once.
test.use({ settings: { TABLEE_VOTE_MINUTES: '0' } });

// Fading colours would be judged half-way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Accessible, by day and in the evening, and nothing is cut or covered. */
async function expectSound(page: Page, name: string): Promise<void> {
  expect(await objections(page, [{ width: 390, height: 844 }]), name).toEqual([]);
  await expectFits(page, name, EXTREME_SIZES);
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Si je m’absente' });

/** Opens the dialog about the own seat, and one of its parts. */
async function openAbsence(page: Page, part?: string): Promise<void> {
  await pickFromMenu(page, 'Si je m’absente');
  if (part !== undefined) await dialogOf(page).getByText(part, { exact: true }).click();
}

test('the others let an understudy play for an absent person, who takes the seat back', async ({
  page,
  newDevice,
}) => {
  const blaise = await newDevice({ viewport: { width: 390, height: 844 } });
  const [, table, link] = await sitTwo(page, blaise);
  await expect(blaise.getByTestId('absent')).toHaveCount(0);
  await page.close();
  const panel = blaise.getByTestId('absent');
  await expect(panel).toContainText('Ada n’est pas là');
  await expectSound(blaise, 'a vote');
  await panel.getByRole('button', { name: 'Choisir' }).click();
  const choice = blaise.getByRole('dialog', { name: 'Un remplaçant pour Ada' });
  await choice.getByRole('radio', { name: 'Poussin' }).check();
  await choice.getByRole('button', { name: 'Faire jouer' }).click();
  await expect(blaise.getByTestId('status-0')).toContainText('remplacé par l’ordinateur');
  await expect(table.yourTurn).toBeVisible();
  await expect(panel).toHaveCount(0);

  const ada = await page.context().newPage();
  await ada.goto(link);
  // What was played meanwhile is marked.
  await expect(new Table(ada).moves.first()).toHaveAccessibleName(/remplaçant$/);
  const replaced = ada.getByTestId('replaced');
  await expect(replaced).toContainText('L’ordinateur joue pour vous');
  await replaced.getByRole('button', { name: 'Reprendre ma place' }).click();
  await expect(replaced).toHaveCount(0);
  await expect(blaise.getByTestId('status-0')).not.toContainText('remplacé');
  await table.playTurn();
  await expect(new Table(ada).yourTurn).toBeVisible();
  await ada.goto(`${link}/replay?n=1`);
  await expect(ada.getByRole('main')).toContainText('remplaçant');
});

test('of several, all who are here have to agree; the partner in Tock has no other say', async ({
  page,
  newDevice,
  baseURL,
}) => {
  const post = async <T>(path: string, data: object): Promise<T> =>
    (await (
      await fetch(`${baseURL}/api/tables${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(data),
      })
    ).json()) as T;
  const { table } = await post<Laid>('', { game: 'tock', seats: 4, name: 'Ada', seat: 0 });
  const links: string[] = [];
  for (const name of ['Blaise', 'Chloé', 'Denis']) {
    const { token } = await post<Seated>(`/${table}/seats`, { name });
    links.push(`${baseURL}/t/${table}#${token}`);
  }
  const [blaise, chloe] = links as [string, string];
  await page.goto(blaise);
  const partner = await newDevice({ viewport: { width: 390, height: 844 } });
  await partner.goto(chloe);
  await expect(partner.getByTestId('status-1')).not.toContainText('absent');
  // The table does not wait for Ada before the own card is given.
  await expect(page.getByTestId('absent')).toHaveCount(0);
  await new ApiPlayer(tock, blaise).play();
  await page.getByTestId('absent').getByRole('button', { name: 'Choisir' }).click();
  const choice = page.getByRole('dialog', { name: 'Un remplaçant pour Ada' });
  await choice.getByRole('button', { name: 'Proposer aux autres' }).click();
  await expect(page.getByTestId('vote')).toContainText(/D’accord\s: 1 sur 2/);
  const vote = partner.getByTestId('vote');
  await expect(vote).toContainText('Blaise propose que l’ordinateur (Habitué) joue pour Ada.');
  await expect(vote.getByRole('button')).toHaveText(['Accepter', 'Refuser']);
  await vote.getByRole('button', { name: 'Accepter' }).click();
  await expect(page.getByTestId('status-0')).toContainText('remplacé');
  await expect(vote).toHaveCount(0);
});

test('an understudy from now on, until the own next move', async ({ page, newDevice }) => {
  const blaise = await newDevice();
  const [, table] = await sitTwo(page, blaise);
  await openAbsence(page);
  const dialog = dialogOf(page);
  await dialog.getByRole('radio', { name: 'Dès maintenant' }).check();
  await dialog.getByRole('radio', { name: 'Poussin' }).check();
  await dialog.getByRole('button', { name: 'C’est entendu' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByTestId('replaced')).toBeVisible();
  await expect(table.yourTurn).toBeVisible();
  await table.playTurn();
  // The computer has answered.
  await expect(table.yourTurn).toBeVisible();
  await page.getByRole('button', { name: 'Reprendre ma place' }).click();
  await table.playTurn();
  await expect(new Table(page).yourTurn).toBeVisible();
});

test('a seat is handed on by a link, which can be withdrawn', async ({ page, newDevice, consoleErrors }) => {
  const blaise = await newDevice();
  await sitTwo(page, blaise);
  await openAbsence(page, 'Passer ma place à quelqu’un');
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Faire un lien' }).click();
  const address = dialog.getByLabel('Lien qui donne ma place');
  const withdrawn = await address.inputValue();
  await dialog.getByRole('button', { name: 'Garder ma place' }).click();
  await expect(address).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Faire un lien' }).click();
  const valid = await address.inputValue();
  await dialog.getByText('Quitter ma place pour de bon', { exact: true }).click();
  await expectSound(page, 'absence');

  const chloe = await newDevice({ viewport: { width: 390, height: 844 } });
  consoleErrors.expect(/409 \(Conflict\)/);
  await chloe.goto(withdrawn);
  await expect(chloe.getByRole('alert')).toContainText('Ce lien a déjà servi');
  await chloe.goto('about:blank');
  await chloe.goto(valid);
  await expect(chloe.getByRole('heading', { name: 'Ada vous passe sa place à Tchag' })).toBeVisible();
  expect(chloe.url()).not.toContain('#');
  await chloe.getByLabel('Votre prénom').fill('Chloé');
  await chloe.getByRole('button', { name: 'Prendre cette place' }).click();
  await expect(chloe.getByText('Chloé (vous)')).toBeVisible();
  await expect(blaise.getByRole('region', { name: 'Chloé' })).toBeVisible();
  await expect(page.getByText(/Vous n’avez plus de place ici/)).toBeVisible();
  await new Table(chloe).playTurn();
});

test('a seat is freed, or left to a bot for good, and the game ended by the one who stays', async ({
  page,
  newDevice,
}) => {
  const blaise = await newDevice();
  const [table, , link] = await sitTwo(page, blaise);
  await table.playTurn();
  await openAbsence(blaise, 'Quitter ma place pour de bon');
  await dialogOf(blaise).getByRole('button', { name: 'Libérer ma place' }).click();
  await confirm(blaise, 'Libérer ma place');
  await expect(page.getByText(/Tous les autres ont quitté la table/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Place libre' })).toBeVisible();

  await sitDown(blaise, link, 'Blaise');
  await expect(page.getByText(/Tous les autres ont quitté la table/)).toHaveCount(0);
  await openAbsence(blaise, 'Quitter ma place pour de bon');
  await dialogOf(blaise).getByLabel('Force de l’ordinateur').selectOption('Poussin');
  await dialogOf(blaise).getByRole('button', { name: 'La laisser à l’ordinateur' }).click();
  await confirm(blaise, 'La laisser à l’ordinateur');
  await expect(blaise.getByTestId('explain')).toContainText('Vous avez quitté votre place');
  await expect(page.getByRole('region', { name: /^Ordinateur/ })).toBeVisible();
  await expect(table.yourTurn).toBeVisible();
  await pickFromMenu(page, 'Terminer la partie');
  await confirm(page, 'Terminer la partie');
  await expect(page.getByTestId('turn')).toContainText('Partie terminée, sans vainqueur');
});

test('a clock of days: the invitation tells it, both agree on a pause, and both see it', async ({
  page,
  newDevice,
}) => {
  await page.goto('/jeux/tchag');
  await choose(page, { Pendule: '3 jours', 'À zéro': 'Un remplaçant', Pauses: 'Samedi' });
  const setup = await place(page);
  await setup.getByText('Jours de congé').click();
  await setup.getByRole('button', { name: 'Ajouter les jours fériés français' }).click();
  await expect(setup.getByRole('button', { name: /^Enlever .* décembre/ })).toHaveCount(1);
  await setup.getByRole('button', { name: 'Inviter par un lien' }).click();
  const note =
    /3 jours par coup, pause le week-end et 11 jours de congé.*À zéro, un remplaçant prend la suite/;
  await expect(page.getByRole('dialog').getByTestId('clock-note')).toHaveText(note);
  const link = await invite(page, 'Ada', 'Rouge');
  const blaise = await newDevice({ viewport: { width: 390, height: 844 } });
  await blaise.goto(link);
  await expect(blaise.getByTestId('clock-note')).toHaveText(note);
  await sitDown(blaise, link, 'Blaise');
  await expect(page.getByTestId('glass-1')).toHaveAccessibleName(/Pendule, Blaise.*: 3 jours 0 heure/);
  // Where a move may take days, no person counts as absent.
  await expect(page.getByTestId('absent')).toHaveCount(0);

  await pickFromMenu(page, 'Proposer une pause');
  const dialog = page.getByRole('dialog', { name: 'Proposer une pause' });
  await dialog.getByLabel('Le temps repart le').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Proposer' }).click();
  await expect(dialog).toContainText('Choisissez un jour');
  const next = new Date(Date.now() + 10 * 86_400_000);
  await dialog.getByLabel('Le temps repart le').fill(next.toLocaleDateString('sv'));
  await dialog.getByRole('button', { name: 'Proposer' }).click();
  await expect(page.getByTestId('pause')).toContainText('Vous avez proposé une pause');
  await expectSound(blaise, 'a pause');
  await blaise.getByTestId('pause').getByRole('button', { name: 'Accepter' }).click();
  for (const at of [page, blaise]) {
    await expect(at.getByTestId('pause-ended')).toContainText('C’est entendu');
    await expect(at.getByTestId('glass-0')).toHaveAccessibleName(/pause jusqu’au /);
  }
  await expect(page.getByTestId('clock-paused')).toBeVisible();
});
