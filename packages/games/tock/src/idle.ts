import type { Chance, Seat } from '@tablee/kernel';
import type { Move } from './move.ts';
import { listMoves } from './moves.ts';
import type { State } from './state.ts';

/** The first legal move: nobody waits for an absent player. */
export function chooseForAbsent(s: State, seat: Seat, _chance: Chance): Move {
  const [move] = listMoves(s, seat);
  if (!move) throw new Error(`seat ${seat} has nothing to choose`);
  return move;
}
