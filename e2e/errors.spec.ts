import { NO_NETWORK } from './console-errors.ts';
import { expect, test } from './fixtures.ts';
import { host, NO_TABLE, place, readRecord, startScreen } from './start-game.ts';

const NOT_FOUND = /404 \(Not Found\)/;

test('an unknown table: a sentence and a link home', async ({ page, consoleErrors }) => {
  consoleErrors.expect(NOT_FOUND);
  await page.goto(NO_TABLE);
  await expect(page.getByRole('heading', { level: 1, name: /^Cette table n’existe pas/ })).toBeVisible();
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expect(page.getByRole('heading', { name: 'À quoi joue-t-on ?' })).toBeVisible();
});

for (const [what, path] of [
  ['a table link cut short', '/t/abc'],
  ['a table link with signs that are none', '/t/%F0%9F%8E%B2%20%3Cb%3E'],
  ['a look back at an unknown table', `${NO_TABLE}/replay?n=3`],
] as const) {
  test(`${what}: it says that there is no such table`, async ({ page, consoleErrors }) => {
    consoleErrors.expect(NOT_FOUND, /400 \(Bad Request\)/);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: /^Cette table n’existe pas/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Retour à l’accueil' })).toBeVisible();
  });
}

for (const [what, path, sentence] of [
  ['an address of nothing', '/nulle-part', 'Il n’y a rien à cette adresse.'],
  ['a game of another device', '/partie/abcdefghij', /^Cette partie n’est pas sur cet appareil/],
  ['its look back', '/partie/abcdefghij/revoir', /^Cette partie n’est pas sur cet appareil/],
  ['a record link cut short', '/replay?n=3#q1bKSy0uUbI', /^Ce lien de partie est incomplet/],
  ['a record link without a record', '/replay', /^Ce lien de partie est incomplet/],
  ['rules of an unknown game', '/regles/echecs', 'Tablée ne connaît pas ce jeu.'],
] as const) {
  test(`${what}: a sentence and a link home`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: sentence })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Retour à l’accueil' })).toBeVisible();
  });
}

test('a wrong personal link does not give a seat away', async ({ page, newDevice }) => {
  const link = await host(page, 'Ada', 'Rouge');
  const stranger = await newDevice();
  await stranger.goto(`${link}#${'A'.repeat(43)}`);
  await expect(stranger.getByRole('region', { name: 'Ada' })).toBeVisible();
  await expect(stranger.getByText('Ada (vous)')).toHaveCount(0);
  await expect(stranger.getByRole('button', { name: 'S’asseoir' })).toBeVisible();
});

test('files that are not records are refused with a sentence', async ({ page }) => {
  const whole = readRecord('finished');
  const record = JSON.parse(whole) as { entries: { seat: number; move: string }[] };
  const bad = /^Ce texte n’est pas une partie de Tablée/;
  await page.goto('/');
  await page.getByText('Ouvrir une partie enregistrée').click();
  for (const [text, sentence] of [
    ['', bad],
    ['bonjour', bad],
    ['{"tablee":1}', bad],
    [whole.slice(0, whole.length / 2), bad],
    [JSON.stringify({ ...record, game: 'echecs' }), /^Cette partie est d’un jeu que Tablée ne connaît pas/],
    [JSON.stringify({ ...record, rules: 999 }), /version des règles/],
    [JSON.stringify({ ...record, entries: [{ seat: 0, move: 'a1a6' }] }), bad],
    [JSON.stringify({ ...record, entries: record.entries.toReversed() }), bad],
  ] as const) {
    await page.getByLabel('Texte de la partie').fill(text);
    await page.getByRole('button', { name: 'Ouvrir', exact: true }).click();
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
    await page.reload();
    await page.getByText('Ouvrir une partie enregistrée').click();
  }
});

test('inviting without a name asks for one', async ({ page }) => {
  await page.goto('/');
  await (await place(page)).getByRole('button', { name: 'Inviter par un lien' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Votre prénom').fill('   ');
  await dialog.getByRole('button', { name: 'Créer le lien' }).click();
  await expect(dialog.getByText(/^Écrivez votre prénom/)).toBeVisible();
});

test('a double click opens one table and takes one seat', async ({ page, newDevice }) => {
  await page.goto('/');
  await (await place(page)).getByRole('button', { name: 'Inviter par un lien' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Votre prénom').fill('Ada');
  // The second click comes after the server's answer, while the screen of the table still loads.
  const opened = page.waitForResponse(response => response.request().method() === 'POST');
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async route => {
    await scripts.promise;
    await route.continue();
  });
  const go = dialog.locator('button[type="submit"]');
  await go.dblclick();
  await opened;
  await go.click({ force: true });
  scripts.resolve();
  const link = await page.getByLabel('Lien de la table').inputValue();
  const guest = await newDevice();
  await guest.goto(link);
  await guest.getByLabel('Votre prénom').fill('Blaise');
  await guest.getByRole('button', { name: 'S’asseoir' }).dblclick();
  await expect(guest.getByText('Blaise (vous)')).toBeVisible();
  await page.getByRole('link', { name: 'Accueil' }).click();
  await expect(page.getByRole('region', { name: 'Vos parties' }).getByRole('listitem')).toHaveCount(1);
});

test('a second press while the table loads begins no second game', async ({ page }) => {
  const region = await place(page, 'Tock');
  const bot = region.getByRole('button', { name: 'Contre l’ordinateur' });
  await expect(bot).toBeVisible();
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async route => {
    await scripts.promise;
    await route.continue();
  });
  await bot.click();
  await bot.click({ force: true });
  await expect(bot).toBeDisabled();
  await region.getByRole('button', { name: 'Sur cet écran' }).click({ force: true });
  scripts.resolve();
  await expect(page.getByText('Choisissez une carte pour votre partenaire').first()).toBeVisible();
  const stored = () => Object.keys(localStorage).filter(key => key.startsWith('tablee.game.'));
  expect(await page.evaluate(stored)).toHaveLength(1);
});

test('without a server the page says what does not work and offers what does', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.expect(NO_NETWORK);
  await page.goto('/');
  await (await place(page)).getByRole('button', { name: 'Inviter par un lien' }).click();
  await expect(page.getByLabel('Votre prénom')).toBeVisible();
  await server.stop();
  try {
    await page.getByLabel('Votre prénom').fill('Ada');
    await page.getByRole('button', { name: 'Créer le lien' }).click();
    const sentence = page.getByRole('dialog').getByText(/^Le serveur ne répond pas\. Contre l’ordinateur/);
    await expect(sentence).toBeVisible();
  } finally {
    await server.start();
  }
  await page.getByRole('button', { name: 'Créer le lien' }).click();
  await expect(page.getByLabel('Lien de la table')).toHaveValue(/\/t\//);
});

test('a part of the page that did not arrive is asked for again, with its style', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(NO_NETWORK);
  const part = /\/assets\/moves-list-/;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route(part, route => route.abort());
  const table = await startScreen(page);
  await table.pawns.first().click();
  await table.targets.first().click();
  const notice = page.getByText('Un morceau de la page n’est pas arrivé. Rechargez-la.');
  await expect(notice).toBeVisible();
  await page.unroute(part);
  const moves = page.getByRole('list', { name: 'Coups' });
  await expect(moves.getByRole('link').first()).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(moves).toHaveCSS('list-style-type', 'none');
});
