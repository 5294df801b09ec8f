import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { choose, confirm, openRecord, pasted, pickFromMenu, place, readRecord } from './start-game.ts';
import { TockScreen } from './tock-screen.ts';

const PHONE = { width: 390, height: 844 };

/** The position as the reader may know it. */
async function copyPosition(page: Page): Promise<string> {
  await pickFromMenu(page, 'Copier la position');
  await expect(page.getByRole('main').getByText('Position copiée.')).toBeVisible();
  return pasted(page);
}
/** The hands of a position, by the letter of their seat. */
const handsIn = (position: string): ReadonlyMap<string, string> =>
  new Map(
    (position.split(' | ')[1] ?? '').split(' ').map(hand => {
      const [seat = '', cards = ''] = hand.split(':');
      return [seat, cards] as const;
    }),
  );
const faceDown = (cards: string | undefined): boolean => /^\?(,\?)*$/.test(cards ?? '');

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('TOCK-8 two people on one screen: a curtain between them, and no cards while it is closed', async ({
  page,
}) => {
  await choose(page, { Joueurs: 'À deux' }, 'Tock');
  await (await place(page, 'Tock')).getByRole('button', { name: 'Sur cet écran' }).click();
  const table = new TockScreen(page);
  for (const [turn, who] of ['Rouge-Jaune', 'Bleu-Vert', 'Rouge-Jaune', 'Bleu-Vert'].entries()) {
    await expect(table.curtain).toHaveAccessibleName(`Passez l’appareil à ${who}`);
    await expect(table.hand).toBeHidden();
    const closed = handsIn(await copyPosition(page));
    expect([...closed.values()].every(faceDown), 'no hand is open').toBe(true);
    await table.lift.click();
    await expect(table.curtain).toBeHidden();
    // Others look on: face down until they are held down, or asked for.
    await expect(table.hand.getByText('5 cartes, faces cachées')).toBeAttached();
    await expect(table.cards).toHaveCount(0);
    const own = who === 'Rouge-Jaune' ? 'r' : 'b';
    const lifted = handsIn(await copyPosition(page));
    for (const [seat, cards] of lifted) expect(faceDown(cards), seat).toBe(seat !== own);
    await table.look.click();
    await table.playFirst();
    await expect(table.moves).toHaveCount(turn + 1);
  }
  // A discarded card drew another one: luck is not taken back.
  await page.getByRole('button', { name: 'Reprendre' }).click({ force: true });
  await expect(page.getByRole('main').getByText(/^Ce coup ne peut pas être repris/)).toBeVisible();
});

test('a shared screen that is reopened shows the curtain, and so does its replay', async ({ page }) => {
  await choose(page, { Joueurs: 'À trois' }, 'Tock');
  await (await place(page, 'Tock')).getByRole('button', { name: 'Sur cet écran' }).click();
  const table = new TockScreen(page);
  // TOCK-9: six cards each; all put one aside in secret, one after the other.
  for (let person = 0; person < 2; person++) {
    await table.lift.click();
    await table.look.click();
    await expect(table.cards).toHaveCount(6);
    await table.playFirst();
  }
  await expect(table.moves).toHaveText([/écarte une carte, face cachée/, /écarte une carte, face cachée/]);
  await table.lift.click();
  await page.reload();
  await expect(table.curtain).toBeVisible();
  await expect(table.hand).toBeHidden();
  await pickFromMenu(page, 'Revoir la partie');
  await expect(page.getByRole('slider', { name: 'Moment de la partie' })).toBeVisible();
  await page.getByRole('button', { name: 'Copier la position' }).click();
  await expect.poll(async () => [...handsIn(await pasted(page)).values()].every(faceDown)).toBe(true);
  await expect(page.getByRole('group', { name: 'Qui regarde' })).toBeHidden();
  await page.getByRole('button', { name: 'Enregistrer la partie' }).click({ force: true });
  await expect(
    page.getByRole('main').getByText(/^L’enregistrement montrerait ce que chacun cache/),
  ).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('TOCK-6 against three computers: a partner, a swap, turns; then the deals are checked', async ({
    page,
  }) => {
    await choose(page, { 'Force de l’ordinateur': 'Poussin', 'Votre couleur': 'Rouge' }, 'Tock');
    await (await place(page, 'Tock')).getByRole('button', { name: 'Contre l’ordinateur' }).click();
    const table = new TockScreen(page);
    await expect(page.getByRole('region', { name: 'Rouge' }).getByText('Rouge (vous)')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Jaune' }).getByText('partenaire')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Bleu' }).getByText('Poussin')).toBeVisible();
    await expect(table.cards).toHaveCount(5);
    await table.playFirst();
    for (let turn = 0; turn < 2; turn++) {
      await expect(page.getByText('À vous de jouer', { exact: true })).toBeAttached({ timeout: 60_000 });
      await table.playFirst();
    }
    await expect(table.cards.first()).toBeVisible({ timeout: 60_000 });
    const hands = handsIn(await copyPosition(page));
    for (const [seat, cards] of hands) expect(faceDown(cards), seat).toBe(seat !== 'r');

    const main = page.getByRole('main');
    for (const [item, why] of [
      ['Enregistrer la partie', /^L’enregistrement montrerait/],
      ['Continuer par un lien', /^Impossible une fois la partie commencée/],
      ['Vérifier la partie', /^On vérifie une fois la partie finie/],
    ] as const) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page
        .getByRole('dialog', { name: 'La partie' })
        .getByRole('button', { name: item })
        .click({ force: true });
      await expect(main.getByText(why)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByText('Empreinte du mélange', { exact: true }).click();
    const print = page.getByText(/^[0-9a-f]{64}$/);
    await expect(print).toHaveCount(1);
    const promised = await print.textContent();
    await page.keyboard.press('Escape');

    await pickFromMenu(page, 'Abandonner');
    await confirm(page, 'Abandonner');
    await expect(main.getByText('Perdu pour cette fois.')).toBeVisible();
    await pickFromMenu(page, 'Vérifier la partie');
    await expect(
      main.getByText(/^Tout est en ordre\. Coups rejoués\s: \d+, tirages conformes au sceau\s: \d+/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByText('Empreinte du mélange', { exact: true }).click();
    // The promise made before, and now the seed that keeps it.
    await expect(print).toHaveCount(2);
    await expect(print.first()).toHaveText(promised ?? '');
  });

  test.describe('at full length', () => {
    // Sped up, the replayed turn is over before the page is asked.
    test.use({ fastMotionMs: 0 });

    test('the others’ turns since one’s own can be shown again', async ({ page }) => {
      await choose(page, { 'Force de l’ordinateur': 'Poussin', 'Votre couleur': 'Rouge' }, 'Tock');
      await (await place(page, 'Tock')).getByRole('button', { name: 'Contre l’ordinateur' }).click();
      const table = new TockScreen(page);
      await table.playFirst();
      await table.playFirst();
      await expect.poll(() => table.moves.count(), { timeout: 60_000 }).toBe(8);
      await expect(table.cards.first()).toBeVisible({ timeout: 60_000 });
      await page.getByRole('button', { name: 'Revoir le dernier tour' }).click();
      await expect(table.cards).toHaveCount(0);
      await expect(table.cards.first()).toBeVisible({ timeout: 60_000 });
    });
  });
});

test('a finished game is replayed through any eyes, and its deals are checked', async ({ page }) => {
  await openRecord(page, 'tock-resigned');
  const eyes = page.getByRole('group', { name: 'Qui regarde' });
  await expect(eyes.getByRole('radio', { name: 'Tout voir' })).toBeChecked();
  const copy = page.getByRole('button', { name: 'Copier la position' });
  await page.getByRole('button', { name: 'Précédent' }).click();
  await copy.click();
  await expect.poll(() => pasted(page)).not.toContain('?');
  await eyes.getByRole('radio', { name: 'Bleu' }).check();
  await copy.click();
  await expect.poll(async () => faceDown(handsIn(await pasted(page)).get('r'))).toBe(true);
  expect(faceDown(handsIn(await pasted(page)).get('b'))).toBe(false);
  await page.getByRole('button', { name: 'Vérifier cette partie' }).click();
  await expect(page.getByRole('main').getByText(/^Tout est en ordre\. Coups rejoués\s: 49/)).toBeVisible();
});

test('a game with changed cards does not pass the check', async ({ page }) => {
  const record: { setup: number[] } = JSON.parse(readRecord('tock-resigned'));
  // Another card of the same rank: the rules alone find nothing wrong.
  record.setup[0]! += 1;
  await page.goto('/');
  await page.getByText('Ouvrir une partie enregistrée').click();
  await page.getByLabel('Texte de la partie').fill(JSON.stringify(record));
  await page.getByRole('button', { name: 'Ouvrir', exact: true }).click();
  await page.getByRole('button', { name: 'Vérifier cette partie' }).click();
  await expect(page.getByRole('main').getByText(/un tirage ne vient pas de la graine scellée/)).toBeVisible();
});

test('options that do not go together are refused at once, and the seats are remembered', async ({
  page,
}) => {
  const tock = await place(page, 'Tock');
  await choose(page, { Joueurs: 'À quatre', Distribution: 'On pioche' }, 'Tock');
  const trouble = tock.getByRole('alert');
  await expect(trouble).toBeVisible();
  await tock
    .getByRole('group', { name: 'Distribution' })
    .getByRole('radio', { name: /^Selon/ })
    .check();
  await expect(trouble).toBeHidden();
  await tock.getByText('La force de chacun').click();
  await tock.getByRole('combobox', { name: 'Votre partenaire' }).selectOption('Stratège');
  await page.reload();
  await tock.getByText('Régler la partie').click();
  await expect(tock.getByRole('combobox', { name: 'Votre partenaire' })).toHaveValue('4');
  await tock.getByRole('button', { name: 'Contre l’ordinateur' }).click();
  await expect(new TockScreen(page).cards.first()).toBeVisible();
  const partner = page.getByRole('region').filter({ hasText: 'partenaire' });
  await expect(partner.getByText('Stratège')).toBeVisible();
});
