import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { NO_TABLE, place, startScreen } from './start-game.ts';
import { Table } from './table.ts';

async function set(page: Page, group: RegExp, chip: string): Promise<void> {
  await page.getByRole('button', { name: /^(Réglages|Settings)$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group', { name: group }).getByRole('radio', { name: chip }).check();
  await dialog.getByRole('button', { name: /^(Fermer|Close)$/ }).click();
}

/** Everything a person can read or hear on a page. */
const wordsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts: string[] = [document.title];
    for (const element of document.querySelectorAll('body :not(script, noscript)')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext'])
        texts.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes) if (node instanceof Text) texts.push(node.data);
    }
    return texts;
  });

/** Letters and little words that only French has. */
const FRENCH =
  /[éèêëàâçîïôœùû]|(?<![\w’])(le|les|des|une|du|vous|votre|est|sur|avec|pour|partie|coups?|pion|pierre|vers|règle|jouer)(?![\w’])/i;
/** The name of the server, the language's own name, and the one word of the trade that English rules quote. */
const EXCUSED = /Tablée|Français|désilotage/g;
const frenchIn = (texts: readonly string[]): readonly string[] =>
  texts.filter(text => FRENCH.test(text.replaceAll(EXCUSED, '')));

test('English is complete: no French is left on any screen', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/404 \(Not Found\)/);
  await page.goto('/');
  await set(page, /Langue/, 'English');
  await expect(page.getByRole('heading', { name: 'What shall we play?' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByText('Open a saved game').click();
  await expect(page.getByText('Text of the game')).toBeVisible();
  expect(frenchIn(await wordsOn(page))).toEqual([]);
  await (await place(page)).getByText('Set up the game').click();
  await expect(page.getByRole('group', { name: 'Version' })).toBeVisible();
  expect(frenchIn(await wordsOn(page))).toEqual([]);

  await (await place(page)).getByRole('button', { name: 'On this screen' }).click();
  const table = new Table(page, 'en');
  await table.step('c2', 'b3');
  await expect(table.slides.first()).toBeVisible();
  await table.square('c5').click();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(frenchIn(await wordsOn(page))).toEqual([]);
  await page.getByRole('link', { name: 'Look back' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  expect(frenchIn(await wordsOn(page))).toEqual([]);

  await page.goto('/');
  await (await place(page)).getByRole('button', { name: 'Invite by link' }).click();
  await page.getByLabel('Your name').fill('Ada');
  expect(frenchIn(await wordsOn(page))).toEqual([]);
  await page.getByRole('button', { name: 'Create the link' }).click();
  await expect(page.getByLabel('Link of the table')).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(frenchIn(await wordsOn(page))).toEqual([]);

  for (const [path, heading] of [
    ['/regles/tchag', /Tchag/],
    ['/regles/tock', /Tock/],
    ['/a-propos', /About/],
    ['/nowhere', /nothing/],
    [NO_TABLE, /table/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(frenchIn(await wordsOn(page)), path).toEqual([]);
  }
});

test('English is complete at a table with cards', async ({ page }) => {
  await page.goto('/');
  await set(page, /Langue/, 'English');
  await (await place(page, 'Tock')).getByText('Set up the game').click();
  await expect((await place(page, 'Tock')).getByRole('group', { name: 'Deal' })).toBeVisible();
  expect(frenchIn(await wordsOn(page))).toEqual([]);
  await (await place(page, 'Tock')).getByRole('button', { name: 'On this screen' }).click();
  await page.getByRole('button', { name: /^I am / }).click();
  await expect(page.getByRole('group', { name: 'Your hand' })).toBeVisible();
  await page.getByRole('button', { name: 'See my cards' }).click();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(frenchIn(await wordsOn(page))).toEqual([]);
});

test('English is complete in T’Chang, Combats de dragons and the riddles', async ({ page }) => {
  await page.goto('/');
  await set(page, /Langue/, 'English');
  const tchang = await place(page, 'T’Chang');
  await tchang.getByText('Set up the game').click();
  await tchang.getByRole('group', { name: 'Players' }).getByRole('radio', { name: 'Solo' }).check();
  expect(frenchIn(await wordsOn(page))).toEqual([]);
  await tchang.getByRole('button', { name: 'Play solo' }).click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^The red pawn: 6 fireflies/ }).click();
  await main.locator('[aria-label^="a7,"]').click();
  await expect(page.getByTestId('explain')).toContainText('TCHANG-12');
  await main.locator('[aria-label^="d5,"]').click();
  await expect(main.getByRole('button', { name: 'End the turn' })).toBeVisible();
  await main.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(frenchIn(await wordsOn(page)), 'T’Chang').toEqual([]);

  await page.goto('/');
  const dragons = await place(page, 'Combats de dragons');
  await dragons.getByText('Set up the game').click();
  await expect(dragons.getByRole('group', { name: 'Players' })).toBeVisible();
  expect(frenchIn(await wordsOn(page))).toEqual([]);
  await dragons.getByRole('radio', { name: 'On the screen' }).check();
  await dragons.getByRole('button', { name: 'On this screen' }).click();
  for (const gesture of ['Rock', 'Scissors']) {
    await page.getByRole('button', { name: /^I am / }).click();
    await main.getByRole('button', { name: gesture }).click();
  }
  await main
    .getByRole('button', { name: /turn over$/ })
    .first()
    .click();
  await expect(main.getByRole('button', { name: /^Keep |hide here$/ }).first()).toBeVisible();
  expect(frenchIn(await wordsOn(page)), 'Combats de dragons').toEqual([]);

  for (const path of ['/regles/tchang', '/regles/dragons', '/tangram', '/serviteurs']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(frenchIn(await wordsOn(page)), path).toEqual([]);
  }
});

test('English is complete in T’Chako: board, ramp, modes and lesson', async ({ page }) => {
  await page.goto('/');
  await set(page, /Langue/, 'English');
  const tchako = await place(page, 'T’Chako');
  await tchako.getByText('Set up the game').click();
  await tchako.getByRole('group', { name: 'Clock' }).getByRole('radio', { name: /^Red/ }).check();
  await tchako.getByText('More options').click();
  await expect(tchako.getByRole('checkbox', { name: /^Sumo/ })).toBeVisible();
  expect(frenchIn(await wordsOn(page)), 'set-up').toEqual([]);
  await tchako.getByRole('button', { name: 'On this screen' }).click();
  for (const tool of ['Practice ramp', 'Propose a mode']) {
    await page.getByRole('button', { name: tool }).click();
    await expect(page.getByRole('dialog', { name: tool })).toBeVisible();
    expect(frenchIn(await wordsOn(page)), tool).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.locator('[data-stop="puck-s2"]').press('Enter');
  await page.getByRole('button', { name: /^Shoot/ }).click();
  await page.getByRole('button', { name: /^End the turn/ }).click();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(frenchIn(await wordsOn(page)), 'table').toEqual([]);

  await page.goto('/regles/tchako');
  await page.getByRole('checkbox', { name: /^Sumo/ }).check();
  await page.getByRole('checkbox', { name: /^Hitting the queen wins/ }).uncheck();
  await expect(page.getByTestId('clash')).toBeVisible();
  expect(frenchIn(await wordsOn(page)), 'rules and modes').toEqual([]);
  await page.goto('/apprendre/tchako');
  await page.getByRole('button', { name: 'Show me' }).click();
  expect(frenchIn(await wordsOn(page)), 'lesson').toEqual([]);
});

test('a browser without French gets English', async ({ newDevice }) => {
  const page = await newDevice({ locale: 'de-DE' });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'What shall we play?' })).toBeVisible();
});

test('the theme follows the system, can be switched, and stays', async ({ page }) => {
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const day = await ink();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ink).not.toBe(day);
  const evening = await ink();
  await set(page, /Lumière/, 'Jour');
  await expect.poll(ink).toBe(day);
  await page.reload();
  await expect.poll(ink).toBe(day);
  await page.emulateMedia({ colorScheme: 'light' });
  await set(page, /Lumière/, 'Soir');
  await expect.poll(ink).toBe(evening);
});

test('the sound switch keeps its state', async ({ page }) => {
  await page.goto('/');
  const loud = page.getByRole('group', { name: 'Son' });
  await page.getByRole('button', { name: 'Réglages' }).click();
  await expect(loud.getByLabel('Avec')).toBeChecked();
  await loud.getByLabel('Sans').check();
  await page.reload();
  await page.getByRole('button', { name: 'Réglages' }).click();
  await expect(loud.getByLabel('Sans')).toBeChecked();
});

test('the language changes during a game, and the game stays', async ({ page }) => {
  const table = await startScreen(page);
  await table.step('c2', 'b3');
  await expect(table.slides).toHaveCount(4);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'English' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const same = new Table(page, 'en');
  await expect(same.slides).toHaveCount(4);
  await expect(page.getByText('Close a gap')).toBeVisible();
  await expect(same.moves).toHaveCount(1);
});

test('the audio output is closed after the last sound, and opens for the next', async ({ page }) => {
  await page.addInitScript(() => {
    const states: string[] = [];
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        this.addEventListener('statechange', () => states.push(this.state));
      }
    };
    Object.assign(window, { audioStates: states });
  });
  const statesSince = async (count: number): Promise<string> =>
    (await page.evaluate<string[]>('audioStates')).slice(count).join();
  const table = await startScreen(page);
  await table.playTurn();
  await expect.poll(() => statesSince(0)).toMatch(/suspended$/);
  const before = (await statesSince(0)).split(',').length;
  await table.playTurn();
  await expect.poll(() => statesSince(before)).toMatch(/running.*suspended$/);
});
