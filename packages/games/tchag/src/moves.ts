import type { Seat } from '@tablee/kernel';
import { BLACK, DIAGONAL, GREY, HOLE, ORTHOGONAL, SQUARES, withPawn } from './board.ts';
import { type Move, STOP, stepMove } from './move.ts';
import { listRepairs } from './repairs.ts';
import type { State } from './state.ts';

/** TCHAG-3, TCHAG-4: writes the pawn moves of a seat to `list`, in order; returns their number. */
export function listSteps(cells: readonly number[], seat: Seat, list: Move[]): number {
  const onBlack = withPawn(BLACK, seat);
  const onGrey = withPawn(GREY, seat);
  let count = 0;
  for (let from = 0; from < SQUARES; from++) {
    const cell = cells[from];
    if (cell !== onBlack && cell !== onGrey) continue;
    const targets = cell === onGrey ? DIAGONAL[from]! : ORTHOGONAL[from]!;
    for (let i = 0; i < targets.length; i++) {
      const target = cells[targets[i]!];
      if (target !== HOLE && target !== onBlack && target !== onGrey) {
        list[count++] = stepMove(from, targets[i]!);
      }
    }
  }
  return count;
}

/** TCHAG-12: whether this seat can move a pawn. */
export function canStep(cells: readonly number[], seat: Seat): boolean {
  const onBlack = withPawn(BLACK, seat);
  const onGrey = withPawn(GREY, seat);
  for (let from = 0; from < SQUARES; from++) {
    const cell = cells[from];
    if (cell !== onBlack && cell !== onGrey) continue;
    const targets = cell === onGrey ? DIAGONAL[from]! : ORTHOGONAL[from]!;
    for (let i = 0; i < targets.length; i++) {
      const target = cells[targets[i]!];
      if (target !== HOLE && target !== onBlack && target !== onGrey) return true;
    }
  }
  return false;
}

/** Writes all legal moves of the player on turn to `list`; returns their number. Does not allocate. */
export function listInto(s: State, list: Move[]): number {
  if (s.phase === 'repair') return listRepairs(s, list);
  if (s.phase !== 'move') return 0;
  const count = listSteps(s.cells, s.side, list);
  if (!s.extra) return count;
  list[count] = STOP;
  return count + 1;
}

export function listMoves(s: State): Move[] {
  const list: Move[] = [];
  list.length = listInto(s, list);
  return list;
}
