import type { Page } from '@playwright/test';
import { dragons } from '@tablee/dragons';
import { type Match, searchChance } from '@tablee/kernel';
import { tchag } from '@tablee/tchag';
import { tchako } from '@tablee/tchako';
import { tchang } from '@tablee/tchang';
import { type State as TockState, tock } from '@tablee/tock';
import { DragonsTable } from './dragons-table.ts';
import { expect, test } from './fixtures.ts';
import { EXTREME_SIZES, expectFits } from './layout-check.ts';
import { openBegun, script } from './saved-games.ts';
import { TchakoTable } from './tchako-table.ts';
import { openKept } from './tekao-table.ts';
import { TockScreen } from './tock-screen.ts';
import { TockTable } from './tock-table.ts';

/** Choices, questions and endings of each game at every size; `a11y.spec.ts` walks the other screens. */

type Next = (match: Match) => { readonly seat: number; readonly move: string } | null;

/** Moves by lot until the game is over, or until it is as wanted. */
function byLot(seed: number, stop: (match: Match) => boolean = () => false): Next {
  const chance = searchChance(seed);
  return match => {
    const [seat] = match.game.actors(match.state);
    if (match.outcome || seat === undefined || stop(match)) return null;
    return { seat, move: match.game.writeMove(match.game.sample(match.state, seat, chance)) };
  };
}

const isSwap = ({ state }: Match): boolean => (state as TockState).phase === 'swap';

const MOMENTS: { readonly [name: string]: (page: Page) => Promise<void> } = {
  'Tock: a card for the partner': async page => {
    await openBegun(page, { game: tock, seats: 4, words: 'swap', bots: [null, 1, 1, 1], next: () => null });
    const hand = page.getByRole('group', { name: 'Votre main' });
    await hand.getByRole('button').first().click();
    await expect(page.getByRole('button', { name: /^Donner/ })).toBeVisible();
  },
  'Tock: a card for the partner, on a shared screen': async page => {
    await openBegun(page, { game: tock, seats: 4, words: 'swap', next: () => null });
    const screen = new TockScreen(page);
    await screen.lift.click();
    await screen.look.click();
    await screen.cards.first().click();
    await expect(screen.ready).toBeVisible();
  },
  'Tock: a card in hand': async page => {
    const next = byLot(2, match => !isSwap(match) && match.n > 40 && match.game.actors(match.state)[0] === 0);
    const options = { fastStart: true };
    await openBegun(page, { game: tock, seats: 4, options, words: 'card', bots: [null, 1, 1, 1], next });
    const table = new TockTable(page);
    await table.hand
      .getByRole('button', { name: /se joue$/ })
      .first()
      .click();
    await expect(table.hand.locator('[aria-pressed="true"]')).toHaveCount(1);
  },
  'Tchag: the end': async page => {
    await openBegun(page, { game: tchag, seats: 2, words: 'end', next: byLot(4) });
    await expect(page.getByRole('main').getByRole('button', { name: 'Revanche' })).toBeVisible();
  },
  'T’Chang: the end': async page => {
    await openBegun(page, { game: tchang, seats: 2, words: 'end', bots: [null, 1], next: byLot(4) });
    await expect(page.getByRole('main').getByRole('button', { name: 'Rejouer' })).toBeVisible();
  },
  'Combats de dragons: stones to hide': async page => {
    const hides = ({ game, state }: Match): boolean => {
      const [seat] = game.actors(state);
      const [first] = seat === undefined ? [] : game.moves(state, seat);
      return first !== undefined && game.writeMove(first).startsWith('hide');
    };
    await openBegun(page, { game: dragons, seats: 2, words: 'hide', next: byLot(3, hides) });
    await expect(new DragonsTable(page).places.first()).toBeVisible();
  },
  'Combats de dragons: the end': async page => {
    await openBegun(page, { game: dragons, seats: 5, words: 'end', next: byLot(5) });
    await expect(page.getByRole('main').getByRole('button', { name: 'Revanche' })).toBeVisible();
  },
  'T’Chako: points that would be lost': async page => {
    await openBegun(page, { game: tchako, seats: 2, words: 'ending', next: script([]) });
    const table = new TchakoTable(page);
    await table.end.click();
    await expect(table.playOn).toBeVisible();
  },
  'T’Chako: triangles to choose': async page => {
    const options = { triangle: true };
    await openBegun(page, { game: tchako, seats: 2, options, words: 'triangle', next: script([]) });
    await expect(page.getByRole('button', { name: 'Garder les trois élastiques' })).toBeVisible();
  },
  'T’Chako: an advice': async page => {
    await openBegun(page, { game: tchako, seats: 2, words: 'advice', bots: [null, 1], next: script([]) });
    await page.getByRole('button', { name: /^Conseil/ }).click();
    await expect(page.getByRole('button', { name: 'Jouer ce coup' })).toBeVisible();
  },
  'Tekao: the end': async page => {
    const table = await openKept(page, 'tekao-last');
    await table.square('g3').click();
    await table.target('g3', 'g6').click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Revanche' })).toBeVisible();
  },
  'puzzles of the day': async page => {
    await page.goto('/problemes');
    await expect(page.locator('.daily-puzzles').getByRole('link').first()).toBeVisible();
  },
  'all puzzles of a game': async page => {
    await page.goto('/problemes/tekao');
    await expect(page.getByRole('link', { name: 'Problème 1', exact: true })).toBeVisible();
  },
  'a puzzle of Tock': async page => {
    await page.goto('/problemes/tock');
    await page.getByRole('link', { name: 'Problème 1', exact: true }).click();
    await expect(page.getByTestId('board')).toBeVisible();
  },
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, goThere] of Object.entries(MOMENTS))
  test(`fits small and large screens: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await goThere(page);
    await expectFits(page, name, EXTREME_SIZES);
  });
