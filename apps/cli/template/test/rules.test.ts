import { defaultTable } from '@tablee/kernel';
import { expect, it } from 'vitest';
import { gameid } from '../src/index.ts';

it('GAMEID-1 the first player has a move', () => {
  const { state } = gameid.setup(defaultTable(gameid), { pick: () => 0 });
  expect([...gameid.moves(state, 0)].length).toBeGreaterThan(0);
});
