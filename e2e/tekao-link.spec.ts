import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { watchFor } from './keyboard-input.ts';
import { choose, pickFromMenu, place, sitDown } from './start-game.ts';
import { openKept, TekaoTable } from './tekao-table.ts';
import { hold } from './touch-input.ts';

const PHONE = { width: 390, height: 844 };
const still = { viewport: PHONE, reducedMotion: 'reduce' } as const;

test.use({ seed: 'tekao-link-1' });

/** Lays a table by link whose battle begins at once (TEKAO-5), as Ada. */
async function hostTekao(page: Page, players: string, seat: string): Promise<string> {
  await choose(page, { Joueurs: players, 'Force de l’ordinateur': 'Poussin', Formule: 'Rapide' }, 'Tekao');
  await (await place(page, 'Tekao')).getByRole('button', { name: 'Inviter par un lien' }).click();
  return inviteAsAda(page, seat);
}

async function inviteAsAda(page: Page, seat: string): Promise<string> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Votre prénom').fill('Ada');
  await dialog.getByRole('radio', { name: new RegExp(seat) }).check();
  await dialog.getByRole('button', { name: 'Créer le lien' }).click();
  return page.getByLabel('Lien de la table').inputValue();
}

/** Turns the first piece that can be turned: a flag cannot (TEKAO-6). */
async function turnFirst(table: TekaoTable): Promise<void> {
  await table.able
    .and(table.page.getByLabel(/, pion /))
    .first()
    .click();
  // As slowly as some people click: a mouse never points by resting.
  await table.turns.first().click({ delay: 700 });
}

test('TEKAO-12 partners of one army: both see who plays, and one shows the other a square', async ({
  newDevice,
}) => {
  const [near, far] = [
    await newDevice(still),
    await newDevice({ ...still, viewport: { width: 1280, height: 900 } }),
  ];
  // Flags so far back that no answer of the computers can end the game before Ada's second turn.
  await openKept(near, 'tekao-partners', [null, null, null, null]);
  await pickFromMenu(near, 'Continuer par un lien');
  const link = await inviteAsAda(near, 'Bleu 1');
  for (const seat of ['Jaune 1', 'Jaune 2'])
    await near.getByRole('button', { name: `Mettre un ordinateur : ${seat}` }).click();
  await sitDown(far, link, 'Blaise');
  const [ada, blaise] = [new TekaoTable(near), new TekaoTable(far)];
  await expect(ada.yours).toBeVisible();
  await expect(far.getByText('À Ada (Bleu 1) de jouer', { exact: true })).toBeVisible();
  await expect(blaise.able).toHaveCount(0);
  // The partner's tap is refused by name, not by silence.
  await blaise.square('d4').click();
  await expect(far.getByRole('main').getByRole('link', { name: /TEKAO-12/ })).toBeVisible();

  const seen = [
    await watchFor(near, '[role="status"]', 'Blaise montre e4'),
    await watchFor(near, '.point.blue'),
  ];
  await blaise.point.click();
  await blaise.square('e4').click();
  for (const each of seen) await each();

  await turnFirst(ada);
  await expect(blaise.yours).toBeVisible({ timeout: 60_000 });
  await expect(near.getByText('À Blaise (Bleu 2) de jouer', { exact: true })).toBeVisible();
  // By key too, at the square that has the focus.
  const byKey = await watchFor(far, '[role="status"]', 'Ada montre d5');
  await ada.square('d5').focus();
  await near.keyboard.press('p');
  await byKey();
  // And by a long press.
  await hold(ada.square('c5'), await watchFor(far, '[role="status"]', 'Ada montre c5'));
  await turnFirst(blaise);
  await expect(ada.yours).toBeVisible({ timeout: 60_000 });
});

test('TEKAO-12 three players: the pair is blue and takes turns, the third plays every other time', async ({
  page,
}) => {
  await choose(page, { Joueurs: 'À trois', Formule: 'Rapide' }, 'Tekao');
  await (await place(page, 'Tekao')).getByRole('button', { name: 'Sur cet écran' }).click();
  const table = new TekaoTable(page);
  for (const [turn, who] of ['Bleu 1', 'Jaune', 'Bleu 2', 'Jaune', 'Bleu 1'].entries()) {
    await expect(page.getByText(`À ${who} de jouer`, { exact: true })).toBeVisible();
    await expect(table.able.first()).toBeVisible();
    if (turn === 4) break;
    await turnFirst(table);
    await expect(table.moves).toHaveCount(turn + 1);
  }
});

test('a player without a partner has no button to show a square; who comes and goes does not move the board', async ({
  newDevice,
}) => {
  const [near, far] = [await newDevice(still), await newDevice(still)];
  const link = await hostTekao(near, 'À deux', 'Bleu');
  await sitDown(far, link, 'Blaise');
  const [ada, blaise] = [new TekaoTable(near), new TekaoTable(far)];
  await expect(ada.yours).toBeVisible();
  await expect(ada.point).toHaveCount(0);
  await expect(blaise.point).toHaveCount(0);
  await ada.square('d4').focus();
  await near.keyboard.press('p');
  // Yellow sits at the lower edge of its own screen, and plays after blue.
  await expect(blaise.board).toHaveAccessibleName(/Jaune en bas/);
  await turnFirst(ada);
  await expect(blaise.yours).toBeVisible();
  await expect(blaise.said(/montre/)).toHaveCount(0);

  const board = await ada.board.boundingBox();
  await far.close();
  await expect(near.getByTestId('status-1')).toContainText('absent');
  expect(await ada.board.boundingBox()).toEqual(board);
});
