import type { Locator, Page } from '@playwright/test';
import { DragonsTable } from './dragons-table.ts';
import { expect, test } from './fixtures.ts';
import { choose, openRecord, place } from './start-game.ts';
import { Table } from './table.ts';
import { TchakoTable } from './tchako-table.ts';
import { TchangTable } from './tchang-table.ts';
import { openKept } from './tekao-table.ts';
import { TockScreen } from './tock-screen.ts';

test.use({ fastMotionMs: 0 });

/** The sum of all layout shifts since this document was opened, without those that follow an input. */
const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(done => {
        let sum = 0;
        const seen = new PerformanceObserver(list => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
              sum += Number(entry.value);
          }
        });
        seen.observe({ type: 'layout-shift', buffered: true });
        // Two frames: what is buffered is delivered with the first.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(sum))));
      }),
  );

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
/** Home and one table are looked at on both; each other game on one, where LONG is not set. */
const LONG = process.env.LONG !== undefined;
const sizesOf = (short: keyof typeof SIZES) =>
  LONG ? Object.entries(SIZES) : [[short, SIZES[short]] as const];

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport });

    test('home does not shift while it loads', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Tchag' })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      expect(await shiftsOf(page)).toBeLessThan(0.01);
    });

    test('a table does not shift while it loads', async ({ page }) => {
      await page.goto('/');
      await (await place(page)).getByRole('button', { name: 'Sur cet écran' }).click();
      const table = new Table(page);
      await expect(table.pawns.first()).toBeVisible();
      await page.reload();
      await expect(table.pawns.first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      expect(await shiftsOf(page)).toBeLessThan(0.01);
    });
  });
}

for (const [size, viewport] of sizesOf('phone')) {
  test.describe(`four at a table, ${size}`, () => {
    test.use({ viewport });

    test('it does not shift while it loads, nor while the others play', async ({ page }) => {
      await page.goto('/');
      // Red plays first after the swap (TOCK-5): then it is the others' turn.
      await choose(page, { 'Votre couleur': 'Bleu' }, 'Tock');
      await (await place(page, 'Tock')).getByRole('button', { name: 'Contre l’ordinateur' }).click();
      const table = new TockScreen(page);
      await expect(table.cards.first()).toBeVisible();
      await page.reload();
      await expect(table.cards.first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      await expect(table.moves).toHaveCount(3);
      expect(await shiftsOf(page)).toBeLessThan(0.01);
      await table.playFirst();
      await expect.poll(() => table.moves.count(), { timeout: 60_000 }).toBeGreaterThan(4);
      await expect(table.cards.first()).toBeVisible({ timeout: 60_000 });
      expect(await shiftsOf(page)).toBeLessThan(0.02);
    });
  });
}

for (const [size, viewport] of sizesOf('desktop')) {
  test.describe(`Tekao, ${size}`, () => {
    test.use({ viewport });

    test('neither placing nor battle shifts: while it loads, and when the computer has played', async ({
      page,
    }) => {
      for (const [record, act] of [
        ['tekao-drawn', 'place'],
        ['tekao-clash', 'turn'],
      ] as const) {
        const table = await openKept(page, record, [null, 1]);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForLoadState('networkidle');
        expect(await shiftsOf(page), `${record}, opened`).toBeLessThan(0.01);
        const before = await table.moves.count();
        await table.square(act === 'place' ? 'd2' : 'e3').click();
        await (act === 'place' ? table.confirm : table.turns.first()).click();
        await expect.poll(() => table.moves.count()).toBe(before + 2);
        await expect(table.able.or(table.free).first()).toBeVisible();
        expect(await shiftsOf(page), `${record}, answered`).toBeLessThan(0.02);
      }
    });
  });
}

for (const [size, viewport] of sizesOf('phone')) {
  test.describe(`after a reload, ${size}`, () => {
    test.use({ viewport });

    /** After a reload, and after something was done that the computer answers. */
    async function stays(page: Page, ready: Locator, act: () => Promise<void>): Promise<void> {
      await expect(ready).toBeVisible({ timeout: 60_000 });
      await page.reload();
      await expect(ready).toBeVisible({ timeout: 60_000 });
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      expect(await shiftsOf(page), 'opened').toBeLessThan(0.01);
      await act();
      await expect(ready).toBeVisible({ timeout: 60_000 });
      expect(await shiftsOf(page), 'answered').toBeLessThan(0.02);
    }

    test('T’Chang does not shift while it loads, nor while the others play', async ({ page }) => {
      await page.goto('/');
      await choose(page, { Joueurs: 'À deux', 'Force de l’ordinateur': 'Poussin' }, 'T’Chang');
      await (await place(page, 'T’Chang')).getByRole('button', { name: 'Avec l’ordinateur' }).click();
      const table = new TchangTable(page);
      await stays(page, table.pass, async () => {
        const before = await table.moves.count();
        await table.pass.click();
        await table.sure.click();
        await expect.poll(() => table.moves.count()).toBeGreaterThan(before + 1);
      });
    });

    test('T’Chako does not shift while it loads and others play, and its board stays where a puck is chosen', async ({
      page,
    }) => {
      await page.goto('/');
      await choose(
        page,
        {
          'Force de l’ordinateur': 'Poussin',
          'Votre couleur': 'Sud',
          Pendule: 'Sablier bleu, 1 min 30 chacun',
        },
        'T’Chako',
      );
      await (await place(page, 'T’Chako')).getByRole('button', { name: 'Contre l’ordinateur' }).click();
      const table = new TchakoTable(page);
      await stays(page, table.end, async () => {
        const where = await table.board.boundingBox();
        await table.puck('s2').click();
        await expect(page.getByRole('slider', { name: 'Force' })).toBeVisible();
        expect(await table.board.boundingBox()).toEqual(where);
        await page.getByRole('button', { name: /^Tirer/ }).click();
        await expect(table.moves).toHaveCount(1);
        await table.rest();
        await table.endTurn();
        await expect(table.end).toBeHidden();
      });
    });

    test('Combats de dragons does not shift while it loads, nor from hands to stones', async ({ page }) => {
      await page.goto('/');
      await choose(page, { Joueurs: 'À deux', 'Force de l’ordinateur': 'Poussin' }, 'Combats de dragons');
      await (await place(page, 'Combats de dragons'))
        .getByRole('button', { name: 'Contre l’ordinateur' })
        .click();
      const table = new DragonsTable(page);
      await stays(page, table.gesture('Pierre').or(table.stones.first()), async () => {
        await table.gesture('Pierre').click();
        await expect(table.gesture('Pierre')).toBeHidden();
      });
    });
  });
}

test('pages at addresses in English open without an error of the browser', async ({ page }) => {
  // The fixture holds each console error, exception and CSP violation against the test; a11y.spec.ts opens the others.
  for (const path of [
    '/rules/tchag#TCHAG-6',
    '/rules/tekao#TEKAO-9',
    '/rules/dragons#DRAGON-6',
    '/rules/tchako#TCHAKO-30',
    '/about',
    '/nowhere',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/api');
  await expect(page.getByText('Tablée').first()).toBeVisible();
  await openRecord(page, 'finished');
});
