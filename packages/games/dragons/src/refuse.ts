import type { Refusal, Seat } from '@tablee/kernel';
import { isDown, isTomb, isUp } from './board.ts';
import { fromOf, isMove, kindOf, type Move, NO_GESTURE, seatNamed, spaceTurned, toOf } from './move.ts';
import { type RefusalKey, refuseBy } from './refusals.ts';
import { hidingPlaces, isOver, SCREEN_HOLDER, type State } from './state.ts';

export function refuse(s: State, seat: Seat, m: Move): Refusal<RefusalKey> | null {
  return refuseBy(against(s, seat, m));
}

function against(s: State, seat: Seat, m: Move): RefusalKey | null {
  if (isOver(s)) return 'over';
  if (!isMove(m)) return 'no-such-move';
  return s.phase === 'duel' ? againstDuel(s, seat, m) : againstTurn(s, seat, m);
}

function againstDuel(s: State, seat: Seat, m: Move): RefusalKey | null {
  const kind = kindOf(m);
  const real = s.variant.hands === 'real';
  if (kind === 'won') {
    if (!real) return 'hands-on-screen';
    if (seat !== SCREEN_HOLDER) return 'not-your-turn';
    return seatNamed(m) < s.variant.seats ? null : 'no-such-player';
  }
  if (kind !== 'gesture') return 'duel-first';
  if (real) return 'hands-are-real';
  if (s.inside[seat] !== 1) return 'out-of-duel';
  return s.chosen[seat] === NO_GESTURE ? null : 'already-chosen';
}

function againstTurn(s: State, seat: Seat, m: Move): RefusalKey | null {
  if (seat !== s.winner) return 'not-your-turn';
  const kind = kindOf(m);
  if (kind === 'gesture' || kind === 'won') return 'duel-is-over';
  if (s.phase === 'hide') {
    if (kind !== 'hide') return 'hide-first';
    if (!isUp(s.cells[fromOf(m)]!)) return 'not-turned';
    return hidingPlaces(s).includes(toOf(m)) ? null : 'not-free';
  }
  if (kind === 'hide') return 'nothing-to-hide';
  if (kind === 'keep') return s.cells.some(isUp) ? null : 'nothing-to-keep';
  const space = spaceTurned(m);
  return isTomb(space) && isDown(s.cells[space]!) ? null : 'no-stone-down';
}
