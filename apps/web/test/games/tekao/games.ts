import { defaultTable, searchChance, type Table } from '@tablee/kernel';
import {
  clone,
  type Move,
  type State,
  seatToMove,
  type TekaoEvent,
  type TekaoOptions,
  tekao,
} from '@tablee/tekao';

export type Entry = {
  readonly move: Move;
  readonly before: State;
  readonly events: readonly TekaoEvent[];
  readonly state: State;
};

type Options = Table<TekaoOptions>['options'];

/** A game of random moves, entry by entry. */
export function* playGame(seed: number, options: Partial<Options> = {}, seats = 2): Generator<Entry> {
  const table = defaultTable(tekao);
  const chance = searchChance(seed);
  const { state } = tekao.setup({ seats, options: { ...table.options, ...options } }, chance);
  for (let seat = tekao.actors(state)[0]; seat !== undefined; seat = tekao.actors(state)[0]) {
    const before = clone(state);
    const move = tekao.sample(state, seat, chance);
    const events = tekao.apply(state, seat, move, chance);
    yield { move, before, events, state: clone(state) };
  }
}

export const position = (text: string): State => tekao.readState(text);

/** The start of a game. */
export function begin(options: Partial<Options> = {}, seats = 2, seed = 1): State {
  const table = defaultTable(tekao);
  return tekao.setup({ seats, options: { ...table.options, ...options } }, searchChance(seed)).state;
}

/** Plays moves for the seat on turn and returns their events. */
export function play(state: State, ...moves: readonly string[]): TekaoEvent[] {
  return moves.flatMap(text => {
    const move = tekao.readMove(text);
    if (move === null) throw new Error(`${text} is no move`);
    return tekao.apply(state, seatToMove(state), move, searchChance(7));
  });
}
