import type { Refusal, Seat } from '@tablee/kernel';
import {
  DIAGONAL,
  HOLE,
  isForward,
  isGrey,
  LOWEST,
  lineOf,
  ORTHOGONAL,
  pawnOn,
  placeOf,
  type Square,
} from './board.ts';
import { countParts, isBroken } from './field.ts';
import { repeats } from './memory.ts';
import { directionNamed, fromOf, isJoin, isMove, isStep, type Move, STOP, stoneNamed, toOf } from './move.ts';
import { type RefusalKey, refuseBy } from './refusals.ts';
import { listTouches, partsAfter } from './repairs.ts';
import { gapDistance, joinDistance } from './slide.ts';
import type { State } from './state.ts';

export function refuse(s: State, seat: Seat, m: Move): Refusal<RefusalKey> | null {
  return refuseBy(reasonAgainst(s, seat, m));
}

function reasonAgainst(s: State, seat: Seat, m: Move): RefusalKey | null {
  if (s.phase === 'captured') return 'over-captured';
  if (s.phase === 'stopped') return 'over-stopped';
  if (s.phase === 'both-blocked') return 'over-blocked';
  if (seat !== s.side) return 'not-your-turn';
  if (!isMove(m)) return 'no-such-move';
  if (m === STOP) {
    if (s.phase === 'repair') return 'repair-before-stop';
    return s.extra ? null : 'stop-not-offered';
  }
  if (!isStep(m)) return againstSlide(s, m);
  if (s.phase === 'repair') return isBroken(s.lines) ? 'close-gap-first' : 'join-parts-first';
  return againstStep(s, fromOf(m), toOf(m));
}

function againstStep(s: State, from: Square, to: Square): RefusalKey | null {
  const here = s.cells[from]!;
  const there = s.cells[to]!;
  if (here === HOLE) return 'no-stone';
  if (pawnOn(here) < 0) return 'no-pawn';
  if (pawnOn(here) !== s.side) return 'not-your-pawn';
  const straight = ORTHOGONAL[from]!.includes(to);
  const diagonal = DIAGONAL[from]!.includes(to);
  if (!straight && !diagonal) return 'not-a-neighbour';
  if (isGrey(here) && !diagonal) return 'grey-goes-diagonal';
  if (!isGrey(here) && !straight) return 'black-goes-straight';
  if (there === HOLE) return 'no-stone-there';
  return pawnOn(there) === s.side ? 'own-pawn-there' : null;
}

function againstSlide(s: State, m: Move): RefusalKey | null {
  if (s.phase !== 'repair') return 'nothing-to-repair';
  const stone = stoneNamed(m);
  const direction = directionNamed(m);
  if (s.cells[stone] === HOLE) return 'no-stone-to-slide';
  const line = lineOf(stone, direction);
  const place = placeOf(stone, direction);
  const broken = isBroken(s.lines);
  if (isJoin(m)) {
    if (broken) return 'gaps-before-parts';
    if (LOWEST[s.lines[line]!] !== place) return 'name-lowest-stone';
    if (joinDistance(s.lines, line, isForward(direction)) === 0) return 'touches-no-part';
    if (staysApart(s, m)) return 'must-join';
  } else {
    if (!broken) return 'no-gap-left';
    if (gapDistance(s.lines[line]!, place, isForward(direction)) === 0) return 'no-gap-there';
  }
  return repeats(s, m) ? 'repeats-layout' : null;
}

/** TCHAG-8: this slide joins nothing while another one would. */
function staysApart(s: State, m: Move): boolean {
  const parts = countParts(s.lines);
  if (partsAfter(s.lines, m) < parts) return false;
  const touches: Move[] = [];
  const count = listTouches(s.lines, touches);
  return touches.slice(0, count).some(other => partsAfter(s.lines, other) < parts);
}
