import type { Page } from '@playwright/test';
import { dragons } from '@tablee/dragons';
import { tock } from '@tablee/tock';
import { ApiPlayer } from './api-player.ts';
import { DragonsTable } from './dragons-table.ts';
import { expect, test } from './fixtures.ts';
import { choose, place } from './start-game.ts';
import { TockTable } from './tock-table.ts';

/**
 * Where several choose at once, the choices of the others arrive at any moment. A press counts for what was on the
 * screen when the finger came down. The page's clock stands still meanwhile: what has arrived stays on its way to the
 * screen until the finger is up, however fast or slow the machine is.
 */
test.use({ fastMotionMs: 0, viewport: { width: 390, height: 844 }, hasTouch: true, seed: 'together-1' });

/** The page hands on what has arrived to the board, which shows one entry and keeps the next one waiting. */
const HANDED_ON_MS = 60;

/** Lays a table by link as Ada, who takes red. */
async function host(page: Page, game: string, players: string): Promise<string> {
  await page.clock.install();
  await choose(page, { Joueurs: players }, game);
  await (await place(page, game)).getByRole('button', { name: 'Inviter par un lien' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Votre prénom').fill('Ada');
  await dialog.getByRole('radio', { name: /Rouge/ }).check();
  await dialog.getByRole('button', { name: 'Créer le lien' }).click();
  return page.getByLabel('Lien de la table').inputValue();
}

/** Once all are seated, the table keeps its place. */
async function stopClock(page: Page): Promise<void> {
  await expect(page.getByLabel('Lien de la table')).toBeHidden();
  await page.clock.pauseAt(Date.now() + 2_000);
}

/** How many entries of the game the server has told this page. */
function countTold(page: Page): () => Promise<number> {
  let last = 0;
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      const frame = JSON.parse(String(payload)) as { readonly t: string; readonly n?: number };
      if (frame.t === 'table') last = Math.max(last, frame.n ?? 0);
    }),
  );
  // Asked of the page itself, which has read by then what it was told before.
  return () => page.evaluate(() => undefined).then(() => last);
}

test('TOCK-6 a card, and the yes to it, pressed while the others choose', async ({ page }) => {
  const told = countTold(page);
  const link = await host(page, 'Tock', 'À quatre');
  const blaise = await ApiPlayer.sit(tock, link, 'Blaise');
  const chloe = await ApiPlayer.sit(tock, link, 'Chloé');
  const denis = await ApiPlayer.sit(tock, link, 'Denis');
  const table = new TockTable(page);
  await expect(table.cards).toHaveCount(5);
  await stopClock(page);
  const where = await table.hand.boundingBox();

  await table.cards.first().hover();
  await page.mouse.down();
  await blaise.play();
  await expect.poll(told).toBe(1);
  expect(await table.hand.boundingBox(), 'the hand stays under the finger').toEqual(where);
  await page.mouse.up();
  await expect(table.cards.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(table.ready).toBeVisible();

  // A whole tap while the board is still behind: another card instead.
  await chloe.play();
  await expect.poll(told).toBe(2);
  await page.clock.runFor(HANDED_ON_MS);
  await table.cards.last().tap();
  await expect(table.cards.last()).toHaveAttribute('aria-pressed', 'true');

  await table.ready.hover();
  await page.mouse.down();
  await denis.play();
  await expect.poll(told).toBe(3);
  await page.mouse.up();
  await expect.poll(told).toBe(4);
  await page.clock.resume();
  await expect(table.moves).toHaveCount(4);
});

test('DRAGON-2 a gesture pressed while the others choose', async ({ page }) => {
  const told = countTold(page);
  const link = await host(page, 'Combats de dragons', 'À trois');
  const blaise = await ApiPlayer.sit(dragons, link, 'Blaise');
  const chloe = await ApiPlayer.sit(dragons, link, 'Chloé');
  const table = new DragonsTable(page);
  await expect(table.gesture('Papier')).toBeVisible();
  await stopClock(page);
  const where = await table.desk.boundingBox();

  await table.gesture('Papier').hover();
  await page.mouse.down();
  for (const [others, device] of [blaise, chloe].entries()) {
    await device.play();
    await expect.poll(told).toBe(others + 1);
  }
  await page.clock.runFor(HANDED_ON_MS);
  expect(await table.desk.boundingBox(), 'it stays under the finger').toEqual(where);
  await page.mouse.up();
  await expect.poll(told).toBe(3);
});
