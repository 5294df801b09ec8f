import type { Page } from '@playwright/test';
import type { Match } from '@tablee/kernel';
import { closing, goMove, START, type State, tchang } from '@tablee/tchang';
import { expect, test } from './fixtures.ts';
import { LAB_LINK } from './lab-link.ts';
import { expectFits } from './layout-check.ts';
import { openBegun } from './saved-games.ts';
import { openRecord, place } from './start-game.ts';
import { TchangTable } from './tchang-table.ts';

/** Pages are shared between sizes: resizing costs less than loading. */

const GAMES = ['Tchag', 'Tock', 'Tekao', 'T’Chang', 'Combats de dragons', 'T’Chako'];

test('home, the pages of games, rules and about', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Tchag' })).toBeVisible();
  await expectFits(page, 'home');
  for (const game of ['Tchag', 'T’Chako']) {
    await page.goto('/');
    const region = await place(page, game);
    await expectFits(page, game);
    await region.getByText('Régler la partie').click();
    await expect(page.getByRole('button', { name: 'Jouer ainsi' })).toBeVisible();
    await expectFits(page, `set-up of ${game}`);
  }
  const others = [
    '/regles',
    '/regles/tekao',
    '/a-propos',
    '/moi',
    '/apprendre/tchako',
    '/apprendre/dragons',
    '/tangram',
    '/analyse',
  ];
  for (const path of [LAB_LINK, ...others, '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFits(page, path);
  }
});

/** Presses an action that is not possible yet: the status line says why. */
async function provokeMessage(page: Page): Promise<void> {
  // A disabled action can be pressed: it says why.
  await page.getByRole('button', { name: /^Revoir/ }).click({ force: true });
  await expect(page.getByTestId('explain').getByText(/./).first()).toBeVisible();
}

for (const game of GAMES) {
  test(`a table of ${game}: its start, a message, the menu, the rules`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await (await place(page, game)).getByRole('button', { name: 'Sur cet écran' }).click();
    await expect(page.getByTestId('board')).toBeVisible();
    const curtain = page.getByTestId('curtain');
    await expect(page.getByTestId('turn')).toBeVisible();
    // The curtain is loaded on demand.
    await page.waitForLoadState('networkidle');
    if (game === 'Tock') await expect(curtain).toBeVisible();
    if (await curtain.isVisible()) {
      await expectFits(page, `${game}, curtain`);
      await curtain.getByRole('button').click();
    }
    await expectFits(page, `${game}, start`);
    await page.setViewportSize({ width: 390, height: 844 });
    await provokeMessage(page);
    await expectFits(page, `${game}, message`);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'La partie' })).toBeVisible();
    await expectFits(page, `${game}, menu`);
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
    await page.getByRole('link', { name: 'Les règles' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Retour à la partie' })).toBeVisible();
    await expectFits(page, `${game}, rules`);
  });
}

test('TCHANG-5 a refusal after the move, while gifts are still possible', async ({ page }) => {
  const OUT = 10;
  const thereAndBack = ({ state, n }: Match): ReturnType<typeof goMove> | null => {
    const { turn, step, pawns } = state as State;
    if (turn > 0 || step === 'moved') return n > 3 && turn === 0 ? null : closing(state as State);
    return goMove(turn, pawns[turn]!, pawns[turn] === START ? OUT : START);
  };
  await openBegun(page, {
    game: tchang,
    seats: 4,
    words: 'fits-7',
    bots: [null, 1, 1, 1],
    next: match => {
      const move = thereAndBack(match);
      return move === null ? null : { seat: (match.state as State).turn, move: tchang.writeMove(move) };
    },
  });
  const table = new TchangTable(page);
  await table.share.click();
  await table.purse('rouge').click();
  await table.space('b2').click();
  await expect(page.getByTestId('explain')).toContainText('TCHANG-5');
  await expectFits(page, 'T’Chang, a refusal after the move');
});

test('replays of finished games', async ({ page }) => {
  for (const record of ['finished', 'tock-resigned', 'tekao-last', 'tchako-chain']) {
    await openRecord(page, record);
    await expectFits(page, `replay of ${record}`);
    if (record !== 'tock-resigned') continue;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Analyser d’ici' }).click();
    await expect(page.getByRole('button', { name: 'Coup précédent' })).toBeVisible();
    await expectFits(page, `analysis of ${record}`);
  }
});

test('by link: the host waits, a guest sits down, both play', async ({ page, newDevice }) => {
  await (await place(page, 'Tock')).getByRole('button', { name: 'Inviter par un lien' }).click();
  await page.getByRole('button', { name: 'Créer le lien' }).click();
  await expect(
    page.getByRole('dialog').getByText('Écrivez votre prénom, pour que les autres sachent qui joue.'),
  ).toBeVisible();
  await expectFits(page, 'invitation');
  await page.getByLabel('Votre prénom').fill('Ada');
  await page.getByRole('button', { name: 'Créer le lien' }).click();
  const link = await page.getByLabel('Lien de la table').inputValue();
  await expect(page.getByTestId('turn')).toContainText('On attend');
  await expectFits(page, 'host');
  const guest = await newDevice();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: /^Ada vous invite à jouer/ })).toBeVisible();
  await expectFits(guest, 'guest');
  await guest.locator('summary', { hasText: 'Votre image' }).click();
  await guest.getByRole('radio', { name: 'poisson' }).check();
  await expectFits(guest, 'guest, avatars');
  await guest.getByLabel('Votre prénom').fill('Blaise');
  await guest.getByRole('button', { name: 'S’asseoir' }).click();
  await expect(page.getByRole('region', { name: 'Blaise' })).toBeVisible();
  await expectFits(page, 'two at the table');
});
