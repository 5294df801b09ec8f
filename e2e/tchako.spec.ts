import { tchako } from '@tablee/tchako';
import { expect, test } from './fixtures.ts';
import { openBegun, script } from './saved-games.ts';
import { place } from './start-game.ts';
import { TchakoTable } from './tchako-table.ts';
import { flick, pull } from './touch-input.ts';

const lastMove = (page: TchakoTable['page']): Promise<string | undefined> =>
  page.evaluate(() => {
    const { record } = JSON.parse(localStorage.getItem('tablee.game.begun')!) as {
      record: { entries: { move: string }[] };
    };
    return record.entries.at(-1)?.move;
  });

test.describe('with a finger on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('TCHAKO-22 a flick: too slow does nothing, a fast one follows the finger’s direction and speed', async ({
    page,
  }) => {
    await openBegun(page, {
      game: tchako,
      seats: 2,
      options: { shooting: 'flick' },
      words: 'flick',
      next: script([]),
    });
    const table = new TchakoTable(page);
    await expect(table.puck('s2')).toBeVisible();
    await flick(table.puck('s2'), { x: 0, y: -40 }, 900);
    await expect(page.getByText('Un peu plus vite', { exact: false }).first()).toBeVisible();
    await expect(table.moves).toHaveCount(0);

    await flick(table.puck('s2'), { x: 6, y: -70 }, 110);
    await expect(table.moves).toHaveCount(1);
    const [, puck, direction, gentle] = (await lastMove(page))!.split(' ');
    expect(puck).toBe('s2');
    // Five degrees to the right of straight ahead, give or take one.
    expect(Math.abs(Number(direction) - (1024 - 56))).toBeLessThan(12);
    await table.rest();
    await flick(table.puck('s1'), { x: 6, y: -70 }, 50);
    await expect(table.moves).toHaveCount(2);
    const [, , , hard] = (await lastMove(page))!.split(' ');
    expect(Number(hard)).toBeGreaterThan(Number(gentle) * 1.3);
  });

  test('TCHAKO-22 a pull has a magnifier beside the finger; the shot leaves a trail, and is taken back in a casual game', async ({
    page,
  }) => {
    await openBegun(page, {
      game: tchako,
      seats: 2,
      options: { casual: true },
      words: 'casual',
      bots: [null, 1],
      next: script([]),
    });
    const table = new TchakoTable(page);
    await expect(page.getByText('Tour 1 · amicale')).toBeVisible();
    // The page has settled, and a finger on the puck would reach it.
    await table.puck('s2').click({ trial: true });
    const before = await table.places();
    const loupe = page.locator('.tchako-loupe');
    const tail = page.locator('.tchako-tail').first().waitFor({ state: 'attached' });
    await pull(table.puck('s2'), { x: 10, y: 50 }, async () => {
      await expect(loupe).toBeVisible();
      const [seen, puck] = [(await loupe.boundingBox())!, (await table.puck('s2').boundingBox())!];
      const clear =
        seen.y + seen.height < puck.y || seen.x + seen.width < puck.x || seen.x > puck.x + puck.width;
      expect(clear, 'the magnifier covers the puck').toBe(true);
    });
    await tail;
    await expect(loupe).toHaveCount(0);
    await expect(table.moves).toHaveCount(1);
    await table.rest();
    await expect(page.locator('.tchako-tail')).toHaveCount(0);
    await expect(page.getByTestId('trace').locator('.was')).toHaveCount(1);
    expect(await table.places()).not.toEqual(before);
    await page.getByRole('button', { name: 'Reprendre', exact: true }).click();
    await expect(table.moves).toHaveCount(0);
    await expect(page.getByTestId('trace')).toHaveCount(0);
    expect(await table.places()).toEqual(before);
    await expect(table.points).toHaveAccessibleName(/5/);
  });
});

test('a shot of a game that is not casual cannot be taken back, and the table says so', async ({ page }) => {
  await openBegun(page, {
    game: tchako,
    seats: 2,
    words: 'bound',
    bots: [null, 1],
    next: script([[0, 'shoot s2 1024 300']]),
  });
  await page.getByRole('button', { name: 'Reprendre', exact: true }).click({ force: true });
  await expect(
    page.getByText('Un tir ne se reprend pas, sauf dans une partie amicale.').first(),
  ).toBeVisible();
});

/** A short game: North lets everything happen. The first letter says who plays. */
const GAME = [
  's shoot sq 617 512',
  's create VS',
  'n end',
  's create N4',
  's shoot s5 1623 624',
  's create N4',
  's end',
  'n end',
  's shoot s5 1455 1000',
];

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('TCHAKO-22 an aimed game by keyboard alone to its end, with its announcements', async ({ page }) => {
    await (await place(page, 'T’Chako')).getByRole('button', { name: 'Sur cet écran' }).press('Enter');
    const table = new TchakoTable(page);
    const heard = (words: RegExp) =>
      expect(page.getByRole('status').filter({ hasText: words })).toBeAttached();
    // What a line would show is said: how it is aimed, and what it meets.
    await table.puck('s2').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await heard(/Direction 2°, force 40\s%\. La ligne touche d’abord un élastique, à 29\smm\./);
    await page.keyboard.press('Escape');
    for (const played of GAME) {
      const [side, move] = [played[0], played.slice(2)];
      await expect(table.turn).toContainText(side === 's' ? 'Sud' : 'Nord');
      await table.playByKeys(move);
    }
    await heard(/T’chako\s! La reine de Nord est vulnérable.*Sud gagne/);
    // Who has won is said once, and then how.
    await expect(table.turn).toHaveText(/^Sud gagne\s*Nord est en t’chako, et sans reine\.$/);
  });
});
