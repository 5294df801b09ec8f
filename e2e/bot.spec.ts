import type { JSHandle, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { confirm, pickFromMenu, startBot } from './start-game.ts';

/** Sentences that are no refusals stay at least this long. */
const READING_MS = 4_000;

test('several turns against the computer by mouse, with repairs', async ({ page }) => {
  const table = await startBot(page, 'Rouge');
  await table.step('c2', 'b3');
  await expect(page.getByText('Refermez une brèche')).toBeVisible();
  await expect(table.slides).toHaveCount(4);
  for (let turn = 0; turn < 3; turn++) {
    const before = await table.moves.count();
    await table.playTurn();
    await expect(table.yourTurn).toBeVisible();
    await expect.poll(() => table.moves.count()).toBeGreaterThan(before + 1);
  }
});

/** What the computer thinks with comes only when it is let through: however fast or slow, it is seen thinking. */
async function holdThoughts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/worker-/, async route => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('the computer begins when it has red', async ({ page }) => {
  const letThink = await holdThoughts(page);
  const table = await startBot(page, 'Jaune');
  await expect(page.getByText('L’ordinateur réfléchit…')).toBeVisible();
  letThink();
  await expect(table.yourTurn).toBeVisible();
  await expect(table.pawns.first()).toHaveAccessibleName(/pion jaune/);
  expect(await table.moves.count()).toBeGreaterThan(0);
});

test('a refusal is not removed together with the sentence before it', async ({ page }) => {
  await page.clock.install();
  const letThink = await holdThoughts(page);
  const table = await startBot(page, 'Jaune');
  await expect(page.getByText('L’ordinateur réfléchit…')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 2_000);
  const explain = page.getByTestId('explain');
  const now = () => page.evaluate(() => performance.now());

  await page.keyboard.press('h');
  const saidAt = await now();
  const early = 'Ce n’est pas à vous de jouer : le conseil attendra votre tour.';
  await expect(explain).toHaveText(early);
  letThink();
  const isYourTurn = async () => {
    await page.clock.runFor(20);
    return table.yourTurn.isVisible();
  };
  await expect.poll(isYourTurn, { intervals: [20] }).toBe(true);

  // A millisecond before its end: the next frame, with which Preact would stop the timer, comes later.
  const left = Math.floor(saidAt + READING_MS - (await now())) - 1;
  expect(left, 'it can still be read').toBeGreaterThan(0);
  await page.clock.runFor(left);
  await expect(explain).toHaveText(early);
  await table.pawns.first().dragTo(table.square('a1'));
  await page.clock.runFor(500);
  await expect(explain).toContainText('Un pion va seulement sur une pierre voisine.');
});

test('a hint names a move that can be played', async ({ page }) => {
  const table = await startBot(page, 'Rouge');
  await page.getByRole('button', { name: 'Que joueriez-vous ?' }).click();
  const hint = page.getByRole('main').getByText(/^Je jouerais\s: [a-f][1-6] vers [a-f][1-6]\.$/);
  await expect(hint).toBeVisible();
  const [from, to] = ((await hint.textContent()) ?? '').match(/[a-f][1-6]/g) ?? [];
  await table.step(from ?? '', to ?? '');
  await expect(table.moves.first()).toHaveAccessibleName(new RegExp(`${from} vers ${to}`));
  await expect(hint).toBeHidden();
});

test('in the middle of repairs the hint is one of the arrows', async ({ page }) => {
  const table = await startBot(page, 'Rouge');
  await table.step('c2', 'b3');
  await expect(table.slides).toHaveCount(4);
  await page.getByRole('button', { name: 'Que joueriez-vous ?' }).click();
  await expect(page.getByRole('main').getByText(/^Je jouerais\s: Refermer depuis/)).toBeVisible();
  const advised = table.slides.and(page.getByLabel(/, conseillé$/));
  await expect(advised).toHaveCount(1);
  await advised.click();
  await expect.poll(() => table.moves.count()).toBeGreaterThan(1);
});

test('the board can be turned round', async ({ page }) => {
  const table = await startBot(page, 'Rouge');
  await expect(table.pawns.first()).toBeVisible();
  const before = await table.read();
  await page.getByRole('button', { name: 'Tourner le plateau' }).click();
  await expect(page.getByRole('group', { name: 'Plateau de Tchag, Jaune en bas' })).toBeVisible();
  await expect.poll(() => table.read()).toEqual(before);
  await table.step('c2', 'b3');
  await expect(table.slides).toHaveCount(4);
});

test('repairs are undone one by one until the turn is over, and the turn after the answer', async ({
  page,
}) => {
  const table = await startBot(page, 'Rouge');
  const back = page.getByRole('button', { name: 'Reprendre' });
  await expect(table.pawns.first()).toBeVisible();
  const start = await table.read();
  await back.click({ force: true });
  await expect(page.getByRole('main').getByText('Il n’y a rien à reprendre.')).toBeVisible();
  await table.step('c2', 'b3');
  await expect(table.slides).toHaveCount(4);
  const broken = await table.read();
  await back.click();
  await expect.poll(() => table.read()).toEqual(start);
  await table.step('c2', 'b3');
  // c3 sinks into the gap and leaves column c short: the row above is broken now.
  await table.slides.and(page.getByLabel('Refermer depuis c3, vers le bas')).click();
  await expect(table.moves).toHaveCount(2);
  await expect(table.slides.first()).toBeVisible();
  await back.click();
  await expect.poll(() => table.read()).toEqual(broken);
  await table.playTurn();
  await expect(table.yourTurn).toBeVisible();
  await back.click();
  await expect(table.yourTurn).toBeVisible();
  await expect.poll(() => table.moves.count()).toBeLessThan(4);
  await expect(page.getByRole('main').getByText('Coup repris.')).toBeHidden();
});

test('a refused tap says why and leads to the rule', async ({ page }) => {
  const table = await startBot(page, 'Rouge');
  await expect(table.pawns.first()).toBeVisible();
  const main = page.getByRole('main');
  await table.square('c5').click();
  await expect(main.getByText('Ce pion n’est pas à vous.')).toBeVisible();
  await table.square('c2').click();
  await table.square('c4').click();
  await expect(main.getByText('Un pion va seulement sur une pierre voisine.')).toBeVisible();
  await table.square('c3').click();
  await expect(main.getByText('Depuis une pierre grise, on avance seulement en diagonale.')).toBeVisible();
  await main.getByRole('link', { name: 'Voir la règle (TCHAG-3)' }).click();
  const rules = page.getByRole('dialog', { name: 'Règles : Tchag' });
  await expect(rules.getByRole('link', { name: 'TCHAG-3', exact: true }).first()).toBeInViewport();
  await rules.getByRole('button', { name: 'Retour à la partie' }).click();
  await expect(rules).toBeHidden();
  await expect(table.pawns.first()).toBeVisible();
});

test('a disabled action says why', async ({ page }) => {
  const table = await startBot(page, 'Rouge');
  await expect(table.pawns.first()).toBeVisible();
  await page.getByRole('button', { name: 'Revoir le dernier tour' }).click({ force: true });
  await expect(page.getByRole('main').getByText(/^Rien à revoir/)).toBeVisible();
});

/** Where the red pawns stand in every picture of the board from now on, however short it is shown. */
const watchRed = (page: Page): Promise<JSHandle<string[]>> =>
  page.evaluateHandle(() => {
    const seen: string[] = [];
    const board = document.querySelector('[role="group"][aria-label^="Plateau"]');
    if (!board) throw new Error('there is no board');
    const look = () => {
      const names = [...board.querySelectorAll('[aria-label*="pion rouge"]')].map(e =>
        e.getAttribute('aria-label'),
      );
      seen.push(
        names
          .map(name => name?.slice(0, 2))
          .sort()
          .join(' '),
      );
    };
    new MutationObserver(look).observe(board, { subtree: true, attributes: true, childList: true });
    return seen;
  });

test('the opponent’s last turn can be shown again', async ({ page }) => {
  const table = await startBot(page, 'Jaune');
  await expect(table.pawns.first()).toBeVisible();
  const now = await table.read();
  const seen = await watchRed(page);
  await page.getByRole('button', { name: 'Revoir le dernier tour' }).click();
  // TCHAG-2: where red stood when the turn began.
  await expect.poll(() => seen.evaluate(list => list.includes('b2 c2 d2 e2'))).toBe(true);
  await expect.poll(() => table.read()).toEqual(now);
  await expect(table.pawns.first()).toBeVisible();
});

test('a page closed while the computer thinks resumes the search when reopened', async ({ page }) => {
  const letThink = await holdThoughts(page);
  const table = await startBot(page, 'Jaune');
  await expect(page.getByText('L’ordinateur réfléchit…')).toBeVisible();
  await page.reload();
  await expect(page.getByText('L’ordinateur réfléchit…')).toBeVisible();
  letThink();
  await expect(table.yourTurn).toBeVisible();
  await table.playTurn();
  await expect(table.yourTurn).toBeVisible();
});

test('resigning asks first; the rematch swaps colours', async ({ page }) => {
  const table = await startBot(page, 'Rouge');
  await expect(page.getByRole('group', { name: 'Plateau de Tchag, Rouge en bas' })).toBeVisible();
  await pickFromMenu(page, 'Abandonner');
  await page.getByRole('dialog', { name: 'Abandonner' }).getByRole('button', { name: 'Annuler' }).click();
  await expect(table.yourTurn).toBeVisible();
  await pickFromMenu(page, 'Abandonner');
  await confirm(page, 'Abandonner');
  await expect(page.getByRole('main').getByText('Perdu pour cette fois.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Perdu pour cette fois.' })).toBeAttached();
  await table.over.click();
  await expect(page.getByRole('group', { name: 'Plateau de Tchag, Jaune en bas' })).toBeVisible();
  await expect(table.yourTurn).toBeVisible();
  await expect(table.pawns.first()).toHaveAccessibleName(/pion jaune/);
});

test('the computer answers an offer of a draw', async ({ page }) => {
  const table = await startBot(page, 'Rouge');
  await expect(table.pawns.first()).toBeVisible();
  await pickFromMenu(page, 'Proposer l’égalité');
  await confirm(page, 'Proposer l’égalité');
  // Nothing has been played yet: the computer plays on.
  await expect(
    page
      .getByRole('main')
      .getByText(/^L’ordinateur préfère continuer/)
      .first(),
  ).toBeVisible();
});
