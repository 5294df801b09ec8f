import type { Seat } from '@tablee/kernel';
import { HOUSES, NOWHERE, type Place } from '../board.ts';
import { SEVEN } from '../cards.ts';
import type { Part } from '../move.ts';
import { doorOf, isPlayable, newSplit, openSplit, pushPart, SEVEN_STEPS, trackOf } from '../split.ts';
import { firstOrder, partsOf } from '../splits.ts';
import type { State } from '../state.ts';
import type { Appraisal } from './appraisal.ts';

const board = newSplit();
const MOST_PAWNS = 8;
const WIDTH = SEVEN_STEPS + 1;
const NEVER = -1e6;

/** By candidate and steps: the target of that part if it is played first, and its value. */
const ends = new Int16Array(MOST_PAWNS * WIDTH);
const worths = new Float64Array(MOST_PAWNS * WIDTH);
/** By candidates considered and steps spent: the best sum, and the steps of its last candidate. */
const sums = new Float64Array((MOST_PAWNS + 1) * WIDTH);
const shares = new Int8Array((MOST_PAWNS + 1) * WIDTH);

type ChosenSplit = { readonly parts: readonly Part[]; readonly worth: number };

/**
 * TOCK-23: the best split if parts do not interfere, or null. Parts are valued independently and combined by dynamic
 * programming (knapsack). If the result is not legal, the best single part is used.
 */
export function chooseSplit(s: State, seat: Seat, appraisal: Appraisal): ChosenSplit | null {
  openSplit(board, s, seat);
  const count = Math.min(MOST_PAWNS, board.candidates.length);
  weighParts(count, appraisal);
  return shortSplit(count) ?? combinedSplit(s, seat, count) ?? singleSplit(count);
}

function weighParts(count: number, appraisal: Appraisal): void {
  for (let k = 0; k < count; k++) {
    const pawn = board.candidates[k]!;
    for (let steps = 1; steps <= SEVEN_STEPS; steps++) {
      const to = isPlayable(board, pawn) ? targetOf(pawn, steps) : NOWHERE;
      ends[k * WIDTH + steps] = to;
      worths[k * WIDTH + steps] = to === NOWHERE ? NEVER : appraisal.walk(SEVEN, board.pawns[pawn]!, to);
    }
  }
}

function targetOf(pawn: number, steps: number): Place {
  const door = doorOf(board, pawn, steps);
  return door === NOWHERE ? trackOf(board, pawn, steps, door) : door;
}

/** The last pawn may come home with fewer than seven steps. */
function shortSplit(count: number): ChosenSplit | null {
  for (let k = 0; k < count; k++) {
    if (board.candidates[k] !== board.last) continue;
    for (let steps = 1; steps < SEVEN_STEPS; steps++) {
      const to = ends[k * WIDTH + steps]!;
      if (to >= HOUSES) return splitOf(k, steps);
    }
  }
  return null;
}

function splitOf(k: number, steps: number): ChosenSplit {
  const i = k * WIDTH + steps;
  const from = board.start[board.candidates[k]!]!;
  return { parts: [{ from, to: ends[i]! }], worth: worths[i]! };
}

function singleSplit(count: number): ChosenSplit | null {
  let best = -1;
  for (let k = 0; k < count; k++) {
    const worth = worths[k * WIDTH + SEVEN_STEPS]!;
    if (worth > NEVER && (best < 0 || worth > worths[best * WIDTH + SEVEN_STEPS]!)) best = k;
  }
  return best < 0 ? null : splitOf(best, SEVEN_STEPS);
}

function combinedSplit(s: State, seat: Seat, count: number): ChosenSplit | null {
  sums.fill(NEVER, 0, WIDTH);
  sums[0] = 0;
  for (let k = 0; k < count; k++) {
    for (let spent = 0; spent <= SEVEN_STEPS; spent++) {
      let best = sums[k * WIDTH + spent]!;
      let share = 0;
      for (let steps = 1; steps <= spent; steps++) {
        const sum = sums[k * WIDTH + spent - steps]! + worths[k * WIDTH + steps]!;
        if (sum > best) {
          best = sum;
          share = steps;
        }
      }
      sums[(k + 1) * WIDTH + spent] = best;
      shares[(k + 1) * WIDTH + spent] = share;
    }
  }
  const worth = sums[count * WIDTH + SEVEN_STEPS]!;
  if (worth <= NEVER / 2) return null;
  readPlan(count);
  if (followPlan(0, count, 1)) return { parts: partsOf(board), worth };
  openSplit(board, s, seat);
  // A pawn nearer to its house may have to enter first (TOCK-18).
  return followPlan(count - 1, -1, -1) ? { parts: firstOrder(s, seat, board), worth } : null;
}

function readPlan(count: number): void {
  let spent = SEVEN_STEPS;
  for (let k = count; k > 0; k--) {
    const share = shares[k * WIDTH + spent]!;
    plan[k - 1] = share;
    spent -= share;
  }
}

/** Plays the parts in order; false if one no longer leads where it was valued. */
function followPlan(first: number, end: number, step: number): boolean {
  for (let k = first; k !== end; k += step) {
    const steps = plan[k]!;
    if (steps === 0) continue;
    const pawn = board.candidates[k]!;
    if (!isPlayable(board, pawn) || targetOf(pawn, steps) !== ends[k * WIDTH + steps]) return false;
    pushPart(board, pawn, steps, ends[k * WIDTH + steps]!);
  }
  return true;
}

const plan = new Int8Array(MOST_PAWNS);
