import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import { Table } from './table.ts';

/** The ways to a table, as a person takes them. */

/** Has the form of a table's id, but there is no such table. */
export const NO_TABLE = '/t/abcdefgh1234';

const TCHAG = '/jeux/tchag';
/** The pages of games in French: the way from home is tried by tests that begin there, and costs a screen more. */
const ADDRESSES: { readonly [name: string]: string } = {
  Tchag: TCHAG,
  Tock: '/jeux/tock',
  Tekao: '/jeux/tekao',
  'T’Chang': '/jeux/tchang',
  'Combats de dragons': '/jeux/dragons',
  'T’Chako': '/jeux/tchako',
};

/** The page of a game: a fresh device opens its address; from the home page, its tile leads there. */
export async function place(page: Page, game = 'Tchag'): Promise<Locator> {
  const region = page.getByRole('region', { name: game, exact: true });
  if (page.url() === 'about:blank') await page.goto(ADDRESSES[game] ?? '/');
  if (!/\/(jeux|games)\//.test(page.url())) {
    // A game to be continued has the same name; only the tile has a heading.
    const heading = page.getByRole('heading', { name: game, exact: true });
    await page.getByRole('link').filter({ has: heading }).click();
    await expect(region).toBeVisible();
  }
  return region;
}

export type Colour = 'Rouge' | 'Jaune';

/** Unfolds the set-up and picks a chip in each group named. */
export async function choose(
  page: Page,
  chips: { readonly [group: string]: string },
  game = 'Tchag',
): Promise<void> {
  const region = await place(page, game);
  await region.getByText('Régler la partie').click();
  for (const [group, chip] of Object.entries(chips)) {
    await region
      .getByRole('group', { name: group })
      .getByRole('radio', { name: new RegExp(`^${chip}`) })
      .check();
  }
}

export async function startBot(page: Page, colour: Colour): Promise<Table> {
  await page.goto(TCHAG);
  await choose(page, { 'Force de l’ordinateur': 'Poussin', 'Votre couleur': colour });
  await (await place(page)).getByRole('button', { name: 'Contre l’ordinateur' }).click();
  return new Table(page);
}

export async function startScreen(page: Page): Promise<Table> {
  await page.goto(TCHAG);
  await (await place(page)).getByRole('button', { name: 'Sur cet écran' }).click();
  const table = new Table(page);
  await expect(table.pawns.first()).toBeVisible();
  return table;
}

/** Fills in the invitation that is open and returns the link to send. */
export async function invite(page: Page, name: string, colour: Colour): Promise<string> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Votre prénom').fill(name);
  await dialog.getByRole('radio', { name: colour }).check();
  await dialog.getByRole('button', { name: 'Créer le lien' }).click();
  return page.getByLabel('Lien de la table').inputValue();
}

/** `home`: of another server than that of the test. */
export async function host(page: Page, name: string, colour: Colour, home = ''): Promise<string> {
  await page.goto(home + TCHAG);
  await (await place(page)).getByRole('button', { name: 'Inviter par un lien' }).click();
  return invite(page, name, colour);
}

export async function sitDown(page: Page, link: string, name: string): Promise<Table> {
  await page.goto(link);
  await page.getByLabel('Votre prénom').fill(name);
  await page.getByRole('button', { name: 'S’asseoir' }).click();
  await expect(page.getByText(`${name} (vous)`)).toBeVisible();
  return new Table(page);
}

/** A game by link between two browsers: Ada has red and begins, Blaise has yellow. */
export async function sitTwo(ada: Page, blaise: Page): Promise<readonly [Table, Table, string]> {
  const link = await host(ada, 'Ada', 'Rouge');
  const second = await sitDown(blaise, link, 'Blaise');
  await expect(ada.getByRole('region', { name: 'Blaise' })).toBeVisible();
  return [new Table(ada), second, link];
}

export const recordPath = (name: string): string =>
  fileURLToPath(new URL(`records/${name}.json`, import.meta.url));
export const readRecord = (name: string): string => readFileSync(recordPath(name), 'utf8');

/** Opens a saved game from its file; what appears is its replay. */
export async function openRecord(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByText('Ouvrir une partie enregistrée').click();
  await page.getByLabel('Choisir un fichier').setInputFiles(recordPath(name));
  await expect(page.getByRole('slider', { name: 'Moment de la partie' })).toBeVisible();
}

/** Goes on with a saved game on this screen. */
export async function goOn(page: Page, name: string): Promise<Table> {
  await openRecord(page, name);
  await page.getByRole('button', { name: 'Continuer d’ici' }).click();
  const table = new Table(page);
  await expect(table.pawns.or(table.slides).first()).toBeVisible();
  return table;
}

export async function pickFromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'La partie' });
  const name = new RegExp(`^${item}`);
  await menu.getByRole('button', { name }).or(menu.getByRole('link', { name })).click();
}

export async function confirm(page: Page, title: string): Promise<void> {
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: title }).click();
}

export const pasted = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
