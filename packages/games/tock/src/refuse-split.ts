import type { Seat } from '@tablee/kernel';
import { HOUSES, isReserve, isSeven, PAWNS, type Place, RESERVES } from './board.ts';
import type { Part } from './move.ts';
import { againstForward } from './obstacle.ts';
import { againstColour } from './ownership.ts';
import { stepsBetween } from './pawns.ts';
import type { RefusalKey } from './refusals.ts';
import { isPlayable, newSplit, openSplit, pushPart, SEVEN_STEPS, type Split } from './split.ts';
import { firstOrder, isLastHome } from './splits.ts';
import type { State } from './state.ts';
import { distance } from './walk.ts';

const board = newSplit();

/** TOCK-23: part by part, then the sum, then the spelling. */
export function againstSplit(s: State, seat: Seat, parts: readonly Part[]): RefusalKey | null {
  openSplit(board, s, seat);
  let sum = 0;
  for (const { from, to } of parts) {
    const pawn = board.pawns.indexOf(from);
    const key = againstPawn(s, seat, pawn, from) ?? againstPart(board, pawn, to);
    if (key) return key;
    const steps = stepsBetween((pawn / PAWNS) | 0, from, to, false);
    pushPart(board, pawn, steps, to);
    sum += steps;
  }
  if (sum !== SEVEN_STEPS && !(sum < SEVEN_STEPS && isLastHome(board))) {
    const alone = parts.length === 1 && sum < SEVEN_STEPS && parts[0]!.to >= HOUSES;
    return alone ? 'split-last-pawn' : 'split-sum';
  }
  const first = firstOrder(s, seat, board);
  return parts.every(({ from }, i) => first[i]!.from === from) ? null : 'split-order';
}

function againstPawn(s: State, seat: Seat, pawn: number, from: Place): RefusalKey | null {
  if (pawn < 0) return 'no-pawn-there';
  if (isReserve(from)) return 'card-does-not-enter';
  if ((board.moved >> pawn) & 1) return 'split-pawn-twice';
  if (isPlayable(board, pawn)) return null;
  return againstColour(s, seat, (pawn / PAWNS) | 0) ?? 'no-pawn-there';
}

function againstPart(split: Split, pawn: number, to: Place): RefusalKey | null {
  const colour = (pawn / PAWNS) | 0;
  const from = split.pawns[pawn]!;
  if (to >= RESERVES) return 'wrong-count';
  if (from >= HOUSES && to <= from) return 'house-forward-only';
  const steps = stepsBetween(colour, from, to, false);
  if (steps >= 1 && steps <= SEVEN_STEPS) return againstForward(split, colour, from, to, steps, split);
  const short = from < HOUSES && isSeven(to) && distance(from, to) <= SEVEN_STEPS;
  return short ? 'leap-goes-on' : to >= HOUSES ? 'house-exact-count' : 'split-sum';
}
