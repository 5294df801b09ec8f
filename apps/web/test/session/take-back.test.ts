import { duel, nim } from '@tablee/conform/specimens';
import {
  defaultTable,
  type Game,
  isRefused,
  type Match,
  openMatch,
  playMove,
  searchChance,
} from '@tablee/kernel';
import type { Person } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { takeBackByLink } from '../../src/session/timeline.ts';

const ann: Person = { name: 'Ann', here: true, bot: null };
const bob: Person = { name: 'Bob', here: true, bot: null };
const bot: Person = { name: null, here: true, bot: 3 };
const free: Person = { name: null, here: false, bot: null };

/** Each of these seats has played its first move. */
function after(game: Game, seats: number, movers: readonly number[]): Match {
  const chance = searchChance(1);
  let { match } = openMatch(game, { ...defaultTable(game), seats }, chance);
  for (const seat of movers) {
    const move = game.writeMove([...game.moves(match.state, seat)][0]);
    const step = playMove(match, seat, move, chance);
    if (isRefused(step)) throw new Error(`${move} is refused`);
    match = step.match;
  }
  return match;
}

describe('taking back at a table by link', () => {
  const secret = duel as unknown as Game;
  const open = nim as unknown as Game;

  it('needs consent among people, even after a reveal', () => {
    expect(takeBackByLink(after(secret, 3, [0, 1]), 0, [ann, bob, bob])).toBe('ask');
    expect(takeBackByLink(after(open, 2, [0, 1]), 0, [ann, bob])).toBe('ask');
  });

  it('is refused after a reveal when a bot plays', () => {
    expect(takeBackByLink(after(secret, 3, [0, 1]), 0, [ann, bot, bot])).toBe('bound');
    expect(takeBackByLink(after(secret, 3, [0, 1]), 0, [ann, bob, bot])).toBe('bound');
  });

  it('is allowed without a reveal since, or in games without secrets', () => {
    expect(takeBackByLink(after(secret, 3, [1, 0]), 0, [ann, bot, bot])).toBe('free');
    expect(takeBackByLink(after(open, 2, [0, 1]), 0, [ann, bot])).toBe('free');
    expect(takeBackByLink(after(open, 2, [0, 1]), 0, [ann, free])).toBe('free');
  });

  it('needs a seat and an own move', () => {
    expect(takeBackByLink(after(open, 2, [0]), null, [ann, bob])).toBe('watching');
    expect(takeBackByLink(after(open, 2, [0]), 1, [ann, bob])).toBe('nothing-to-take-back');
  });
});
