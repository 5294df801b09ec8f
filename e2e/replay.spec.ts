import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { goOn, openRecord, pasted, pickFromMenu, readRecord } from './start-game.ts';
import { Table } from './table.ts';

test.use({ fastMotionMs: 0 });

const LENGTH = (JSON.parse(readRecord('finished')) as { entries: readonly unknown[] }).entries.length;

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('slider, buttons and keys move through a game', async ({ page }) => {
  await openRecord(page, 'finished');
  const table = new Table(page);
  const slider = page.getByRole('slider', { name: 'Moment de la partie' });
  const at = (n: number) => expect(slider).toHaveAttribute('aria-valuetext', `Coup ${n} sur ${LENGTH}`);
  await at(LENGTH);
  const end = await table.read();
  await slider.fill('5');
  await at(5);
  const middle = await table.read();
  expect(middle).not.toEqual(end);
  await slider.blur();
  // Every step shows the turn it belongs to.
  const left = page.locator('.trace-left:not(.under)');
  await expect(left).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await at(6);
  await expect(left).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await at(5);
  await expect.poll(() => table.read()).toEqual(middle);
  await page.keyboard.press('Home');
  await at(0);
  await expect(page.getByText('Mise en place')).toBeVisible();
  await expect(left).toHaveCount(0);
  await page.keyboard.press('End');
  await at(LENGTH);
  await expect.poll(() => table.read()).toEqual(end);
  await page.getByRole('button', { name: 'Début' }).click();
  await at(0);
  await page.getByRole('button', { name: 'Suivant' }).click();
  await at(1);
  await page.getByRole('complementary', { name: 'Coups' }).getByRole('button').nth(9).click();
  await at(10);
});

test('it plays by itself at the chosen speed, and stops', async ({ page }) => {
  await openRecord(page, 'finished');
  await page.getByRole('button', { name: 'Début' }).click();
  await page.getByRole('button', { name: 'Vitesse : Normale' }).click();
  await expect(page.getByRole('button', { name: 'Vitesse : Rapide' })).toBeVisible();
  await page.getByRole('button', { name: 'Lire' }).click();
  const slider = page.getByRole('slider');
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Lire' })).toBeVisible();
});

test('a link shared from a move opens at that move', async ({ page, newDevice }) => {
  await openRecord(page, 'finished');
  const slider = page.getByRole('slider');
  await slider.fill('7');
  const seen = await new Table(page).read();
  await page.getByRole('button', { name: 'Partager depuis ce coup' }).click();
  await expect(page.getByRole('main').getByText('Lien copié.')).toBeVisible();
  const friend = await newDevice();
  await friend.goto(await pasted(page));
  await expect(friend.getByRole('slider')).toHaveValue('7');
  await expect.poll(() => new Table(friend).read()).toEqual(seen);
  await friend.getByRole('button', { name: 'Fin' }).click();
  await expect(friend.getByText(/Rouge a pris les quatre pions adverses/)).toBeVisible();
});

test('a saved game is a file that opens again', async ({ page, newDevice }) => {
  await openRecord(page, 'finished');
  const end = await new Table(page).read();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Enregistrer la partie' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^tablee-tchag-.*\.json$/);
  const path = await file.path();
  const text = await readFile(path, 'utf8');
  expect(JSON.parse(text).entries).toEqual(JSON.parse(readRecord('finished')).entries);

  const other = await newDevice();
  await other.goto('/');
  await other.getByText('Ouvrir une partie enregistrée').click();
  await other.getByLabel('Texte de la partie').fill(text);
  await other.getByRole('button', { name: 'Ouvrir', exact: true }).click();
  await expect(other.getByRole('slider')).toHaveValue(String(LENGTH));
  await expect.poll(() => new Table(other).read()).toEqual(end);
});

test('the position can be copied', async ({ page }) => {
  await openRecord(page, 'finished');
  await page.getByRole('button', { name: 'Début' }).click();
  await page.getByRole('button', { name: 'Copier la position' }).click();
  await expect(page.getByRole('main').getByText('Position copiée.')).toBeVisible();
  expect(await pasted(page)).toBe('x+x+x+/+yYyYx/x+x+x+/+x+x+x/xRrRr+/+x+x+x r 0-0');
});

test('after the game a graph shows who was ahead, the turning point and a better move', async ({ page }) => {
  await openRecord(page, 'finished');
  const graph = page.getByRole('region', { name: 'Qui menait ?' });
  await expect(graph.getByRole('img', { name: /Courbe/ })).toBeVisible();
  const turning = graph.getByRole('heading', { name: 'Tournants de la partie' });
  await expect(turning).toBeVisible({ timeout: 60_000 });
  // It grows while it is computed, and moves no button that a finger aims at.
  const [actions, curve] = await Promise.all([
    page.getByRole('button', { name: 'Analyser d’ici' }).boundingBox(),
    graph.boundingBox(),
  ]);
  expect(actions!.y + actions!.height).toBeLessThanOrEqual(curve!.y);
  // Numbers are those of the list of moves: turn 2, which lost a pawn at once.
  const point = graph
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^2\. Blaise/ }) });
  await point.getByRole('button').first().click();
  await expect(page.getByRole('slider')).toHaveValue('5');
  const why = point.getByTestId('why');
  await expect(why.getByText(/^Mieux\s: .* au lieu de /)).toBeVisible({ timeout: 60_000 });
  await expect(graph.getByText('L’ordinateur cherche mieux…')).toHaveCount(0, { timeout: 60_000 });
  const said = await why.textContent();
  const better = why.getByRole('button', { name: 'Voir le meilleur coup' });
  expect(await better.evaluate(button => button.scrollWidth <= button.clientWidth)).toBe(true);
  await better.click();
  await expect(page.getByRole('slider')).toHaveValue('3');
  await expect(page.getByTestId('turn')).toHaveText(/^Mieux\s: [a-f][1-6] vers [a-f][1-6]$/);
  // The board marks what may be played, but a replay plays nothing.
  const table = new Table(page);
  await table.pawns.first().click();
  await table.targets.first().click();
  await expect(page.getByTestId('explain')).toContainText('Analyser d’ici');
  // Computed once: after a reload no bot thinks.
  const workers: string[] = [];
  page.on('worker', worker => workers.push(worker.url()));
  await page.reload();
  await expect(why).toHaveText(said ?? '');
  expect(workers).toEqual([]);
});

test('a running game has no graph, which would be a hint', async ({ page }) => {
  await goOn(page, 'last-move');
  await pickFromMenu(page, 'Revoir la partie');
  await expect(page.getByRole('slider')).toHaveValue(String(LENGTH - 1));
  await expect(page.getByRole('region', { name: 'Qui menait ?' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Partager depuis ce coup' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Analyser d’ici' })).toHaveCount(0);
});

test('TCHAG-11 the fourth capture ends the game at once', async ({ page }) => {
  const table = await goOn(page, 'last-move');
  await table.step('d2', 'd3');
  const main = page.getByRole('main');
  await expect(main.getByText('Rouge a pris les quatre pions adverses et gagne.')).toBeVisible();
  await expect(table.over).toBeVisible();
  await expect(table.slides).toHaveCount(0);
  await expect(
    page.getByRole('region', { name: 'Ada' }).getByRole('img', { name: '4 pions pris' }),
  ).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Blaise' }).getByRole('img', { name: '1 pion pris' }),
  ).toBeVisible();
});

test('TCHAG-12 a player who plays again may stop the game', async ({ page }) => {
  const table = await goOn(page, 'extra-turn');
  await expect(page.getByText(/L’adversaire est bloqué/)).toBeVisible();
  await table.stop.click();
  await expect(
    page
      .getByRole('main')
      .getByText(/La partie est arrêtée/)
      .first(),
  ).toBeVisible();
});

test('a game is checked against the rules on the screen', async ({ page }) => {
  await goOn(page, 'last-move');
  await pickFromMenu(page, 'Vérifier la partie');
  const verdict = page.getByRole('main').getByText(/^Tout est en ordre/);
  await expect(verdict).toContainText('19, sans aucun hasard');
});
