import { expect, test } from './fixtures.ts';
import { watchFor } from './keyboard-input.ts';
import { choose, place, sitDown } from './start-game.ts';
import { TchakoTable } from './tchako-table.ts';

test.use({ fastMotionMs: 0 });

/** Seconds beside a name, and whether sand runs there. */
const glass = (table: TchakoTable, seat: number) => table.page.getByTestId(`glass-${seat}`);
const RUNS = /le sable coule$/;
const secondsOf = async (table: TchakoTable, seat: number): Promise<number> =>
  Number(/(\d+) seconde/.exec((await glass(table, seat).getAttribute('aria-label'))!)![1]);

test('TCHAKO-23 by link: the red hourglass is chosen, shown in the invitation, and runs once both are there', async ({
  page,
  newDevice,
}) => {
  await choose(page, { Pendule: 'Sablier rouge' }, 'T’Chako');
  await (await place(page, 'T’Chako')).getByRole('button', { name: 'Inviter par un lien' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByTestId('clock-note')).toContainText('rouge, 1 min chacun');
  await dialog.getByLabel('Votre prénom').fill('Ada');
  await dialog.getByRole('radio', { name: 'Sud' }).check();
  await dialog.getByRole('button', { name: 'Créer le lien' }).click();
  const link = await page.getByLabel('Lien de la table').inputValue();
  const ada = new TchakoTable(page);
  await expect(glass(ada, 0)).toHaveAccessibleName(/60 secondes$/);

  const far = await newDevice({ viewport: { width: 390, height: 844 } });
  await sitDown(far, link, 'Blaise');
  const blaise = new TchakoTable(far, true);
  for (const table of [ada, blaise]) {
    await expect(glass(table, 0)).toHaveAccessibleName(RUNS);
    await expect(glass(table, 1)).not.toHaveAccessibleName(RUNS);
    await expect.poll(() => secondsOf(table, 0)).toBeLessThan(59);
    // What one spends becomes the other's.
    await expect.poll(() => secondsOf(table, 1)).toBeGreaterThan(61);
  }

  // The clock stops while pucks slide, for a moment only.
  await ada.puck('s2').press('Enter');
  await page.getByRole('slider', { name: 'Force' }).press('End');
  const stands = '[data-testid="glass-0"]:not([aria-label$="le sable coule"])';
  const stopped = [await watchFor(page, stands), await watchFor(far, stands)];
  await page.getByRole('button', { name: /^Tirer/ }).click();
  for (const seen of stopped) await seen();
  for (const table of [ada, blaise]) await expect(glass(table, 0)).toHaveAccessibleName(RUNS);
  await ada.endTurn();
  for (const table of [ada, blaise]) {
    await expect(glass(table, 1)).toHaveAccessibleName(RUNS);
    await expect(glass(table, 0)).not.toHaveAccessibleName(RUNS);
    expect((await secondsOf(table, 0)) + (await secondsOf(table, 1))).toBeGreaterThan(119);
  }
  // After a reload the clock shows what the others see.
  await page.reload();
  await expect(glass(ada, 1)).toHaveAccessibleName(RUNS);
  await expect(async () => {
    const [here, there] = await Promise.all([secondsOf(ada, 0), secondsOf(blaise, 0)]);
    expect(Math.abs(here - there)).toBeLessThan(2);
  }).toPass();
});

test('TCHAKO-23 on one screen: the clock survives a reload, time ends a turn, and the next one waits five seconds', async ({
  page,
}) => {
  await page.clock.install();
  await choose(page, { Pendule: 'Sablier rouge' }, 'T’Chako');
  await (await place(page, 'T’Chako')).getByRole('button', { name: 'Sur cet écran' }).click();
  const table = new TchakoTable(page);
  await expect(glass(table, 0)).toBeVisible();
  await page.clock.runFor(33_000);
  await table.puck('s2').focus();
  await expect.poll(() => secondsOf(table, 0)).toBeLessThan(32);
  const left = await secondsOf(table, 0);
  await page.reload();
  await expect(glass(table, 0)).toBeVisible();
  expect(Math.abs((await secondsOf(table, 0)) - left)).toBeLessThan(3);

  await table.puck('s2').press('Enter');
  const respite = page.getByTestId('respite');
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(await respite.count()).toBe(1);
  }).toPass({ intervals: [0] });
  await table.endTurn();
  await expect(page.getByTestId('explain')).toContainText('TCHAKO-23');
  await expect(table.turn).toContainText('Nord');
  await expect(table.moves).toHaveCount(1);
  await expect(table.moves).toHaveAccessibleName(/Temps écoulé$/);
  await page.clock.runFor(6_000);
  await expect(respite).toBeHidden();
  await table.endTurn();
  await expect(table.moves).toHaveCount(2);
});
