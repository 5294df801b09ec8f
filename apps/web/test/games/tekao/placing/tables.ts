import { defaultTable, searchChance } from '@tablee/kernel';
import { type State, seatToMove, type TekaoEvent, tekao } from '@tablee/tekao';

type Options = Partial<ReturnType<typeof defaultTable<typeof tekao.options>>['options']>;

/** Real tables for the tests of placing. */
export function begin(options: Options = {}, seats = 2, seed = 1): State {
  const table = defaultTable(tekao);
  return tekao.setup({ seats, options: { ...table.options, ...options } }, searchChance(seed)).state;
}

/** Plays these moves, by whoever is to move, and tells what happened. */
export function play(state: State, ...moves: readonly string[]): TekaoEvent[] {
  return moves.flatMap(text => {
    const move = tekao.readMove(text);
    if (move === null) throw new Error(`${text} is no move`);
    return tekao.apply(state, seatToMove(state), move, searchChance(7));
  });
}
