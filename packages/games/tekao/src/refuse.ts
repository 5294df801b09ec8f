import type { Refusal, Seat } from '@tablee/kernel';
import { NOWHERE, neighbour } from './board.ts';
import {
  directionOf,
  distanceOf,
  fromOf,
  isMove,
  isPlacement,
  isTurn,
  type Move,
  PASS,
  shapePlaced,
  squarePlaced,
} from './move.ts';
import { isOffered } from './moves.ts';
import { canonical, EMPTY, isFlag, nameShape, readShape, sideOf, weaponAt } from './piece.ts';
import { type RefusalKey, refuseBy } from './refusals.ts';
import { isOver, NO_KIND, type State, seatToMove, sideToMove } from './state.ts';
import { canAct, restingSquare } from './streak.ts';
import { isHome } from './variant.ts';
import { REACH } from './weapons.ts';

export function refuse(s: State, seat: Seat, m: Move): Refusal<RefusalKey> | null {
  return refuseBy(against(s, seat, m));
}

function against(s: State, seat: Seat, m: Move): RefusalKey | null {
  if (isOver(s)) return s.phase === 'flag' ? 'over-flag' : 'over-drawn';
  if (seat !== seatToMove(s)) return 'not-your-turn';
  if (!isMove(m)) return 'no-such-move';
  if (s.phase === 'place') return isPlacement(m) ? againstPlacement(s, m) : 'place-first';
  if (isPlacement(m)) return 'placing-is-over';
  if (m === PASS) return canAct(s, sideToMove(s)) ? 'must-act' : null;
  return againstAction(s, m);
}

function againstPlacement(s: State, m: Move): RefusalKey | null {
  const shape = shapePlaced(m);
  // A number that spells no piece, from a caller that does not read moves as text.
  if (readShape(nameShape(shape)) !== shape) return 'no-such-move';
  const kind = s.variant.supply.kinds.indexOf(canonical(shape));
  if (kind < 0 || !isOffered(s, kind)) return s.drawn === NO_KIND ? 'not-in-bag' : 'not-the-drawn-piece';
  const square = squarePlaced(m);
  if (!isHome(s.variant.home, sideToMove(s), square)) return 'outside-home';
  return s.cells[square] === EMPTY ? null : 'square-taken';
}

function againstAction(s: State, m: Move): RefusalKey | null {
  const from = fromOf(m);
  const cell = s.cells[from]!;
  const side = sideToMove(s);
  if (cell === EMPTY) return 'no-piece-there';
  if (sideOf(cell) !== side) return 'not-your-piece';
  if (isTurn(m)) {
    if (isFlag(cell)) return 'flag-does-not-turn';
  } else {
    const wrong = againstWay(s, m);
    if (wrong) return wrong;
  }
  return restingSquare(s, side) === from ? 'three-in-a-row' : null;
}

function againstWay(s: State, m: Move): RefusalKey | null {
  const direction = directionOf(m);
  const distance = distanceOf(m);
  let to = fromOf(m);
  if (distance > REACH[weaponAt(s.cells[to]!, direction)]!) return 'too-far';
  for (let i = 0; i < distance; i++) {
    to = neighbour(to, direction);
    if (to === NOWHERE) return 'off-the-board';
    if (s.cells[to] !== EMPTY) return 'way-blocked';
  }
  return null;
}
