import { defaultTable, searchChance, type Table } from '@tablee/kernel';
import {
  clone,
  readSpace,
  type Space,
  STONE,
  type State,
  type TchangEvent,
  type TchangOptions,
  tchang,
} from '@tablee/tchang';

export type Entry = {
  readonly before: State;
  readonly events: readonly TchangEvent[];
  readonly state: State;
};
type Options = Table<TchangOptions>['options'];

export function begin(seats = 4, options: Partial<Options> = {}, seed = 1, game = tchang): State {
  const table = defaultTable(game);
  return game.setup({ seats, options: { ...table.options, ...options } }, searchChance(seed)).state;
}

/** A whole game of random moves, entry by entry. */
export function* playGame(seed: number, options: Partial<Options> = {}, seats = 4): Generator<Entry> {
  const chance = searchChance(seed);
  const state = begin(seats, options, seed);
  for (let seat = tchang.actors(state)[0]; seat !== undefined; seat = tchang.actors(state)[0]) {
    const before = clone(state);
    const events = tchang.apply(state, seat, tchang.sample(state, seat, chance), chance);
    yield { before, events, state: clone(state) };
  }
}

export const at = (name: string): Space => readSpace(name);

/** An empty tomb with the given pawns and stones. */
export function stand(
  pawns: { readonly [pawn in 0 | 1 | 2 | 3]?: readonly [space: string, fireflies: number] },
  { seats = 4, stones = [] as readonly string[], game = tchang } = {},
): State {
  const state = begin(seats, {}, 1, game);
  state.cells.fill(0);
  for (const stone of stones) state.cells[at(stone)] = STONE;
  for (const [pawn, [space, fireflies]] of Object.entries(pawns)) {
    state.pawns[Number(pawn)] = at(space);
    state.purses[Number(pawn)] = fireflies;
  }
  return state;
}
