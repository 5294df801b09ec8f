import { defaultTable, type Seat, searchChance } from '@tablee/kernel';
import { type Move, type State, type TockEvent, tock } from '@tablee/tock';

/** A turn of a random game of four. */
export type Turn = {
  readonly before: State;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly move: Move;
  readonly after: State;
  readonly events: readonly TockEvent[];
};

export function* playTurns(seed: number, most: number): Generator<Turn> {
  const chance = searchChance(seed);
  const { state } = tock.setup(defaultTable(tock), chance);
  for (let n = 0; n < most; n++) {
    const seat = tock.actors(state)[0];
    if (seat === undefined) return;
    const before = tock.clone(state);
    const moves = [...tock.moves(state, seat)];
    const move = moves[chance.pick(moves.length)]!;
    const events = tock.apply(state, seat, move, chance);
    yield { before, seat, moves, move, after: tock.clone(state), events };
  }
}
