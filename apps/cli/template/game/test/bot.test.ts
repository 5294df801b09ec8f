import { searchChance, type View } from '@tablee/kernel';
import { expect, it } from 'vitest';
import { bot } from '../src/bot.ts';
import { gameid, type Move, type State } from '../src/index.ts';

it.each([
  ['3/4/5 0 wins', '1-2'],
  ['1/1/2 0 wins', '3-2'],
  ['0/1/3 0 loses', '3-3'],
])('the best move of %s is %s', (position, best) => {
  const view = gameid.redact(gameid.readState(position), 0) as View<State>;
  const [first] = bot.guide.candidates(view, 0, 5, searchChance(1));
  expect(gameid.writeMove(first?.move as Move)).toBe(best);
});
