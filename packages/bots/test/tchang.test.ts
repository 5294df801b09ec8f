import { defaultOptions, searchChance } from '@tablee/kernel';
import { isOver, type State, tchang } from '@tablee/tchang';
import { describe, expect, it } from 'vitest';
import { Brain } from '../src/brain.ts';
import { LEVELS, type Level, type ThinkRequest } from '../src/index.ts';

type Said = { readonly seats?: number; readonly options?: { readonly [name: string]: string | number } };

const ask = (s: State, { seats = 4, options = {} }: Said, more: Partial<ThinkRequest>): ThinkRequest => ({
  game: 'tchang',
  rules: tchang.rules,
  seats,
  options: { ...options },
  position: tchang.writeState(s),
  moves: [],
  seat: s.turn,
  level: 5,
  seed: 1,
  ...more,
});

/** The clock stands still: only the number of playouts limits a search. */
const brain = new Brain(() => 0);

/** Plays a game with bots of one level. */
async function playGame(level: Level, seed: number, said: Said, effort = 1): Promise<State> {
  const chance = searchChance(seed);
  const { seats = 4, options } = said;
  const table = { seats, options: { ...defaultOptions(tchang.options), ...options } };
  const { state } = tchang.setup(table, chance);
  for (let n = 0; !isOver(state); n++) {
    const { turn } = await brain.think(ask(state, said, { level, effort, seed: seed + n }));
    for (const text of turn) {
      const move = tchang.readMove(text)!;
      expect(tchang.refuse(state, state.turn, move), `${text} in ${tchang.writeState(state)}`).toBeNull();
      tchang.apply(state, state.turn, move, chance);
    }
  }
  return state;
}

async function countWins(level: Level, games: number, said: Said, effort = 1): Promise<number> {
  let won = 0;
  for (let game = 0; game < games; game++)
    if ((await playGame(level, 1_000 + 50 * game, said, effort)).phase === 'escaped') won++;
  return won;
}

describe('a team of bots', () => {
  it('every level plays legal turns to the end, with any number of seats', async () => {
    for (const level of LEVELS) {
      for (const seats of [1, 2, 3, 4]) {
        const options = { labyrinth: seats === 2 ? 'walls' : 'open', fireflies: 3 + level };
        expect(isOver(await playGame(level, 7 * seats + level, { seats, options }, 0.05))).toBe(true);
      }
    }
  }, 120_000);

  it('a higher level wins more often', async () => {
    const said = { seats: 1, options: { fireflies: 6 } };
    const [first, second, third] = [
      await countWins(1, 40, said),
      await countWins(2, 40, said),
      await countWins(3, 40, said),
    ];
    expect(second).toBeGreaterThan(first + 2);
    expect(third).toBeGreaterThan(second + 2);
  }, 240_000);

  it('evaluates a richer team higher, and the same for all seats', async () => {
    const table = { seats: 4, options: defaultOptions(tchang.options) };
    const { state } = tchang.setup(table, searchChance(3));
    const rich = tchang.clone(state);
    rich.purses.fill(9);
    rich.reserve = 60 - 36;
    const judged = (s: State, seat: number): Promise<number> =>
      brain.evaluate(ask(s, {}, { seat, effort: 0.5 }));
    const even = await judged(state, 0);
    expect(await judged(rich, 0)).toBeGreaterThan(even + 0.03);
    expect(await judged(state, 3)).toBeCloseTo(even, 5);
  }, 60_000);
});
