import type { Seat } from '@tablee/kernel';
import { BLUE } from './board.ts';
import { foresee } from './inspect.ts';
import { fromOf, type Move, PASS, shapePlaced } from './move.ts';
import { isActor, listMoves } from './moves.ts';
import { isFlag } from './piece.ts';
import { type State, sideToMove } from './state.ts';

/** The move of an absent player: wins if possible, else takes without loss, else the least harmful move. */
export function chooseForAbsent(s: State, seat: Seat): Move {
  const moves = isActor(s, seat) ? listMoves(s, seat) : [];
  if (moves.length === 0) throw new Error(`seat ${seat} has nothing to choose`);
  return s.phase === 'place' ? choosePlace(s, moves) : chooseAction(s, moves);
}

/** The flag goes to the back corner of the home, weapons to the front. */
function choosePlace(s: State, moves: readonly Move[]): Move {
  const flag = moves.find(m => isFlag(shapePlaced(m)));
  const firstIsBack = sideToMove(s) === BLUE;
  if (flag !== undefined) return firstIsBack ? flag : moves.findLast(m => isFlag(shapePlaced(m)))!;
  return firstIsBack ? moves.at(-1)! : moves[0]!;
}

function chooseAction(s: State, moves: readonly Move[]): Move {
  if (moves[0] === PASS) return PASS;
  const seen = moves.map(m => ({ m, ...foresee(s, m), flag: isFlag(s.cells[fromOf(m)]!) }));
  const safe = seen.filter(f => f.takenBy.length === 0);
  const chosen =
    seen.find(f => f.wins) ??
    safe.find(f => f.takes.length > 0) ??
    safe.find(f => !f.flag) ??
    safe[0] ??
    seen.find(f => !f.loses) ??
    seen[0]!;
  return chosen.m;
}
