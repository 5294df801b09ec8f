import { dragons, type State } from '@tablee/dragons';
import { DragonsTable } from './dragons-table.ts';
import { expect, test } from './fixtures.ts';
import { openBegun } from './saved-games.ts';

test('DRAGON-6 the chosen stone, pressed again, makes the hiding places move', async ({ page }) => {
  await openBegun(page, {
    game: dragons,
    seats: 2,
    words: 'hiding',
    bots: [null, 1],
    // Red wins every duel and turns stones until an animal is found.
    next: ({ state, game }) => {
      const now = state as State;
      if (now.phase === 'hide') return null;
      const seat = game.actors(state)[0]!;
      if (now.phase === 'duel') return { seat, move: seat === 0 ? 'rock' : 'scissors' };
      const moves = [...game.moves(state, seat)].map(move => game.writeMove(move));
      return { seat, move: moves.find(move => move !== 'keep')! };
    },
  });
  const table = new DragonsTable(page);
  const chosen = table.board.getByRole('button', { name: /, choisie$/ });
  await expect(chosen).toHaveCount(1);
  await expect(table.places.first()).toBeVisible();
  await expect(table.board).not.toHaveClass(/beckons/);
  await chosen.click();
  await expect(table.board).toHaveClass(/beckons/);
  await expect(chosen).toHaveCount(1);
});
