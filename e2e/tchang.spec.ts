import { searchChance } from '@tablee/kernel';
import { closing, isHopeless, type State, tchang } from '@tablee/tchang';
import { expect, test } from './fixtures.ts';
import { focused, pressUntil, walkTo } from './keyboard-input.ts';
import { openBegun, script } from './saved-games.ts';
import { choose, confirm, place } from './start-game.ts';
import { TchangTable } from './tchang-table.ts';

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

test.describe('by finger', () => {
  test.use({ hasTouch: true });

  test('TCHANG-7 alone with four pawns: ways and their cost, a bite, a share, a rescue; kept over a reload', async ({
    page,
  }) => {
    // Luck in which an animal sleeps under the stone f4, on a statue.
    await openBegun(page, { game: tchang, seats: 1, words: 'alone-2', next: script([]) });
    const table = new TchangTable(page);
    await expect(table.purses.getByRole('button')).toHaveCount(4);

    // A finger has not seen where it leads: the first touch draws the way and names its price (TCHANG-5).
    await table.space('f4').tap();
    await expect(
      page.getByText('Choisissez d’abord un pion : touchez-le, ou sa bourse.').first(),
    ).toBeVisible();
    await table.purse('rouge').tap();
    await expect(table.space('f4')).toHaveAccessibleName(/statue cachée, à 2 lucioles, il en restera 4$/);
    await table.space('f4').tap();
    await expect(table.go).toHaveText(/Aller en f4 · 2 lucioles\s*il en restera 4/);
    await expect(table.purse('rouge').getByText('→ 4')).toBeVisible();
    await expect(table.moves, 'nothing is played yet').toHaveCount(0);
    await table.go.tap();
    await expect(table.purse('rouge')).toHaveAccessibleName(
      /^Le pion rouge\s: 4 lucioles, mordu, f4, peut être délivré/,
    );
    await expect(table.purse('rouge').getByText('mordu', { exact: true })).toBeVisible();
    await expect(table.space('f4')).toHaveAccessibleName(/animal dangereux.*pion rouge, mordu/);

    // TCHANG-9: those who stayed share; what was counted out can be counted back before it is given.
    if ((await table.share.getAttribute('aria-expanded')) !== 'true') await table.share.tap();
    const pair = table.sharing.getByRole('group', { name: /^Pions vert et jaune/ });
    const [toGreen, toYellow] = ['vert', 'jaune'].map(to =>
      pair.getByRole('button', { name: `Une luciole de plus pour le pion ${to}` }),
    );
    for (let i = 0; i < 3; i++) await toGreen!.tap();
    await toYellow!.tap();
    const gift = page.getByRole('main').getByRole('button', { name: /^Donner / });
    await expect(gift).toHaveText('Donner 2 lucioles : Jaune → Vert');
    await gift.tap();
    await expect(table.purse('vert')).toHaveAccessibleName(/^Le pion vert\s: 8 lucioles/);
    await expect(table.purse('jaune')).toHaveAccessibleName(/^Le pion jaune\s: 4 lucioles/);
    await table.end.tap();
    await expect(table.pass, 'the next turn has begun').toBeVisible();

    // A pawn that is bitten does not go, and says why.
    await table.purse('rouge').tap();
    await expect(page.getByTestId('explain')).toContainText('TCHANG-7');
    await table.purse('vert').tap();
    await expect(table.space('f4')).toHaveAccessibleName(/délivre le pion rouge/);
    await table.space('f4').tap();
    await table.go.tap();
    await expect(table.purse('rouge')).not.toHaveAccessibleName(/mordu/);
    await expect(table.space('f4')).toHaveAccessibleName(/(dragon|tangram).*pion rouge, pion vert$/);
    await expect(table.space('f4')).not.toHaveAccessibleName(/animal/);

    const before = await table.board.ariaSnapshot();
    await page.reload();
    await expect(table.end).toBeVisible();
    expect(await table.board.ariaSnapshot(), 'as it was left').toBe(before);
    await expect(table.moves).toHaveCount(4);
  });

  test('TCHANG-4 placing by hand, then the rest by lot', async ({ page }) => {
    await choose(page, { Joueurs: 'En solo', 'Mise en place': 'À la main' }, 'T’Chang');
    await (await place(page, 'T’Chang')).getByRole('button', { name: 'Jouer en solo' }).click();
    const table = new TchangTable(page);
    const main = page.getByRole('main');
    await expect(main.getByText('19 statues à poser')).toBeVisible();
    await table.space('d4').tap();
    await expect(page.getByTestId('explain')).toContainText('TCHANG-4');
    for (const space of ['c4', 'e5']) {
      await table.space(space).tap();
      await expect(table.space(space)).toHaveAccessibleName(/^.., statue cachée/);
    }
    await expect(main.getByText('17 statues à poser')).toBeVisible();
    await table.space('c4').tap();
    await expect(page.getByTestId('explain')).toContainText('TCHANG-4');
    await main.getByRole('button', { name: 'Le reste au hasard' }).tap();
    await expect(table.purses.getByRole('button')).toHaveCount(4);
    await expect(table.board.locator('[aria-label*="statue cachée"]')).toHaveCount(19);
    await expect(table.board.locator('[aria-label*="pierre"]')).toHaveCount(25);
  });
});

test('TCHANG-5 by keyboard alone, with its announcements', async ({ page }) => {
  await openBegun(page, { game: tchang, seats: 1, words: 'alone-2', next: script([]) });
  const table = new TchangTable(page);
  const live = page.getByTestId('live');
  await expect(table.pass).toBeVisible();
  await pressUntil(page, 'Tab', /^d4, départ, pion rouge/);
  await page.keyboard.press('1');
  await expect(table.purse('rouge')).toHaveAttribute('aria-pressed', 'true');
  await walkTo(page, 'f4');
  expect(await focused(page)).toMatch(/^f4, pierre, statue cachée, à 2 lucioles, il en restera 4$/);
  await page.keyboard.press('Enter');
  await expect(live).toContainText('Un animal dangereux en f4 ! Le pion rouge est mordu');
  await page.keyboard.press('t');
  await expect(table.moves).toHaveCount(2);
  await page.keyboard.press('2');
  await expect(table.purse('vert')).toHaveAttribute('aria-pressed', 'true');
  // The focus stays where it was.
  await expect.poll(() => focused(page)).toMatch(/^f4,.*délivre le pion rouge$/);
  // Where another of one's own stands, the first press may have meant that one.
  await page.keyboard.press('Enter');
  await expect(live).toContainText('Le pion vert irait en f4 pour 2 lucioles, il en resterait 4.');
  await page.keyboard.press('Enter');
  await expect(live).toContainText('Le pion vert délivre le pion rouge en f4');
  // Two stand together: they may share, then the turn is ended.
  await page.keyboard.press('l');
  await expect(table.sharing).toBeHidden();
  await page.keyboard.press('l');
  await pressUntil(page, 'Tab', /^Une luciole de plus pour le pion vert/);
  await page.keyboard.press('Enter');
  await pressUntil(page, 'Shift+Tab', /^Donner 1 luciole/);
  await page.keyboard.press('Enter');
  await expect(live).toContainText('donne 1 luciole au pion vert');
  // The panel goes when the gift has been shown; then the turn can be ended.
  await expect(table.moves).toHaveCount(4);
  await expect(table.end).toBeVisible();
  await page.keyboard.press('t');
  await expect(table.pass).toBeVisible();
  // To pass is meant when it is pressed twice.
  await page.keyboard.press('t');
  await expect(table.sure).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(table.pass).toBeVisible();
  await expect(table.moves).toHaveCount(5);
});

test('TCHANG-13 when winning is impossible, the page says so with the rule, and the group may give up', async ({
  page,
}) => {
  const chance = searchChance(3);
  const begun = await openBegun(page, {
    game: tchang,
    seats: 1,
    options: { fireflies: 3 },
    words: 'lost-109',
    next: ({ state, outcome }) =>
      outcome || isHopeless(state as State)
        ? null
        : { seat: 0, move: tchang.writeMove(tchang.sample(state as State, 0, chance)) },
  });
  expect(begun.outcome).toBeNull();
  const main = page.getByRole('main');
  await expect(main.getByText(/vous ne pouvez plus tous sortir\. Vous pouvez jouer/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Règle TCHANG-13' })).toHaveAttribute('href', /#TCHANG-13$/);
  await main.getByRole('button', { name: 'Abandonner' }).click();
  await confirm(page, 'Abandonner');
  await expect(page.getByTestId('turn')).toContainText('Perdu pour cette fois.');
  await expect(main.getByRole('link', { name: 'Voir ses figures' })).toHaveCount(0);
});

test('TCHANG-13 computers that see no way out propose to give up together', async ({ page }) => {
  const chance = searchChance(3);
  const begun = await openBegun(page, {
    game: tchang,
    seats: 2,
    options: { fireflies: 3 },
    words: 'lost-855',
    bots: [null, 3],
    next: ({ state, outcome }) => {
      const s = state as State;
      const hopeless = isHopeless(s);
      if (outcome || (hopeless && s.turn === 0)) return null;
      const move = hopeless ? closing(s) : tchang.sample(s, s.turn, chance);
      return { seat: s.turn, move: tchang.writeMove(move) };
    },
  });
  expect(begun.outcome).toBeNull();
  const main = page.getByRole('main');
  await expect(main.getByText(/L’ordinateur propose d’abandonner ensemble\./)).toBeVisible();
  await main.getByRole('button', { name: 'Continuer' }).click();
  await expect(main.getByText(/L’ordinateur propose/)).toBeHidden();
  await page.reload();
  await main.getByRole('button', { name: 'Abandonner ensemble' }).click();
  await confirm(page, 'Abandonner');
  await expect(page.getByTestId('turn')).toContainText('Perdu pour cette fois.');
});
