import type { Chance, Seat } from '@tablee/kernel';
import { goMove, type Move } from './move.ts';
import { canLeave, closing, listMoves, openExit } from './moves.ts';
import { isActor, isBitten, type State } from './state.ts';
import { ownerOf } from './variant.ts';

/**
 * Nobody waits for an absent player: places anywhere, walks out when the way is open and can be paid, and otherwise
 * does nothing, for fireflies spent at random would harm all.
 */
export function chooseForAbsent(s: State, seat: Seat, chance: Chance): Move {
  if (!isActor(s, seat)) throw new Error(`seat ${seat} has nothing to choose`);
  if (s.phase === 'place') {
    const moves = listMoves(s, seat);
    // The last one is `auto`: the others may want to go on by hand.
    return moves[chance.pick(moves.length - 1)]!;
  }
  return walkOut(s, seat) ?? closing(s);
}

function walkOut(s: State, seat: Seat): Move | null {
  if (s.step === 'moved') return null;
  const pawn = s.variant.colours.find(
    colour => ownerOf(s.variant, colour) === seat && !isBitten(s, colour) && canLeave(s, colour),
  );
  return pawn === undefined ? null : goMove(pawn, s.pawns[pawn]!, openExit(s));
}
