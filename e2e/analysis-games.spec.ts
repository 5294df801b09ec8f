import { CARDS, loadGame } from '@tablee/catalogue';
import { readTable, searchChance } from '@tablee/kernel';
import { objections } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { expectFits } from './layout-check.ts';
import { FINGER, KEYBOARD, SMALL } from './lesson-page.ts';

/** A position as it is pasted: the start, and where moves can be listed some moves later. */
async function writePosition(id: string): Promise<string> {
  const game = await loadGame(id);
  const luck = searchChance(5);
  const { state } = game.setup(readTable(game, undefined, {}), luck);
  for (let i = 0; i < 18 && game.traits.moves === 'listed'; i++) {
    const [actor = 0] = game.actors(state);
    const moves = [...game.moves(state, actor)];
    game.apply(state, actor, moves[luck.pick(moves.length)]!, luck);
  }
  return game.writeState(state);
}

test.use({ viewport: FINGER.viewport, hasTouch: FINGER.hasTouch });

for (const { id } of CARDS)
  test(`a pasted position of ${id}: nothing is cut, and axe finds nothing`, async ({ page }) => {
    const position = await writePosition(id);
    await page.goto('/analyse');
    await page.getByLabel(/^Une position/).fill(position);
    await page.getByRole('button', { name: 'Analyser', exact: true }).tap();
    const current = page.getByRole('complementary', { name: 'Lignes' }).locator('[aria-current]');
    await expect(current).toHaveText('Départ');
    await expect(page.getByTestId('board').getByRole('button').first()).toBeVisible();
    expect(await objections(page, [FINGER.viewport, KEYBOARD.viewport])).toEqual([]);
    await expectFits(page, `analysis of ${id}`, [...SMALL, [360, 640], [1440, 900]]);
  });
