import { NOWHERE, type Side } from '../board.ts';
import { EMPTY } from '../piece.ts';
import { newScan, type Scan, scan } from './scan.ts';
import { MOST_PIECES, type SearchBoard } from './search-board.ts';
import { NEXT } from './tables.ts';
import {
  MATERIAL,
  MOVER,
  type MoveWeights,
  OPEN,
  seenFrom,
  TEMPO,
  WAITER,
  worthOfAim,
  worthOfFlag,
  worthOfGuard,
  worthOfPiece,
} from './weights.ts';

/** Material and placement of a side. */
function weighStanding(f: SearchBoard, side: Side): number {
  const { cells, places, counts, flags } = f;
  const flag = flags[side]!;
  const own = seenFrom(side, flag);
  const its = seenFrom(side, flags[1 - side]!);
  let value = MATERIAL[counts[side]! - 1]! + worthOfFlag(own);
  const first = side * MOST_PIECES;
  for (let i = first; i < first + counts[side]!; i++) {
    const square = places[i]!;
    if (square === flag) continue;
    const seen = seenFrom(side, square);
    value += worthOfPiece(cells[square]!, side, seen) + worthOfAim(seen, its) + worthOfGuard(seen, own);
  }
  let free = 0;
  for (let direction = 0; direction < 4; direction++) {
    const beside = NEXT[(flag << 2) | direction]!;
    if (beside !== NOWHERE && cells[beside] === EMPTY) free++;
  }
  return value + OPEN[free]!;
}

const countBits = (bits: number): number => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
};

const weighScan = ({ safe, deadly, hits, trades }: Scan, by: MoveWeights): number =>
  by.safe * safe +
  by.deadly * deadly +
  by.hits[Math.min(3, countBits(hits))]! +
  by.trades[Math.min(2, countBits(trades))]!;

const mover: Scan = newScan();
const waiter: Scan = newScan();
/** Beyond this distance from the window, the scans are skipped: they are most of the work. */
const FAR = 90;
/** After this many quiet turns, values fade towards a draw (TEKAO-11). */
const CALM_TURNS = 20;

/** The log-odds of the side on turn in hundredths, rounded. Rough if it is far outside `low` to `high`. */
export function judge(
  f: SearchBoard,
  low = Number.NEGATIVE_INFINITY,
  high = Number.POSITIVE_INFINITY,
): number {
  const { side, quiet, drawAfter } = f;
  let value = weighStanding(f, side) - weighStanding(f, 1 - side) + TEMPO;
  if (value + FAR > low && value - FAR < high) {
    scan(f, side, mover);
    scan(f, 1 - side, waiter);
    f.harmless = mover.hits === 0 && mover.trades === 0;
    value += weighScan(mover, MOVER) - weighScan(waiter, WAITER);
  }
  if (quiet > CALM_TURNS) value *= (drawAfter - quiet) / (drawAfter - CALM_TURNS);
  return Math.round(value);
}
