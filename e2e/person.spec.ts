import { generateKeyPairSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { confirm, host, sitDown } from './start-game.ts';

/** "Mes parties": keeping games, finding them on another device, and leaving. */

const PASSWORD = 'quatre dragons verts';
const hello = (page: Page, name: string) => page.getByRole('heading', { name: `Bonjour, ${name} !` });

/** The game of Tchag in the list of one's games. */
const played = (page: Page) =>
  page.getByRole('region', { name: 'Parties par lien' }).getByRole('link', { name: /^Tchag/ });

/** A device that makes and answers passkeys by itself, as a phone does after a fingerprint. */
async function addAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return { cdp, authenticatorId };
}
type Authenticator = { readonly cdp: CDPSession; readonly authenticatorId: string };

/** What a person's password manager does between two devices. */
async function copyPasskey(from: Authenticator, to: Authenticator, change: { privateKey?: string } = {}) {
  const { credentials } = await from.cdp.send('WebAuthn.getCredentials', from);
  const credential = { ...credentials[0]!, ...change };
  await to.cdp.send('WebAuthn.addCredential', { authenticatorId: to.authenticatorId, credential });
}

/** A person made through the API: the forms have a test of their own. */
async function keepByPassword(page: Page, name: string): Promise<{ signIn: string; recovery: string }> {
  const profile = { name, avatar: 7, colour: 1 };
  const answer = await page.request.put('/api/me/password', { data: { password: PASSWORD, profile } });
  expect(answer.status()).toBe(200);
  return answer.json();
}

const fold = (page: Page, name: string) => page.locator('summary', { hasText: name }).click();

test('a passkey, by keyboard, keeps the games of a guest and opens them on another device', async ({
  page,
  newDevice,
  consoleErrors,
}) => {
  consoleErrors.expect(/40[13] /);
  const phone = await addAuthenticator(page);
  const link = await host(page, 'Ada', 'Rouge');
  await page.goto('/');
  await page.getByRole('link', { name: 'Garder mes parties' }).click();
  await expect(played(page)).toContainText('en cours');
  await expect(page.getByLabel('Votre prénom')).toHaveValue('Ada');
  await page.getByRole('button', { name: 'Garder avec une clé d’accès' }).focus();
  await page.keyboard.press('Enter');
  await expect(hello(page, 'Ada')).toBeFocused();
  await expect(page.getByText(/^C’est gardé/).first()).toBeVisible();

  const other = await newDevice();
  const desk = await addAuthenticator(other);
  await copyPasskey(phone, desk);
  await other.goto('/moi');
  await other.getByRole('button', { name: 'Ouvrir avec ma clé d’accès' }).click();
  await expect(hello(other, 'Ada')).toBeVisible();
  await other.getByRole('link', { name: 'Tablée' }).click();
  await other.getByRole('link', { name: /par lien/ }).click();
  await expect(other.getByText('Ada (vous)')).toBeVisible();
  expect(other.url()).toBe(link);

  // The same passkey with another secret is forged.
  const thief = await newDevice();
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const der = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  await copyPasskey(phone, await addAuthenticator(thief), { privateKey: der });
  await thief.goto('/moi');
  await thief.getByRole('button', { name: 'Ouvrir avec ma clé d’accès' }).click();
  await expect(thief.getByText(/^Cette clé n’a pas été acceptée/).first()).toBeVisible();

  await fold(page, 'Clés et mot de passe');
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  await expect(page.getByText('Cet appareil a déjà une clé pour vos parties.').first()).toBeVisible();
  // The only passkey is the only way back: the question says so.
  await page.getByRole('button', { name: /^Retirer la clé/ }).click();
  await expect(page.getByRole('dialog')).toContainText('seul moyen de revenir');
  await confirm(page, 'Retirer cette clé');
  await expect(page.getByText('Aucune clé d’accès pour l’instant.')).toBeVisible();
  // And so is the last device then.
  await fold(page, 'Appareils');
  await page.getByRole('button', { name: /^Déconnecter : / }).click();
  await confirm(page, 'Déconnecter');
  await expect(page.getByRole('button', { name: /^Déconnecter : / })).toHaveCount(0);
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page.getByText(/^C’est votre seul appareil/).first()).toBeVisible();

  // The list has pages of fifty games.
  const data = { game: 'tock', seats: 2, seat: 0, name: 'Ada' };
  const laid = await Promise.all(
    Array.from({ length: 50 }, () => page.request.post('/api/tables', { data })),
  );
  expect(laid.filter(answer => answer.ok())).toHaveLength(50);
  await page.reload();
  const rows = page.getByRole('region', { name: 'Parties par lien' }).getByRole('listitem');
  await expect(rows).toHaveCount(50);
  await page.getByRole('button', { name: 'Voir les parties d’avant' }).click();
  await expect(rows).toHaveCount(51);
  await expect(played(page)).toBeVisible();
});

test('a password with its recovery sheet: signing out, in again, and recovering', async ({
  page,
  newDevice,
  consoleErrors,
}) => {
  consoleErrors.expect(/40[13] /);
  await host(page, 'Ada', 'Rouge');
  await page.goto('/moi');
  await fold(page, 'Plutôt un mot de passe');
  const password = page.getByLabel('Mot de passe', { exact: true });
  await password.first().fill('court');
  await password.first().press('Enter');
  await expect(page.getByText('Il faut au moins 10 signes.').first()).toBeVisible();
  await password.first().fill(PASSWORD);
  await password.first().press('Enter');
  const sheet = page.getByRole('region', { name: 'Votre feuille de secours' });
  await expect(sheet.getByRole('heading')).toBeFocused();
  const [, name, code] = await sheet.getByRole('definition').allTextContents();
  expect(name).toMatch(/^ada-\d+$/);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByText(code!)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading')).toHaveCount(1);
  await page.emulateMedia({ media: 'screen' });
  await sheet.getByRole('button', { name: 'C’est noté' }).click();
  await expect(sheet).toHaveCount(0);

  await fold(page, 'Appareils');
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await confirm(page, 'Se déconnecter');
  await expect(page.getByRole('heading', { name: 'Garder mes parties' })).toBeVisible();
  await expect(page.getByLabel('Votre prénom')).toHaveValue('');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Tchag' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Vos parties' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Mes parties' }).click();
  await fold(page, 'Avec un nom et un mot de passe');
  await page.getByLabel('Nom pour se connecter').fill(name!);
  const typed = page.getByRole('group').filter({ has: page.getByLabel('Nom pour se connecter') });
  await typed.getByLabel('Mot de passe', { exact: true }).fill('pas le bon du tout');
  await page.getByRole('button', { name: 'Se connecter' }).first().click();
  await expect(page.getByText(/^Ce nom et ce mot de passe ne vont pas ensemble/).first()).toBeVisible();
  await typed.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).first().click();
  await expect(hello(page, 'Ada')).toBeVisible();
  await expect(played(page)).toBeVisible();

  const other = await newDevice();
  await other.goto('/moi');
  await fold(other, 'Avec mon code de secours');
  await other.getByLabel('Code de secours').fill(code!.toLowerCase().replaceAll('-', ' '));
  await other.getByLabel('Nouveau mot de passe').fill('huit renards oranges');
  await other.getByLabel('Nouveau mot de passe').press('Enter');
  await expect(hello(other, 'Ada')).toBeVisible();
  const next = other.getByRole('region', { name: 'Votre feuille de secours' });
  await expect(next.getByText(name!)).toBeVisible();
  await expect(next.getByText(code!)).toHaveCount(0);
});

test('another device by its code: looked at first, listed, signed out from afar', async ({
  page,
  newDevice,
  consoleErrors,
}) => {
  consoleErrors.expect(/40[13] /);
  await host(page, 'Ada', 'Rouge');
  await keepByPassword(page, 'Ada');
  await page.goto('/moi');
  await fold(page, 'Appareils');
  await page.getByRole('button', { name: 'Ajouter un appareil' }).click();
  await expect(page.getByRole('img', { name: 'Code à scanner avec l’autre appareil' })).toBeVisible();
  const code = await page
    .getByRole('status')
    .filter({ hasText: /^\w{5}-\w{5}$/ })
    .textContent();

  const other = await newDevice();
  await other.goto('/moi#ABCDE-FGHJK');
  await expect(other.getByText(/^Ce code n’est pas valable/).first()).toBeVisible();
  await other.goto(`/moi#${code}`);
  await expect(other.getByText('Vous allez retrouver les parties de Ada.').first()).toBeVisible();
  expect(new URL(other.url()).hash).toBe('');
  await other.getByRole('button', { name: 'Oui, c’est moi' }).click();
  await expect(hello(other, 'Ada')).toBeVisible();
  await expect(page.getByText(/a rejoint vos appareils/).first()).toBeVisible();

  // The profile is proposed at the next table by link, on every device.
  await fold(other, 'Mon profil');
  await other.getByLabel('Votre prénom').fill('Ada Lovelace');
  await other.locator('summary', { hasText: 'Votre image' }).click();
  await other.getByRole('radio', { name: 'chat' }).check();
  await other.getByRole('radio', { name: 'vert' }).check();
  await other.getByRole('button', { name: 'Enregistrer le profil' }).click();
  await expect(hello(other, 'Ada Lovelace')).toBeVisible();

  // A forgotten table stays forgotten when a new one of the other device arrives.
  await page.goto('/');
  const own = page.getByRole('region', { name: 'Vos parties' });
  await own.getByRole('button', { name: /^Oublier la partie/ }).click();
  await confirm(page, 'Oublier');
  await expect(own).toHaveCount(0);
  const tock = { game: 'tock', seats: 2, seat: 0, name: 'Ada' };
  expect((await other.request.post('/api/tables', { data: tock })).status()).toBe(201);
  await page.reload();
  await expect(own.getByRole('link')).toHaveText(/^Tock/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tablee.name'))).toBe('Ada Lovelace');
  await page.goto('/jeux/tchag');
  await page.getByRole('button', { name: 'Inviter par un lien' }).click();
  await expect(page.getByLabel('Votre prénom')).toHaveValue('Ada Lovelace');
  await page.locator('summary', { hasText: 'Votre image' }).click();
  await expect(page.getByRole('radio', { name: 'chat' })).toBeChecked();

  await page.goto('/moi');
  await fold(page, 'Appareils');
  await page.getByRole('button', { name: /^Déconnecter : / }).click();
  await confirm(page, 'Déconnecter');
  await expect(page.getByText('L’appareil est déconnecté.').first()).toBeVisible();
  await other.goto('/moi');
  await expect(other.getByText(/^Cet appareil n’est plus relié à vos parties/).first()).toBeVisible();
  await other.getByRole('link', { name: 'Tablée' }).click();
  await expect(other.getByRole('heading', { name: 'Tchag' })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Vos parties' })).toHaveCount(0);
});

test('history and results, everything as a file, and everything erased on all devices', async ({
  page,
  newDevice,
}) => {
  const far = await newDevice();
  const link = await host(page, 'Ada', 'Rouge');
  await page.goto('/');
  const hint = page.getByRole('complementary').filter({ hasText: 'Seul cet appareil connaît vos parties' });
  await hint.getByRole('button', { name: 'Fermer' }).click();
  await expect(hint).toHaveCount(0);
  await sitDown(far, link, 'Blaise');
  const table = link.split('/').at(-1)!;
  const gaveUp = await far.request.post(`/api/tables/${table}/acts`, { data: { act: 'resign' } });
  expect(gaveUp.ok()).toBe(true);
  await keepByPassword(page, 'Ada');
  await page.goto('/a-propos');
  await page.getByRole('link', { name: /^Mes parties : / }).click();
  const row = played(page);
  await expect(row).toContainText('avec Blaise');
  await expect(row).toContainText('gagnée');
  await fold(page, 'Résultats');
  await expect(page.getByRole('row', { name: /^Tchag 1 0 0$/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Blaise Tchag 1 0 0$/ })).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Tout enregistrer dans un fichier' }).click(),
  ]);
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file).toMatchObject({ tablee: 'person', person: { name: 'Ada' }, tables: [{ table }] });

  await row.click();
  await expect(page.getByRole('slider', { name: 'Moment de la partie' })).toBeVisible();
  // A device of somebody else becomes Ada's: it leaves the other games.
  const other = await newDevice();
  const tock = { game: 'tock', seats: 2, seat: 0, name: 'Max' };
  expect((await other.request.post('/api/tables', { data: tock })).status()).toBe(201);
  await keepByPassword(other, 'Max');
  await other.goto('/moi');
  await expect(hello(other, 'Max')).toBeVisible();
  await page.goto('/moi');
  const issued = await page.request.post('/api/me/device-code', { data: {} });
  const { code } = await issued.json();
  await other.goto(`/moi#${code}`);
  await expect(other.getByText(/^Cet appareil a déjà les parties de Max/)).toBeVisible();
  await other.getByRole('button', { name: 'Oui, c’est moi' }).click();
  await expect(hello(other, 'Ada')).toBeVisible();
  await other.goto('/');
  await expect(other.getByRole('region', { name: 'Vos parties' }).getByRole('link')).toHaveText(/^Tchag/);

  const ERASE = 'Effacer mes traces sur ce serveur';
  await page.getByRole('button', { name: ERASE }).click();
  await expect(page.getByRole('dialog')).toContainText('sur tous vos appareils');
  await confirm(page, ERASE);
  await expect(page.getByText(/^C’est fait\s: ce serveur ne garde plus rien/).first()).toBeVisible();
  await expect(page.getByText(/^Aucune partie par lien/)).toBeVisible();
  await other.goto('/');
  await expect.poll(() => other.evaluate(() => localStorage.getItem('tablee.person'))).toBeNull();
  await expect(other.getByRole('region', { name: 'Vos parties' })).toHaveCount(0);
  // Blaise's game stays whole.
  await far.goto('/moi');
  await expect(played(far)).toContainText('avec Quelqu’un');
});
