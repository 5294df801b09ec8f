import type { BrowserContext } from '@playwright/test';
import { NO_NETWORK } from './console-errors.ts';
import { expect, test } from './fixtures.ts';
import { confirm, host, invite, pasted, pickFromMenu, sitDown, sitTwo, startScreen } from './start-game.ts';
import { Table } from './table.ts';

const allowPaste = (context: BrowserContext): Promise<void> =>
  context.grantPermissions(['clipboard-read', 'clipboard-write']);

/** Both see the same stones and pawns, and the same moves. */
async function expectSame(one: Table, other: Table): Promise<void> {
  await expect.poll(async () => (await other.read()).join()).toBe((await one.read()).join());
  expect(await other.moves.count()).toBe(await one.moves.count());
}

test('two browsers play through a dropped connection without losing a move', async ({
  page,
  newDevice,
  consoleErrors,
}) => {
  consoleErrors.expect(NO_NETWORK);
  const far = await newDevice();
  const [ada, blaise] = await sitTwo(page, far);
  await ada.playTurn();
  await expect(blaise.yourTurn).toBeVisible();
  await expectSame(ada, blaise);

  // Blaise is in a tunnel: what he plays is shown at once and waits; Ada sees nothing of it.
  await far.context().setOffline(true);
  await expect(far.getByText(/^Vous êtes hors ligne/)).toBeVisible();
  const before = await ada.moves.count();
  await blaise.playTurn();
  await expect(far.getByText('Coup en route…')).toBeVisible();
  expect(await ada.moves.count()).toBe(before);

  await far.context().setOffline(false);
  await expect(ada.yourTurn).toBeVisible();
  await expect(far.getByText(/^Vous êtes hors ligne/)).toBeHidden();
  await expectSame(blaise, ada);
  await ada.playTurn();
  await expect(blaise.yourTurn).toBeVisible();
  await expectSame(ada, blaise);
});

test('after the server is killed and restarted, the game goes on', async ({
  page,
  newDevice,
  server,
  consoleErrors,
}) => {
  consoleErrors.expect(NO_NETWORK);
  const [ada, blaise] = await sitTwo(page, await newDevice());
  await ada.playTurn();
  await expect(blaise.yourTurn).toBeVisible();
  await server.kill();
  await expect(page.getByText(/^Connexion perdue/)).toBeVisible();
  await blaise.playTurn();
  await server.start();
  // The longer it was away, the longer a page waits between two tries.
  await expect(ada.yourTurn).toBeVisible({ timeout: 60_000 });
  await expectSame(blaise, ada);
  await ada.playTurn();
  await expect(blaise.yourTurn).toBeVisible();
  await expectSame(ada, blaise);
});

test('a server that is stopped says so', async ({ page, server, consoleErrors }) => {
  consoleErrors.expect(NO_NETWORK);
  await host(page, 'Ada', 'Rouge');
  await server.stop();
  await expect(page.getByText('Le serveur redémarre. La partie reprendra toute seule.')).toBeVisible();
  await server.start();
  await expect(page.getByText('Le serveur redémarre. La partie reprendra toute seule.')).toBeHidden({
    timeout: 60_000,
  });
});

test('a spectator on the same link sees the game and cannot play', async ({ page, newDevice }) => {
  const [ada, , link] = await sitTwo(page, await newDevice());
  const watcher = await newDevice();
  await watcher.goto(link);
  await expect(watcher.getByText('Vous regardez cette partie.')).toBeVisible();
  await expect(page.getByText('1 spectateur')).toBeVisible();
  const seen = new Table(watcher);
  await ada.playTurn();
  await expect.poll(() => seen.moves.count()).toBe(await ada.moves.count());
  await expectSame(ada, seen);
  await expect(seen.pawns).toHaveCount(0);
});

test('the personal link moves the seat to another device', async ({ page, context, newDevice }) => {
  await allowPaste(context);
  const [ada, blaise] = await sitTwo(page, await newDevice());
  await ada.playTurn();
  await pickFromMenu(page, 'Mon lien personnel');
  await expect(page.getByRole('main').getByText('Lien copié.')).toBeVisible();
  const own = await pasted(page);
  await page.close();
  await blaise.playTurn();

  const phone = await newDevice({ viewport: { width: 390, height: 844 } });
  await phone.goto(own);
  const carried = new Table(phone);
  await expect(phone.getByText('Ada (vous)')).toBeVisible();
  expect(phone.url(), 'the secret is not left in the address bar').not.toContain('#');
  await expect(carried.yourTurn).toBeVisible();
  await expectSame(blaise, carried);
  await carried.playTurn();
  await expect(blaise.yourTurn).toBeVisible();
});

test('a player who closed the page finds the seat again on the home page', async ({
  page,
  context,
  newDevice,
}) => {
  const [ada] = await sitTwo(page, await newDevice());
  await ada.playTurn();
  const count = await ada.moves.count();
  await page.close();
  const later = await context.newPage();
  await later.goto('/');
  await later
    .getByRole('region', { name: 'Vos parties' })
    .getByRole('link', { name: /Blaise/ })
    .click();
  await expect(later.getByText('Ada (vous)')).toBeVisible();
  await expect(new Table(later).moves).toHaveCount(count);
});

test('taking back needs consent; a draw needs two; the rematch swaps colours', async ({
  page,
  newDevice,
}) => {
  const far = await newDevice();
  const [ada, blaise] = await sitTwo(page, far);
  await ada.playTurn();
  await expect(blaise.yourTurn).toBeVisible();

  await page.getByRole('button', { name: 'Demander à reprendre' }).click();
  await expect(page.getByText('Vous avez demandé à reprendre. On attend la réponse.')).toBeVisible();
  await far.getByRole('button', { name: 'Refuser' }).click();
  await expect(page.getByText('Vous avez demandé à reprendre. On attend la réponse.')).toBeHidden();
  await expect(blaise.yourTurn).toBeVisible();

  await page.getByRole('button', { name: 'Demander à reprendre' }).click();
  await expect(far.getByText('Ada voudrait reprendre son coup.')).toBeVisible();
  await far.getByRole('button', { name: 'Accepter' }).click();
  await expect(ada.yourTurn).toBeVisible();
  await expectSame(ada, blaise);

  await pickFromMenu(page, 'Proposer l’égalité');
  await confirm(page, 'Proposer l’égalité');
  await expect(far.getByText('Ada propose l’égalité.')).toBeVisible();
  await far.getByRole('button', { name: 'Accepter' }).click();
  for (const side of [page, far]) {
    await expect(side.getByRole('main').getByText('Égalité d’un commun accord.')).toBeVisible();
  }

  await ada.over.click();
  await expect(far.getByText('Ada propose une revanche.')).toBeVisible();
  await far.getByRole('button', { name: 'Accepter' }).click();
  await expect(far.getByRole('group', { name: 'Plateau de Tchag, Rouge en bas' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Plateau de Tchag, Jaune en bas' })).toBeVisible();
  await blaise.playTurn();
  await expect(ada.yourTurn).toBeVisible();
  await expectSame(blaise, ada);
});

test('a running game by link is replayed, saved and checked', async ({ page, context, newDevice }) => {
  await allowPaste(context);
  const [ada] = await sitTwo(page, await newDevice());
  await ada.playTurn();
  const played = await ada.moves.count();
  await pickFromMenu(page, 'Vérifier la partie');
  await expect(page.getByRole('main').getByText(/^Tout est en ordre|sous scellés/)).toBeVisible();
  const saving = page.waitForEvent('download');
  await pickFromMenu(page, 'Enregistrer la partie');
  expect((await saving).suggestedFilename()).toMatch(/^tablee-tchag-.*\.json$/);
  await pickFromMenu(page, 'Revoir la partie');
  await page.getByRole('slider').fill('1');
  const first = await ada.read();
  await page.getByRole('button', { name: 'Partager depuis ce coup' }).click();
  await expect(page.getByRole('main').getByText('Lien copié.')).toBeVisible();
  const friend = await newDevice();
  await friend.goto(await pasted(page));
  await expect(friend.getByRole('slider')).toHaveAttribute('aria-valuetext', `Coup 1 sur ${played}`);
  await expect.poll(() => new Table(friend).read()).toEqual(first);
  await page.getByRole('link', { name: 'Retour à la table' }).click();
  await expect(page.getByText('Ada (vous)')).toBeVisible();
});

test('resigning by link: the other wins and is told', async ({ page, newDevice }) => {
  const far = await newDevice();
  await sitTwo(page, far);
  await pickFromMenu(page, 'Abandonner');
  await confirm(page, 'Abandonner');
  await expect(page.getByRole('main').getByText('Perdu pour cette fois.')).toBeVisible();
  await expect(far.getByRole('main').getByText('Vous avez gagné !')).toBeVisible();
  await expect(far.getByRole('main').getByText('Ada abandonne.')).toBeVisible();
});

test('a game started on one screen continues by link', async ({ page, newDevice }) => {
  const table = await startScreen(page);
  await table.playTurn();
  const [played, position] = [await table.moves.count(), await table.read()];
  await pickFromMenu(page, 'Continuer par un lien');
  const link = await invite(page, 'Ada', 'Rouge');
  const guest = await sitDown(await newDevice(), link, 'Blaise');
  await expect(guest.yourTurn).toBeVisible();
  await expect(guest.moves).toHaveCount(played);
  await expect.poll(() => guest.read()).toEqual(position);
  await guest.playTurn();
  await expect(new Table(page).yourTurn).toBeVisible();
  await expectSame(guest, new Table(page));
});

test('where WebSockets are blocked, the game runs over events and requests', async ({ page, newDevice }) => {
  const far = await newDevice();
  // A network that cuts every WebSocket as soon as it is open.
  await far.routeWebSocket(/\/ws$/, socket => socket.close());
  const stream = far.waitForRequest(/\/api\/tables\/[^/]+\/events/);
  const [ada, blaise] = await sitTwo(page, far);
  await stream;
  await ada.playTurn();
  await expect(blaise.yourTurn).toBeVisible();
  await expectSame(ada, blaise);
  await blaise.playTurn();
  await expect(ada.yourTurn).toBeVisible();
  await expectSame(blaise, ada);
});
